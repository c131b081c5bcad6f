import type { OperationId } from '../../../openapi/generated/contract.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { daysAround, listedActivity, needsFlatRoutes } from '../../factories/flat-examples.ts';
import { fiveMessages, fivePhotos, shortTalk, taggedPhoto } from '../../factories/flat-examples-lists.ts';
import { givenConnection } from '../../factories/connections.ts';
import { commonCompany } from '../../factories/messages-shared.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { givenPhoto } from '../../factories/photos.ts';
import { staffId } from '../../factories/staff.ts';
import type { LooseQuery } from '../../kit/address.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { Unproven, unlessUnproven } from '../../kit/errors.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';

const isEmpty = (answer: Answer): boolean => isSuccess(answer) && listOf(answer).length === 0;

type FlatList = OperationId & `list${'PersonalActivities' | 'Photos' | 'Messages'}Flat`;

/** A request of each list that shows something where the target keeps it for the list, and what it would show. */
const valid: readonly (readonly [FlatList, (t: Tools) => Promise<LooseQuery & { residentId: string }>])[] = [
  [
    'listPersonalActivitiesFlat',
    async (t) => {
      const { body, day } = await listedActivity(t);
      return { residentId: body.residentId, ...daysAround(day) };
    },
  ],
  ['listPhotosFlat', async (t) => ({ residentId: (await taggedPhoto(t)).residentId })],
  ['listMessagesFlat', async (t) => ({ residentId: (await shortTalk(t)).residentId })],
];

/** Lists with a limit, of which more than one item is shown where the target keeps them for the list. */
const several: typeof valid = [
  ['listPhotosFlat', async (t) => ({ residentId: (await fivePhotos(t)).residentId })],
  ['listMessagesFlat', async (t) => ({ residentId: (await fiveMessages(t)).residentId })],
];

/** Ids of people who are no residents, and of whom the target has what the list is about, if anyone can have it. */
const idsOfOthers: Readonly<Record<FlatList, (t: Tools) => Promise<readonly string[]>>> = {
  listPersonalActivitiesFlat: async (t) => [await staffId(t)],
  listPhotosFlat: async (t) => {
    const { connectionId } = await givenConnection(t);
    await givenPhoto(t, { users: [connectionId] });
    return [connectionId];
  },
  listMessagesFlat: async (t) => {
    const company = await commonCompany(t, 2);
    const [writer] = company;
    const { threadId } = await givenThread(t, company, { silent: true });
    await givenMessage(t, threadId, writer);
    return company.filter(({ kind }) => kind !== 'resident').map(({ ownId }) => ownId);
  },
};

/** Runs the attempt for each list; a list that cannot be tried becomes a note. */
async function forEachList(
  t: Tools,
  lists: typeof valid,
  attempt: (operation: FlatList, query: LooseQuery & { residentId: string }) => Promise<void>,
): Promise<void> {
  await needsFlatRoutes(t);
  for (const [operation, make] of lists)
    try {
      await attempt(operation, await make(t));
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
      t.note(`${operation} is not tried: ${error.message}`);
    }
}

check({
  id: 'flat-examples.resident-left-out',
  says: 'Records what the flat lists answer without residentId.',
  clauses: ['FLT-27'],
  negative: true,
  run: async (t) =>
    forEachList(t, valid, async (operation, query) => {
      const full = await t.callAny(operation, { query });
      const { residentId: _, ...others } = query;
      const answer = await t.callAny(operation, { query: others });
      if (isEmpty(answer) && (!isSuccess(full) || isEmpty(full)))
        return t.note(`${operation} is empty in any case`);
      reading(t, 'flat-resident-left-out', answer, {
        refused: isRefused,
        'every-resident': isSuccess(answer) && !isEmpty(answer),
        'empty-list': isEmpty,
      });
      observeErrorBody(t, answer, ['residentId']);
    }),
});

