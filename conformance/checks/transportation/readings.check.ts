import type { ChoiceId } from '../../../openapi/generated/choices.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { cancelled, listed, someRequest } from '../../assertions/requests.ts';
import { foundSeries } from '../../factories/found-requests.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { everyDay, givenSeries, type HoursEntry, type Riders } from '../../factories/transportation.ts';
import type { Answer } from '../../kit/call.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { field, show } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import { reading, type Outcomes } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { weekdayOf } from '../../kit/weekdays.ts';
import { tellsUnknownStatus } from '../../laws/request-lists.ts';
import {
  openAndShut,
  otherTimesOutside,
  timeOfNoEntry,
  timesAtBounds,
  timesOfEitherKind,
  timesOfTwoEntries,
  type ShownAsks,
} from './hours-shown.ts';
import { ridersWithHours, OPERATIONS, bodiesAt, outcome } from './tries.ts';
import { rideCheck, rideChecks } from './rides.ts';
import { makesSeries } from './series.ts';

rideChecks({
  'window-end-before-start': {
    says: 'Records what an endDate before startDate gets.',
    clauses: ['ACT-41'],
    negative: true,
    async run(t, riders) {
      const { id } = await someRequest(t, riders);
      const { residentId, resident, day } = riders;
      for (const [startDate, endDate] of [
        [addDays(day, 2), addDays(day, -2)],
        [addDays(day, 1), day],
      ] as const) {
        const answer = await rides.listed(t, residentId, resident, { startDate, endDate });
        reading(t, 'window-end-before-start', answer, {
          refused: isRefused,
          'empty-list': isSuccess(answer) && byId(listOf(answer), id) === undefined,
        });
      }
    },
  },
  'unknown-status': {
    says: 'Records how a list is answered whose status filter holds an unknown status.',
    clauses: ['CNV-48'],
    negative: true,
    run: tellsUnknownStatus,
  },
  'mobility-needs-form': {
    says: 'Records whether the mobilityNeeds are a text or a list of texts.',
    clauses: ['TRA-18'],
    negative: true,
    async run(t, riders) {
      const ride = await someRequest(t, riders);
      const words = t.fresh.text('Walker');
      for (const operation of OPERATIONS) {
        const sent = (mobilityNeeds: string | string[]) =>
          outcome(t, ride, operation, riders.least(t, { mobilityNeeds }));
        // Of a list with one wrong item that item is at fault, and the list is not named as well.
        const { answer: mixed } = await outcome(t, ride, operation, {
          ...riders.least(t),
          mobilityNeeds: [...Array.from({ length: 10 }, () => words), {}],
          notes: {},
        });
        observeErrorBody(t, mixed, ['mobilityNeeds[10]', 'notes']);
        const [{ answer }, { answer: list }] = [await sent(words), await sent([words])];
        const shown = isSuccess(answer) ? dataOf(answer)['mobilityNeeds'] : undefined;
        const outcomes = {
          text: shown === words && isRefused(list),
          list: Array.isArray(shown) && shown[0] === words && isSuccess(list),
        };
        const seen = `${answer.status} shows ${show(shown)}, a list gets ${list.status}`;
        reading(t, 'mobility-needs-form', answer, outcomes, seen);
      }
    },
  },
});

/** What canEdit and canCancel both say of a request: of one's own, of another's, of one's own that is cancelled. */
function tellFlags(t: Tools, answer: Answer, requests: readonly unknown[]): void {
  const flags = (request: unknown): string => {
    const [edit, cancel] = [show(field(request, 'canEdit')), show(field(request, 'canCancel'))];
    return edit === cancel ? edit : `${edit} and ${cancel}`;
  };
  const found = requests.map(flags).join('; ');
  const outcomes = {
    'when-served': found === 'true; false; false',
    'when-pending': found === 'true; true; false',
    creator: found === 'true; false; true',
  };
  reading(t, 'can-edit-can-cancel', answer, outcomes, found);
}

rideCheck({
  id: 'transportation.can-edit-and-can-cancel',
  says: "Records when canEdit and canCancel are true: for one's own request, another user's and a cancelled one.",
  clauses: ['TRA-24'],
  async run(t, riders) {
    const { resident: as, relative: by } = riders;
    const gone = await cancelled(t, riders, await someRequest(t, riders));
    const all = [await someRequest(t, riders), await someRequest(t, riders, { by }), gone];
    const list = await listed(t, riders);
    const reads = [];
    for (const { path } of all) reads.push(await t.callAny('getTransportationRequest', { path, as }));
    const alone = reads.map(({ json }) => field(json, 'data'));
    const among = all.map(({ id }) => byId(list.items, id));
    for (const answer of reads.slice(-1)) tellFlags(t, answer, alone);
    tellFlags(t, list.answer, among);
  },
});

/** A recurring request, who reads it, and the days that may be its next one. */
async function someSeries(t: Tools, riders: Riders) {
  if (makesSeries(t)) {
    const path = await givenSeries(t, riders, { frequency: 'daily', count: 3 });
    return { path, as: riders.resident, next: [riders.day] };
  }
  const [{ residentId, id: requestId, resident: as, days }] = await foundSeries(t, rides);
  // What is found begins tomorrow, so its next occurrence may be that of today, which is yesterday to the west of UTC.
  const next = [...days.slice(0, 1), await t.day(0), await t.day(-1)];
  return { path: { residentId, requestId }, as, next };
}

/** The same of which none is left, the last long before its end, where staff make one. */
async function overSeries(t: Tools, riders: Riders) {
  if (!makesSeries(t)) return [];
  const date = await t.day(-200);
  const until = addDays(date, 50);
  const path = await givenSeries(t, riders, { frequency: 'weekly', interval: 8, until }, { date });
  const emptied = { count: 1, exceptionDates: [date] };
  const none = await givenSeries(t, riders, { frequency: 'daily', ...emptied }, { date });
  return [
    { path, as: riders.resident, next: [date] },
    // Where all are excepted there is none to answer.
    { path: none, as: riders.resident, next: [] },
  ];
}

