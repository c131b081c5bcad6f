import { constants, copyFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFolder, statOf } from './regular-file.ts';
import { isFileOf } from './paths.ts';

/** A new folder for damaged files of a tenant; `at` is the time, in milliseconds since 1970. */
const folderFor = (folder: string, tenant: string, at: number): string => {
  const damaged = join(folder, 'damaged');
  ensureFolder(damaged);
  const own = join(damaged, `${tenant}-${new Date(at).toISOString().replaceAll(':', '-')}`);
  ensureFolder(own);
  return own;
};

/**
 * Keeps the damaged files of a world: the next write replaces them, and a person may still get more out of them. What can
 * be read is copied, everything else is moved away. Gives the folder.
 */
export const quarantine = (folder: string, tenant: string, at: number, isReadable: boolean): string => {
  const to = folderFor(folder, tenant, at);
  for (const name of readdirSync(folder).filter((one) => isFileOf(one, tenant))) {
    const [from, target] = [join(folder, name), join(to, name)];
    if (isReadable && statOf(from)?.isFile()) copyFileSync(from, target, constants.COPYFILE_FICLONE);
    else renameSync(from, target);
  }
  return to;
};
