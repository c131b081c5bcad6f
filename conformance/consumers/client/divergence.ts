import type { Call } from '../call.ts';
import { counted } from './coverage.ts';
import { answerOf, operationOf, succeeded, type Freedom, type Round } from './story.ts';

const key = (call: Call): string => operationOf(call)?.id ?? `${call.method} ${call.path}`;

const operationsIn = ({ calls }: Round): ReadonlySet<string> => new Set(calls.map(key));

/** Lists that the client stopped reading although the last answer has more, by operation. */
const leftWalks = ({ calls }: Round): ReadonlyMap<string, Call> => {
  const last = new Map<string, Call>();
  for (const call of calls)
    if (succeeded(call) && 'hasMore' in answerOf(call)) last.set(key(call) + call.path, call);
  return new Map(
    [...last.values()].filter((call) => answerOf(call)['hasMore'] === true).map((call) => [key(call), call]),
  );
};

/** With these freedoms other resources come first, so a client may work with other ones than usual. */
const movesResources = ({ id }: Freedom): boolean => /^(ids|lists)-/.test(id);

/** A request for another resource may be refused, since it has no such record or no permission. */
const isOfAnother = ({ status }: Call, { id }: Freedom): boolean =>
  id.startsWith('lists-') && [403, 404, 409].includes(status);

/** Refused operations, without 429s and without refusals that a freedom makes. */
const refused = ({ calls, freedoms: varied }: Round): ReadonlyMap<string, Call> =>
  new Map(
    calls
      .filter(({ status, trouble }) => status >= 400 && status !== 429 && trouble === undefined)
      .filter((call) => !varied.some(({ isRefusal, shows }) => isRefusal === true && shows(call)))
      .map((call) => [key(call), call]),
  );

/** The number of successes of each writing operation. */
const writesIn = ({ calls }: Round): Readonly<Record<string, number>> =>
  counted(calls.filter((call) => call.method !== 'GET' && succeeded(call)).map(key));

/** An operation that succeeds more or less often than in the usual rounds, if these agree. */
const otherWrites = (round: Round, usual: readonly Round[]): Divergence | undefined => {
  const [first = {}, ...others] = usual.map(writesIn);
  if (others.length === 0) return undefined;
  const own = writesIn(round);
  const operation = Object.keys({ ...first, ...own }).find(
    (one) => own[one] !== first[one] && others.every((other) => other[one] === first[one]),
  );
  if (operation === undefined) return undefined;
  const last = round.calls.findLast((call) => key(call) === operation);
  return {
    says: `does ${operation} ${own[operation] ?? 0} times instead of ${first[operation] ?? 0}`,
    about: operation,
    ...(last && { call: last }),
  };
};

const inAll = (sets: readonly ReadonlySet<string>[]): readonly string[] => {
  const [first, ...rest] = sets;
  return [...(first ?? [])].filter((one) => rest.every((set) => set.has(one)));
};

export interface Divergence {
  readonly says: string;
  /** The operation that succeeds more or less often. */
  readonly about?: string;
  readonly call?: Call;
}

/** How a client differed from the usual rounds, where these agree. */
export const divergenceOf = (round: Round, usual: readonly Round[]): Divergence | undefined => {
  const codes = new Set(usual.map(({ exitCode }) => exitCode));
  const last = round.calls.at(-1);
  if (codes.size === 1 && !codes.has(round.exitCode))
    return {
      says: `exits with ${round.exitCode} instead of ${[...codes][0]}`,
      ...(last && { call: last }),
    };
  const leftUsually = new Set(usual.flatMap((one) => [...leftWalks(one).keys()]));
  const left = [...leftWalks(round)].find(([operation]) => !leftUsually.has(operation));
  if (left)
    return {
      says: `stops after a page of ${left[0]} although hasMore is true`,
      call: left[1],
    };
  const refusedUsually = new Set(usual.flatMap((one) => [...refused(one).keys()]));
  const refusals = [...refused(round)].filter(([operation]) => !refusedUsually.has(operation));
  const fault = refusals.find(([, call]) => !round.freedoms.some((one) => isOfAnother(call, one)));
  if (fault)
    return {
      says: `is refused with ${fault[1].status} by ${fault[0]}`,
      call: fault[1],
    };
  // After such a refusal, missing follow-up calls prove nothing.
  if (refusals.length > 0) return undefined;
  const missing = inAll(usual.map(operationsIn)).find((operation) => !operationsIn(round).has(operation));
  if (missing !== undefined) return { says: `no longer calls ${missing}`, ...(last && { call: last }) };
  return round.freedoms.some(movesResources) ? undefined : otherWrites(round, usual);
};

export const isUsual = ({ freedoms: varied }: Round): boolean => varied.length === 0;

export const isAlone = (round: Round): boolean => round.freedoms.length === 1;

/**
 * Freedoms to try alone next, because the client differed in a round of several. If only the number of writes differed,
 * freedoms that change which resources come first are tried first: if one of them has this effect alone, the others are
 * not tried.
 */
export const suspectsIn = (rounds: readonly Round[]): readonly string[] => {
  const usual = rounds.filter(isUsual);
  if (usual.length === 0) return [];
  const alone = new Map(rounds.filter(isAlone).map((round) => [round.freedoms[0]?.id, round]));
  const isUntried = ({ id }: Freedom): boolean => !alone.has(id);
  const suspects = rounds.flatMap((round) => {
    if (round.freedoms.length < 2) return [];
    if (divergenceOf(round, usual)) return round.freedoms.filter(isUntried);
    const writes = otherWrites(round, usual);
    if (!writes) return [];
    const movers = round.freedoms.filter(movesResources);
    if (movers.some(isUntried)) return movers.filter(isUntried);
    const isExplained = movers.some(({ id }) => {
      const own = alone.get(id);
      return own !== undefined && otherWrites(own, usual)?.about === writes.about;
    });
    return isExplained ? [] : round.freedoms.filter(isUntried);
  });
  return [...new Set(suspects.map(({ id }) => id))];
};
