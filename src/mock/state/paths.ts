import { join } from 'node:path';

/** Where what is kept of one world lies. Slugs hold no dot. */
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

/** The tenant whose snapshot has that name; undefined where it is another kind of file. */
export const tenantOf = (name: string): string | undefined => {
  const [, tenant] = /^([^.]+)\.world$/.exec(name) ?? [];
  return tenant;
};

/** A tenant's journals among files of these names. */
export const journalsOf = (
  names: readonly string[],
  tenant: string,
): readonly { readonly name: string; readonly generation: number }[] =>
  names.flatMap((name) => {
    const [, whose, generation] = /^([^.]+)\.(\d+)\.journal$/.exec(name) ?? [];
    return whose === tenant ? [{ name, generation: Number(generation) }] : [];
  });
