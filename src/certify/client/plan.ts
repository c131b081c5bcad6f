import { freedomIds, type FreedomId } from '../../../conformance/consumers/client/freedoms.ts';

/** Two rounds as usual show what differs by itself. */
const USUAL = 2;

/** A small generator: what it draws only has to be the same for the same seed. */
const drawn = (seed: number): (() => number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/**
 * The freedoms of every round. For a command, each freedom has a round of its own, after two as usual; where fewer
 * rounds are wanted, several share one. For a person, a single round uses half of them, drawn by the seed.
 */
export const planOf = (
  rounds: number | undefined,
  isCommand: boolean,
  seed: number,
): readonly (readonly FreedomId[])[] => {
  const draw = drawn(seed);
  const wanted = rounds ?? (isCommand ? USUAL + freedomIds.length : 1);
  if (wanted <= 1) return isCommand ? [[]] : [freedomIds.filter(() => draw() < 0.5)];
  const usual = Math.min(USUAL, wanted - 1);
  const varied = wanted - usual;
  const turn = Math.floor(draw() * freedomIds.length);
  const ids = [...freedomIds.slice(turn), ...freedomIds.slice(0, turn)];
  return [
    ...Array.from({ length: usual }, () => []),
    ...Array.from({ length: varied }, (_none, at) =>
      varied >= ids.length
        ? ids.slice(at % ids.length, (at % ids.length) + 1)
        : ids.filter((_id, place) => place % varied === at),
    ),
  ];
};
