import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { checkIns } from '../../resources/check-ins.ts';
import { busyResident, connectionCrowd } from '../../factories/crowds.ts';
import { LONG_AGO, clockOf, hoursOn, lately } from '../../factories/homes.ts';
import { precondition } from '../../kit/precondition.ts';
import { inTurns } from '../../factories/many.ts';
import { activityName } from '../../factories/personal-activities.ts';
import { visits } from '../../resources/personal-visits.ts';
import { aroundNow } from '../../factories/registrations.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { mustBeWhole } from '../../assertions/whole-list.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { sharedHome } from './shared.ts';

/** Lists without stated paging, grown past the size of any page that the interface names. */

check({
  id: 'conventions.whole-list-of-connections',
  says: 'Lists of more than a hundred connections of a resident are complete in one answer.',
  clauses: ['CNV-11'],
  async run(t) {
    const { residentId, connectionIds: made } = await connectionCrowd(t);
    await assert(await t.call('listResidentConnections', { path: { residentId } }), 'id', made);
    await assert(await t.call('listConnections', { query: { residentId } }), 'id', made);
  },
});

check({
  id: 'conventions.whole-list-of-activities',
  says: 'Lists of more than fifty activities, and of the registrations for them, are complete in one answer.',
  clauses: ['CNV-11'],
  async run(t) {
    const { facilityId, residentId, day, activityIds: made } = await busyResident(t);
    const onThatDay = { startDate: midnightOf(day), endDate: lastSecondOf(day) };
    await assert(await t.call('listActivities', { path: { facilityId }, query: onThatDay }), 'id', made);
    const query = await aroundNow(t);
    await assert(
      await t.call('listResidentRegistrations', { path: { residentId }, query }),
      'activityId',
      made,
    );
  },
});

check({
  id: 'conventions.whole-list-of-check-ins',
  says: 'A list of check-ins on every day of six weeks is complete in one answer.',
  clauses: ['CNV-11'],
  async run(t) {
    const today = await t.day(0);
    const days = Array.from({ length: 40 }, (_, ago) => addDays(today, ago - 44));
    const home = await checkIns.about.sharedHome(t, days);
    const { residentId } = home;
    const made = await inTurns(days.length, async (at) => {
      return (await checkIns.given(t, { home, day: days[at] ?? '' })).id;
    });
    const query = { startDate: midnightOf(addDays(today, -45)), endDate: lastSecondOf(addDays(today, -3)) };
    await assert(await t.call('listCheckIns', { path: { residentId }, query }), 'id', made);
  },
});

check({
  id: 'conventions.whole-list-of-personal-activities',
  says: 'A list of more than a hundred personal activities of a resident is complete in one answer.',
  clauses: ['CNV-11'],
  async run(t) {
    const home = await sharedHome(t);
    const path = { residentId: home.residentId };
    const day = await t.day(LONG_AGO);
    const name = await activityName(t, home.facilityId);
    const starts = Array.from({ length: 101 }, (_, at) => clockOf(400 + at));
    await inTurns(starts.length, async (at) => {
      const times = hoursOn(home, addDays(day, at % 20), [starts[at] ?? '', '20:00']);
      const body = { name, timeType: 'exactTime', ...times } as const;
      await precondition('a personal activity', async () =>
        must(await t.call('createPersonalActivity', { path, body }), success),
      );
    });
    await assert(
      await t.call('listPersonalActivities', { path, query: await lately(t) }),
      'startTime',
      starts,
    );
  },
});

check({
  id: 'conventions.whole-list-of-personal-visits',
  says: 'A list of more than a hundred visits to a resident, filtered or not, is complete in one answer.',
  clauses: ['CNV-11'],
  async run(t) {
    const home = await sharedHome(t);
    const path = { residentId: home.residentId };
    const day = await t.day(LONG_AGO);
    const made = await inTurns(
      101,
      async (at) => (await visits.given(t, { home, day: addDays(day, at % 20) })).id,
    );
    const query = await lately(t);
    await assert(await t.call('listPersonalVisits', { path, query }), 'id', made);
    await assert(
      await t.call('listPersonalVisits', { path, query: { ...query, visitType: 'social' } }),
      'id',
      made,
    );
  },
});

async function assert(answer: Answer, member: string, made: readonly string[]): Promise<void> {
  must(answer, success);
  await mustBeWhole(answer, idsOf(listOf(answer), member), made);
}