rideCheck({
  id: 'transportation.recurring-request-read',
  says: 'Records what the id of a recurring request answers without occurrenceDate.',
  clauses: ['TRA-71'],
  async run(t, riders) {
    for (const { path, as, next } of [await someSeries(t, riders), ...(await overSeries(t, riders))]) {
      const answer = await t.call('getTransportationRequest', { path, as });
      const date = field(answer.json, 'data.occurrenceDate');
      const outcomes = {
        refused: isRefused,
        'next-occurrence': isSuccess(answer) && next.some((day) => day === date),
        'whole-request': isSuccess(answer) && isBlank(date),
      };
      const seen = `${answer.status} with the occurrenceDate ${show(date)}`;
      if (next.length === 0 && isRefused(answer)) continue;
      reading(t, 'recurring-request-read', answer, outcomes, seen);
    }
  },
});

interface HoursReading<C extends ChoiceId> extends CheckSpec {
  readonly choice: C;
  /** The hours of operation, by the usual day. */
  readonly hours: (day: string) => HoursEntry[];
  /** The requests to send, by what the settings show, and what these have to show. */
  readonly asks: readonly [asks: ShownAsks, what: string];
  /** The readings, by the outcomes of all requests as one text. */
  readonly readings: (found: string) => Outcomes<C>;
}

/** Records the reading that requests show in a community with these hours, as creates and as replacements. */
const hoursReading = <C extends ChoiceId>({ choice, hours, asks, readings, ...spec }: HoursReading<C>) =>
  check({
    ...spec,
    negative: true,
    async run(t) {
      const [asksOf, what] = asks;
      const { riders, rides: all, found: bodies } = await ridersWithHours(t, { hours }, what, asksOf);
      for (const ride of all)
        for (const operation of OPERATIONS) {
          const tries = [];
          for (const body of bodiesAt(t, riders, bodies)) tries.push(await outcome(t, ride, operation, body));
          const found = tries.map(({ word }) => word).join(' ');
          for (const { answer } of tries.slice(-1)) reading(t, choice, answer, readings(found), found);
        }
    },
  });

hoursReading({
  id: 'transportation.hours-checked-times',
  says: 'Records whether pickupTime and returnTime must lie within the hours of operation, too.',
  clauses: ['TRA-60'],
  choice: 'hours-checked-times',
  hours: () => everyDay('09:00', '15:00'),
  asks: [otherTimesOutside, 'hours that leave out a part of the day before and after them'],
  readings: (found) => ({
    'every-time': found === 'refused refused',
    'appointment-only': found === 'taken taken',
  }),
});

hoursReading({
  id: 'transportation.hours-entry-wins',
  says: 'Records which hours apply on a day that has an entry by date and one by day of the week.',
  clauses: ['TRA-61'],
  choice: 'hours-entry-wins',
  hours: (date) => [
    { dayOfWeek: weekdayOf(date), startTime: '06:00', endTime: '10:00' },
    { date, startTime: '14:00', endTime: '18:00' },
  ],
  asks: [timesOfEitherKind, 'a day with an entry by its date and another by its day of the week'],
  readings: (found) => ({
    'date-wins': found === 'refused taken',
    'weekday-wins': found === 'taken refused',
    'either-allows': found === 'taken taken',
  }),
});

hoursReading({
  id: 'transportation.hours-several-entries',
  says: 'Records which hours apply on a day that has two entries by day of the week, one of them notAvailable or none.',
  clauses: ['TRA-303'],
  choice: 'hours-several-entries',
  hours: (date) => [
    { dayOfWeek: weekdayOf(date), startTime: '06:00', endTime: '10:00' },
    { dayOfWeek: weekdayOf(date), startTime: '14:00', endTime: '18:00' },
    ...openAndShut(addDays(date, 1)),
    ...openAndShut(addDays(date, 2)).toReversed(),
  ],
  asks: [timesOfTwoEntries, 'a day of the week with two entries'],
  // Days of which one entry is notAvailable are tried where there are some.
  readings: (found) => ({
    any: /^taken taken(?: refused refused)?$/.test(found),
    last: /^refused taken(?: refused taken)?$/.test(found),
    first: /^taken refused(?: taken refused)?$/.test(found),
  }),
});

hoursReading({
  id: 'transportation.hours-bounds',
  says: 'Records whether hours hold a time at their very end, and what an entry with only a start or only an end holds.',
  clauses: ['TRA-304'],
  choice: 'hours-bounds',
  hours: (date) => [
    { date, startTime: '09:00', endTime: '15:00' },
    { date: addDays(date, 1), endTime: '15:00' },
    { date: addDays(date, 2), startTime: '09:00' },
  ],
  asks: [timesAtBounds, 'a day with both bounds, one with only an end and one with only a start'],
  readings: (found) => ({
    'open-ended': found === 'taken taken taken',
    'closed-ended': found === 'refused refused refused',
  }),
});

hoursReading({
  id: 'transportation.hours-unlisted-day',
  says: 'Records which times are accepted on a day for which the hours of operation have no entry.',
  clauses: ['TRA-62'],
  choice: 'hours-unlisted-day',
  hours: (date) => everyDay('09:00', '15:00').filter(({ dayOfWeek }) => dayOfWeek !== weekdayOf(date)),
  asks: [timeOfNoEntry, 'a day without an entry'],
  readings: (found) => ({ unlimited: found === 'taken', closed: found === 'refused' }),
});
