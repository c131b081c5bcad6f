import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The browser of this machine: `$CHROMIUM`, or the first in the path; undefined if there is none. */
export const findChromium = async (): Promise<string | undefined> => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const place of [process.env['CHROMIUM'], ...places]) if (place && (await isThere(place))) return place;
  return undefined;
};

/** The same for a program that needs it: without a browser it says so and ends. */
export const chromiumOrSkip = async (): Promise<string> => {
  const found = await findChromium();
  if (found !== undefined) return found;
  console.log('skipped: there is no chromium on this machine (CHROMIUM may hold the path of one)');
  process.exit(0);
};
