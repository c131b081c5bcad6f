import type { OperationId } from '../../../openapi/generated/contract.ts';
import { daysAround, givenFlatActivity, needsFlatRoutes } from '../../given/flat-examples.ts';
import { talk, taggedPhoto } from '../../given/flat-lists.ts';
import type { LooseQuery } from '../../kit/address.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { Unproven } from '../../kit/errors.ts';
import { isSuccess } from '../../kit/match.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

type FlatList = OperationId & `list${'PersonalActivities' | 'Photos' | 'Messages'}Flat`;

/** A request of each list that shows something where the target keeps it for the list, and what it would show. */
const valid: readonly (readonly [FlatList, (t: Tools) => Promise<LooseQuery & { residentId: string }>])[] = [
  [
    'listPersonalActivitiesFlat',
    async (t) => {
      const { body, day } = await givenFlatActivity(t);
      return { residentId: body.residentId, ...daysAround(day) };
    },
  ],
  ['listPhotosFlat', async (t) => ({ residentId: (await taggedPhoto(t)).residentId })],
  ['listMessagesFlat', async (t) => ({ residentId: (await talk(t, 1)).residentId })],
];

/** Does it for each list; one that cannot be tried leaves the others. */
async function forEachList(
  t: Tools,
  lists: typeof valid,
  look: (operation: FlatList, query: LooseQuery & { residentId: string }) => Promise<void>,
): Promise<void> {
  await needsFlatRoutes(t);
  for (const [operation, make] of lists)
    try {
      await look(operation, await make(t));
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
      t.note(`${operation} is not tried: ${error.message}`);
    }
}

check({
  id: 'flat-examples.resident-left-out',
  says: 'What the flat lists answer without residentId.',
  clauses: ['FLT-27'],
  profile: 'flat',
  negative: true,
  run: async (t) =>
    forEachList(t, valid, async (operation, query) => {
      const full = await t.callAny(operation, { query });
      const { residentId: _, ...others } = query;
      const answer = await t.callAny(operation, { query: others });
      if (isRefused(answer)) return t.observe('flat-resident-left-out', operation, 'refused');
      if (!isSuccess(answer))
        return t.observe('flat-resident-left-out', operation, `other: ${answer.status}`);
      if (listOf(answer).length > 0) return t.observe('flat-resident-left-out', operation, 'every-resident');
      if (isSuccess(full) && listOf(full).length > 0)
        t.observe('flat-resident-left-out', operation, 'empty-list');
      else t.note(`${operation} is empty in any case`);
    }),
});

check({
  id: 'flat-examples.resident-unknown',
  says: 'What the flat lists answer for a residentId that names nobody.',
  clauses: ['FLT-28'],
  profile: 'flat',
  negative: true,
  run: async (t) =>
    forEachList(t, valid, async (operation, query) => {
      const answer = await t.callAny(operation, { query: { ...query, residentId: t.fresh.word('nobody') } });
      const isEmpty = isSuccess(answer) && listOf(answer).length === 0;
      t.observe(
        'flat-unknown-resident',
        operation,
        isRefused(answer) ? 'refused' : isEmpty ? 'empty-list' : `other: ${answer.status}, with items`,
      );
    }),
});

check({
  id: 'flat-examples.limit-below-one',
  says: 'What the flat lists answer to a limit of zero.',
  clauses: ['FLT-26'],
  profile: 'flat',
  negative: true,
  run: async (t) =>
    forEachList(t, valid.slice(1), async (operation, query) => {
      const answer = await t.callAny(operation, { query: { ...query, limit: 0 } });
      if (isRefused(answer)) return t.observe('flat-limit-below-one', operation, 'refused');
      if (!isSuccess(answer)) return t.observe('flat-limit-below-one', operation, `other: ${answer.status}`);
      const full = listOf(await t.callAny(operation, { query }));
      if (full.length === 0) return t.note(`${operation} is empty in any case`);
      const isEmpty = listOf(answer).length === 0;
      t.observe('flat-limit-below-one', operation, isEmpty ? 'empty-list' : 'ignored');
    }),
});

/** The list of a resident with one personal activity, asked by other dates; and whether it shows the activity. */
async function asked(
  t: Tools,
  datesFor: (day: string) => LooseQuery,
): Promise<{ readonly answer: Answer; readonly isListed: boolean }> {
  const { body, day, id } = await givenFlatActivity(t);
  const { residentId } = body;
  const answer = await t.callAny('listPersonalActivitiesFlat', { query: { residentId, ...datesFor(day) } });
  return { answer, isListed: isSuccess(answer) && byId(listOf(answer), id) !== undefined };
}

check({
  id: 'flat-examples.dates-left-out',
  says: 'What the flat list of personal activities answers without startDate or endDate.',
  clauses: ['FLT-29'],
  profile: 'flat',
  negative: true,
  async run(t) {
    await needsFlatRoutes(t);
    const open = [
      await asked(t, (day) => ({ endDate: addDays(day, 300) })),
      await asked(t, (day) => ({ startDate: addDays(day, -300) })),
      await asked(t, () => ({})),
    ];
    t.observe(
      'flat-dates-left-out',
      'listPersonalActivitiesFlat',
      open.every(({ answer }) => isRefused(answer))
        ? 'refused'
        : open.every(({ isListed }) => isListed)
          ? 'unbounded'
          : `other: ${open.map(({ answer: { status }, isListed }) => `${status}${isListed ? '' : ' without the activity'}`).join(', ')}`,
    );
  },
});

check({
  id: 'flat-examples.end-day',
  says: 'Whether the day of endDate belongs to the flat list of personal activities.',
  clauses: ['FLT-30'],
  profile: 'flat',
  async run(t) {
    const { answer, isListed } = await asked(t, (day) => daysAround(day, 4, 0));
    t.observe(
      'flat-end-day',
      'listPersonalActivitiesFlat',
      isListed ? 'inclusive' : isSuccess(answer) ? 'exclusive' : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'flat-examples.longest-range',
  says: 'Whether the flat list of personal activities has a longest range.',
  clauses: ['FLT-31'],
  profile: 'flat',
  negative: true,
  async run(t) {
    const { answer, isListed } = await asked(t, (day) => daysAround(day, 40, 60));
    t.observe(
      'flat-date-range',
      'listPersonalActivitiesFlat',
      isListed ? 'unlimited' : isRefused(answer) ? 'forty-five-days' : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'flat-examples.end-before-start',
  says: 'How an endDate before startDate is answered on the flat list of personal activities.',
  clauses: ['FLT-32'],
  profile: 'flat',
  negative: true,
  async run(t) {
    const { answer } = await asked(t, (day) => ({ startDate: addDays(day, 5), endDate: addDays(day, -4) }));
    const isEmpty = isSuccess(answer) && listOf(answer).length === 0;
    t.observe(
      'window-end-before-start',
      'listPersonalActivitiesFlat',
      isRefused(answer) ? 'refused' : isEmpty ? 'empty-list' : `other: ${answer.status}, with items`,
    );
  },
});
