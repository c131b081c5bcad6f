/** The delay of an answer, in milliseconds; one of the three. */
export interface Latency {
  readonly fixed?: number;
  /** With `to`: evenly between the two. */
  readonly from?: number;
  readonly to?: number;
  readonly logNormal?: { readonly median: number; readonly sigma: number };
}

/** What goes wrong; exactly one member is present. */
export interface FaultEffect {
  readonly latency?: Latency;
  /** This refusal, and the operation is not run. */
  readonly status?: number;
  /** The connection closes without an answer, and the operation is not run. */
  readonly drop?: true;
  /** The operation is run; half of its answer is sent, then the connection closes. */
  readonly truncate?: true;
  /** The operation is run and its effect stays; the connection closes without an answer. */
  readonly lost?: true;
  /** Run the operation, but answer this JSON. */
  readonly body?: unknown;
  /** A list comes out empty. */
  readonly emptyList?: true;
  /** The maximal number of items of a page. */
  readonly pageSize?: number;
}

export type FaultEffectKind = keyof FaultEffect;

export const FAULT_EFFECTS = [
  'latency',
  'status',
  'drop',
  'truncate',
  'lost',
  'body',
  'emptyList',
  'pageSize',
] as const satisfies readonly FaultEffectKind[];

/** One step of a sequence; `work` lets the request through. */
export type Step = FaultEffect | 'work';

/** A rule that applies a fault effect to requests. */
export interface FaultRule extends FaultEffect {
  readonly id?: string;
  /** Ids of operations, or globs of such; absent: all. */
  readonly operations?: readonly string[];
  /** Acting ids, or kinds of acting users; absent: all. */
  readonly identities?: readonly string[];
  /** The share of these requests that it strikes, from 0 to 1; absent: all of them. */
  readonly share?: number;
  /** How many requests it strikes; absent: no end. */
  readonly times?: number;
  /** The seed of the draws of `share` and `latency`; absent: the seed of the world. */
  readonly seed?: number;
  /** A step for each request that it strikes, in order; afterwards everything works. */
  readonly sequence?: readonly Step[];
}

export const kindOf = (faultEffect: FaultEffect): FaultEffectKind | undefined =>
  FAULT_EFFECTS.find((kind) => faultEffect[kind] !== undefined);
