import type { Coverage, CoverageDimension, CoverageItem, CoverageShare } from '../answers/coverage.ts';
import { operationFacts } from './facts.ts';
import { items, type DimensionName, type Item } from './items.ts';
import { UNMATCHED, type Met } from './tally.ts';

/** What is reported. */
export interface ReportOptions {
  /** The world that it is about, if there is one. */
  readonly world?: string | undefined;
  /** Whether the planned part counts. */
  readonly planned?: boolean;
  /** Dimensions that the source cannot show, for example webhooks in a recording of requests. */
  readonly without?: readonly DimensionName[];
}

/** What each dimension counts; the first ones matter most when something was never met. */
const DIMENSIONS: Readonly<Record<DimensionName, string>> = {
  statuses:
    'stated statuses of the operations: an accepted call (200 and 201 count as one), and each 4xx that is named',
  states: 'states of the lifecycles, seen in an answer or caused by a call',
  pages: 'operations whose list has pages, each with a cursor that was followed',
  webhooks: 'kinds of webhooks, each taken by a receiver',
  identities: 'kinds of acting users',
  moves: 'moves of the lifecycles, each by the state that it leads to',
  emptyLists: 'operations that answer a list, each with an empty one',
  refusals: 'operations with a refusal whose status is left open, each with any 4xx',
  operations: 'operations, each called once or more',
};

const NAMES = Object.keys(DIMENSIONS) as readonly DimensionName[];

const share = (met: number, of: number): CoverageShare => ({
  met,
  of,
  percent: of === 0 ? 100 : Math.floor((met / of) * 1000) / 10,
});

/** How close an unmet item is to what the consumer does: the same call, the same section, or neither. */
type Nearness = 0 | 1 | 2;

/** The rank of an unmet item; the lowest comes first. */
const rankOf = ({ dimension, status = 0 }: Item, nearness: Nearness): number => {
  // If an operation is never called, the call itself comes first.
  const place = nearness > 0 && dimension === 'operations' ? -1 : NAMES.indexOf(dimension);
  return nearness * 100_000 + place * 1000 - status;
};

const shown = ({ says, dimension, section, operation }: Item, count: number): CoverageItem => ({
  ...{ says, dimension, section },
  ...(operation !== undefined && { operation }),
  count,
});

const MOST_NAMED = 3;

/** The first item of each dimension, the closest first: a sentence names these. */
const headlines = (never: readonly CoverageItem[]): readonly CoverageItem[] => {
  const firsts = never.filter(
    (item, at) => never.findIndex((one) => one.dimension === item.dimension) === at,
  );
  return [...firsts, ...never.filter((item) => !firsts.includes(item))].slice(0, MOST_NAMED);
};

const sentence = (never: readonly CoverageItem[]): string => {
  if (never.length === 0) return 'Your tests met everything that is counted here.';
  const named = headlines(never).map(({ says }) => says);
  const rest = never.length - named.length;
  return `Your tests never saw ${named.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`;
};

/** How many calls went to operations whose part does not count, by part. */
const asideOf = ({ counts }: Met, parts: readonly string[]): Readonly<Record<string, number>> => {
  const aside: Record<string, number> = {};
  const add = (why: string, count = 0): void => {
    if (count > 0) aside[why] = (aside[why] ?? 0) + count;
  };
  add(UNMATCHED, counts.get(UNMATCHED));
  for (const { part, called } of operationFacts().values())
    if (!parts.includes(part)) add(part, counts.get(called));
  return aside;
};

/** What was met, what was not, and the divisor of each percentage. */
export const reportCoverage = (
  met: Met,
  { world, planned = false, without = [] }: ReportOptions = {},
): Coverage => {
  const { requests, counts } = met;
  // Flat routes only repeat other operations, so they do not count here.
  const parts = planned ? ['available', 'planned'] : ['available'];
  const counted = items().filter(
    ({ part, dimension }) => parts.includes(part) && !without.includes(dimension),
  );
  const countOf = ({ key }: Item): number => counts.get(key) ?? 0;
  const calls = counted.filter(({ dimension }) => dimension === 'operations');
  const called = new Set(calls.filter((item) => countOf(item) > 0).map(({ operation }) => operation));
  const used = new Set(calls.filter((item) => countOf(item) > 0).map(({ section }) => section));
  const nearness = ({ dimension, near, section }: Item): Nearness => {
    if (dimension === 'identities' || near.some((id) => called.has(id))) return 0;
    return used.has(section) ? 1 : 2;
  };
  const never = counted
    .filter((item) => countOf(item) === 0)
    .map((item) => ({ item, rank: rankOf(item, nearness(item)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => shown(item, 0));
  const seen = counted.filter((item) => countOf(item) > 0);
  const dimensions = NAMES.filter((name) => !without.includes(name)).map((name): CoverageDimension => {
    const isOf = ({ dimension }: Item): boolean => dimension === name;
    const of = counted.filter(isOf).length;
    return {
      name,
      ...share(seen.filter(isOf).length, of),
      dividesBy: `${of} ${DIMENSIONS[name]}${name === 'identities' ? '' : ` (${parts.join(' and ')})`}`,
    };
  });
  return {
    world: world ?? null,
    requests,
    aside: asideOf(met, parts),
    says: sentence(never),
    total: share(seen.length, counted.length),
    dimensions,
    unused: [...new Set(calls.map(({ section }) => section))].filter((section) => !used.has(section)),
    never,
    seen: seen.map((item) => shown(item, countOf(item))),
  };
};
