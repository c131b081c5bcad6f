import { chmod, copyFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../browser/chromium.ts';
import type { Need } from './blocks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const NAME = 'community-engagement-contract';

/** What a browser of a test leaves alone, and that it may run as root. */
const QUIETLY = '--no-sandbox --disable-gpu --disable-sync --disable-component-update --no-first-run';

/** A browser that shares a machine with other guides may be slow; it still has to show what the test expects. */
const PATIENT = 'export default { timeout: 240_000, expect: { timeout: 60_000 } };\n';

/** What a guide is run with: the commands that its reader has installed, and what this machine has. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  has(need: Need): boolean;
}

/** What npm would read from the home of its user; a guide has its own home. */
const npmAtHome = (): NodeJS.ProcessEnv => {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return {
    npm_config_cache: process.env['npm_config_cache'] ?? join(homedir(), '.npm'),
    npm_config_userconfig: process.env['npm_config_userconfig'] ?? join(homedir(), '.npmrc'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    ...(NODE_EXTRA_CA_CERTS !== undefined && { NODE_EXTRA_CA_CERTS }),
  };
};

/**
 * Makes a folder look like one with the package installed: `npx ces` and `npx` with a tool of this repository start what is here, and code
 * finds the package that was built. `chromium` is the browser of this machine, and $CHROMIUM its path. With a tarball the
 * guide installs that by itself, and `npx` starts what it installed.
 */
export const machineIn = async (folder: string, tarball: string | undefined): Promise<Machine> => {
  const bin = join(folder, '.bin');
  await mkdir(bin);
  if (tarball === undefined) {
    await mkdir(join(folder, 'node_modules'));
    await symlink(root, join(folder, 'node_modules', NAME));
  } else await copyFile(tarball, join(folder, basename(tarball)));
  const command = async (name: string, lines: string): Promise<void> => {
    await writeFile(join(bin, name), `#!/bin/sh\n${lines}\n`);
    await chmod(join(bin, name), 0o755);
  };
  const started = (script: string): string => `exec '${process.execPath}' '${join(root, script)}' "$@"`;
  await command(
    'npx',
    [
      'tool=$1; shift',
      'if [ -x "node_modules/.bin/$tool" ]; then exec "node_modules/.bin/$tool" "$@"; fi',
      `own='${join(root, 'node_modules/.bin')}'`,
      'if [ -x "$own/$tool" ]; then exec "$own/$tool" "$@"; fi',
      started('dist/src/cli/ces.js'),
    ].join('\n'),
  );
  const chromium = await findChromium();
  await writeFile(join(folder, 'playwright.config.mjs'), PATIENT);
  if (chromium !== undefined) await command('chromium', `exec '${chromium}' ${QUIETLY} "$@" 2> /dev/null`);
  const path = [bin, process.env['PATH'] ?? ''].join(delimiter);
  const env = { PATH: path, HOME: folder, TMPDIR: tmpdir(), NO_COLOR: '1' };
  const found: Readonly<Record<Need, boolean>> = {
    browser: chromium !== undefined,
    registry: tarball !== undefined,
  };
  return {
    env: {
      ...env,
      ...(chromium !== undefined && { CHROMIUM: chromium }),
      ...(tarball !== undefined && npmAtHome()),
    },
    has: (need) => found[need],
  };
};
