import { render } from 'preact';
import { App } from './app.tsx';
import { startSession } from './session.ts';
import { startTheme } from './theme.ts';

startTheme();
startSession();
const root = document.getElementById('app');
if (root) render(<App />, root);
