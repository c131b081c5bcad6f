import { givenActivity } from '../../factories/activities.ts';
import { facilitiesOf, givenCalendar, soleCalendar } from '../../factories/calendars.ts';
import { nameOfFacility, otherFacility, someFacilities } from '../../factories/facilities.ts';
import { listedBy, presence } from '../../kit/presence.ts';
import type { Sample } from '../../kit/presence.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

/** The names of facilities, as Get facility shows them; undefined where one of them is not shown. */
async function namesOf(t: Tools, facilityIds: readonly string[]): Promise<readonly string[] | undefined> {
  const names: string[] = [];
  for (const facilityId of facilityIds) {
    const name = await nameOfFacility(t, facilityId);
    if (name !== undefined) names.push(name);
  }
  return names.length === facilityIds.length ? names : undefined;
}

/** The calendars in the lists of two facilities, with the names of theirs where Get facility shows them. */
async function calendarsFound(t: Tools): Promise<readonly Sample[]> {
  t.tier('discovery');
  const samples: Sample[] = [];
  for (const facilityId of await someFacilities(t)) {
    const list = await t.call('listCalendars', { path: { facilityId } });
    for (const resource of listOf(list)) {
      const shown = facilitiesOf(resource).flatMap((id) => (typeof id === 'string' ? [id] : []));
      const facilityNames = shown.length > 0 ? await namesOf(t, shown) : undefined;
      samples.push({ shown: [{ answer: list, resource }], values: { facilityNames } });
    }
  }
  return samples.length > 0 ? samples : t.unproven('no list shows a calendar to look at');
}

presence(
  {
    id: 'calendars.shows-its-members',
    says: 'A calendar shows every listed member that has a value.',
    resource: 'Calendar',
    record: 'Calendar',
    clause: 'CAL-101',
    found: { levers: ['create-calendar'], records: calendarsFound },
    members: ['id', 'name', 'category', 'facilityIds', 'facilityNames', 'private', 'created'],
  },
  async (t) => {
    const { id: one } = await t.facility();
    const opened = { name: t.fresh.text('Calendar'), category: 'activity', private: false };
    const samples = [];
    for (const facilityIds of [[one], [one, await otherFacility(t, one)]] as const) {
      const { calendarId } = await givenCalendar(t, [...facilityIds], opened);
      const facilityNames = await namesOf(t, facilityIds);
      for (const facilityId of facilityIds) {
        const list = await t.call('listCalendars', { path: { facilityId } });
        // The allowed values of category are not shown, so that a target may write its own word.
        const values = { ...opened, category: undefined, facilityIds, facilityNames };
        const except = facilityNames ? [] : ['facilityNames'];
        samples.push({ shown: [listedBy(list, calendarId)], values, except });
      }
    }
    return samples;
  },
);

presence(
  {
    id: 'calendars.shows-what-others-show-of-it',
    says: 'A calendar shows its name as its activities do, its facilities with their names, and when it was made.',
    resource: 'Calendar',
    record: 'Calendar',
    clause: 'CAL-101',
    members: ['id', 'name', 'facilityIds', 'facilityNames', 'created'],
  },
  async (t) => {
    const { calendarId, facilityId } = await soleCalendar(t);
    const { activity } = await givenActivity(t);
    const { calendarName } = activity;
    const list = await t.call('listCalendars', { path: { facilityId } });
    const facilityNames = await namesOf(t, [facilityId]);
    const isNamed = typeof calendarName === 'string' && calendarName !== '';
    return [
      {
        shown: [listedBy(list, calendarId)],
        values: { id: calendarId, facilityNames, ...(isNamed && { name: calendarName }) },
        except: [...(isNamed ? [] : ['name']), ...(facilityNames ? [] : ['facilityNames'])],
      },
    ];
  },
);
