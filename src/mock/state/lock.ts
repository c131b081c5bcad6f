import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../domain/json-object.ts';
import type { Withheld } from '../keeper.ts';

/** The facts of process and machine that locks use. */
export interface Host {
  readonly pid: number;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Whether a process of this machine lives. */
  readonly lives: (pid: number) => boolean;
}

/** The lock of one world among all processes that share a folder. */
export interface Lock {
  /** False after another process has taken the world over. */
  isHeld(): boolean;
  /** Shows that the owner still runs. It must be called every TOUCH_MS milliseconds. */
  touch(): void;
  release(): void;
}

export const TOUCH_MS = 2_000;
/** An owner that has not touched its lock for so many milliseconds counts as ended. */
const GONE_MS = 10_000;

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly started: string;
}

const ownerIn = (path: string): Owner | undefined => {
  const value = attempt((): unknown => JSON.parse(readFileSync(path, 'utf8')));
  const { pid, host, started } = isRecord(value) ? value : {};
  return typeof pid === 'number' && typeof host === 'string' && typeof started === 'string'
    ? { pid, host, started }
    : undefined;
};

/**
 * Whether the owner of a lock file has ended. An unreadable file may be just being written, so only its age
 * counts.
 */
const isLeft = (path: string, host: Host): boolean => {
  const stat = attempt(() => statSync(path));
  if (!stat) return true;
  const owner = ownerIn(path);
  const isEnded = owner?.host === host.name && !host.lives(owner.pid);
  return isEnded || host.time() - stat.mtimeMs > GONE_MS;
};

/** The lock files of a tenant whose owners still run. Other lock files of the tenant are deleted. */
const livingLocks = (folder: string, tenant: string, host: Host): readonly string[] => {
  const paths = readdirSync(folder)
    .filter((name) => name.startsWith(`${tenant}.`) && name.endsWith('.lock'))
    .map((name) => join(folder, name));
  const left = paths.filter((path) => isLeft(path, host));
  for (const path of left) attempt(() => unlinkSync(path));
  return paths.filter((path) => !left.includes(path));
};

const ownedBy = (path: string | undefined): Withheld => {
  const owner = path === undefined ? undefined : ownerIn(path);
  const who = owner ? `process ${owner.pid} on ${owner.host}, since ${owner.started}` : 'another process';
  return {
    found: `a world that belongs to ${who}.`,
    next: 'send requests to that process, or end it: this one takes the world over with the next request.',
  };
};

/** Why a tenant's world cannot be taken, with its owner; undefined where there is no owner. */
export const ownerOf = (folder: string, tenant: string, host: Host): Withheld | undefined => {
  const [other] = livingLocks(folder, tenant, host);
  return other === undefined ? undefined : ownedBy(other);
};

/**
 * Takes the lock of a tenant's world, or says why not, with its owner. Each lock is a file with a name of its
 * own, written first and checked afterwards: of two processes at the same time at least one sees the other
 * and gives up. To delete the lock of an ended process never deletes a new one.
 */
export const takeLock = (folder: string, tenant: string, host: Host): Lock | Withheld => {
  const owned = ownerOf(folder, tenant, host);
  if (owned) return owned;
  const path = join(folder, `${tenant}.${randomUUID()}.lock`);
  const started = new Date(host.time()).toISOString();
  const owner: Owner = { pid: host.pid, host: host.name, started };
  const touch = (): void => {
    const seconds = host.time() / 1000;
    attempt(() => utimesSync(path, seconds, seconds));
  };
  const release = (): void => void attempt(() => unlinkSync(path));
  writeFileSync(path, `${JSON.stringify(owner)}\n`, { flag: 'wx', mode: 0o600 });
  touch();
  const other = livingLocks(folder, tenant, host).find((one) => one !== path);
  if (other !== undefined) {
    release();
    return ownedBy(other);
  }
  return { isHeld: () => attempt(() => statSync(path)) !== undefined, touch, release };
};
