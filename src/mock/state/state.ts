import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldStorage, UnavailableWorld } from '../storage.ts';
import { isoOf } from '../world/clock.ts';
import { FORMAT, type Header } from '../content/format.ts';
import { createStoredFiles, type StoredFiles } from './stored-files.ts';
import { createOwnedWorlds, type Surroundings } from './owned-worlds.ts';
import { reasonOf } from './faults.ts';
import { pathsOf } from './paths.ts';
import { createSnapshotFiles, snapshotFileName } from './snapshot-files.ts';
import { insistOnFolder } from './regular-file.ts';
import { createStoredWorlds, type WorldSummary } from './stored-worlds.ts';
import { stampOf } from '../content/values.ts';
import { createTroubles, NOTHING } from './troubles.ts';
import { writeSnapshot, writeToDisk, type Write } from './write-snapshot.ts';

export interface StateOptions extends Surroundings {
  /** Writes bytes to a file; absent: Node's function. */
  readonly write?: Write;
  /** Whether a damaged world is served as far as it can be read; absent: it is withheld. */
  readonly acceptsDamage?: boolean;
  /** In bytes; absent: LEAST_JOURNAL. */
  readonly leastJournal?: number;
}

/** A world that the folder keeps. */
export interface Found extends Pick<WorldSummary, 'counts' | 'written' | 'withheld' | 'notes'> {
  readonly tenant: string;
}

/** A folder of kept worlds. */
export interface State extends WorldStorage {
  readonly files: StoredFiles;
  /** The worlds in the folder. None of them is loaded. */
  found(): readonly Found[];
  /** Whether it is not known yet if the owner of a tenant's world still runs. Within GONE_MS it is. */
  isUndecided(tenant: string): boolean;
  /** Writes all waiting changes. */
  flush(): void;
  /** Writes all waiting changes and releases every world. */
  close(): void;
}

/** The least size of a journal, in bytes, before a snapshot replaces it. */
const LEAST_JOURNAL = 4 * 1024 * 1024;

