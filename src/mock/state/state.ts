import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import type { Course, Followed, Keeper, Withheld } from '../keeper.ts';
import { isoOf } from '../world/clock.ts';
import { FORMAT, type Counts, type Header, type Stamp } from '../content/format.ts';
import { createKeptFiles, type KeptFiles } from './kept-files.ts';
import { ownerOf, takeLock, TOUCH_MS, type Host, type Lock } from './lock.ts';
import { broken, reasonOf, unusable } from './faults.ts';
import { journalsOf, pathsOf, tenantOf } from './paths.ts';
import { createPictures } from './pictures.ts';
import { glanceAtWorld, holdsOf, readWorld } from './read-world.ts';
import { stampOf } from '../content/values.ts';
import { createRecorder, type Recorder, type Standing } from './recorder.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** The machine, timers and log that a state uses. Tests give their own. */
export interface StateOptions {
  readonly host: Host;
  /** Runs a function after some milliseconds; 0: after the answers of the present turn are sent. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Runs a function at an interval until the result is called. */
  readonly every: (run: () => void, milliseconds: number) => () => void;
  readonly log: (line: string) => void;
  /** In bytes; absent: LEAST_JOURNAL. */
  readonly leastJournal?: number;
}

/** A world that the folder keeps. */
export interface Found {
  readonly tenant: string;
  /** Absent: the world is as its beginning fills it, or cannot be read. */
  readonly counts?: Counts;
  readonly written?: string;
  /** Why the world cannot be served. */
  readonly withheld?: Withheld;
}

/** A folder of kept worlds. */
export interface State extends Keeper {
  readonly files: KeptFiles;
  /** The worlds in the folder. None of them is loaded. */
  found(): readonly Found[];
  /** Writes all waiting changes. */
  flush(): void;
  /** Writes all waiting changes and releases every world. */
  close(): void;
}

/** The least time between two writes, in milliseconds. Changes in between go into one line. */
const PAUSE_MS = 10;
/** The time after which a failed write is tried again, in milliseconds. */
const RETRY_MS = 1_000;
/** The least size of a journal, in bytes, before a snapshot replaces it. */
const LEAST_JOURNAL = 4 * 1024 * 1024;

