/** One server under one case for one round. */
export interface Slice {
  readonly case: string;
  readonly server: string;
  /** Milliseconds that each answer took. */
  readonly latencies: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
  /** Processor microseconds of the server per request. */
  readonly processor: number;
}

/** One server under one case, over all rounds. */
export interface Figures {
  readonly case: string;
  readonly server: string;
  /** Processor microseconds per request. */
  readonly processor: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly statuses: readonly number[];
}

/** The value below which this share of all values lies; NaN without values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const slicesOf = (slices: readonly Slice[], name: string, server: string): readonly Slice[] =>
  slices.filter((slice) => slice.case === name && slice.server === server);

export const figuresOf = (slices: readonly Slice[], name: string, server: string): Figures => {
  const own = slicesOf(slices, name, server);
  const latencies = own.flatMap((slice) => slice.latencies);
  return {
    case: name,
    server,
    processor: median(own.map(({ processor }) => processor)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    statuses: [...new Set(own.flatMap(({ statuses }) => [...statuses.keys()]))].sort(),
  };
};

/**
 * How many times the processor time of a request of `server` one of `to` takes, round by round: what else the machine
 * does hits both sides of a round alike. So it is also how many times as many requests `server` answers. NaN where one
 * of them was not measured.
 */
export const ratioOf = (slices: readonly Slice[], name: string, server: string, to: string): number => {
  const others = slicesOf(slices, name, to);
  return median(
    slicesOf(slices, name, server).map(
      (own, round) => (others[round]?.processor ?? Number.NaN) / own.processor,
    ),
  );
};
