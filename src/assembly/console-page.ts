import { readFile } from 'node:fs/promises';
import { pages } from '#required';

/** The console as it was built; undefined where it is not. */
export const consolePage = (): Promise<string | undefined> =>
  readFile(`${pages}/console/index.html`, 'utf8').catch(() => undefined);
