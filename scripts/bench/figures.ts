import type { Contender } from './servers.ts';

export type Name = Contender['name'];

/** One server under one case for one round. */
export interface Slice {
  readonly case: string;
  readonly server: Name;
  readonly perSecond: number;
  readonly latencies: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
  /** Processor microseconds of the server per request; undefined where the machine does not tell. */
  readonly processor: number | undefined;
}

/** One server under one case, over all rounds. */
export interface Figures {
  readonly case: string;
  readonly server: Name;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly processor: number | undefined;
  readonly statuses: readonly number[];
}

/** The value below which this share of all values lies; NaN where there are none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const medianOfKnown = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : median(known);
};

export const figuresOf = (slices: readonly Slice[], name: string, server: Name): Figures => {
  const own = slices.filter((slice) => slice.case === name && slice.server === server);
  const latencies = own.flatMap((slice) => slice.latencies);
  return {
    case: name,
    server,
    perSecond: median(own.map(({ perSecond }) => perSecond)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    processor: medianOfKnown(own.map(({ processor }) => processor)),
    statuses: [...new Set(own.flatMap(({ statuses }) => [...statuses.keys()]))],
  };
};

/** How many times as fast ours is, round by round: what else the machine does hits both sides of a round alike. */
export const ratioOf = (slices: readonly Slice[], name: string, to: Name): number => {
  const rates = (server: Name) =>
    slices
      .filter((slice) => slice.case === name && slice.server === server)
      .map(({ perSecond }) => perSecond);
  const others = rates(to);
  return median(rates('ours').map((rate, round) => rate / (others[round] ?? Number.NaN)));
};
