import type { OutboxEvent } from './outbox.ts';

/** A record, by its id. */
interface Kept {
  readonly id: string;
}

/** A member of a record before and after; one that was not there is absent. */
export interface ChangedMember {
  readonly member: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface ChangedRecord {
  readonly id: string;
  readonly members: readonly ChangedMember[];
}

/** What differs in one collection. */
export interface Differences {
  readonly created: readonly Kept[];
  readonly changed: readonly ChangedRecord[];
  readonly deleted: readonly Kept[];
}

/** What happened to a world since it was another one. */
export interface WorldDifferences {
  /** By collection; one in which nothing differs is left out. */
  readonly collections: Readonly<Record<string, Differences>>;
  /** Those that still stand in the outbox, oldest first. */
  readonly events: readonly OutboxEvent[];
}
