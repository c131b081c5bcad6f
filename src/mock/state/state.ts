import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Followed, Keeper, Withheld } from '../keeper.ts';
import { isoOf } from '../world/clock.ts';
import { FORMAT, type Header } from '../content/format.ts';
import { createKeptFiles, type KeptFiles } from './kept-files.ts';
import { createLocks, TOUCH_MS, type Host, type Lock } from './lock.ts';
import { reasonOf, unusable } from './faults.ts';
import { pathsOf } from './paths.ts';
import { createPictures, pictureName } from './pictures.ts';
import { insistOnFolder, isThere } from './regular-file.ts';
import { createShelf, type Glance } from './shelf.ts';
import { stampOf } from '../content/values.ts';
import { createRecorder, type Recorder, type Standing } from './recorder.ts';
import { countOf, createTroubles, NOTHING } from './troubles.ts';
import { writeSnapshot, writeToDisk, type Write } from './write-snapshot.ts';

/** The machine, timers and log that a state uses. Tests give their own. */
export interface StateOptions {
  readonly host: Host;
  /** Runs a function after some milliseconds; 0: after the answers of the present turn are sent. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Runs a function at an interval until the result is called. */
  readonly every: (run: () => void, milliseconds: number) => () => void;
  readonly log: (line: string) => void;
  /** Writes bytes to a file; absent: Node's function. */
  readonly write?: Write;
  /** Whether a damaged world is served as far as it can be read; absent: it is withheld. */
  readonly acceptsDamage?: boolean;
  /** In bytes; absent: LEAST_JOURNAL. */
  readonly leastJournal?: number;
}

