import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../browser/chromium.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const NAME = 'community-engagement-contract';

/** What a browser of a test leaves alone, and that it may run as root. */
const QUIETLY = '--no-sandbox --disable-gpu --disable-sync --disable-component-update --no-first-run';

/** What a guide is run with: the commands that its reader has installed, and whether there is a browser. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly hasBrowser: boolean;
}

/**
 * Makes a folder look like one with the package installed: `npx ces` and `npx playwright` start what is here, and code
 * finds the package that was built. `chromium` is the browser of this machine, and $CHROMIUM its path.
 */
export const machineIn = async (folder: string): Promise<Machine> => {
  const bin = join(folder, '.bin');
  await mkdir(bin);
  await mkdir(join(folder, 'node_modules'));
  await symlink(root, join(folder, 'node_modules', NAME));
  const command = async (name: string, lines: string): Promise<void> => {
    await writeFile(join(bin, name), `#!/bin/sh\n${lines}\n`);
    await chmod(join(bin, name), 0o755);
  };
  const started = (script: string): string => `exec '${process.execPath}' '${join(root, script)}' "$@"`;
  await command(
    'npx',
    [
      'tool=$1; shift',
      `if [ "$tool" = playwright ]; then ${started('node_modules/@playwright/test/cli.js')}; fi`,
      started('dist/src/cli/ces.js'),
    ].join('\n'),
  );
  const chromium = await findChromium();
  if (chromium !== undefined) await command('chromium', `exec '${chromium}' ${QUIETLY} "$@" 2> /dev/null`);
  const path = [bin, process.env['PATH'] ?? ''].join(delimiter);
  const env = { PATH: path, HOME: folder, TMPDIR: tmpdir(), NO_COLOR: '1' };
  return {
    env: { ...env, ...(chromium !== undefined && { CHROMIUM: chromium }) },
    hasBrowser: chromium !== undefined,
  };
};
