import { FAR_AHEAD, activityBody, bodyOn } from '../../factories/activities.ts';
import {
  calendarsOf,
  facilitiesOf,
  givenCalendar,
  soleCalendar,
  soleCalendarOf,
} from '../../factories/calendars.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { shows } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { text } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';
import { activityRead } from '../activity-lists.ts';
import { make, mustShowWhatWasSent } from './shows.ts';

check({
  id: 'activities.created-is-read-under-its-id',
  says: 'A create answers the new activity, and each new activity can be read by its id.',
  clauses: ['ACT-65', 'ACT-66', 'ACT-57'],
  async run(t) {
    const where = await soleCalendar(t);
    const body = await activityBody(t);
    const names = [body.name, body.name, t.fresh.text('Choir')];
    const ids: string[] = [];
    // The same body twice makes two activities.
    for (const name of names) {
      const { answer, activityId } = await make(t, where, { ...body, name });
      attributed(['ACT-65', 'ACT-66'], () =>
        mustHold(answer, 'an id of its own', !ids.includes(activityId), shows('id', activityId)),
      );
      ids.push(activityId);
    }
    for (const [place, activityId] of ids.entries()) {
      const { answer, resource } = await activityRead(t, activityId);
      mustEcho(answer, resource, { id: activityId, name: names[place] });
    }
  },
});

check({
  id: 'activities.created-on-the-calendar-of-the-path',
  says: 'A new activity is on the calendar in the path and belongs to its facility.',
  clauses: ['ACT-78', 'ACT-79'],
  async run(t) {
    const { id: one } = await t.facility();
    for (const facilityId of [one, await otherFacility(t, one)]) {
      const calendar = await soleCalendarOf(t, facilityId);
      const body = await bodyOn(t, facilityId, await t.day(FAR_AHEAD));
      const promised = { calendarId: calendar.calendarId, facilityId };
      await mustShowWhatWasSent(t, body, { calendar, promised });
    }
  },
});

check({
  id: 'activities.created-on-a-later-calendar',
  says: 'An activity created on a calendar that is not the first in the list is on that calendar.',
  clauses: ['ACT-78'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    if (hasLever(t.run, 'create-calendar')) await givenCalendar(t, [facilityId]);
    const [, ...later] = await calendarsOf(t, facilityId);
    const last = later.findLast((one) => one['private'] !== true && sameSet(facilitiesOf(one), [facilityId]));
    if (!last) t.unproven('needs a facility with two calendars of its own');
    const calendarId = text(last, 'id');
    const body = await bodyOn(t, facilityId, await t.day(FAR_AHEAD));
    const calendar = { facilityId, calendarId };
    await mustShowWhatWasSent(t, body, { calendar, promised: { calendarId } });
  },
});
