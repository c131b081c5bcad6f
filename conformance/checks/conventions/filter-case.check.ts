import { residentFor } from '../../calls/people.ts';
import { lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { givenActivity } from '../../factories/activities.ts';
import { givenConnection } from '../../factories/connections.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { isSuccess } from '../../kit/match.ts';
import { byId, listOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

check({
  id: 'conventions.filter-case',
  says: 'Records whether filters are case-sensitive.',
  clauses: ['CNV-47'],
  async run(t) {
    const { exact: type, partial } = await activityFilters(t);
    // How a partial filter goes decides between the readings in which exact ones mind the case.
    const sensitive = partial ? 'exact-sensitive' : 'all-sensitive';
    const reading = (found: boolean) => (found ? 'all-insensitive' : sensitive);
    t.observe(
      'filter-case',
      'listActivities',
      type && !partial ? 'other: only the partial filter minds' : reading(type),
    );
    t.observe('filter-case', 'listResidents', reading(await residentFilter(t)));
    t.observe('filter-case', 'listConnections', reading(await connectionFilter(t)));
  },
});

/** Whether each filter finds the record if the case of the letters differs. */

async function activityFilters(t: Tools): Promise<{ readonly exact: boolean; readonly partial: boolean }> {
  const location = t.fresh.text('Garden');
  const { activityId, activity, facilityId, day } = await givenActivity(t, { location });
  const ask = (more: { type: string } | { location: string }) =>
    t.call('listActivities', {
      path: { facilityId },
      query: { startDate: midnightOf(day), endDate: lastSecondOf(day), ...more },
    });
  return {
    exact: holds(await ask({ type: otherCase(text(activity, 'type')) }), activityId),
    partial: holds(await ask({ location: otherCase(location) }), activityId),
  };
}

async function residentFilter(t: Tools): Promise<boolean> {
  const externalId = t.fresh.word('Ext');
  const { residentId, facilityId } = await givenResident(t, { externalId });
  const query = { externalId: otherCase(externalId) };
  return holds(await t.call('listResidents', { path: { facilityId }, query }), residentId);
}

async function connectionFilter(t: Tools): Promise<boolean> {
  const externalId = t.fresh.word('Ext');
  const { residentId, facilityId } = await residentFor(t);
  const links = { residents: [residentId], facilities: [facilityId] };
  const { connectionId } = await givenConnection(t, { externalId, ...links });
  return holds(
    await t.call('listConnections', { query: { externalId: otherCase(externalId) } }),
    connectionId,
  );
}

const holds = (answer: Answer, id: string): boolean =>
  isSuccess(answer) && byId(listOf(answer), id) !== undefined;

const otherCase = (letters: string): string =>
  letters === letters.toUpperCase() ? letters.toLowerCase() : letters.toUpperCase();
