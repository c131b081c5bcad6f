import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { isNamedStatus, registered, isPlace, type Standing } from '../../assertions/registrations.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { eventually } from '../../kit/eventually.ts';
import { holdsOthers, lacks, shows } from '../../kit/fault.ts';
import { field, show } from '../../kit/json.ts';
import { isRefused, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { answered, reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenUpEach, seriesOf, seriesWith, singleDays, type Series } from './occurrences.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { SOON } from '../../factories/registrations.ts';
import { addDays } from '../../kit/dates.ts';
import { expect } from '../../kit/expect.ts';
import { sameSet } from '../../kit/same.ts';

interface Row {
  readonly says: string;
  readonly clauses: readonly ClauseId[];
  /** Places on each day: one, unless there is room for all. */
  readonly places?: number;
  /** Whether the order of registrations needs a target that takes single days. */
  readonly takesDays?: boolean;
  readonly negative?: boolean;
  readonly run: (series: Series, t: Tools) => Promise<void>;
}

const rows: Readonly<Record<string, Row>> = {
  'first-in-the-queue-of-an-occurrence-moves-up': {
    says: 'When a resident cancels one occurrence, the one waiting for it becomes registered, not one who waits longer for another.',
    clauses: ['REG-27', 'REG-33'],
    async run(series) {
      await series.given(0, 'registered', 0);
      await series.given(1, 'registered', 1);
      await series.given(2, 'waitlisted', 1);
      await series.given(3, 'waitlisted', 0);
      await series.givesUp(0, 0);
      await series.movesUp(3);
      await series.stands(2, 'waitlisted', 'who waits for another occurrence goes on waiting', ['REG-33']);
      await series.givesUp(1, 1);
      await series.movesUp(2);
    },
  },
  'cancel-of-an-occurrence-in-vain': {
    says: 'A cancel of an occurrence without a registration of the resident removes no other registration, whatever it answers.',
    clauses: ['REG-33', 'REG-31', 'CNV-39'],
    takesDays: true,
    negative: true,
    async run(series, t) {
      const { activityId, days } = series;
      await series.given(0, 'registered', 0);
      await series.given(1, 'registered', 1);
      await series.given(2, 'waitlisted', 0);
      const path = { activityId, userId: await series.residentAt(1) };
      const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate: days[0] } });
      reading(t, 'unknown-id-delete', answer, { 'no-content': answered(204), 'not-found': isRefused });
      for (const who of [1, 0]) await series.stands(who, 'registered', 'who is registered stays so');
      await series.stands(2, 'waitlisted', 'who waits goes on waiting');
    },
  },
  'occurrence-again-after-cancel': {
    says: 'A resident whose registration for one occurrence was cancelled can register for it again.',
    clauses: ['REG-32'],
    places: 20,
    async run(series) {
      await series.given(0, 'registered', 0);
      for (let time = 0; time < 2; time += 1) {
        await precondition('a cancel', () => series.cancels(0, 0));
        const stands = await series.registers(0, 0);
        await series.stands(0, stands, 'who registered again is in the list once');
      }
    },
  },
  'occurrence-of-a-whole-series-again-after-cancel': {
    says: 'A resident of a series who cancelled one occurrence can register for it again.',
    clauses: ['REG-32'],
    places: 20,
    takesDays: true,
    async run(series) {
      await series.givenWhole(0);
      await series.givesUpDay(0, 0);
      await series.registers(0, 0);
    },
  },
  'again-after-each-occurrence': {
    says: 'A resident who cancelled each occurrence of a series can register for the series again.',
    clauses: ['REG-32'],
    places: 20,
    async run(series, t) {
      for (let time = 0; time < 2; time += 1) {
        await givenUpEach(t, series, 0);
        const path = { activityId: series.activityId, userId: await series.residentAt(0) };
        must((await registered(t, path.activityId, path.userId)).answer, isNamedStatus);
        await precondition('a cancel of the series', async () =>
          must(await t.call('cancelRegistration', { path }), status(204)),
        );
      }
    },
  },
  'day-given-up-of-a-series-goes-to-who-waits': {
    says: 'When a resident of a series cancels one occurrence, the one waiting for it gets the place, though other occurrences are full.',
    clauses: ['REG-27'],
    takesDays: true,
    async run(series) {
      await series.givenWhole(0);
      await series.given(1, 'waitlisted', 0);
      await series.givesUpDay(0, 0);
      await series.movesUp(1);
    },
  },
  'series-given-up-goes-to-who-waits-for-a-day': {
    says: 'When a resident gives up a series, the first one waiting for a day of it gets that day, and the next one goes on waiting.',
    clauses: ['REG-27', 'REG-28'],
    takesDays: true,
    async run(series) {
      await series.given(0, 'registered');
      for (const who of [1, 2]) await series.given(who, 'waitlisted', 0);
      await series.givesUp(0);
      await series.movesUp(1);
      await series.stands(2, 'waitlisted', 'who came later goes on waiting', ['REG-28']);
    },
  },
  'who-waits-for-a-series-moves-up': {
    says: 'When a resident gives up a series, one day first, the one waiting for the whole series gets a place; records whether who came later for another day moves up, too.',
    clauses: ['REG-27', 'REG-48'],
    async run(series, t) {
      await series.given(0, 'registered');
      await series.given(1, 'waitlisted');
      const isDayWaitedFor = await unlessUnproven(async () => {
        await singleDays(t);
        await series.given(2, 'waitlisted', 1);
        return true;
      });
      await precondition('a cancel of one occurrence', () => series.cancels(0, 0));
      await series.givesUp(0);
      const seen = await eventually(() => series.standing(1), hasPlaces, t.run.patience);
      const { answer, rows: found } = seen;
      const shown = found.map((row) => show(row['status'])).join(' and ') || 'not in the list';
      const fault = found.length === 0 ? lacks(shown) : shows('status', found[0]?.['status'], shown);
      mustHold(answer, 'who waits for the series has the place that came free', hasPlaces(seen), fault);
      // The first one may have stopped waiting when the day came free: then the other is the first in the queue.
      if (isDayWaitedFor && (await series.standing(2)).rows.some(isPlace))
        t.observe(
          'series-place-given-up',
          'cancelRegistration',
          'other: who came later for another day moves up, too',
        );
    },
  },
  'day-that-no-one-holds-stays-free': {
    says: 'When a resident who waits for a series gives up a day and then the series, no one moves up.',
    clauses: ['REG-30'],
    takesDays: true,
    negative: true,
    async run(series, t) {
      await givenFreeDay(t, series);
      await precondition('a cancel of one occurrence', () => series.cancels(1, 0));
      await series.givesUp(1);
      const { answer, rows: found } = await series.standing(2);
      if (!found.some(isPlace)) return;
      // No one cancels in the other series. It shows whether the target gives a free day by itself.
      const other = await seriesWith(t, 1);
      await givenFreeDay(t, other);
      const isGiven = ({ rows: first }: Standing): boolean => first.some(isPlace);
      if (isGiven(await eventually(() => other.standing(1), isGiven, t.run.patience)))
        t.unproven(GIVES_FREE_DAYS);
      const shown = found.map((row) => show(row['status'])).join(' and ');
      mustHold(
        answer,
        'who waits for the series goes on waiting',
        false,
        shows('status', 'registered', shown),
      );
    },
  },
  'day-of-one-who-waits-for-a-series-comes-free': {
    says: 'When a resident who waits for a series gives up a day that they have of it, the one waiting for that day gets it.',
    clauses: ['REG-27'],
    takesDays: true,
    async run(series, t) {
      await series.given(0, 'registered');
      await series.given(1, 'waitlisted');
      await series.given(2, 'waitlisted', 0);
      await precondition('a cancel of one occurrence', () => series.cancels(0, 0));
      const query = { occurrenceDate: series.days[0], actingUserId: await series.residentAt(1) };
      const read = await t.call('getActivity', { path: { activityId: series.activityId }, query });
      if (field(read.json, 'data.actingUserRegistrationStatus') !== 'registered')
        t.unproven('the target gives no day to one who waits for the whole series, or does not show it');
      await series.givesUp(1);
      await series.movesUp(2);
    },
  },
};

