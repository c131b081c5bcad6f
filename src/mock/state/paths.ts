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

/** The tenant whose snapshot file has this name; undefined for any other file. */
export const tenantOf = (name: string): string | undefined => {
  const [, tenant] = /^([^.]+)\.world$/.exec(name) ?? [];
  return tenant;
};

/** The journals of a tenant among these file names. */
export const journalsOf = (
  names: readonly string[],
  tenant: string,
): readonly { readonly name: string; readonly generation: number }[] =>
  names.flatMap((name) => {
    const [, whose, generation] = /^([^.]+)\.(\d+)\.journal$/.exec(name) ?? [];
    return whose === tenant ? [{ name, generation: Number(generation) }] : [];
  });