check({
  id: 'flat-examples.resident-unknown',
  says: 'Records what the flat lists answer for an unknown residentId.',
  clauses: ['FLT-28'],
  negative: true,
  run: async (t) =>
    forEachList(t, valid, async (operation, query) => {
      const others = await unlessUnproven(() => idsOfOthers[operation](t));
      for (const residentId of [t.fresh.word('unknown'), ...(others ?? [])]) {
        const answer = await t.callAny(operation, { query: { ...query, residentId } });
        const outcomes = { refused: isRefused, 'empty-list': isEmpty };
        reading(t, 'flat-unknown-resident', answer, outcomes, `${answer.status}, with items`);
      }
    }),
});

check({
  id: 'flat-examples.limit-below-one',
  says: 'Records what the flat lists answer to a limit of zero.',
  clauses: ['FLT-26'],
  negative: true,
  run: async (t) =>
    forEachList(t, several, async (operation, query) => {
      const answer = await t.callAny(operation, { query: { ...query, limit: 0 } });
      const isIdle = isSuccess(answer) && isEmpty(await t.callAny(operation, { query }));
      if (isIdle) return t.note(`${operation} is empty in any case`);
      const outcomes = { refused: isRefused, 'empty-list': isEmpty, ignored: isSuccess };
      reading(t, 'flat-limit-below-one', answer, outcomes);
      observeErrorBody(t, answer, ['limit']);
      // A limit does not empty a list that shows something without it.
      const least = await t.callAny(operation, { query: { ...query, limit: 1 } });
      const full = await t.callAny(operation, { query });
      if (isEmpty(least) && isSuccess(full) && !isEmpty(full))
        t.observe('flat-limit-below-one', operation, 'other: empty with a limit of one');
    }),
});

/** The list of a resident with one personal activity, asked by other dates; and whether it shows the activity. */
async function asked(t: Tools, datesFor: (day: string) => LooseQuery) {
  const { home, day, id } = await listedActivity(t);
  const query = { residentId: home.residentId, ...datesFor(day) };
  const answer = await t.callAny('listPersonalActivitiesFlat', { query });
  return { answer, isListed: isSuccess(answer) && byId(listOf(answer), id) !== undefined };
}

check({
  id: 'flat-examples.dates-left-out',
  says: 'Records what the flat list of personal activities answers without startDate or endDate.',
  clauses: ['FLT-29'],
  negative: true,
  async run(t) {
    await needsFlatRoutes(t);
    const open = [
      await asked(t, (day) => ({ endDate: addDays(day, 300) })),
      await asked(t, (day) => ({ startDate: addDays(day, -300) })),
      await asked(t, () => ({})),
    ] as const;
    const [{ answer }] = open;
    const outcomes = {
      refused: open.every((one) => isRefused(one.answer)),
      unbounded: open.every(({ isListed }) => isListed),
    };
    const found = open.map((one) => `${one.answer.status}${one.isListed ? '' : ' without the activity'}`);
    reading(t, 'flat-dates-left-out', answer, outcomes, found.join(', '));
  },
});

check({
  id: 'flat-examples.end-day',
  says: 'Records whether the day of endDate belongs to the flat list of personal activities.',
  clauses: ['FLT-30'],
  async run(t) {
    for (const before of [4, 0]) {
      const { answer, isListed } = await asked(t, (day) => daysAround(day, before, 0));
      reading(t, 'flat-end-day', answer, { inclusive: isListed, exclusive: isSuccess });
    }
  },
});

check({
  id: 'flat-examples.longest-range',
  says: 'Records whether the flat list of personal activities has a longest range.',
  clauses: ['FLT-31'],
  negative: true,
  async run(t) {
    const { answer, isListed } = await asked(t, (day) => daysAround(day, 40, 60));
    reading(t, 'flat-date-range', answer, { unlimited: isListed, 'forty-five-days': isRefused });
  },
});

check({
  id: 'flat-examples.end-before-start',
  says: 'Records how an endDate before startDate is answered on the flat list of personal activities.',
  clauses: ['FLT-32'],
  negative: true,
  async run(t) {
    for (const [start, end] of [
      [5, -4],
      [1, 0],
    ] as const) {
      const { answer } = await asked(t, (day) => daysAround(day, -start, end));
      const outcomes = { refused: isRefused, 'empty-list': isEmpty };
      reading(t, 'window-end-before-start', answer, outcomes, `${answer.status}, with items`);
    }
  },
});
