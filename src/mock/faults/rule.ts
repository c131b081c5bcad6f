/** The delay of an answer in milliseconds, at most 60,000: `fixed`, or `from` and `to`, or `logNormal`. */
export interface Latency {
  /** The same for every request. */
  readonly fixed?: number;
  /** The shortest; delays are spread evenly up to `to`. */
  readonly from?: number;
  /** The longest. */
  readonly to?: number;
  /** Mostly near the median, sometimes far longer. `sigma` from 0 to 10 is the spread. */
  readonly logNormal?: {
    /** Half of the delays are longer than this. */
    readonly median: number;
    /** The spread, from 0 to 10. */
    readonly sigma: number;
  };
}

/** What happens to a request; exactly one member is present. */
export interface FaultEffect {
  /** The answer is delayed. */
  readonly latency?: Latency;
  /** The answer has this status, from 400 to 599. The operation does not run. */
  readonly status?: number;
  /** The connection closes without an answer. The operation does not run. */
  readonly drop?: true;
  /** The operation runs. Half of its answer is sent, then the connection closes. */
  readonly truncate?: true;
  /** The operation runs, but its answer never arrives. */
  readonly lost?: true;
  /** The operation runs. This JSON is its answer. */
  readonly body?: unknown;
  /** Lists come back empty. */
  readonly emptyList?: true;
  /** Maximum number of items on a page, from 1 to 100. */
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

/** Which requests fail or are slow, and how: one effect, or a `sequence`. */
export interface FaultRule extends FaultEffect {
  /** Name of the rule. It replaces a rule with the same id. Default: `fault-1`, `fault-2`, … */
  readonly id?: string;
  /** Operation ids, or globs such as `create*`. Default: all operations. */
  readonly operations?: readonly string[];
  /** Acting ids, or `resident`, `connection`, `staff`, `systemActor`. Default: everyone. */
  readonly identities?: readonly string[];
  /** The share of matching requests that it affects, from 0 to 1. Default: 1. */
  readonly share?: number;
  /** It ends after this many requests. Default: no end. */
  readonly times?: number;
  /** Seed of the random draws of `share` and `latency`. Default: the seed of the world. */
  readonly seed?: number;
  /** One step per request, in order: an effect, or `work` for none. Afterwards everything works. */
  readonly sequence?: readonly Step[];
}

export const kindOf = (faultEffect: FaultEffect): FaultEffectKind | undefined =>
  FAULT_EFFECTS.find((kind) => faultEffect[kind] !== undefined);