const GIVES_FREE_DAYS = 'the target gives a free day to who waits for the whole series';

/** A resident gave up a day of a series before two others, who get no place, register for all of it. */
async function givenFreeDay(t: Tools, series: Series): Promise<void> {
  await series.givenWhole(0);
  await series.givesUpDay(0, 0);
  for (const who of [1, 2]) await series.given(who, 'waitlisted');
  for (const who of [1, 2]) if ((await series.standing(who)).rows.some(isPlace)) t.unproven(GIVES_FREE_DAYS);
}

/** Whether every registration of a resident for an activity is for a place. */
const hasPlaces = ({ rows: found }: Standing): boolean => found.length > 0 && found.every(isPlace);

check({
  id: 'registrations.cancel-outside-the-series',
  says: 'A cancel with an occurrenceDate before the series, after it or among its exceptions is answered 404 and removes nothing.',
  clauses: ['ACT-49', 'ACT-50', 'ACT-51'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    const pattern = { times: 3, except: [1], ahead: SOON - 3 };
    const { activityId, days = [], exceptions, first, last } = await stagedSeries(t, pattern);
    const series = seriesOf(t, { activityId, days });
    await series.givenWhole(0);
    const path = { activityId, userId: await series.residentAt(0) };
    for (const [day, clause] of [
      [addDays(first, -1), 'ACT-49'],
      [addDays(last ?? first, 1), 'ACT-50'],
      [exceptions[0] ?? '', 'ACT-51'],
    ] as const) {
      const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate: day } });
      expect(clause, answer, status(404));
      const left = await series.daysOf(0);
      const promised = `a resident who stays registered for ${show(days)}`;
      mustHold(
        answer,
        promised,
        sameSet(left, days),
        holdsOthers(left, days, `registered for ${show(left)}`),
      );
    }
  },
});

for (const [name, { places = 1, takesDays = false, run, ...spec }] of Object.entries(rows))
  check({
    id: `registrations.${name}`,
    ...spec,
    needs: ['lever:create-activity'],
    async run(t) {
      if (takesDays) await singleDays(t);
      await run(await seriesWith(t, places), t);
    },
  });