/** Opens a folder of worlds; makes it where there is none. Throws Node's error where that fails. */
export const openState = (folder: string, options: StateOptions): State => {
  const { host, later, log, leastJournal = LEAST_JOURNAL } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = createKeptFiles(join(folder, 'files'));
  const pictures = createPictures(folder);
  const locks = new Map<string, Lock>();
  const standings = new Map<string, Standing | { readonly generation: number }>();
  const recorders = new Map<string, Recorder>();
  const said = new Set<string>();
  let tellLost: (tenant: string) => void = () => undefined;
  let isAwaited = false;
  let flushedAt = -Infinity;

  const sayOnce = (line: string): void => {
    if (!said.has(line)) log(line);
    said.add(line);
  };

  const lose = (tenant: string): void => {
    recorders.get(tenant)?.end();
    for (const one of [recorders, locks, standings]) one.delete(tenant);
    log(`world ${tenant}: another process has taken it over`);
    tellLost(tenant);
  };

  const flush = (): void => {
    isAwaited = false;
    flushedAt = host.time();
    let isAllWritten = true;
    for (const [tenant, recorder] of [...recorders]) {
      if (!locks.get(tenant)?.isHeld()) {
        lose(tenant);
        continue;
      }
      try {
        recorder.flush();
      } catch (error) {
        isAllWritten = false;
        sayOnce(`world ${tenant}: not written: ${reasonOf(error)}; tried again every second`);
      }
    }
    if (isAllWritten) files.removeDropped();
    else awaitFlush(RETRY_MS);
  };

  const awaitFlush = (milliseconds: number): void => {
    if (isAwaited) return;
    isAwaited = true;
    later(flush, milliseconds);
  };

  const onChange = (): void => {
    const passed = host.time() - flushedAt;
    awaitFlush(passed >= 0 && passed < PAUSE_MS ? PAUSE_MS - passed : 0);
  };

  const stopTouching = options.every(() => {
    for (const [tenant, lock] of [...locks]) {
      if (lock.isHeld()) lock.touch();
      else lose(tenant);
    }
  }, TOUCH_MS);

  const own = (tenant: string): Withheld | undefined => {
    if (locks.has(tenant)) return undefined;
    try {
      const lock = takeLock(folder, tenant, host);
      if (!('isHeld' in lock)) {
        sayOnce(`world ${tenant}: ${lock.found}`);
        return lock;
      }
      locks.set(tenant, lock);
      return undefined;
    } catch (error) {
      const withheld = unusable(folder, reasonOf(error));
      sayOnce(`world ${tenant}: ${withheld.found}`);
      return withheld;
    }
  };

  const isKept = (tenant: string): boolean => existsSync(pathsOf(folder, tenant).snapshot);

  /** The highest generation of any file of the world; 0 where there is none. */
  const latestGeneration = (tenant: string): number => {
    const standing = standings.get(tenant);
    const journals = journalsOf(readdirSync(folder), tenant).map(({ generation }) => generation);
    return Math.max(standing?.generation ?? 0, glance(tenant).generation ?? 0, ...journals);
  };

  const courseOf = ({ beginning, tenant, of = tenant }: Header, stamp: Stamp): Course => {
    const { at, now, frozen: isFrozen = false, readings = {} } = stamp;
    // A running clock also counts the time in which no process had the world.
    const milliseconds = isFrozen ? 0 : Math.max(0, host.time() - at);
    return {
      beginning: { ...beginning, now: Temporal.Instant.from(beginning.now) },
      now: Temporal.Instant.from(now).add({ milliseconds }),
      ...{ isFrozen, readings, of },
    };
  };

  const removeOlder = (tenant: string, generation: number | undefined): void => {
    for (const journal of journalsOf(readdirSync(folder), tenant))
      if (journal.generation !== generation) rmSync(join(folder, journal.name), { force: true });
  };

  const read = (tenant: string) => {
    const reading = readWorld(pathsOf(folder, tenant), tenant);
    const { header, stamp, content, counts, snapshotBytes, journalBytes } = reading;
    const { generation } = header;
    const holds = holdsOf(reading);
    removeOlder(tenant, generation);
    const places = content?.files.placed.flatMap(({ record: { place } }) => place ?? []);
    files.sweep(tenant, new Set([...(places ?? []), ...pictures.places(tenant)]));
    const course = courseOf(header, stamp);
    standings.set(tenant, counts ? { generation, counts, snapshotBytes, journalBytes } : { generation });
    return holds ? { ...course, holds } : course;
  };

  const glance = (tenant: string): Found & { readonly course?: Course; readonly generation?: number } => {
    try {
      const { header, stamp, counts } = glanceAtWorld(pathsOf(folder, tenant), tenant);
      const course = courseOf(header, stamp);
      const written = new Date(stamp.at).toISOString();
      return { tenant, course, generation: header.generation, ...(counts && { counts }), written };
    } catch (error) {
      return { tenant, withheld: broken(reasonOf(error)) };
    }
  };

  const follow = (followed: Followed): void => {
    const { tenant } = followed.world;
    recorders.get(tenant)?.end();
    const standing = standings.get(tenant) ?? { generation: 0 };
    const onFault = (error: unknown): void =>
      sayOnce(`world ${tenant}: no snapshot written: ${reasonOf(error)}`);
    const paths = pathsOf(folder, tenant);
    const given = { paths, time: host.time, leastJournal, onChange, onFault };
    recorders.set(tenant, createRecorder(followed, standing, given));
  };

  return {
    files,
    found: () =>
      readdirSync(folder)
        .flatMap((name) => tenantOf(name) ?? [])
        .sort()
        .map((tenant) => {
          const { course: _course, generation: _generation, ...found } = glance(tenant);
          const withheld = locks.has(tenant) ? undefined : ownerOf(folder, tenant, host);
          return { ...found, ...(withheld && { withheld }) };
        }),
    tenants: () => readdirSync(folder).flatMap((name) => tenantOf(name) ?? []),
    course: (tenant) => (isKept(tenant) ? glance(tenant).course : undefined),
    own,
    load: (tenant) => {
      const foreign = own(tenant);
      if (foreign || !isKept(tenant)) return foreign;
      // Reading takes time, so the changes of earlier answers are written first.
      flush();
      try {
        return read(tenant);
      } catch (error) {
        const withheld = broken(reasonOf(error));
        sayOnce(`world ${tenant}: ${withheld.found}`);
        return withheld;
      }
    },
    follow,
    keep: (followed) => {
      const { tenant } = followed.world;
      recorders.get(tenant)?.end();
      standings.set(tenant, { generation: latestGeneration(tenant) });
      follow(followed);
      try {
        recorders.get(tenant)?.write();
        removeOlder(tenant, latestGeneration(tenant));
      } catch (error) {
        log(`world ${tenant}: not written: ${reasonOf(error)}; the next change writes it`);
      }
    },
    keepCourse: (tenant) => recorders.get(tenant)?.mark(),
    picture: (tenant, snapshot) => {
      try {
        // Without a name it is the beginning, which `keep` has just written.
        if (snapshot !== undefined) recorders.get(tenant)?.write();
        pictures.take(tenant, snapshot);
      } catch (error) {
        log(`world ${tenant}: a picture of it is not kept: ${reasonOf(error)}`);
      }
    },
    hasPictures: pictures.has,
    pictures: (tenant) =>
      pictures.read(tenant, (error) => sayOnce(`world ${tenant}: a picture is left out: ${reasonOf(error)}`)),
    forgetPictures: pictures.forget,
    forget: (tenant) => {
      if (own(tenant)) return;
      recorders.get(tenant)?.end();
      const paths = pathsOf(folder, tenant);
      rmSync(paths.snapshot, { force: true });
      removeOlder(tenant, undefined);
      pictures.forget(tenant);
      files.sweep(tenant, new Set());
      locks.get(tenant)?.release();
      for (const one of [recorders, locks, standings]) one.delete(tenant);
    },
    restart: (tenant, { beginning, of, ...course }) => {
      recorders.get(tenant)?.end();
      recorders.delete(tenant);
      const generation = latestGeneration(tenant) + 1;
      const begun = { ...beginning, now: isoOf(beginning.now) };
      try {
        writeSnapshot(pathsOf(folder, tenant), {
          ...{ format: FORMAT, tenant, generation, ...stampOf(course, host.time()), beginning: begun },
          ...(of !== tenant && { of }),
        });
        removeOlder(tenant, generation);
        files.sweep(tenant, new Set(pictures.places(tenant)));
      } catch (error) {
        log(`world ${tenant}: its reset is not written: ${reasonOf(error)}; the next change writes it`);
      }
      standings.set(tenant, { generation });
      awaitFlush(0);
    },
    onLost: (listener) => {
      tellLost = listener;
    },
    flush,
    close: () => {
      stopTouching();
      flush();
      for (const recorder of recorders.values()) recorder.end();
      for (const lock of locks.values()) lock.release();
      for (const one of [recorders, locks, standings]) one.clear();
    },
  };
};
