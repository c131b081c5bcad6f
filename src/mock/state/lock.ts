import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../domain/json-object.ts';
import type { Withheld } from '../keeper.ts';

/** What locks ask of the machine. */
export interface Host {
  readonly pid: number;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Whether a process of this machine lives. */
  readonly lives: (pid: number) => boolean;
}

/** The possession of one world among all processes that share a folder. */
export interface Lock {
  /** False once another process has taken the world over. */
  isHeld(): boolean;
  /** Says that the owner is still there; to be called every TOUCH_MS. */
  touch(): void;
  release(): void;
}

export const TOUCH_MS = 2_000;
/** An owner that was not heard of for so long is taken to be gone. */
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

/** Whether a lock file stands for nobody any more. One that cannot be read may just be on its way. */
const isLeft = (path: string, host: Host): boolean => {
  const stat = attempt(() => statSync(path));
  if (!stat) return true;
  const owner = ownerIn(path);
  const isEnded = owner?.host === host.name && !host.lives(owner.pid);
  return isEnded || host.time() - stat.mtimeMs > GONE_MS;
};

/** The lock files of a tenant whose owners are there; those of others are taken away. */
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

/** Who has the world of a tenant, for whoever wants it; undefined where nobody has. */
export const ownerOf = (folder: string, tenant: string, host: Host): Withheld | undefined => {
  const [other] = livingLocks(folder, tenant, host);
  return other === undefined ? undefined : ownedBy(other);
};

/**
 * Takes the world of a tenant into possession, or says who has it. Each lock is a file of its own name, made first and
 * judged afterwards: of two that come at once at least one sees the other and steps back, and to take a lock away that
 * somebody left never hits a new one.
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
