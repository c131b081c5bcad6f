import type { OperationId } from '../../openapi/generated/contract.ts';
import { isRefusal, refuse, type Refusal } from '../mock/http/problem.ts';
import type { World } from '../mock/world/world.ts';
import { each, inAnswer, inGate, inPosting, instead, together, type Mutation } from '../mutants/mutation.ts';
import { everywhere, inJson, inUnpagedLists } from './rewriting.ts';
import { isRecord } from '../mock/domain/json-object.ts';

/** Habits of a server whose authors read the interface alone. The interface permits each of them, and all together. */

/** Numbers from 0 to below 1, the same ones every time. */
const dice = (): (() => number) => {
  let state = 12345;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

const shuffled = <T>(values: readonly T[], roll: () => number): readonly T[] =>
  values
    .map((value) => ({ value, at: roll() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);

const later = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

/** Members of its own in every object, envelopes too, with new values at every answer. */
export const ownMembers = (): Mutation => {
  let answers = 0;
  return inJson((body) => {
    answers += 1;
    return everywhere((value) =>
      isRecord(value) ? { ...value, _version: answers, _seen: { by: [`n${answers}`] } } : value,
    )(body);
  });
};

/** Links that are signed again in every answer. */
export const signedLinks = (): Mutation => {
  let signatures = 0;
  const signed = (name: string, value: unknown): unknown =>
    /^url$|Url$/.test(name) && typeof value === 'string' && value !== ''
      ? `${value}?signature=${(signatures += 1)}`
      : value;
  return inJson(
    everywhere((value) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, signed(name, one)]))
        : value,
    ),
  );
};

const withOffset =
  (minutes: number, offset: string) =>
  (milliseconds: number): string =>
    new Date(milliseconds + minutes * 60_000).toISOString().replace('Z', offset);

const SPELLINGS: readonly ((milliseconds: number) => string)[] = [
  withOffset(330, '+05:30'),
  (milliseconds) => new Date(milliseconds).toISOString(),
  withOffset(-210, '-03:30'),
  (milliseconds) => new Date(milliseconds).toISOString().replace('.000', ''),
  withOffset(780, '+13:00'),
  (milliseconds) => new Date(milliseconds).toISOString().replace('Z', '000Z'),
];

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The same instant in another spelling every time, in answers and in events. */
export const spellings = (): Mutation => {
  let turn = 0;
  const spelled = (value: unknown): unknown => {
    if (typeof value !== 'string' || !INSTANT.test(value)) return value;
    turn += 1;
    return SPELLINGS[turn % SPELLINGS.length]?.(Date.parse(value)) ?? value;
  };
  return together(inJson(everywhere(spelled)), (tables) => ({
    ...tables,
    events: (event) =>
      tables.events(event).map((one) => ({ ...one, occurredAt: String(spelled(one.occurredAt)) })),
  }));
};

/** Lists inside a record that no sentence puts in order. */
const INNER_LISTS = new Set(
  `facilities residents facilityIds groups likes dislikes diagnoses attachments attendedResidentIds connectionVisitors
  manualVisitors attendanceRecords users tags albumIds participants recipientGroups transportationTypes teams types
  locations crew photos daysOfWeek exceptionDates answerOptions hoursOfOperation`.split(/\s+/),
);

/** Paged lists of which no sentence says in which order they come. */
const WITHOUT_ORDER: readonly OperationId[] = [
  'listResidents',
  'listFacilityPhotos',
  'listResidentPhotos',
  'listActivityPhotos',
  'listThreads',
  'searchThreads',
];

const MARK = 'walk-';

