import type { OutboxEvent } from './outbox.ts';

/** A record that was created or deleted, with its other members. */
export interface Kept {
  readonly id: string;
}

/** A changed member of a record. `before` is absent if it was added, `after` if it was removed. */
export interface ChangedMember {
  readonly member: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A record that was changed. */
export interface ChangedRecord {
  readonly id: string;
  readonly members: readonly ChangedMember[];
}

/** What changed in one collection. */
export interface Differences {
  readonly created: readonly Kept[];
  readonly changed: readonly ChangedRecord[];
  readonly deleted: readonly Kept[];
}

/** What changed in one tenant of a world. */
export interface WorldDifferences {
  /** By collection; collections without changes are absent. */
  readonly collections: Readonly<Record<string, Differences>>;
  /** The new events that are still stored, oldest first. */
  readonly events: readonly OutboxEvent[];
}
