import type { TrackedWorld, UnavailableWorld } from '../storage.ts';
import { reasonOf, unusable } from './faults.ts';
import type { StoredFiles } from './stored-files.ts';
import { createLocks, TOUCH_MS, type Host, type Lock } from './lock.ts';
import { pathsOf } from './paths.ts';
import type { SnapshotFiles } from './snapshot-files.ts';
import { createRecorder, type Recorder, type Standing } from './recorder.ts';
import { isThere } from './regular-file.ts';
import type { StoredWorlds } from './stored-worlds.ts';
import { countOf, NOTHING, type Troubles } from './troubles.ts';
import type { Write } from './write-snapshot.ts';

/** The machine, timers and log that a state uses. Tests give their own. */
export interface Surroundings {
  readonly host: Host;
  /** Runs a function after some milliseconds; 0: after the answers of the present turn are sent. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Runs a function at an interval until the result is called. */
  readonly every: (run: () => void, milliseconds: number) => () => void;
  readonly log: (line: string) => void;
}

interface OwnedOptions extends Surroundings {
  readonly folder: string;
  readonly write: Write;
  readonly leastJournal: number;
  readonly files: StoredFiles;
  readonly snapshotFiles: SnapshotFiles;
  readonly storedWorlds: StoredWorlds;
  readonly troubles: Troubles;
  /** Logs a line that was not logged before. */
  readonly sayOnce: (line: string) => void;
}

/** The worlds that this process owns, and the writing of their changes. */
export interface OwnedWorlds {
  has(tenant: string): boolean;
  /** Takes the ownership of a tenant's world; gives the reason where that is impossible. */
  own(tenant: string): UnavailableWorld | undefined;
  /** Why this process cannot have a world; undefined where it can. */
  ownerOf(tenant: string): UnavailableWorld | undefined;
  isUndecided(tenant: string): boolean;
  /** What is kept of an owned world already, before it is followed. */
  stand(tenant: string, standing: Standing | { readonly generation: number }): void;
  generationOf(tenant: string): number;
  /** All of the world is written as soon as it is followed: its files are damaged, or older than the world. */
  renew(tenant: string): void;
  /** Writes every change of a world from now on. */
  follow(followed: TrackedWorld): void;
  recorder(tenant: string): Recorder | undefined;
  /** The world is no longer followed. */
  unfollow(tenant: string): void;
  /** Releases a world. */
  drop(tenant: string): void;
  /** Writes the changes of all worlds. */
  flush(): void;
  /** Writes after the answers of the present turn are sent. */
  flushSoon(): void;
  onLost(listener: (tenant: string) => void): void;
  close(): void;
}

/** The least time between two writes, in milliseconds. Changes in between go into one line. */
const PAUSE_MS = 10;
/** The time after which a failed write is tried again, in milliseconds. */
const RETRY_MS = 1_000;

