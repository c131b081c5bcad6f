import { calendarsOf, facilitiesOf, givenCalendar } from '../../factories/calendars.ts';
import { ownCommunity } from '../../factories/communities.ts';
import { givenResident } from '../../factories/residents.ts';
import { actAs } from '../../kit/acting.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { byId, idsOf, listOf, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { facilities, lever } from '../../kit/to-add.ts';

check({
  id: 'calendars.shared-calendars',
  says: 'Records whether the list of a facility holds calendars that other facilities share between them.',
  clauses: ['CAL-10'],
  async run(t) {
    if (!hasLever(t.run, 'create-calendar')) return observeSharedFound(t);
    // Between two facilities a shared calendar belongs to both.
    const [one, two, three] = await severalFacilities(t);
    if (one === undefined || two === undefined || three === undefined)
      return t.unproven('needs a tenant with three facilities', facilities('Etc/UTC', 'Etc/UTC', 'Etc/UTC'));
    await givenCalendar(t, [two, three]);
    const known = [...(await calendarsOf(t, two)), ...(await calendarsOf(t, three))];
    const shared = known.filter((calendar) => {
      const facilityIds = facilitiesOf(calendar);
      return calendar['private'] !== true && facilityIds.length > 1 && !facilityIds.includes(one);
    });
    if (shared.length === 0)
      t.unproven('needs a calendar that two facilities share and a third does not', lever('create-calendar'));
    const listed = await calendarsOf(t, one);
    const isListed = shared.some((calendar) => byId(listed, text(calendar, 'id')));
    t.observe('shared-calendars', 'listCalendars', isListed ? 'every-shared' : 'of-this-facility');
  },
});

check({
  id: 'calendars.private-calendars',
  says: 'Records whether residents see private calendars in the list.',
  clauses: ['CAL-11'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const calendarId = await privateCalendar(t, facilityId);
    const as = await residentOf(t, facilityId);
    const listed = listOf(await t.call('listCalendars', { path: { facilityId }, as }));
    t.observe('private-calendars', 'listCalendars', byId(listed, calendarId) ? 'shown' : 'hidden');
  },
});

/** A calendar of some facilities that is not shared with another one, as the lists of the tenant show it. */
async function observeSharedFound(t: Tools): Promise<void> {
  t.tier('discovery');
  const lists: (readonly [facilityId: string, calendars: readonly JsonObject[]])[] = [];
  for (const facilityId of idsOf(listOf(await t.call('listFacilities'))).slice(0, ASKED))
    lists.push([facilityId, await calendarsOf(t, facilityId)]);
  const shared = lists
    .flatMap(([, calendars]) => calendars)
    .filter((calendar) => calendar['private'] !== true && facilitiesOf(calendar).length > 1);
  for (const calendar of shared) {
    const elsewhere = lists.find(([facilityId]) => !facilitiesOf(calendar).includes(facilityId));
    if (!elsewhere) continue;
    const isListed = byId(elsewhere[1], text(calendar, 'id')) !== undefined;
    return t.observe('shared-calendars', 'listCalendars', isListed ? 'every-shared' : 'of-this-facility');
  }
  t.unproven('needs a calendar that two facilities share and a third does not', lever('create-calendar'));
}

/** Facilities whose calendars are looked at. */
const ASKED = 8;

/** A private calendar of a facility: a new one, else one that the usual acting user is shown. */
async function privateCalendar(t: Tools, facilityId: string): Promise<string> {
  if (hasLever(t.run, 'create-calendar'))
    return (await givenCalendar(t, [facilityId], { private: true })).calendarId;
  t.tier('discovery');
  const found = (await calendarsOf(t, facilityId)).find((one) => one['private'] === true);
  return found
    ? text(found, 'id')
    : t.unproven('needs a private calendar, and the list shows none', lever('create-calendar'));
}

/** The facilities of the tenant; where they are two, and staff can open another one, three. */
async function severalFacilities(t: Tools): Promise<readonly string[]> {
  const listed = idsOf(listOf(await t.call('listFacilities')));
  if (listed.length !== 2 || !hasLever(t.run, 'create-facility')) return listed;
  return [...listed, (await ownCommunity(t)).id];
}

async function residentOf(t: Tools, facilityId: string): Promise<Identity> {
  const known = t.run.identities.find((one) => one.kind === 'resident' && one.facilityId === facilityId);
  if (known) return known;
  const { residentId } = await givenResident(t, {}, facilityId);
  return actAs(t, 'resident', residentId, facilityId);
}
