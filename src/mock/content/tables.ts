import { nameHint } from '../domain/nearest-name.ts';
import type { Placed, Stored } from '../world/collection.ts';
import type { PlacedFile } from '../world/files.ts';
import { collectionsOf, createStore } from '../world/store.ts';
import type { WorldContent } from '../world/world.ts';
import { FILES, isPlacedFile, LineFault, type Counts, type Gone, type Row } from './format.ts';

const names: readonly string[] = [...Object.keys(collectionsOf(createStore())), FILES];

/** The collections of a world while they are read. */
export const createTables = (next: Readonly<Record<string, number>>) => {
  const tables = new Map(
    names.map((name) => [name, { placed: new Map<string, Placed<Stored>>(), next: next[name] ?? 1 }]),
  );
  const table = (name: string, position: number) => {
    const found = tables.get(name);
    if (!found)
      throw new LineFault(`the unknown collection ${JSON.stringify(name)}; ${nameHint(name, names)}`);
    found.next = Math.max(found.next, position + 1);
    return found.placed;
  };
  const inOrder = (name: string): readonly Placed<Stored>[] =>
    [...(tables.get(name)?.placed.values() ?? [])].sort((a, b) => a.position - b.position);
  const part = <T extends Stored>(name: string, placed: readonly Placed<T>[]) => ({
    placed,
    next: tables.get(name)?.next ?? 1,
  });
  return {
    put: ([name, position, record]: Row): void => {
      if (name === FILES && !isPlacedFile(record)) throw new LineFault('a file without name, type or place');
      table(name, position).set(record.id, { record, position });
    },
    remove: ([name, position, id]: Gone): void => void table(name, position).delete(id),
    sizes: (): Omit<Counts, 'events'> => {
      const size = (name: string): number => tables.get(name)?.placed.size ?? 0;
      return {
        records: names.filter((name) => name !== FILES).reduce((sum, name) => sum + size(name), 0),
        files: size(FILES),
      };
    },
    content: (): Pick<WorldContent, 'records' | 'files'> => ({
      records: Object.fromEntries(
        names.filter((name) => name !== FILES).map((name) => [name, part(name, inOrder(name))]),
      ),
      files: part(
        FILES,
        inOrder(FILES).flatMap(({ record, position }): readonly Placed<PlacedFile>[] =>
          isPlacedFile(record) ? [{ record, position }] : [],
        ),
      ),
    }),
  };
};

const isSame = (one: Counts, other: Counts): boolean =>
  one.records === other.records && one.files === other.files && one.events === other.events;

/** Throws LineFault if the counts do not match the header. */
export const countsAs = (found: Counts, announced: Counts): void => {
  if (isSame(found, announced)) return;
  const text = ({ records, files, events }: Counts): string =>
    `${records} records, ${files} files and ${events} events`;
  throw new LineFault(`${text(announced)} announced, but ${text(found)} there`);
};
