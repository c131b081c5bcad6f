/** What of the interface a consumer met: for the mock that counts it, the functions in code, the command and the console. */

/** A share of what the interface states. */
export interface CoverageShare {
  /** How many were met. */
  readonly met: number;
  /** How many there are. */
  readonly of: number;
  /** The first as a percentage of the second, with one decimal. */
  readonly percent: number;
}

/** One dimension of coverage. */
export interface CoverageDimension extends CoverageShare {
  /** Its name, such as `statuses`. */
  readonly name: string;
  /** What `of` counts, in words. */
  readonly dividesBy: string;
}

/** One thing that a consumer can meet, such as a 409 on a check-in. */
export interface CoverageItem {
  /** What it is, in words. */
  readonly says: string;
  /** The dimension that it belongs to. */
  readonly dimension: string;
  /** The section of the interface. */
  readonly section: string;
  /** The operation that meets it, if it is one. */
  readonly operation?: string;
  /** How often it was met. */
  readonly count: number;
}

/** What of the interface a consumer met, and what it never did. */
export interface Coverage {
  /** The world; `null`: all together. */
  readonly world: string | null;
  /** How many requests were counted. */
  readonly requests: number;
  /** How many do not count, by reason: `unmatched`, or a part that is left out. */
  readonly aside: Readonly<Record<string, number>>;
  /** What was never met, in one sentence. */
  readonly says: string;
  /** Over all dimensions. */
  readonly total: CoverageShare;
  /** By dimension. */
  readonly dimensions: readonly CoverageDimension[];
  /** Sections without a call. */
  readonly unused: readonly string[];
  /** What was never met, most important first. */
  readonly never: readonly CoverageItem[];
  /** What was met. */
  readonly seen: readonly CoverageItem[];
}
