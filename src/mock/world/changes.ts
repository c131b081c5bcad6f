import type { OutboxEvent } from './outbox.ts';

/** A record that was created or deleted, with its other members. */
export interface Kept {
  /** Id of the record. */
  readonly id: string;
}

/** A changed member of a record. `before` is absent if it was added, `after` if it was removed. */
export interface ChangedMember {
  /** Its name. */
  readonly member: string;
  /** The old value. */
  readonly before?: unknown;
  /** The new value. */
  readonly after?: unknown;
}

/** A record that was changed. */
export interface ChangedRecord {
  /** Id of the record. */
  readonly id: string;
  /** What changed in it. */
  readonly members: readonly ChangedMember[];
}

/** What changed in one collection. */
export interface Differences {
  /** New records. */
  readonly created: readonly Kept[];
  /** Records with other values. */
  readonly changed: readonly ChangedRecord[];
  /** Deleted records, as they were. */
  readonly deleted: readonly Kept[];
}

/** What changed in one tenant of a world. */
export interface WorldDifferences {
  /** By collection; collections without changes are absent. */
  readonly collections: Readonly<Record<string, Differences>>;
  /** The new events that are still stored, oldest first. */
  readonly events: readonly OutboxEvent[];
}
