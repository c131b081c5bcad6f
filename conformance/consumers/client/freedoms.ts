import { shownCall, type Call } from '../call.ts';
import { items } from '../../kit/json.ts';
import { counted } from './coverage.ts';
import { broken, kept, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import {
  answerOf,
  operationOf,
  PAGED,
  sectionsWhere,
  succeeded,
  type ClientStory,
  type Freedom,
  type OperationFacts,
  type Round,
} from './story.ts';

type Shows = Freedom['shows'];

const makes = ({ choices }: OperationFacts): boolean => choices.includes('create-status');

const isMadeWith200: Shows = (call) => {
  const operation = operationOf(call);
  return call.status === 200 && operation !== undefined && makes(operation);
};

const holds =
  (sign: RegExp): Shows =>
  (call) =>
    succeeded(call) && sign.test(call.answer);

const showsResource = holds(/"id":/);
const showsSeveral: Shows = (call) => items(answerOf(call)['data']).length > 1;
const hasCursor: Shows = (call) => typeof answerOf(call)['nextCursor'] === 'string';
const hasMore =
  (more: boolean): Shows =>
  (call) =>
    answerOf(call)['hasMore'] === more;

/** Refused for a reason of its own, and not for a fault that the world applied. */
const isRefused: Shows = ({ status, trouble }) => status >= 400 && trouble === undefined;
const isFaulted: Shows = ({ trouble }) => trouble !== undefined;

/** What the interface leaves to the service: who passes relies on none of it. */
const table = {
  'created-200': {
    when: 'creates answer 200 in place of 201',
    ...{ line: 294, sections: sectionsWhere(makes), shows: isMadeWith200 },
  },
  'cursors-of-signs': {
    when: 'cursors hold signs that mean something in addresses',
    ...{ line: 498, sections: PAGED, shows: hasCursor },
  },
  'small-pages': { when: 'pages hold 7', shows: hasMore(true) },
  'pollable-cursor': {
    when: 'the last page has a cursor too',
    shows: (call: Call) => hasMore(false)(call) && hasCursor(call),
  },
  'more-members': { when: 'resources have members of their own', shows: showsResource },
  'members-reversed': { when: 'members come in another order', shows: showsResource },
  'absent-members': { when: 'members without a value are absent', shows: showsResource },
  'empty-texts': { when: 'texts without a value are empty', shows: holds(/:""/) },
  'lists-reversed': { when: 'lists without a stated order come reversed', shows: showsSeveral },
  'lists-unsteady': {
    when: 'lists without a stated order come in another order every time',
    shows: showsSeveral,
  },
  'ids-of-signs': { when: 'ids hold more than letters and digits', shows: showsResource },
  'ids-of-digits': { when: 'ids are digits alone', shows: showsResource },
  'ids-as-uuids': { when: 'ids are UUIDs', shows: holds(/"id":"[\da-f]{8}-[\da-f]{4}-/) },
  'instants-with-offset': { when: 'instants carry an offset', shows: holds(/T[\d:.]+[+-]\d\d:\d\d"/) },
  'empty-refusals': { when: 'refusals have no body', shows: isRefused },
  'plain-refusals': { when: 'refusals are plain text', shows: isRefused },
  'other-refusals': {
    when: 'bad input is refused with another 4xx',
    shows: ({ status }: Call) => status === 418,
  },
  'occurrence-date-refused': {
    when: 'occurrenceDate on a one-time activity is answered 400',
    shows: ({ status, search }: Call) => status === 400 && search.includes('occurrenceDate='),
    isRefusal: true,
  },
  'json-with-charset': { when: 'JSON names its charset', shows: showsResource },
  'slow-answers': { when: 'some answers are slow', shows: isFaulted },
  busy: { when: 'some requests are answered 429 with Retry-After', shows: isFaulted },
} as const satisfies Readonly<Record<string, Omit<Freedom, 'id'>>>;

export type FreedomId = keyof typeof table;

export const freedomIds = Object.keys(table).filter((id): id is FreedomId => id in table);

export const freedoms: Readonly<Record<FreedomId, Freedom>> = Object.fromEntries(
  freedomIds.map((id) => [id, { id, ...table[id] }]),
) as Readonly<Record<FreedomId, Freedom>>;

const key = (call: Call): string => operationOf(call)?.id ?? `${call.method} ${call.path}`;

const operationsIn = ({ calls }: Round): ReadonlySet<string> => new Set(calls.map(key));

/** Lists that were left although the last answer said that there is more, by operation. */
const leftWalks = ({ calls }: Round): ReadonlyMap<string, Call> => {
  const last = new Map<string, Call>();
  for (const call of calls)
    if (succeeded(call) && 'hasMore' in answerOf(call)) last.set(key(call) + call.path, call);
  return new Map(
    [...last.values()].filter((call) => answerOf(call)['hasMore'] === true).map((call) => [key(call), call]),
  );
};

/** Of these a client may well work with other resources than usual: those that come first. */
const movesResources = ({ id }: Freedom): boolean => /^(ids|lists)-/.test(id);

/** What comes first in a list may be refused what another one is served: it has no such record, or not the right. */
const isOfAnother = ({ status }: Call, { id }: Freedom): boolean =>
  id.startsWith('lists-') && [403, 404, 409].includes(status);

/** Operations that were refused, a 429 aside, and what a freedom refuses by itself. */
const refused = ({ calls, freedoms: varied }: Round): ReadonlyMap<string, Call> =>
  new Map(
    calls
      .filter(({ status, trouble }) => status >= 400 && status !== 429 && trouble === undefined)
      .filter((call) => !varied.some(({ isRefusal, shows }) => isRefusal === true && shows(call)))
      .map((call) => [key(call), call]),
  );

/** How often each operation that writes succeeded. */
const writesIn = ({ calls }: Round): Readonly<Record<string, number>> =>
  counted(calls.filter((call) => call.method !== 'GET' && succeeded(call)).map(key));

/** An operation that succeeds more or less often than in rounds as usual that agree on it. */
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
    says: `does ${operation} ${own[operation] ?? 0} times in place of ${first[operation] ?? 0}`,
    ...(last && { call: last }),
  };
};

const inAll = (sets: readonly ReadonlySet<string>[]): readonly string[] => {
  const [first, ...rest] = sets;
  return [...(first ?? [])].filter((one) => rest.every((set) => set.has(one)));
};

interface Divergence {
  readonly says: string;
  readonly call?: Call;
}

/** What a client did otherwise than in the rounds as usual; what differs among those says nothing. */
const divergenceOf = (round: Round, usual: readonly Round[]): Divergence | undefined => {
  const codes = new Set(usual.map(({ exitCode }) => exitCode));
  const last = round.calls.at(-1);
  if (codes.size === 1 && !codes.has(round.exitCode))
    return { says: `ends with ${round.exitCode} in place of ${[...codes][0]}`, ...(last && { call: last }) };
  const leftUsually = new Set(usual.flatMap((one) => [...leftWalks(one).keys()]));
  const left = [...leftWalks(round)].find(([operation]) => !leftUsually.has(operation));
  if (left) return { says: `stops after a page of ${left[0]} that has more`, call: left[1] };
  const refusedUsually = new Set(usual.flatMap((one) => [...refused(one).keys()]));
  const refusals = [...refused(round)].filter(([operation]) => !refusedUsually.has(operation));
  const fault = refusals.find(([, call]) => !round.freedoms.some((one) => isOfAnother(call, one)));
  if (fault) return { says: `is refused with ${fault[1].status} by ${fault[0]}`, call: fault[1] };
  // Where another resource is refused something, what follows from it is left out, too.
  if (refusals.length > 0) return undefined;
  const missing = inAll(usual.map(operationsIn)).find((operation) => !operationsIn(round).has(operation));
  if (missing !== undefined) return { says: `no longer calls ${missing}`, ...(last && { call: last }) };
  return round.freedoms.some(movesResources) ? undefined : otherWrites(round, usual);
};

const isUsual = ({ freedoms: varied }: Round): boolean => varied.length === 0;

/** Did a client do otherwise in a round than in those as usual, if only perhaps? */
export const diverges = (round: Round, rounds: readonly Round[]): boolean => {
  const usual = rounds.filter(isUsual);
  return (
    usual.length > 0 && (divergenceOf(round, usual) !== undefined || otherWrites(round, usual) !== undefined)
  );
};

const has =
  (id: string) =>
  (round: Round): boolean =>
    round.freedoms.some((one) => one.id === id);

const isAlone = (round: Round): boolean => round.freedoms.length === 1;

/** A freedom that had a round for itself is judged by it; else it is to blame where each of its rounds differs. */
const relies =
  ({ id, when, shows }: Freedom) =>
  ({ rounds }: ClientStory): Judgement => {
    const usual = rounds.filter(isUsual);
    const varied = rounds.filter(has(id));
    if (usual.length === 0 || varied.length === 0)
      return unproven('no round was played with it: --exec, and more --rounds');
    const alone = varied.filter(isAlone);
    const judged = alone.length > 0 ? alone : varied;
    const [divergence, ...others] = judged.map((round) => divergenceOf(round, usual));
    if (divergence && others.every((other) => other !== undefined)) {
      const besides = judged[0]?.freedoms.filter((one) => one.id !== id).map((one) => one.when) ?? [];
      return broken(
        `the client ${divergence.says} when ${[when, ...besides].join(', or ')}`,
        ...(divergence.call ? [shownCall(divergence.call)] : []),
      );
    }
    return varied.some(({ calls }) => calls.some(shows))
      ? kept()
      : unproven(`nothing that the client asked for was answered otherwise (${when})`);
  };

/** A round of several freedoms in which the client did otherwise, although it did not for any of them alone. */
const together = ({ rounds }: ClientStory): Judgement => {
  const usual = rounds.filter(isUsual);
  const several = rounds.filter(({ freedoms: varied }) => varied.length > 1);
  if (usual.length === 0 || several.length === 0)
    return unproven('no round was played with several freedoms');
  const alone = rounds.filter(isAlone);
  const isHarmless = ({ id }: Freedom): boolean => {
    const own = alone.filter(has(id));
    return own.length > 0 && own.every((round) => divergenceOf(round, usual) === undefined);
  };
  for (const round of several.filter(({ freedoms: varied }) => varied.every(isHarmless))) {
    const divergence = divergenceOf(round, usual);
    if (divergence)
      return broken(
        `the client ${divergence.says} when ${round.freedoms.map(({ when }) => when).join(', and ')}, and for none of it alone`,
        ...(divergence.call ? [shownCall(divergence.call)] : []),
      );
  }
  return kept();
};

/** Why a client ended badly is most often what it was refused last. */
const endsWell = ({ rounds }: ClientStory): Judgement => {
  const usual = rounds.filter((round) => isUsual(round) && round.exitCode !== undefined);
  if (usual.length === 0) return unproven('nothing was run by --exec in a round as usual');
  const round = usual.find(({ exitCode }) => exitCode !== 0);
  if (!round) return usual.some(({ calls }) => calls.length > 0) ? kept() : unproven('no request came');
  const last = round.calls.findLast(({ status }) => status >= 400);
  return broken(
    `the client ends with ${round.exitCode} in a round as usual${last ? `; the last refusal that it met was ${last.status} to ${last.method} ${last.path}` : ''}`,
    ...(last ? [shownCall(last)] : []),
  );
};

/** The same work is done whatever the service makes of its freedoms. */
export const freedomDuties: readonly EvaluatedDuty<ClientStory>[] = [
  {
    id: 'client.ends-well',
    says: 'The client comes to its end with 0 in rounds as usual.',
    kind: 'robustness',
    next: 'Read the refusal, fix the request, and end with 0 where all went well: else later rounds tell nothing.',
    evaluate: endsWell,
  },
  ...freedomIds.map((id): EvaluatedDuty<ClientStory> => {
    const freedom = freedoms[id];
    const { line, when } = freedom;
    return {
      id: `client.relies-not.${id}`,
      says: `The client does the same when ${when}.`,
      ...(line === undefined
        ? { kind: 'robustness' }
        : { kind: 'firm', line, sections: freedom.sections ?? [] }),
      next: `Rely on nothing that the interface leaves open: do not expect otherwise when ${when}.`,
      evaluate: relies(freedom),
    };
  }),
  {
    id: 'client.relies-not.several-at-once',
    says: 'The client does the same when several of these come together.',
    kind: 'robustness',
    next: 'Let the client do the same twice, then look for what holds only while one of these comes alone.',
    evaluate: together,
  },
];
