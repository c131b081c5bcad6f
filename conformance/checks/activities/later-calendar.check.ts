import { FAR_AHEAD, bodyOn } from '../../given/activities.ts';
import { calendarsOf, facilitiesOf, givenCalendar } from '../../given/calendars.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';
import { everywhere } from './shows.ts';

check({
  id: 'activities.created-on-a-later-calendar',
  says: 'An activity stands on the calendar of its path, one that the list shows after others of the facility.',
  clauses: ['ACT-78'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    if (hasLever(t.run, 'create-calendar')) await givenCalendar(t, [facilityId]);
    const [, ...later] = await calendarsOf(t, facilityId);
    const last = later.findLast((one) => one['private'] !== true && sameSet(facilitiesOf(one), [facilityId]));
    if (!last) t.unproven('needs a facility with two calendars of its own');
    const calendarId = text(last, 'id');
    const day = await t.day(FAR_AHEAD);
    const body = await bodyOn(t, facilityId, day);
    const made = await t.call('createActivity', { path: { calendarId }, body });
    must(made, status(200, 201), fits);
    mustEcho(made, dataOf(made), { calendarId });
    const activityId = text(dataOf(made), 'id');
    t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
    await everywhere(t, { activityId, facilityId, days: [day, day] }, (answer, found) =>
      mustEcho(answer, found, { calendarId }),
    );
  },
});
