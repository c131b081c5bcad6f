import type { OutboxEvent } from './outbox.ts';

/** A record with its id. */
interface Kept {
  readonly id: string;
}

/** A changed member of a record. `before` is absent where it was added, `after` where it was removed. */
export interface ChangedMember {
  readonly member: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface ChangedRecord {
  readonly id: string;
  readonly members: readonly ChangedMember[];
}

/** The differences in one collection. */
export interface Differences {
  readonly created: readonly Kept[];
  readonly changed: readonly ChangedRecord[];
  readonly deleted: readonly Kept[];
}

/** The differences between two states of a world. */
export interface WorldDifferences {
  /** By collection; a collection without differences is absent. */
  readonly collections: Readonly<Record<string, Differences>>;
  /** The new events that are still in the outbox, oldest first. */
  readonly events: readonly OutboxEvent[];
}
