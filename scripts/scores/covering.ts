import fc from 'fast-check';
import { choices } from '../../openapi/generated/choices.ts';
import type { Readings } from '../../src/mock/world/choices.ts';
import type { Combination } from './combinations.ts';

/** A reading of a choice, as `choice.reading`. */
export type Reading = `${string}.${string}`;

/** Two readings that no server takes at once: the one leaves nothing of the other. */
export const EXCLUDED: readonly (readonly [Reading, Reading])[] = [
  // As for an id that no record has, which is not answered 404 then.
  ['made-for-the-deleted.not-found', 'unknown-id-write.bad-request'],
  ['made-for-the-deleted.not-found', 'unknown-id-write.forbidden'],
  // No place is free while others wait.
  ['waitlist-rule.when-full-or-queued', 'place-free-otherwise.moves-up'],
  // A connection that cannot be registered is never marked.
  ['connection-registration-id.user-id', 'mark-without-registration.refused'],
  ['connection-registration-id.neither', 'mark-without-registration.refused'],
  // With the deletion the registration ends, so the mark is refused for that.
  ['mark-without-registration.refused', 'place-free-otherwise.moves-up'],
  // Only a form is read, whose parts are texts.
  ['request-files-form.multipart-only', 'wrong-types.coerced'],
  // A number that is read as text is the name of no preset.
  ['wrong-types.coerced', 'personal-activity-names.presets-only'],
  // A user who left is served as an outsider.
  ['left-thread.readable', 'thread-non-participant.served'],
  // Parameters of the query have no effect at all, or none is known.
  ['search-paging-place.body', 'retired-paging-parameters.refused'],
  ['search-paging-place.body', 'unknown-members.refused'],
];

const factors: readonly (readonly Reading[])[] = Object.values(choices).map(({ id, readings }) =>
  Object.keys(readings).map((reading): Reading => `${id}.${reading}`),
);
const usual = new Set<Reading>(Object.values(choices).map(({ id, default: one }): Reading => `${id}.${one}`));

/** Every two readings of different choices, but those excluded. */
export const pairsOf = (
  levels: readonly (readonly Reading[])[] = factors,
  excluded = EXCLUDED,
): Map<Reading, Set<Reading>> => {
  const all = levels.flat();
  const ofSame = new Map(levels.flatMap((level) => level.map((one) => [one, new Set(level)] as const)));
  const pairs = new Map(
    all.map((one) => [one, new Set(all.filter((other) => ofSame.get(one)?.has(other) !== true))]),
  );
  for (const [one, other] of excluded) {
    pairs.get(one)?.delete(other);
    pairs.get(other)?.delete(one);
  }
  return pairs;
};

/** The number of drawn rows, of which the one with the most new pairs is used. */
const DRAWN = 4;

/**
 * Rows of readings, one of each choice, in which every pair of readings stands together at least once: a covering
 * array of strength two, by the greedy way of AETG. The same seed gives the same rows.
 */
export const coveringRows = (
  seed: number,
  levels: readonly (readonly Reading[])[] = factors,
  excluded = EXCLUDED,
): readonly (readonly Reading[])[] => {
  const allowed = pairsOf(levels, excluded);
  const missing = pairsOf(levels, excluded);
  const places = levels.map((_, at) => at);
  const orders = fc.shuffledSubarray(places, { minLength: places.length });
  const rows: (readonly Reading[])[] = [];
  const newPairs = (reading: Reading, row: readonly Reading[]): number =>
    row.filter((other) => missing.get(reading)?.has(other)).length;
  /** The readings of this choice that may be in the row, the one with the most missing pairs first. */
  const bestOf = (level: readonly Reading[], row: readonly Reading[]): Reading | undefined =>
    level
      .filter((one) => row.every((other) => allowed.get(one)?.has(other)))
      .map((one) => ({ one, gain: newPairs(one, row), left: missing.get(one)?.size ?? 0 }))
      .reduce<{ one: Reading; gain: number; left: number } | undefined>(
        (best, next) =>
          best === undefined || next.gain > best.gain || (next.gain === best.gain && next.left > best.left)
            ? next
            : best,
        undefined,
      )?.one;
  const rowIn = (order: readonly number[]): readonly Reading[] =>
    order.reduce<readonly Reading[]>((row, at) => {
      const one = bestOf(levels[at] ?? [], row);
      return one === undefined ? row : [...row, one];
    }, []);
  const gainOf = (row: readonly Reading[]): number =>
    row.reduce((sum, one, at) => sum + newPairs(one, row.slice(0, at)), 0);
  while ([...missing.values()].some(({ size }) => size > 0)) {
    const drawn = fc.sample(orders, { numRuns: DRAWN, seed: seed + rows.length }).map(rowIn);
    const row = drawn.reduce((best, next) => (gainOf(next) > gainOf(best) ? next : best));
    if (gainOf(row) === 0) break;
    for (const one of row) for (const other of row) missing.get(one)?.delete(other);
    rows.push(row);
  }
  return rows;
};

const choiceOf = (reading: Reading): string => reading.slice(0, reading.indexOf('.'));

/** The readings of a server, those that are not the default. */
const readingsIn = (row: readonly Reading[]): Readings => {
  const taken = row.filter((one) => !usual.has(one)).toSorted();
  return Object.fromEntries(
    taken.map((one) => [choiceOf(one), one.slice(choiceOf(one).length + 1)] as const),
  );
};

/** The servers of a covering array: between them every two readings of two choices are taken at once. */
export const coveringServers = (seed: number): readonly Combination[] =>
  coveringRows(seed).map((row, at) => ({
    id: `pairs.${seed}-${String(at + 1).padStart(2, '0')}`,
    readings: readingsIn(row),
  }));
