import type { NotKept } from '../keeper.ts';

/** What a world has in memory, and not on the disk. */
export interface Unwritten {
  readonly records: number;
  readonly events: number;
}

export const NOTHING: Unwritten = { records: 0, events: 0 };

/** The worlds whose last write failed. */
export interface Troubles {
  /** A write failed. Logged at once, and then at most once a minute. Without `unwritten` nothing waits for another try. */
  failed(tenant: string, reason: string, unwritten?: Unwritten): void;
  /** A write succeeded, and nothing of the world waits any more. */
  wrote(tenant: string): void;
  /** Something is lost for good; `key` names it among the losses of the world. */
  lost(tenant: string, key: string, what: string): void;
  /** What was lost is there again. */
  regained(tenant: string, key: string): void;
  /** A world that is deleted or reset has nothing to lose. */
  delete(tenant: string): void;
  list(): readonly NotKept[];
  /** Logs what was never written, at the end. */
  close(): void;
}

const LOG_AGAIN_MS = 60_000;

export const countOf = ({ records, events }: Unwritten): string => `${records} records and ${events} events`;

const waiting = (unwritten: Unwritten | undefined): string =>
  unwritten ? `; ${countOf(unwritten)} wait in memory, tried again every second` : '';

interface Trouble extends NotKept {
  readonly unwritten: Unwritten | undefined;
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
  const failing = new Map<string, Trouble>();
  const losses = new Map<string, NotKept>();
  const now = (): string => new Date(time()).toISOString();
  return {
    failed: (tenant, reason, unwritten) => {
      const before = failing.get(tenant);
      const isDue = before?.reason !== reason || elapsed() - before.loggedAt >= LOG_AGAIN_MS;
      if (isDue) log(`world ${tenant}: not written: ${reason}${waiting(unwritten)}`);
      failing.set(tenant, {
        ...{ world: tenant, reason, unwritten },
        since: before?.since ?? now(),
        loggedAt: isDue ? elapsed() : before.loggedAt,
      });
    },
    wrote: (tenant) => {
      if (failing.delete(tenant)) log(`world ${tenant}: written again, nothing is lost`);
    },
    lost: (tenant, key, what) => {
      log(`world ${tenant}: ${what}`);
      losses.set(`${tenant} ${key}`, { world: tenant, reason: what, since: now() });
    },
    regained: (tenant, key) => void losses.delete(`${tenant} ${key}`),
    delete: (tenant) => {
      failing.delete(tenant);
      for (const [key, { world }] of [...losses]) if (world === tenant) losses.delete(key);
    },
    list: () => [
      ...losses.values(),
      ...[...failing.values()].map(({ world, reason, since }) => ({ world, reason, since })),
    ],
    close: () => {
      for (const { world, reason, unwritten } of failing.values())
        if (unwritten)
          log(`world ${world}: ${countOf(unwritten)} were never written and are lost: ${reason}`);
    },
  };
};
