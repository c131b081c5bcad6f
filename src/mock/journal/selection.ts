/** Conditions for requests. An absent member is no condition. */
export interface Selection {
  /** Operation id, or a glob such as `list*`. */
  readonly operation?: string;
  /** Such as `GET`. */
  readonly method?: string;
  /** Path, or a glob. */
  readonly path?: string;
  /** Status, or a class such as `4xx`. */
  readonly status?: number | string;
  /** Acting id, or `resident`, `connection`, `staff`, `systemActor`. */
  readonly acting?: string;
  /** Members that the query must have; others are ignored. */
  readonly query?: unknown;
  /** Members that the body must have; others are ignored. Lists must match item by item. */
  readonly body?: unknown;
}

/** Which requests to count, and how many are expected. Without a number: at least one. */
export interface Expected extends Selection {
  /** Exactly this many. */
  readonly count?: number;
  /** This many or more. */
  readonly atLeast?: number;
  /** This many or fewer. */
  readonly atMost?: number;
}

/** Whether as many requests were made as expected. */
export interface Verified {
  /** Whether the number is the expected one. */
  readonly matched: boolean;
  /** How many there are. */
  readonly found: number;
  /** The expectation in words. */
  readonly promised: string;
  /** Their numbers in the journal. */
  readonly requests: readonly number[];
}
