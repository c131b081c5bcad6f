/** Conditions for requests. An absent member is no condition. */
export interface Selection {
  /** The id of an operation, or a glob. */
  readonly operation?: string;
  readonly method?: string;
  /** A glob. */
  readonly path?: string;
  /** A status, or a class of statuses such as 4xx. */
  readonly status?: number | string;
  /** The id or the kind of the acting user. */
  readonly acting?: string;
  /** Members that the query, or the body, must have; others are allowed. */
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The expected number of selected requests; without any number, at least one. */
export interface Expected extends Selection {
  readonly count?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface Verified {
  readonly matched: boolean;
  readonly found: number;
  /** The expectation in words. */
  readonly promised: string;
  /** The numbers of the found requests. */
  readonly requests: readonly number[];
}
