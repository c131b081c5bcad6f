import { freedomIds, type FreedomId } from '../../../conformance/consumers/client/freedoms.ts';

/** Two rounds without freedoms show what differs between runs anyway. */
const USUAL = 2;

/** Eight rounds have 28 pairs, so every freedom can have its own pair. */
const VARIED = 8;

/** Freedoms that exclude each other: a round has only one of a group. */
const APART: readonly (readonly FreedomId[])[] = [
  ['ids-of-signs', 'ids-of-digits', 'ids-as-uuids'],
  ['lists-reversed', 'lists-unsteady'],
  ['absent-members', 'empty-texts'],
  ['empty-refusals', 'plain-refusals'],
  ['other-refusals', 'occurrence-date-refused'],
];

/** A small generator of numbers, which are the same for the same seed. */
const drawn = (seed: number): (() => number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const shuffled = <T>(all: readonly T[], draw: () => number): readonly T[] =>
  all
    .map((one) => [draw(), one] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one);

/**
 * Gives each freedom its own pair of rounds while there are enough, so no two freedoms meet twice. A freedom gets a
 * single round if in every pair it would meet one that excludes it.
 */
const covering = (rounds: number, draw: () => number): readonly (readonly FreedomId[])[] => {
  const all = Array.from({ length: rounds }, (_none, at) => at);
  const places = shuffled(
    all.flatMap((one) => [[one], ...all.slice(one + 1).map((other) => [one, other])]),
    draw,
  );
  const plan: FreedomId[][] = all.map(() => []);
  const taken = new Map<readonly number[], number>();
  const excluded = (id: FreedomId): readonly FreedomId[] =>
    APART.find((group) => group.includes(id))?.filter((one) => one !== id) ?? [];
  const costOf = (id: FreedomId, place: readonly number[]): number => {
    const meets = place.filter((at) => excluded(id).some((one) => plan[at]?.includes(one))).length;
    const crowd = place.reduce((sum, at) => sum + (plan[at]?.length ?? 0), 0) / place.length;
    return 1000 * meets + (place.length === 1 && rounds > 1 ? 500 : 0) + 20 * (taken.get(place) ?? 0) + crowd;
  };
  const ids = shuffled(freedomIds, draw).toSorted(
    (one, other) => excluded(other).length - excluded(one).length,
  );
  for (const id of ids) {
    const [place = []] = places.toSorted((one, other) => costOf(id, one) - costOf(id, other));
    taken.set(place, (taken.get(place) ?? 0) + 1);
    for (const at of place) plan[at]?.push(id);
  }
  return plan;
};

/**
 * The freedoms of every round. A command gets two rounds without freedoms, then eight in which each freedom occurs
 * twice, with different others. With enough rounds each freedom has a round of its own. A person gets a single round
 * with about half of the freedoms, drawn by the seed.
 */
export const planOf = (
  rounds: number | undefined,
  isCommand: boolean,
  seed: number,
): readonly (readonly FreedomId[])[] => {
  const draw = drawn(seed);
  const wanted = rounds ?? (isCommand ? USUAL + VARIED : 1);
  if (wanted <= 1) return isCommand ? [[]] : [freedomIds.filter(() => draw() < 0.5)];
  const usual = Math.min(USUAL, wanted - 1);
  const varied = wanted - usual;
  const alone = shuffled(freedomIds, draw);
  return [
    ...Array.from({ length: usual }, () => []),
    ...(varied >= alone.length
      ? Array.from({ length: varied }, (_none, at) => alone.slice(at % alone.length, (at % alone.length) + 1))
      : covering(varied, draw)),
  ];
};
