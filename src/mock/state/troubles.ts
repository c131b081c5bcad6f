import type { NotStored } from '../storage.ts';

/** What a world has in memory, and not on the disk. */
export interface Unwritten {
  readonly records: number;
  readonly events: number;
}

export const NOTHING: Unwritten = { records: 0, events: 0 };

/** The worlds of which something is not on the disk. */
export interface Troubles {
  /** A write failed, and is tried again. Logged at once, and then at most once a minute. */
  failed(tenant: string, reason: string, unwritten: Unwritten): void;
  /** Something else failed, and its caller knows. Logged in the same way. */
  refused(tenant: string, reason: string): void;
  /** A write succeeded, and nothing of the world waits any more. */
  wrote(tenant: string): void;
  /** Something is lost permanently; `key` names it among the losses of the world. */
  lost(tenant: string, key: string, what: string): void;
  /** What was lost is there again. */
  regained(tenant: string, key: string): void;
  /** A world that is reset has nothing to write. */
  restarted(tenant: string): void;
  /** A world that is deleted has nothing to lose either. */
  delete(tenant: string): void;
  list(): readonly NotStored[];
  /** Logs what was never written, at the end. */
  close(): void;
}

const LOG_AGAIN_MS = 60_000;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const countOf = ({ records, events }: Unwritten): string =>
  `${counted(records, 'record')} and ${counted(events, 'event')}`;

interface Failure extends NotStored {
  readonly loggedAt: number;
}

interface TroublesOptions {
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Milliseconds from an arbitrary origin. */
  readonly elapsed: () => number;
}

export const createTroubles = ({ log, time, elapsed }: TroublesOptions): Troubles => {
  const writes = new Map<string, Failure & { readonly unwritten: Unwritten }>();
  const refusals = new Map<string, Failure>();
  const losses = new Map<string, NotStored>();
  const now = (): string => new Date(time()).toISOString();

  const failureOf = (tenant: string, reason: string, before: Failure | undefined, says: string): Failure => {
    const isDue = before === undefined || elapsed() - before.loggedAt >= LOG_AGAIN_MS;
    if (isDue) log(`world ${tenant}: ${says}`);
    const loggedAt = isDue ? elapsed() : before.loggedAt;
    return { world: tenant, reason, since: before?.since ?? now(), loggedAt };
  };

  const restarted = (tenant: string): void => {
    writes.delete(tenant);
    refusals.delete(tenant);
  };

  return {
    failed: (tenant, reason, unwritten) => {
      const says = `not written: ${reason}; ${countOf(unwritten)} wait in memory, next try in a second`;
      writes.set(tenant, { ...failureOf(tenant, reason, writes.get(tenant), says), unwritten });
    },
    refused: (tenant, reason) => {
      refusals.set(tenant, failureOf(tenant, reason, refusals.get(tenant), reason));
    },
    wrote: (tenant) => {
      const wasRefused = refusals.delete(tenant);
      if (writes.delete(tenant) || wasRefused) log(`world ${tenant}: can be written again`);
    },
    lost: (tenant, key, what) => {
      log(`world ${tenant}: ${what}`);
      losses.set(`${tenant} ${key}`, { world: tenant, reason: what, since: now() });
    },
    regained: (tenant, key) => void losses.delete(`${tenant} ${key}`),
    restarted,
    delete: (tenant) => {
      restarted(tenant);
      for (const [key, { world }] of [...losses]) if (world === tenant) losses.delete(key);
    },
    list: () =>
      [...losses.values(), ...writes.values(), ...refusals.values()].map(({ world, reason, since }) => ({
        ...{ world, reason, since },
      })),
    close: () => {
      for (const { world, reason, unwritten } of writes.values())
        log(`world ${world}: lost, because they were never written: ${countOf(unwritten)} (${reason})`);
    },
  };
};
