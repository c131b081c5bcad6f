import { constants, copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import type { StoredSnapshot } from '../storage.ts';
import { FILES, isPlacedFile, memberIn } from '../content/format.ts';
import { refuseDamage } from './damage.ts';
import { pathsOf, type Paths } from './paths.ts';
import { readHead, readRows } from './read-lines.ts';
import { holdsOf, readWorld } from './read-world.ts';
import { ensureFolder, statOf } from './regular-file.ts';

/** Earlier states of worlds: copies of their snapshot files, in a folder for each tenant. */
export interface SnapshotFiles {
  /** Copies the present snapshot file of a world. Throws Node's error. */
  take(tenant: string, snapshot: string | undefined): void;
  has(tenant: string): boolean;
  /** The readable snapshots of a tenant. For each other one `onFault` is called. */
  read(tenant: string, onFault: (error: unknown) => void): readonly StoredSnapshot[];
  /** The places of the bytes of all files in the snapshots of a tenant; undefined where one cannot be read. */
  places(tenant: string): readonly string[] | undefined;
  /** The names of the snapshots of a tenant that were taken or read here, and are gone from the disk. */
  missing(tenant: string): readonly string[];
  forget(tenant: string): void;
}

const BEGUN = 'begun.world';

/** The prefix keeps names of users apart from `begun`. */
const fileOf = (snapshot: string | undefined): string =>
  snapshot === undefined ? BEGUN : `at-${snapshot}.world`;

const snapshotIn = (file: string): string | undefined => /^at-(.+)\.world$/.exec(file)?.[1];

/** The name of a snapshot for users. */
export const snapshotFileName = (snapshot: string | undefined): string =>
  snapshot === undefined ? 'its beginning' : `its snapshot ${snapshot}`;

/** The paths of a snapshot. A snapshot never changes, so it has no journal. */
const alone = (snapshot: string): Paths => ({ snapshot, unfinished: `${snapshot}.new`, journal: () => '' });

/** The place of the bytes in the value of an uploaded file; undefined for any other value. */
const placeIn = (value: string): string | undefined => {
  if (!value.startsWith(`["${FILES}",`)) return undefined;
  const member = memberIn(value);
  return !('event' in member) && isPlacedFile(member[2]) ? member[2].place : undefined;
};

export const createSnapshotFiles = (folder: string): SnapshotFiles => {
  const folderOf = (tenant: string): string => join(folder, 'pictures', tenant);
  const filesOf = (tenant: string): readonly string[] =>
    statOf(folderOf(tenant))?.isDirectory() === true
      ? readdirSync(folderOf(tenant)).filter((name) => name === BEGUN || snapshotIn(name) !== undefined)
      : [];

  /** The files of snapshots that were seen here, by tenant. */
  const seen = new Map<string, Set<string>>();
  const remember = (tenant: string, file: string): void =>
    void seen.set(tenant, new Set([...(seen.get(tenant) ?? []), file]));

  const read = (tenant: string, file: string): readonly StoredSnapshot[] => {
    remember(tenant, file);
    const reading = readWorld(alone(join(folderOf(tenant), file)), tenant, refuseDamage, false);
    const { now, frozen = false } = reading.stamp;
    const [snapshot, holds] = [snapshotIn(file), holdsOf(reading)];
    if (!holds) return [];
    const time = { now: Temporal.Instant.from(now), isFrozen: frozen };
    return [{ ...time, holds, ...(snapshot !== undefined && { snapshot }) }];
  };

  const placesIn = (tenant: string, file: string): readonly string[] => {
    const paths = alone(join(folderOf(tenant), file));
    const places: string[] = [];
    readRows(
      paths,
      readHead(paths, tenant, refuseDamage),
      (value) => {
        const place = placeIn(value);
        if (place !== undefined) places.push(place);
      },
      refuseDamage,
    );
    return places;
  };

  return {
    take: (tenant, snapshot) => {
      const { snapshot: path, unfinished } = alone(join(folderOf(tenant), fileOf(snapshot)));
      const written = pathsOf(folder, tenant).snapshot;
      ensureFolder(join(folder, 'pictures'));
      ensureFolder(folderOf(tenant));
      // A copy, not a hard link: repairing one of the files must not change the other.
      rmSync(unfinished, { force: true });
      copyFileSync(written, unfinished, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
      renameSync(unfinished, path);
      remember(tenant, fileOf(snapshot));
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
    places: (tenant) => {
      try {
        return filesOf(tenant).flatMap((file) => placesIn(tenant, file));
      } catch {
        return undefined;
      }
    },
    missing: (tenant) => {
      const there = filesOf(tenant);
      return [...(seen.get(tenant) ?? [])]
        .filter((file) => !there.includes(file))
        .map((file) => snapshotFileName(snapshotIn(file)));
    },
    forget: (tenant) => {
      seen.delete(tenant);
      rmSync(folderOf(tenant), { recursive: true, force: true });
    },
  };
};