export const createOwnedWorlds = (options: OwnedOptions): OwnedWorlds => {
  const {
    folder,
    host,
    later,
    log,
    write,
    leastJournal,
    files,
    snapshotFiles,
    storedWorlds,
    troubles,
    sayOnce,
  } = options;
  const locks = createLocks(folder, host);
  const held = new Map<string, Lock>();
  const standings = new Map<string, Standing | { readonly generation: number }>();
  const recorders = new Map<string, Recorder>();
  /** Worlds with damaged or outdated files. Such a world is written completely when recording starts. */
  const stale = new Set<string>();
  let tellLost: (tenant: string) => void = () => undefined;
  let isAwaited = false;
  let flushedAt = -Infinity;

  const lose = (tenant: string): void => {
    const unwritten = recorders.get(tenant)?.unwritten() ?? NOTHING;
    recorders.get(tenant)?.end();
    for (const one of [recorders, held, standings]) one.delete(tenant);
    log(`world ${tenant}: another process took it over`);
    if (unwritten.records + unwritten.events > 0)
      troubles.lost(tenant, 'changes', `${countOf(unwritten)} were not written before that and are lost`);
    tellLost(tenant);
  };

  /**
   * Whether this process has a world whose lock file is gone. Another process may have taken the world over. Or a user
   * deleted files: then the world continues and is written completely. Throws if nothing can be written now.
   */
  const holdsAgain = (tenant: string): boolean => {
    if (!isThere(folder)) throw new Error(`the folder ${folder} is gone`);
    const stands = recorders.get(tenant)?.stands() === true;
    const lock = stands || !storedWorlds.isKept(tenant) ? locks.take(tenant) : undefined;
    if (!lock || 'found' in lock) {
      lose(tenant);
      return false;
    }
    held.set(tenant, lock);
    if (!stands) recorders.get(tenant)?.mark();
    return true;
  };

  /** Uploads and snapshots that went with a deleted folder are in no memory. */
  const lookForLosses = (tenant: string): void => {
    const lost =
      recorders
        .get(tenant)
        ?.uploads()
        .flatMap((file) => files.faultOf(file) ?? []) ?? [];
    const [first] = lost;
    if (first !== undefined)
      troubles.lost(tenant, 'uploads', `lost uploads: ${lost.length}, the first is ${first}`);
    for (const snapshot of snapshotFiles.missing(tenant))
      troubles.lost(tenant, snapshot, `${snapshot} is lost`);
  };

  const flushOne = (tenant: string, lock: Lock): boolean => {
    const recorder = recorders.get(tenant);
    try {
      const wasHeld = lock.isHeld();
      if (!wasHeld && !holdsAgain(tenant)) return true;
      if (recorder?.flush() === true || !wasHeld) troubles.wrote(tenant);
      if (!wasHeld) lookForLosses(tenant);
      return true;
    } catch (error) {
      troubles.failed(tenant, reasonOf(error), recorder?.unwritten() ?? NOTHING);
      return false;
    }
  };

  const flush = (): void => {
    isAwaited = false;
    flushedAt = host.time();
    const outcomes = [...held].map(([tenant, lock]) => flushOne(tenant, lock));
    if (outcomes.every(Boolean)) files.removeDropped();
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
    for (const [tenant, lock] of [...held]) {
      if (lock.isHeld()) lock.touch();
      else if (!flushOne(tenant, lock)) awaitFlush(RETRY_MS);
    }
  }, TOUCH_MS);

  const own = (tenant: string): UnavailableWorld | undefined => {
    if (held.has(tenant)) return undefined;
    try {
      const lock = locks.take(tenant);
      if ('found' in lock) {
        sayOnce(`world ${tenant}: ${lock.found}`);
        return lock;
      }
      held.set(tenant, lock);
      troubles.wrote(tenant);
      return undefined;
    } catch (error) {
      const withheld = unusable(folder, reasonOf(error));
      troubles.refused(tenant, withheld.found);
      return withheld;
    }
  };

  const follow = (followed: TrackedWorld): void => {
    const { tenant } = followed.world;
    recorders.get(tenant)?.end();
    const standing = standings.get(tenant) ?? { generation: 0 };
    const onFault = (error: unknown): void =>
      sayOnce(`world ${tenant}: no snapshot written: ${reasonOf(error)}`);
    const onForeignChange = (): void =>
      log(`world ${tenant}: its files were changed by another program; everything is written again`);
    const given = {
      ...{
        paths: pathsOf(folder, tenant),
        write,
        time: host.time,
        leastJournal,
        onChange,
        onFault,
        onForeignChange,
      },
    };
    const recorder = createRecorder(followed, standing, given);
    recorders.set(tenant, recorder);
    if (stale.delete(tenant)) recorder.mark();
  };

  return {
    has: (tenant) => held.has(tenant),
    own,
    ownerOf: locks.ownerOf,
    isUndecided: (tenant) => !held.has(tenant) && locks.isUndecided(tenant),
    stand: (tenant, standing) => void standings.set(tenant, standing),
    generationOf: (tenant) => standings.get(tenant)?.generation ?? 0,
    renew: (tenant) => void stale.add(tenant),
    follow,
    recorder: (tenant) => recorders.get(tenant),
    unfollow: (tenant) => {
      recorders.get(tenant)?.end();
      recorders.delete(tenant);
    },
    drop: (tenant) => {
      recorders.get(tenant)?.end();
      held.get(tenant)?.release();
      for (const one of [recorders, held, standings, stale]) one.delete(tenant);
    },
    flush,
    flushSoon: () => awaitFlush(0),
    onLost: (listener) => {
      tellLost = listener;
    },
    close: () => {
      stopTouching();
      flush();
      for (const recorder of recorders.values()) recorder.end();
      for (const lock of held.values()) lock.release();
      for (const one of [recorders, held, standings]) one.clear();
    },
  };
};
