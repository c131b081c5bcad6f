/** Which requests are meant; what is absent narrows nothing. */
export interface Selection {
  /** An id, or a glob. */
  readonly operation?: string;
  readonly method?: string;
  /** A glob. */
  readonly path?: string;
  /** A status, or a class such as 4xx. */
  readonly status?: number | string;
  /** An acting id, or a kind of acting user. */
  readonly acting?: string;
  /** Members that the query and the body have, among others. */
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What is said of the requests that were made; without a number, that there is one. */
export interface Expected extends Selection {
  readonly count?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface Verified {
  readonly matched: boolean;
  readonly found: number;
  /** What was said, in words. */
  readonly promised: string;
  /** Numbers of the requests that were found. */
  readonly requests: readonly number[];
}
