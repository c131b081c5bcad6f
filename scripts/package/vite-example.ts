import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../free-port.ts';
import { runWell } from './run.ts';

const LISTENS_WITHIN_MS = 20_000;

/** Names that the page lists once its mock answers. */
const listedAt = async (url: string, executablePath: string): Promise<readonly string[]> => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(url);
    await page
      .locator('li')
      .first()
      .waitFor({ timeout: LISTENS_WITHIN_MS })
      .catch(() => undefined);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return await page.locator('li').allTextContents();
  } finally {
    await browser.close();
  }
};

/** Builds the page of the example, serves it and opens it: the mock in the page must list people. Says what was seen. */
export const runViteExample = async (folder: string, executablePath: string): Promise<string> => {
  const root = join(folder, 'examples/vite-msw');
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  cpSync(
    join(folder, 'node_modules/msw/lib/mockServiceWorker.js'),
    join(root, 'public/mockServiceWorker.js'),
  );
  await runWell(process.execPath, [vite, 'build', '--logLevel', 'warn'], root);
  const port = await freePort();
  const preview = spawn(process.execPath, [vite, 'preview', '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((listens, failed) => {
      preview.once('exit', () => failed(new Error('vite preview did not start')));
      preview.stdout.once('data', () => listens());
    });
    const names = await listedAt(`http://localhost:${port}/`, executablePath);
    if (names.length === 0) throw new Error('the page of the example lists no residents');
    return `${names.length} people in the page, the first is ${names[0] ?? ''}`;
  } finally {
    preview.removeAllListeners('exit');
    preview.kill();
  }
};
