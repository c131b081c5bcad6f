import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the programs that others wrote. */
export const interop = fileURLToPath(new URL('../../interop/', import.meta.url));

const isThere = (command: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', command]).status === 0;

/** The commands that this machine lacks for a program. */
export const missingFor = ({ needs }: { readonly needs: readonly string[] }): readonly string[] =>
  needs.filter((command) => !isThere(command));