/** Opens a folder of worlds, and makes it if there is none. Throws Node's error if that fails. */
export const openState = (folder: string, options: StateOptions): State => {
  const { host, log, write = writeToDisk, leastJournal = LEAST_JOURNAL } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ['files', 'pictures', 'damaged']) insistOnFolder(join(folder, name));
  const troubles = createTroubles({ log, time: host.time, elapsed: host.elapsed });
  const said = new Set<string>();
  const sayOnce = (line: string): void => {
    if (!said.has(line)) log(line);
    said.add(line);
  };
  const files = createStoredFiles({
    ...{ folder: join(folder, 'files'), write },
    onFailure: (tenant, reason) => troubles.refused(tenant, `an upload could not be saved: ${reason}`),
    onDamage: (tenant, fault) => sayOnce(`world ${tenant}: ${fault}`),
  });
  const snapshotFiles = createSnapshotFiles(folder);
  const storedWorlds = createStoredWorlds({
    ...{ folder, files, snapshotFiles, log, time: host.time },
    acceptsDamage: options.acceptsDamage ?? false,
  });
  const worlds = createOwnedWorlds({
    ...{ ...options, folder, write, leastJournal, files, snapshotFiles, storedWorlds, troubles, sayOnce },
  });
  const damaged = new Map<string, UnavailableWorld>();

  /** The generation of the latest file of a world that is replaced now. */
  const latestGeneration = (tenant: string): number =>
    Math.max(worlds.generationOf(tenant), storedWorlds.latestGeneration(tenant));

  return {
    files,
    found: () =>
      storedWorlds.tenants().map((tenant) => {
        const { counts, written, notes, ...glance } = storedWorlds.glance(tenant);
        const owned = worlds.has(tenant) ? undefined : worlds.ownerOf(tenant);
        const withheld = damaged.get(tenant) ?? owned ?? glance.withheld;
        if (withheld && !owned) sayOnce(`world ${tenant}: ${withheld.found}`);
        return {
          tenant,
          ...(counts && { counts }),
          ...(written !== undefined && { written }),
          ...(notes && { notes }),
          ...(withheld && { withheld }),
        };
      }),
    isUndecided: worlds.isUndecided,
    tenants: storedWorlds.tenants,
    course: (tenant) => (storedWorlds.isKept(tenant) ? storedWorlds.glance(tenant).course : undefined),
    damage: (tenant) => {
      if (worlds.has(tenant)) return damaged.get(tenant);
      return storedWorlds.isKept(tenant) && !worlds.ownerOf(tenant)
        ? storedWorlds.glance(tenant).withheld
        : undefined;
    },
    notKept: troubles.list,
    own: worlds.own,
    load: (tenant) => {
      const foreign = worlds.own(tenant);
      if (foreign) return foreign;
      // Reading takes time, so the changes of earlier answers are written first.
      if (storedWorlds.isKept(tenant)) worlds.flush();
      const loaded = storedWorlds.load(tenant);
      if ('found' in loaded) {
        damaged.set(tenant, loaded);
        sayOnce(`world ${tenant}: ${loaded.found}`);
        return loaded;
      }
      damaged.delete(tenant);
      if (loaded.standing) worlds.stand(tenant, loaded.standing);
      if (loaded.isRepaired) worlds.renew(tenant);
      return loaded.kept;
    },
    follow: worlds.follow,
    keep: (followed) => {
      const { tenant } = followed.world;
      worlds.unfollow(tenant);
      worlds.stand(tenant, { generation: latestGeneration(tenant) });
      damaged.delete(tenant);
      worlds.follow(followed);
      try {
        worlds.recorder(tenant)?.write();
        storedWorlds.removeOlder(tenant, latestGeneration(tenant));
      } catch (error) {
        troubles.failed(tenant, reasonOf(error), NOTHING);
        worlds.recorder(tenant)?.mark();
      }
    },
    keepCourse: (tenant) => worlds.recorder(tenant)?.mark(),
    saveSnapshot: (tenant, snapshot) => {
      try {
        // Without a name it is the beginning, which `keep` has just written.
        if (snapshot !== undefined) worlds.recorder(tenant)?.write();
        snapshotFiles.take(tenant, snapshot);
        troubles.regained(tenant, snapshotFileName(snapshot));
      } catch (error) {
        const name = snapshotFileName(snapshot);
        troubles.lost(tenant, name, `${name} could not be saved: ${reasonOf(error)}`);
      }
    },
    hasStoredSnapshots: snapshotFiles.has,
    storedSnapshots: (tenant) =>
      snapshotFiles.read(tenant, (error) =>
        sayOnce(`world ${tenant}: a snapshot is skipped: ${reasonOf(error)}`),
      ),
    forgetStoredSnapshots: (tenant) => {
      snapshotFiles.forget(tenant);
      troubles.delete(tenant);
    },
    forget: (tenant) => {
      if (worlds.own(tenant)) return;
      worlds.unfollow(tenant);
      storedWorlds.remove(tenant);
      snapshotFiles.forget(tenant);
      files.sweep(tenant, new Set());
      worlds.drop(tenant);
      for (const one of [damaged, troubles]) one.delete(tenant);
    },
    restart: (tenant, { beginning, of, ...course }) => {
      worlds.unfollow(tenant);
      damaged.delete(tenant);
      troubles.restarted(tenant);
      const generation = latestGeneration(tenant) + 1;
      const begun = { ...beginning, now: isoOf(beginning.now) };
      const header: Header = {
        ...{ format: FORMAT, tenant, generation, ...stampOf(course, host.time()), beginning: begun },
        ...(of !== tenant && { of }),
      };
      try {
        writeSnapshot(pathsOf(folder, tenant), header, undefined, write);
        storedWorlds.removeOlder(tenant, generation);
        const pictured = snapshotFiles.places(tenant);
        if (pictured) files.sweep(tenant, new Set(pictured));
      } catch (error) {
        troubles.failed(tenant, `its reset: ${reasonOf(error)}`, NOTHING);
        worlds.renew(tenant);
      }
      worlds.stand(tenant, { generation });
      worlds.flushSoon();
    },
    onLost: worlds.onLost,
    flush: worlds.flush,
    close: () => {
      worlds.close();
      troubles.close();
    },
  };
};