/** A world that the folder keeps. */
export interface Found extends Pick<Glance, 'counts' | 'written' | 'withheld' | 'notes'> {
  readonly tenant: string;
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
  const { host, later, log, leastJournal = LEAST_JOURNAL, write = writeToDisk } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ['files', 'pictures', 'damaged']) insistOnFolder(join(folder, name));
  const troubles = createTroubles({ log, time: host.time, elapsed: host.elapsed });
  const said = new Set<string>();
  const sayOnce = (line: string): void => {
    if (!said.has(line)) log(line);
    said.add(line);
  };
  const files = createKeptFiles({
    ...{ folder: join(folder, 'files'), write },
    onFailure: (tenant, reason) => troubles.failed(tenant, `an upload was refused: ${reason}`),
    onDamage: (tenant, fault) => sayOnce(`world ${tenant}: ${fault}`),
  });
  const pictures = createPictures(folder);
  const shelf = createShelf({
    ...{ folder, files, pictures, log, time: host.time },
    acceptsDamage: options.acceptsDamage ?? false,
  });
  const locks = createLocks(folder, host);
  const held = new Map<string, Lock>();
  const standings = new Map<string, Standing | { readonly generation: number }>();
  const recorders = new Map<string, Recorder>();
  const damaged = new Map<string, Withheld>();
  /** Worlds whose files are damaged or older than the world. All of the world is written as soon as it is followed. */
  const stale = new Set<string>();
  let tellLost: (tenant: string) => void = () => undefined;
  let isAwaited = false;
  let flushedAt = -Infinity;

  const lose = (tenant: string): void => {
    const unwritten = recorders.get(tenant)?.unwritten() ?? NOTHING;
    recorders.get(tenant)?.end();
    for (const one of [recorders, held, standings]) one.delete(tenant);
    log(`world ${tenant}: another process has taken it over`);
    if (unwritten.records + unwritten.events > 0)
      troubles.lost(tenant, 'changes', `${countOf(unwritten)} were not written before that and are lost`);
    tellLost(tenant);
  };

  /**
   * Whether this process has a world whose lock file is gone. Another process may have taken the world over; or somebody
   * deleted files, then the world goes on and all of it is written. Throws where nothing can be written now.
   */
  const holdsAgain = (tenant: string): boolean => {
    if (!isThere(folder)) throw new Error(`the folder ${folder} is gone`);
    const stands = recorders.get(tenant)?.stands() === true;
    const lock = stands || !shelf.isKept(tenant) ? locks.take(tenant) : undefined;
    if (!lock || 'found' in lock) {
      lose(tenant);
      return false;
    }
    held.set(tenant, lock);
    if (!stands) recorders.get(tenant)?.mark();
    return true;
  };

  /** Uploads and pictures that went with a deleted folder are in no memory. */
  const lookForLosses = (tenant: string): void => {
    const lost = recorders.get(tenant)?.uploads().flatMap((file) => files.faultOf(file) ?? []) ?? [];
    const [first] = lost;
    if (first !== undefined)
      troubles.lost(tenant, 'uploads', `${lost.length} uploads are lost, the first is ${first}`);
    for (const picture of pictures.missing(tenant)) troubles.lost(tenant, picture, `${picture} is lost`);
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

  const own = (tenant: string): Withheld | undefined => {
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
      troubles.failed(tenant, withheld.found);
      return withheld;
    }
  };

  const follow = (followed: Followed): void => {
    const { tenant } = followed.world;
    recorders.get(tenant)?.end();
    const standing = standings.get(tenant) ?? { generation: 0 };
    const onFault = (error: unknown): void =>
      sayOnce(`world ${tenant}: no snapshot written: ${reasonOf(error)}`);
    const given = {
      ...{ paths: pathsOf(folder, tenant), write, time: host.time, leastJournal, onChange, onFault },
    };
    const recorder = createRecorder(followed, standing, given);
    recorders.set(tenant, recorder);
    if (stale.delete(tenant)) recorder.mark();
  };

  /** The generation of the latest file of a world that is replaced now. */
  const latestGeneration = (tenant: string): number =>
    Math.max(standings.get(tenant)?.generation ?? 0, shelf.latestGeneration(tenant));

  return {
    files,
    found: () =>
      shelf.tenants().map((tenant) => {
        const { counts, written, notes, ...glance } = shelf.glance(tenant);
        const withheld =
          damaged.get(tenant) ??
          (held.has(tenant) ? undefined : locks.ownerOf(tenant)) ??
          glance.withheld;
        return {
          tenant,
          ...(counts && { counts }),
          ...(written !== undefined && { written }),
          ...(notes && { notes }),
          ...(withheld && { withheld }),
        };
      }),
    tenants: shelf.tenants,
    course: (tenant) => (shelf.isKept(tenant) ? shelf.glance(tenant).course : undefined),
    damage: (tenant) => {
      if (held.has(tenant)) return damaged.get(tenant);
      return shelf.isKept(tenant) && !locks.ownerOf(tenant) ? shelf.glance(tenant).withheld : undefined;
    },
    notKept: troubles.list,
    own,
    load: (tenant) => {
      const foreign = own(tenant);
      if (foreign) return foreign;
      // Reading takes time, so the changes of earlier answers are written first.
      if (shelf.isKept(tenant)) flush();
      const loaded = shelf.load(tenant);
      if ('found' in loaded) {
        damaged.set(tenant, loaded);
        sayOnce(`world ${tenant}: ${loaded.found}`);
        return loaded;
      }
      damaged.delete(tenant);
      if (loaded.standing) standings.set(tenant, loaded.standing);
      if (loaded.isRepaired) stale.add(tenant);
      return loaded.kept;
    },
    follow,
    keep: (followed) => {
      const { tenant } = followed.world;
      recorders.get(tenant)?.end();
      standings.set(tenant, { generation: latestGeneration(tenant) });
      damaged.delete(tenant);
      follow(followed);
      try {
        recorders.get(tenant)?.write();
        shelf.removeOlder(tenant, latestGeneration(tenant));
      } catch (error) {
        troubles.failed(tenant, reasonOf(error), NOTHING);
        recorders.get(tenant)?.mark();
      }
    },
    keepCourse: (tenant) => recorders.get(tenant)?.mark(),
    picture: (tenant, snapshot) => {
      try {
        // Without a name it is the beginning, which `keep` has just written.
        if (snapshot !== undefined) recorders.get(tenant)?.write();
        pictures.take(tenant, snapshot);
        troubles.regained(tenant, pictureName(snapshot));
      } catch (error) {
        const name = pictureName(snapshot);
        troubles.lost(tenant, name, `${name} is not kept: ${reasonOf(error)}`);
      }
    },
    hasPictures: pictures.has,
    pictures: (tenant) =>
      pictures.read(tenant, (error) => sayOnce(`world ${tenant}: a picture is left out: ${reasonOf(error)}`)),
    forgetPictures: pictures.forget,
    forget: (tenant) => {
      if (own(tenant)) return;
      recorders.get(tenant)?.end();
      shelf.remove(tenant);
      pictures.forget(tenant);
      files.sweep(tenant, new Set());
      held.get(tenant)?.release();
      for (const one of [recorders, held, standings, damaged, troubles]) one.delete(tenant);
    },
    restart: (tenant, { beginning, of, ...course }) => {
      recorders.get(tenant)?.end();
      for (const one of [recorders, damaged, troubles]) one.delete(tenant);
      const generation = latestGeneration(tenant) + 1;
      const begun = { ...beginning, now: isoOf(beginning.now) };
      const header: Header = {
        ...{ format: FORMAT, tenant, generation, ...stampOf(course, host.time()), beginning: begun },
        ...(of !== tenant && { of }),
      };
      try {
        writeSnapshot(pathsOf(folder, tenant), header, undefined, write);
        shelf.removeOlder(tenant, generation);
        files.sweep(tenant, new Set(pictures.places(tenant)));
      } catch (error) {
        troubles.failed(tenant, `its reset: ${reasonOf(error)}`);
        stale.add(tenant);
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
      troubles.close();
      for (const recorder of recorders.values()) recorder.end();
      for (const lock of held.values()) lock.release();
      for (const one of [recorders, held, standings]) one.clear();
    },
  };
};
