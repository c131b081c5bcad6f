import { fileURLToPath } from 'node:url';
import { conform } from '../../conform.ts';

/** For the test of Ctrl-C: the tiny suite in a process of its own. Arguments: configuration, report folder. */
const [config = '', out = ''] = process.argv.slice(2);
const root = fileURLToPath(new URL('./', import.meta.url));
const { exitCode } = await conform({
  config,
  out,
  root,
  env: process.env,
  cwd: process.cwd(),
  seed: 1,
  concurrency: 2,
});
process.exitCode = exitCode;
