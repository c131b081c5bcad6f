import { shownCall, type Call } from '../call.ts';
import { items } from '../../kit/json.ts';
import { divergenceOf, isAlone, isUsual } from './divergence.ts';
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
  isRefused,
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

const isFaulted: Shows = ({ trouble }) => trouble !== undefined;

/** What the interface leaves to the service. A client that passes does not rely on any of it. */
const table = {
  'created-200': {
    when: 'creates answer 200 instead of 201',
    ...{ line: 294, sections: sectionsWhere(makes), shows: isMadeWith200 },
  },
  'cursors-of-signs': {
    when: 'cursors contain characters that are special in URLs',
    ...{ line: 498, sections: PAGED, shows: hasCursor },
  },
  'small-pages': { when: 'pages hold 7 items', shows: hasMore(true) },
  'pollable-cursor': {
    when: 'the last page has a cursor, too',
    shows: (call: Call) => hasMore(false)(call) && hasCursor(call),
  },
  'more-members': { when: 'resources have additional members', shows: showsResource },
  'members-reversed': { when: 'members come in another order', shows: showsResource },
  'absent-members': { when: 'members without a value are absent', shows: showsResource },
  'empty-texts': { when: 'texts without a value are empty', shows: holds(/:""/) },
  'lists-reversed': { when: 'lists without a stated order come reversed', shows: showsSeveral },
  'lists-unsteady': {
    when: 'lists without a stated order come in another order every time',
    shows: showsSeveral,
  },
  'ids-of-signs': { when: 'ids contain more than letters and digits', shows: showsResource },
  'ids-of-digits': { when: 'ids are only digits', shows: showsResource },
  'ids-as-uuids': { when: 'ids are UUIDs', shows: holds(/"id":"[\da-f]{8}-[\da-f]{4}-/) },
  'instants-with-offset': { when: 'date-times carry an offset', shows: holds(/T[\d:.]+[+-]\d\d:\d\d"/) },
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

const has =
  (id: string) =>
  (round: Round): boolean =>
    round.freedoms.some((one) => one.id === id);

/**
 * A freedom with a round of its own is judged by it. Otherwise it is blamed if the client differs in all of its rounds.
 */
const relies =
  ({ id, when, shows }: Freedom) =>
  ({ rounds }: ClientStory): Judgement => {
    const usual = rounds.filter(isUsual);
    const varied = rounds.filter(has(id));
    if (usual.length === 0 || varied.length === 0)
      return unproven('no round had this variation: pass --exec and more --rounds');
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
      : unproven(`no answer to the client was different (${when})`);
  };

/** Finds a round of several freedoms in which the client differed, although it did not differ with each alone. */
const together = ({ rounds }: ClientStory): Judgement => {
  const usual = rounds.filter(isUsual);
  const several = rounds.filter(({ freedoms: varied }) => varied.length > 1);
  if (usual.length === 0 || several.length === 0) return unproven('no round had several variations');
  const alone = rounds.filter(isAlone);
  const isHarmless = ({ id }: Freedom): boolean => {
    const own = alone.filter(has(id));
    return own.length > 0 && own.every((round) => divergenceOf(round, usual) === undefined);
  };
  for (const round of several.filter(({ freedoms: varied }) => varied.every(isHarmless))) {
    const divergence = divergenceOf(round, usual);
    if (divergence)
      return broken(
        `the client ${divergence.says} when ${round.freedoms.map(({ when }) => when).join(', and ')}, but not for one of these alone`,
        ...(divergence.call ? [shownCall(divergence.call)] : []),
      );
  }
  return kept();
};

/** A client usually fails because of its last refusal, so the finding names it. */
const endsWell = ({ rounds }: ClientStory): Judgement => {
  const usual = rounds.filter((round) => isUsual(round) && round.exitCode !== undefined);
  if (usual.length === 0) return unproven('--exec ran nothing in a round without variations');
  const round = usual.find(({ exitCode }) => exitCode !== 0);
  if (!round) return usual.some(({ calls }) => calls.length > 0) ? kept() : unproven('no request came');
  const last = round.calls.findLast(({ status }) => status >= 400);
  return broken(
    `the client exits with ${round.exitCode} in a round without variations${last ? `; its last refused request got ${last.status} to ${last.method} ${last.path}` : ''}`,
    ...(last ? [shownCall(last)] : []),
  );
};

/** The client must do the same work with every freedom of the service. */
export const freedomDuties: readonly EvaluatedDuty<ClientStory>[] = [
  {
    id: 'client.ends-well',
    says: 'The client must exit with 0 in rounds without variations.',
    kind: 'robustness',
    next: 'Read the refusal, fix the request, and exit with 0 on success; otherwise later rounds prove nothing.',
    evaluate: endsWell,
  },
  ...freedomIds.map((id): EvaluatedDuty<ClientStory> => {
    const freedom = freedoms[id];
    const { line, when } = freedom;
    return {
      id: `client.relies-not.${id}`,
      says: `The client must do the same when ${when}.`,
      ...(line === undefined
        ? { kind: 'robustness' }
        : { kind: 'firm', line, sections: freedom.sections ?? [] }),
      next: `Do not rely on what the interface leaves open: let the client work also when ${when}.`,
      evaluate: relies(freedom),
    };
  }),
  {
    id: 'client.relies-not.several-at-once',
    says: 'The client must do the same when several of these variations come together.',
    kind: 'robustness',
    next: 'Make the client do the same twice, then look for code that works only with one of these at a time.',
    evaluate: together,
  },
];