/** Every walk through a paged list has an order of its own, which its cursors keep. */
const walks = (roll: () => number): Mutation => {
  const kept = new Map<string, readonly unknown[]>();
  const pageAt = (walk: string, from: number, size: number) => {
    const all = kept.get(walk) ?? [];
    const hasMore = from + size < all.length;
    return {
      data: all.slice(from, from + size),
      nextCursor: hasMore ? `${MARK}${walk}-${from + size}` : null,
      hasMore,
    };
  };
  const paged = each(WITHOUT_ORDER, (operation) =>
    instead(operation, (original) => (input, context) => {
      const { cursor } = input.query;
      const [, walk = '', from = '0'] = typeof cursor === 'string' ? cursor.split('-') : [];
      if (kept.has(walk)) return { status: 200, body: pageAt(walk, Number(from), input.page.size) };
      const whole = original({ ...input, page: { ...input.page, size: 1_000_000 } }, context);
      if (isRefusal(whole) || !isRecord(whole.body) || !Array.isArray(whole.body['data'])) return whole;
      const begun = String(kept.size);
      kept.set(begun, shuffled(whole.body['data'], roll));
      return { ...whole, body: pageAt(begun, 0, input.page.size) };
    }),
  );
  const reading = inGate('readInput', (original) => (route, received, world) => {
    const { cursor, ...rest } = received.query;
    const [, walk = ''] = cursor?.split('-') ?? [];
    if (cursor === undefined || !cursor.startsWith(MARK) || !kept.has(walk))
      return original(route, received, world);
    const input = original(route, { ...received, query: rest }, world);
    return isRefusal(input) ? input : { ...input, query: { ...input.query, cursor } };
  });
  return together(paged, reading);
};

/** No order where none is promised: lists, lists inside records, and walks through pages. */
export const unordered = (): Mutation => {
  const roll = dice();
  const inner = everywhere((value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, one]) => [
            name,
            INNER_LISTS.has(name) && Array.isArray(one) ? shuffled<unknown>(one, roll) : one,
          ]),
        )
      : value,
  );
  return together(
    walks(roll),
    inUnpagedLists((items) => shuffled(items, roll)),
    inJson(inner),
  );
};

/** Webhooks up to a second late, so that later ones overtake them, and each of them twice. */
export const latePosts = (): Mutation => {
  const roll = dice();
  return inPosting((post) => (url, init) => {
    for (const delay of [roll(), roll()])
      void later(delay * 1_000)
        .then(() => post(url, init))
        // The receiver may have gone by then.
        .catch(() => undefined);
    return Promise.resolve({ status: 200 });
  });
};

/** 0 to 30 ms for an answer: for every one, or for one of so many. */
export const slowAnswers = (every = 1): Mutation => {
  const roll = dice();
  let answers = 0;
  return inAnswer(async (response) => {
    answers += 1;
    if (answers % every === 0) await later(roll() * 30);
    return response;
  });
};

const isGone = (id: string, { store }: World): boolean =>
  (store.residents.find(id) ?? store.connections.find(id))?.status === 'deleted';

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.split(',');
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

const gone = (status: number): Refusal =>
  refuse(
    'invalid-input',
    { promised: 'People of the community take part.', found: 'a deleted user.', next: 'name another.' },
    { status },
  );

/** The operations about a deleted person that are served: a resident comes back by a replacement, whatever it was. */
const ABOUT_THEMSELVES: readonly OperationId[] = [
  'getResident',
  'replaceResident',
  'deleteResident',
  'getConnection',
];

/** A deleted user does not act, is not named and owns nothing. */
export const goneForGood: Mutation = together(
  inGate('readActing', (original) => (headers, world, operation) => {
    const acting = original(headers, world, operation);
    return isRefusal(acting) || !isGone(acting.id, world)
      ? acting
      : refuse(
          'unauthorized',
          { promised: 'People of the tenant act.', found: 'a deleted user.', next: 'act as another.' },
          { status: 401 },
        );
  }),
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    if (isRefusal(input)) return input;
    const isHere = ({ residentId = '', connectionId = '', userId = '' }: typeof received.path): boolean =>
      ![residentId, connectionId, userId].some((id) => isGone(id, world));
    if (!ABOUT_THEMSELVES.includes(route.id) && !isHere(received.path)) return gone(404);
    return textsIn(input.body).some((id) => isGone(id, world)) ? gone(400) : input;
  }),
);

/** A body without a member says nothing, and is refused. */
export const nothingSaid: Mutation = inGate('readInput', (original) => (route, received, world) => {
  const { raw } = received;
  const isNothing = raw.kind === 'json' && isRecord(raw.value) && Object.keys(raw.value).length === 0;
  return isNothing
    ? refuse('invalid-input', {
        promised: 'A body says something.',
        found: 'an empty object.',
        next: 'send at least one member.',
      })
    : original(route, received, world);
});
