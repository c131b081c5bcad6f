import { readdir, readFile } from 'node:fs/promises';
import { readSource, type Import, type Source } from './imports.ts';

/** Every file that can be imported, by its path from the root of the project, with `/` between folders. */
export type SourceTree = ReadonlyMap<string, Source>;

/** A JSON file is imported and imports nothing. */
const DATA: Source = { imports: [], lines: 0, isBarrel: false };

const sourceOf = async (path: string, root: URL): Promise<Source> =>
  path.endsWith('.json') ? DATA : readSource(path, await readFile(new URL(path, root), 'utf8'));

const FOLDERS = ['openapi/generated', 'src', 'conformance', 'scripts'];

export const readSources = async (root: URL): Promise<SourceTree> => {
  const listed = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(new URL(`${folder}/`, root), { recursive: true });
      return entries
        .filter((name) => /\.(tsx?|mjs|json)$/.test(name) && !name.endsWith('tsconfig.json'))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    }),
  );
  const paths = listed.flat().sort();
  const sources = await Promise.all(paths.map((path) => sourceOf(path, root)));
  return new Map(paths.flatMap((path, at) => (sources[at] ? [[path, sources[at]]] : [])));
};

/** The file behind a relative import, as a path from the root; undefined for packages. */
export const targetOf = (path: string, { from }: Import): string | undefined =>
  from.startsWith('.') ? new URL(from, `file:///${path}`).pathname.slice(1) : undefined;

/** The package behind an import that is not relative: `ajv/dist/2020.js` is `ajv`. */
export const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
