import { readFile } from 'node:fs/promises';

const docsPage = new URL('../../docs/index.html', import.meta.url);

/** The rendered documentation, as it was built; undefined where it was not. */
export const readDocsPage = (): Promise<string | undefined> =>
  readFile(docsPage, 'utf8').catch(() => undefined);
