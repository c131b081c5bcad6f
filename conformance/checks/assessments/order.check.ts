import fc from 'fast-check';
import { assessedResidents, heldAssessments } from '../../factories/assessments.ts';
import type { Held } from '../../factories/assessments.ts';
import { precondition } from '../../kit/precondition.ts';
import { relyingOn } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { show } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { outOfOrder } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { CATEGORIES, isStory, listedOf } from '../../assertions/assessments.ts';
import type { Listed } from '../../assertions/assessments.ts';
import {
  foundLists,
  isCompleted,
  isUnfinished,
  mustBeOfResident,
} from '../../assertions/found-assessments.ts';
import type { Wanted } from '../../assertions/found-assessments.ts';
import { hold, live, lives, remove, type Step } from './lives.ts';

/** Every second assessment is a life story, so that the filtered list is long enough to show its order. */
const TURNS = ['lifeStory', 'clinical', 'lifeStory', undefined] as const;

/**
 * An interview completed at this time. The start dates have the reverse order, so that a list ordered by
 * start is noticed.
 */
function completed(dateCompleted: string, place: number): Held {
  const ago = Math.round((Date.parse(dateCompleted) - Date.parse('2022-01-01T00:00:00Z')) / 1000);
  const dateStarted = new Date(Date.parse('2021-06-01T00:00:00Z') - ago * 1000).toISOString();
  const category = TURNS[place % 4];
  return { dateStarted, dateCompleted, ...(category !== undefined && { category }) };
}

const unfinished = (place: number): Held => ({
  isCompleted: false,
  ...(place % 2 === 0 && { category: 'lifeStory' }),
});

/** Completed assessments must come latest first, by the date shown, else by the date sent. */
function mustBeOrdered({ answer, items }: Listed, sentDates: ReadonlyMap<string, string>): void {
  const dates = items.flatMap((item) => {
    const date = item['dateCompleted'] ?? sentDates.get(String(item['id']));
    const moment = typeof date === 'string' && item['isCompleted'] !== false ? readDateTime(date) : undefined;
    return moment ? [{ date, instant: moment.wall - (moment.offset ?? 0) * 60_000 }] : [];
  });
  const at = dates.findIndex(({ instant }, place) => instant > (dates[place - 1]?.instant ?? Infinity));
  const [before, late] = [dates[at - 1], dates[at]];
  mustHold(
    answer,
    'the assessment completed last comes first',
    at < 0,
    outOfOrder(`${show(before?.date)} before ${show(late?.date)}`),
  );
}

async function mustBeOrderedBothWays(
  t: Tools,
  residentId: string,
  sentDates: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (const category of CATEGORIES) {
    const list = await listedOf(t, residentId, category);
    const premise = { clauses: ['ASM-09'] as const, test: () => mustBeOfResident(t, residentId, list) };
    await relyingOn(premise, () => mustBeOrdered(list, sentDates));
  }
}

/** Dates that differ by years, months or hours, with three on one day. They are in no order. */
const DATES = [
  '2024-03-05T10:00:00Z',
  '2025-01-02T08:00:00Z',
  '2024-12-31T23:00:00Z',
  '2024-03-05T16:30:00Z',
  '2023-11-30T12:00:00Z',
  '2024-03-05T09:59:59Z',
  '2024-10-01T00:00:00Z',
  '2025-01-02T08:00:01Z',
  '2024-09-30T12:00:00Z',
];

const HOUR = 3_600_000;

/** Whether two completed ones differ in this way in when they were begun and completed, by the instant. */
function isAnyPair(
  own: readonly JsonObject[],
  is: (one: readonly [number, number], other: readonly [number, number]) => boolean,
): boolean {
  const spans = own.filter(isCompleted).flatMap(({ dateStarted, dateCompleted }) => {
    const span = [Date.parse(String(dateStarted)), Date.parse(String(dateCompleted))] as const;
    return span.some(Number.isNaN) ? [] : [span];
  });
  return spans.some((one) => spans.some((other) => is(one, other)));
}

/** What tells the order by completion from others. */
const inOwnOrder: Wanted = {
  'an assessment that was begun before another one and completed after it': (own) =>
    isAnyPair(own, ([begun, done], [later, before]) => begun < later && done > before),
  'two life stories that were completed at different times': (own) =>
    isAnyPair(own.filter(isStory), ([, one], [, other]) => one > other),
};
const closeAndFar: Wanted = {
  'two assessments that were completed within two hours': (own) =>
    isAnyPair(own, ([, one], [, other]) => one > other && one - other <= 2 * HOUR),
  'two assessments that were completed more than a year apart': (own) =>
    isAnyPair(own, ([, one], [, other]) => one - other > 366 * 24 * HOUR),
};

