import { randomUUID } from 'node:crypto';
import { readdirSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../domain/attempt.ts';
import { isRecord } from '../domain/json-object.ts';
import type { UnavailableWorld } from '../storage.ts';
import { reasonOf, wrongFile } from './faults.ts';
import { isThere, readRegular, statOf, WrongKind } from './regular-file.ts';

/** The facts of process and machine that locks use. */
export interface Host {
  readonly pid: number;
  readonly name: string;
  /** Differs between machines, between two starts of a machine, and between containers; absent: unknown. */
  readonly boot?: string;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Milliseconds from an arbitrary origin. No one can set this clock. */
  readonly elapsed: () => number;
  /** Whether a process of this machine lives. */
  readonly lives: (pid: number) => boolean;
  /** When a process of this machine began, in a unit of the machine; undefined where that is unknown. */
  readonly bornAt: (pid: number) => string | undefined;
}

/** The lock of one world among all processes that share a folder. */
export interface Lock {
  /** False after the lock file is gone: another process has taken the world over, or the file was deleted. */
  isHeld(): boolean;
  /** Shows that the owner still runs. It must be called every TOUCH_MS milliseconds. */
  touch(): void;
  release(): void;
}

/** The locks in a folder, as one process sees them. */
export interface Locks {
  /** Why a tenant's world cannot be taken, with its owner; undefined where there is no owner. */
  ownerOf(tenant: string): UnavailableWorld | undefined;
  /** Whether it is still unknown if the owner of a tenant's world is running. Watching its lock shows it. */
  isUndecided(tenant: string): boolean;
  /**
   * Takes the lock of a tenant's world, or says why not, with its owner. Each lock is a file with a unique name,
   * written first and checked afterwards: of two processes at the same time at least one sees the other and gives up.
   * Deleting the lock of an ended process never deletes a new one.
   */
  take(tenant: string): Lock | UnavailableWorld;
}

export const TOUCH_MS = 2_000;
/** If a watched lock does not change for this many milliseconds, its owner counts as ended. */
const GONE_MS = 10_000;

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly started: string;
  /** Absent where the machine does not know it, and in locks of version 1.18 and older. */
  readonly boot?: string;
  readonly born?: string;
}

const ownerIn = (path: string): Owner | undefined => {
  const value = attempt((): unknown => JSON.parse(readRegular(path).toString('utf8')));
  const { pid, host, started, boot, born } = isRecord(value) ? value : {};
  if (typeof pid !== 'number' || typeof host !== 'string' || typeof started !== 'string') return undefined;
  return {
    ...{ pid, host, started },
    ...(typeof boot === 'string' && { boot }),
    ...(typeof born === 'string' && { born }),
  };
};

/** Whether the owner still runs; undefined where that is not known: there is no way to look into another machine or container. */
const runs = (owner: Owner | undefined, host: Host): boolean | undefined => {
  if (!owner || owner.host !== host.name || (owner.boot !== undefined && owner.boot !== host.boot))
    return undefined;
  if (!host.lives(owner.pid)) return false;
  const born = host.bornAt(owner.pid);
  // The number of an ended process is given to a new one.
  return owner.born === undefined || born === undefined ? undefined : born === owner.born;
};

const ownedBy = (path: string): UnavailableWorld => {
  const owner = ownerIn(path);
  const who = owner ? `process ${owner.pid} on ${owner.host}, since ${owner.started}` : 'another process';
  return {
    found: `a world that belongs to ${who}.`,
    next: 'send requests to that process, or stop it: this process then takes over the world with the next request.',
  };
};

/** What was seen of a lock of another process. */
interface Watched {
  /** The time of its last touch, from its file. */
  readonly touched: number;
  /** Since when that is the same, by the clock that no one sets. */
  readonly since: number;
  readonly hasChanged: boolean;
}

export const createLocks = (folder: string, host: Host): Locks => {
  const watched = new Map<string, Watched>();

  /** Whether a lock did not change for GONE_MS. Its time is only compared with itself: clocks differ and are set. */
  const isStill = (path: string, touched: number): boolean => {
    const seen = watched.get(path);
    if (seen?.touched === touched) return host.elapsed() - seen.since > GONE_MS;
    watched.set(path, { touched, since: host.elapsed(), hasChanged: seen !== undefined });
    return false;
  };

  /** Whether the owner of a lock file has ended. Throws WrongKind where it is no regular file. */
  const isLeft = (path: string): boolean => {
    const stat = statOf(path);
    if (!stat) return true;
    if (!stat.isFile()) readRegular(path);
    // A file that cannot be read may be just being written.
    return runs(ownerIn(path), host) === false || isStill(path, stat.mtimeMs);
  };

  /** The lock files of a tenant with running owners, without the own one. Those of ended owners are deleted. */
  const living = (tenant: string, own: string | undefined): readonly string[] => {
    const paths = readdirSync(folder)
      .filter((name) => name.startsWith(`${tenant}.`) && name.endsWith('.lock'))
      .map((name) => join(folder, name))
      .filter((path) => path !== own);
    const left = paths.filter(isLeft);
    for (const path of left) {
      attempt(() => unlinkSync(path));
      watched.delete(path);
    }
    return paths.filter((path) => !left.includes(path));
  };

  const refusalIn = (tenant: string, own?: string): UnavailableWorld | undefined => {
    try {
      const [other] = living(tenant, own);
      return other === undefined ? undefined : ownedBy(other);
    } catch (error) {
      if (error instanceof WrongKind) return wrongFile(reasonOf(error));
      throw error;
    }
  };

  return {
    ownerOf: (tenant) => refusalIn(tenant),
    isUndecided: (tenant) =>
      attempt(() => living(tenant, undefined))?.some(
        (path) => runs(ownerIn(path), host) === undefined && watched.get(path)?.hasChanged === false,
      ) ?? false,
    take: (tenant) => {
      const owned = refusalIn(tenant);
      if (owned) return owned;
      const path = join(folder, `${tenant}.${randomUUID()}.lock`);
      const { pid, name, boot } = host;
      const born = host.bornAt(pid);
      const owner: Owner = {
        ...{ pid, host: name, started: new Date(host.time()).toISOString() },
        ...(boot !== undefined && { boot }),
        ...(born !== undefined && { born }),
      };
      const touch = (): void => {
        const seconds = host.time() / 1000;
        attempt(() => utimesSync(path, seconds, seconds));
      };
      const release = (): void => void attempt(() => unlinkSync(path));
      writeFileSync(path, `${JSON.stringify(owner)}\n`, { flag: 'wx', mode: 0o600 });
      touch();
      const other = refusalIn(tenant, path);
      if (other !== undefined) {
        release();
        return other;
      }
      return { isHeld: () => attempt(() => isThere(path)) === true, touch, release };
    },
  };
};
