/** What of the interface a consumer met: for the mock that counts it, the functions in code, the command and the console. */

/** What coverage looks at, apart from one another. */
export type CoverageDimensionName =
  | 'operations'
  | 'statuses'
  | 'refusals'
  | 'states'
  | 'moves'
  | 'pages'
  | 'emptyLists'
  | 'identities'
  | 'webhooks';

/** A share of what the interface states. */
export interface CoverageShare {
  /** How many were met. */
  readonly met: number;
  /** How many there are. */
  readonly of: number;
  /** `met` as a percentage of `of`, with one digit after the point; 100 where there are none. */
  readonly percent: number;
}

/** One dimension of coverage. */
export interface CoverageDimension extends CoverageShare {
  /** Its name. */
  readonly name: CoverageDimensionName;
  /** What `of` counts, in words. */
  readonly dividesBy: string;
}

/** One thing that a consumer can meet, such as a 409 on a check-in. */
export interface CoverageItem {
  /** What it is, in words. */
  readonly says: string;
  /** The dimension that it belongs to. */
  readonly dimension: CoverageDimensionName;
  /** The section of the interface. */
  readonly section: string;
  /** The operation at which it is met; absent where there are several or none. */
  readonly operation?: string;
  /** In how many requests or deliveries it was met. */
  readonly count: number;
}

/** What of the interface a consumer met, and what it never did. */
export interface Coverage {
  /** The world; `null`: all worlds of the mock together, or none. */
  readonly world: string | null;
  /** How many requests were counted. */
  readonly requests: number;
  /** How many of them count for nothing here, by why: those that match no operation, and those of parts that are left out. */
  readonly aside: Readonly<Record<string, number>>;
  /** What was never met, in one sentence. */
  readonly says: string;
  /** Over all dimensions. */
  readonly total: CoverageShare;
  /** By dimension. */
  readonly dimensions: readonly CoverageDimension[];
  /** Sections of the interface of which no operation was called. */
  readonly unused: readonly string[];
  /** What was never met, most important first. */
  readonly never: readonly CoverageItem[];
  /** What was met. */
  readonly seen: readonly CoverageItem[];
}
