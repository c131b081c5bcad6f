import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import type { KeptPicture } from '../keeper.ts';
import { FILES, isPlacedFile, memberIn } from '../content/format.ts';
import { linesOf } from './lines.ts';
import { pathsOf, type Paths } from './paths.ts';
import { holdsOf, readWorld } from './read-world.ts';

/** Earlier states of worlds (pictures): copies of their snapshot files, in a folder for each tenant. */
export interface Pictures {
  /** Copies the present snapshot file of a world. Throws Node's error. */
  take(tenant: string, snapshot: string | undefined): void;
  has(tenant: string): boolean;
  /** The readable pictures of a tenant. For each other one `onFault` is called. */
  read(tenant: string, onFault: (error: unknown) => void): readonly KeptPicture[];
  /** The places of the bytes of all files in the pictures of a tenant. */
  places(tenant: string): readonly string[];
  forget(tenant: string): void;
}

const BEGUN = 'begun.world';

/** The prefix keeps names of users apart from `begun`. */
const fileOf = (snapshot: string | undefined): string =>
  snapshot === undefined ? BEGUN : `at-${snapshot}.world`;

const snapshotIn = (file: string): string | undefined => /^at-(.+)\.world$/.exec(file)?.[1];

/** The paths of a picture. A picture never changes, so it has no journal. */
const alone = (snapshot: string): Paths => ({ snapshot, unfinished: `${snapshot}.new`, journal: () => '' });

/** The place of the bytes in the line of an uploaded file; undefined for any other line. */
const placeIn = (line: string): string | undefined => {
  if (!line.startsWith(`["${FILES}",`)) return undefined;
  const member = memberIn(line);
  return !('event' in member) && isPlacedFile(member[2]) ? member[2].place : undefined;
};

export const createPictures = (folder: string): Pictures => {
  const folderOf = (tenant: string): string => join(folder, 'pictures', tenant);
  const filesOf = (tenant: string): readonly string[] =>
    existsSync(folderOf(tenant))
      ? readdirSync(folderOf(tenant)).filter((name) => name === BEGUN || snapshotIn(name) !== undefined)
      : [];

  const read = (tenant: string, file: string): readonly KeptPicture[] => {
    const reading = readWorld(alone(join(folderOf(tenant), file)), tenant);
    const { now, frozen = false } = reading.stamp;
    const [snapshot, holds] = [snapshotIn(file), holdsOf(reading)];
    if (!holds) return [];
    const time = { now: Temporal.Instant.from(now), isFrozen: frozen };
    return [{ ...time, holds, ...(snapshot !== undefined && { snapshot }) }];
  };

  return {
    take: (tenant, snapshot) => {
      const { snapshot: path, unfinished } = alone(join(folderOf(tenant), fileOf(snapshot)));
      const written = pathsOf(folder, tenant).snapshot;
      mkdirSync(folderOf(tenant), { recursive: true, mode: 0o700 });
      // A copy and no hard link: a person who repairs one of the files must not change the other.
      copyFileSync(written, unfinished, constants.COPYFILE_FICLONE);
      renameSync(unfinished, path);
    },
    has: (tenant) => filesOf(tenant).length > 0,
    read: (tenant, onFault) =>
      filesOf(tenant).flatMap((file) => {
        try {
          return read(tenant, file);
        } catch (error) {
          onFault(error);
          return [];
        }
      }),
    places: (tenant) =>
      filesOf(tenant).flatMap((file) =>
        [...linesOf(join(folderOf(tenant), file))].flatMap(({ text }) => placeIn(text) ?? []),
      ),
    forget: (tenant) => rmSync(folderOf(tenant), { recursive: true, force: true }),
  };
};
