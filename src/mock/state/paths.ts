import { join } from 'node:path';

/** The paths of the files of one world. Slugs contain no dot. */
export interface Paths {
  readonly snapshot: string;
  /** A snapshot that is being written. */
  readonly unfinished: string;
  readonly journal: (generation: number) => string;
}

const SNAPSHOT = '.world';

export const pathsOf = (folder: string, tenant: string): Paths => ({
  snapshot: join(folder, `${tenant}${SNAPSHOT}`),
  unfinished: join(folder, `${tenant}${SNAPSHOT}.new`),
  journal: (generation) => join(folder, `${tenant}.${generation}.journal`),
});

/** The tenant whose snapshot or journal has this name; undefined for any other file. */
const tenantOf = (name: string): string | undefined => {
  const [, tenant] = /^([^.]+)\.(?:world|\d+\.journal)$/.exec(name) ?? [];
  return tenant;
};

/** Whether a file with this name is the snapshot or a journal of a tenant. */
export const isFileOf = (name: string, tenant: string): boolean => tenantOf(name) === tenant;

/** The tenants that have a snapshot or a journal among these file names. */
export const tenantsIn = (names: readonly string[]): readonly string[] =>
  [...new Set(names.flatMap((name) => tenantOf(name) ?? []))].sort();

/** The journals of a tenant among these file names. */
export const journalsOf = (
  names: readonly string[],
  tenant: string,
): readonly { readonly name: string; readonly generation: number }[] =>
  names.flatMap((name) => {
    const [, whose, generation] = /^([^.]+)\.(\d+)\.journal$/.exec(name) ?? [];
    return whose === tenant ? [{ name, generation: Number(generation) }] : [];
  });
