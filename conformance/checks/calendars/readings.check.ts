import { calendarsOf, facilitiesOf, givenCalendar } from '../../factories/calendars.ts';
import { ownCommunity } from '../../factories/communities.ts';
import { givenResident } from '../../factories/residents.ts';
import { actAs } from '../../kit/acting.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { byId, idsOf, listOf, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { facilities, lever } from '../../kit/to-add.ts';

check({
  id: 'calendars.shared-calendars',
  says: 'Whether the list of a facility holds calendars that other facilities share between them.',
  clauses: ['CAL-10'],
  async run(t) {
    // Between two facilities a shared calendar belongs to both.
    const [one, two, three] = await severalFacilities(t);
    if (one === undefined || two === undefined || three === undefined)
      return t.unproven('needs a tenant with three facilities', facilities('Etc/UTC', 'Etc/UTC', 'Etc/UTC'));
    if (hasLever(t.run, 'create-calendar')) await givenCalendar(t, [two, three]);
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
  says: 'Whether residents see private calendars in the list.',
  clauses: ['CAL-11'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const { calendarId } = await givenCalendar(t, [facilityId], { private: true });
    const as = await residentOf(t, facilityId);
    const listed = listOf(await t.call('listCalendars', { path: { facilityId }, as }));
    t.observe('private-calendars', 'listCalendars', byId(listed, calendarId) ? 'shown' : 'hidden');
  },
});

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