/** The lists of residents who already have what is wanted are in order. */
const mustOrderFound = (wanted: Wanted) => async (t: Tools) => {
  for (const { residentId } of await foundLists(t, wanted)) await mustBeOrderedBothWays(t, residentId);
};

const ordered: Step = (t, _, { residentId, left }) =>
  mustBeOrderedBothWays(
    t,
    residentId,
    new Map(left.flatMap(({ id, held }) => (held?.dateCompleted ? [[id, held.dateCompleted]] : []))),
  );

lives({
  'latest-completed-first': {
    says: 'Completed assessments are listed by dateCompleted, the latest first, in whatever order they were begun or made.',
    clauses: ['ASM-11'],
    deeds: () => {
      const held = DATES.flatMap((date, place) => [
        completed(date, place),
        ...(place % 4 === 1 ? [unfinished(place)] : []),
      ]);
      // The order must hold after the delete of one in the middle.
      const middle = held.findIndex(({ dateCompleted }) => dateCompleted === DATES[3]);
      const removed: Step = (...how) => precondition('a delete', () => remove(middle)(...how));
      return [[0, hold(...held), ordered, removed, ordered]];
    },
    found: mustOrderFound(inOwnOrder),
  },
  'latest-completed-first-of-any': {
    says: 'The assessment completed last comes first, however close or far apart the dates are.',
    clauses: ['ASM-11'],
    deeds: (t) => {
      const base = Date.parse('2024-02-28T22:00:00Z') / 1000;
      const near = fc.integer({ min: base, max: base + 7_200 });
      const far = fc.integer({ min: Date.parse('2022-01-01') / 1000, max: Date.parse('2025-06-01') / 1000 });
      const dates = fc
        .uniqueArray(fc.oneof(near, far), { minLength: 3, maxLength: 5 })
        .map((all) => all.map((seconds) => new Date(seconds * 1000).toISOString()));
      return t.property(
        dates,
        // All have one category, so that the filtered list has an order to check.
        (all) => live(t, ['ASM-11'], [[0, hold(...all.map((date) => completed(date, 0))), ordered]]),
        { runs: Math.min(t.run.runs, 4) },
      );
    },
    found: mustOrderFound(closeAndFar),
  },
});

check({
  id: 'assessments.found-list-is-ordered',
  says: 'The assessments that residents already have are listed by dateCompleted, the latest first.',
  clauses: ['ASM-11'],
  async run(t) {
    for (const residentId of await assessedResidents(t)) await mustBeOrderedBothWays(t, residentId);
  },
});

check({
  id: 'assessments.place-of-unfinished',
  says: 'Records where assessments without a completion date stand in the list.',
  clauses: ['ASM-20'],
  async run(t) {
    for (const places of await openInLists(t)) {
      const isLast = /^(done )+open( open)*$/.test(places);
      const isFirst = /^(open )+done( done)*$/.test(places);
      t.observe(
        'unfinished-assessment-order',
        'listAssessments',
        isLast ? 'last' : isFirst ? 'first' : `other: ${places}`,
      );
    }
  },
});

/** Two that were begun at once, after one that was begun later, and how a list that has the latest of them first shows them. */
const BEGUN = ['2024-03-05T10:00:00Z', '2024-03-04T10:00:00Z', '2024-03-04T10:00:00Z'] as const;
const LATEST_BEGUN = '0 2 1';

/** Which assessments of each list are unfinished, `open`, or `done`; those in another order than the latest begun first by it. */
async function openInLists(t: Tools): Promise<readonly string[]> {
  if (hasLever(t.run, 'create-assessment')) {
    const held = BEGUN.flatMap((dateStarted, place) => [
      completed(DATES[place] ?? dateStarted, 0),
      { ...unfinished(0), dateStarted },
    ]);
    const given = await heldAssessments(t, held);
    const open = given.filter((one) => one.held?.isCompleted === false);
    const { items } = await listedOf(t, open[0]?.residentId ?? '');
    const places = items.map(({ id }) => open.findIndex((one) => one.id === id));
    const order = places.filter((place) => place >= 0).join(' ');
    const words = places.map((place) => (place < 0 ? 'done' : 'open')).join(' ');
    return [order === LATEST_BEGUN ? words : `${words}, those begun as ${order}`];
  }
  const found = await foundLists(t, {
    'a completed and an unfinished assessment': (own) => own.some(isCompleted) && own.some(isUnfinished),
  });
  return found.map(({ all }) => all.items.map((one) => (isUnfinished(one) ? 'open' : 'done')).join(' '));
}
