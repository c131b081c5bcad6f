import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pack.ts';
import { runWell } from './run.ts';

/** Tools that the examples are run with; users would install them, here those of this repository do. */
const TOOLS = ['vitest', 'vite', 'msw', '@playwright/test', 'happy-dom', 'typescript', '@types/node'];

/** An empty folder with the package in it as npm installs it, the examples, and tools to run them. Gives the seconds. */
export const install = async (folder: string, tarball: string): Promise<number> => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const start = performance.now();
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund'];
  const said = await runWell('npm', ['install', ...quiet, tarball], folder);
  const seconds = (performance.now() - start) / 1000;
  if (said.includes('warn')) throw new Error(`npm install should warn of nothing, and said:\n${said}`);
  for (const name of TOOLS) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  return seconds;
};
