import type { Exchange } from './exchange.ts';
import { selects } from './select.ts';
import type { Expected, Verified } from './selection.ts';

/** Checks the number of selected requests. */
export const verify = (exchanges: readonly Exchange[], expected: Expected): Verified => {
  const { count, atMost, ...selection } = expected;
  const isBare = count === undefined && atMost === undefined && expected.atLeast === undefined;
  const atLeast = isBare ? 1 : expected.atLeast;
  const { atLeast: _, ...meant } = selection;
  const found = exchanges.filter(selects(meant));
  const times = [
    ...(count === undefined ? [] : [`exactly ${count}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(' and ');
  const words = Object.entries(meant).map(([name, value]) =>
    typeof value === 'string' ? `${name} ${value}` : `${name} ${JSON.stringify(value)}`,
  );
  return {
    matched:
      (count === undefined || found.length === count) &&
      (atLeast === undefined || found.length >= atLeast) &&
      (atMost === undefined || found.length <= atMost),
    found: found.length,
    promised: `${times} of the requests kept ${words.length === 0 ? 'are there' : `have ${words.join(', ')}`}.`,
    requests: found.map(({ n }) => n),
  };
};
