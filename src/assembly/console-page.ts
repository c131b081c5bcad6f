import { readFile } from 'node:fs/promises';

const built = new URL('../../console/index.html', import.meta.url);

/** The console as it was built; undefined where it is not. */
export const consolePage = (): Promise<string | undefined> => readFile(built, 'utf8').catch(() => undefined);
