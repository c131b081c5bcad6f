import { addDays, at } from '../../kit/dates.ts';
import { eventOf } from '../../kit/events.ts';
import { isSuccess, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody, givenActivity, type ActivityBody } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { precondition } from '../../kit/precondition.ts';
import { givenRegistration, guestAt } from '../../factories/registrations.ts';
import { stagedActivity } from '../../factories/activities-by-staff.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { arrived } from './quiet.ts';
import { activityOf, cancel, eventCheck, mustCause, mustReport } from './acts.ts';

eventCheck({
  id: 'events.activity-created',
  says: 'Every activity made through the API causes activity.created.',
  clauses: ['EVT-17', 'EVT-11'],
  async run(t) {
    const { calendarId } = await soleCalendar(t);
    for (const more of [
      {},
      { allowConnections: true },
      { timeType: 'allDay', description: 'Bring a hat' },
    ] as const) {
      const body = await activityBody(t, more);
      await mustReport(t, 'activity.created', async () => {
        const answer = await t.call('createActivity', { path: { calendarId }, body });
        const activityId = await precondition('an activity', () =>
          Promise.resolve(text(dataOf(answer), 'id')),
        );
        t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
        return activityId;
      });
    }
  },
});

eventCheck({
  id: 'events.activity-created-by-staff',
  says: 'An activity made by staff, single or recurring, causes activity.created.',
  clauses: ['EVT-18', 'EVT-11'],
  needs: ['lever:create-activity'],
  async run(t) {
    for (const make of [() => stagedActivity(t, {}), () => stagedSeries(t)])
      await mustReport(t, 'activity.created', async () => (await make()).activityId);
  },
});

eventCheck({
  id: 'events.activity-created-can-be-fetched',
  says: 'The activity of an activity.created event can be read by its resourceId.',
  clauses: ['EVT-19'],
  async run(t) {
    const name = t.fresh.text('Announced');
    const act = async () => (await givenActivity(t, { name })).activityId;
    const event = await mustReport(t, 'activity.created', act);
    const { answer, resource } = await activityOf(t, event);
    mustEcho(answer, resource, { id: text(event.body, 'resourceId'), name });
  },
});

/** Replaces an activity, which must cause activity.updated. */
const mustReportReplacement = (t: Tools, activityId: string, body: ActivityBody, after = '') =>
  mustCause(t, ['activity.updated', after], activityId, () =>
    precondition('a replacement', async () =>
      must(await t.call('replaceActivity', { path: { activityId }, body }), success),
    ),
  );

/** One change after the other, each in one member alone. */
const changes = (t: Tools, day: string): readonly Partial<ActivityBody>[] => [
  { name: t.fresh.text('Renamed') },
  { location: t.fresh.text('Room') },
  { description: t.fresh.text('New') },
  { maxRegistered: 21 },
  { maxRegisteredConnections: 3 },
  { allowConnections: true },
  { startDate: at(addDays(day, 1), '12:00') },
];

eventCheck({
  id: 'events.activity-updated',
  says: 'A replacement through the API causes activity.updated, whichever member it changes.',
  clauses: ['EVT-21', 'EVT-11'],
  async run(t) {
    const { activityId, day } = await givenActivity(t);
    let body = await activityBody(t, { startDate: at(day, '12:00'), allowConnections: false });
    for (const change of changes(t, day)) {
      body = { ...body, ...(change.startDate === undefined ? change : await activityBody(t, change)) };
      await mustReportReplacement(t, activityId, body, `a change of ${Object.keys(change).join(', ')}`);
    }
  },
});

eventCheck({
  id: 'events.activity-updated-by-staff',
  says: 'A change of an activity by staff causes activity.updated.',
  clauses: ['EVT-22', 'EVT-11'],
  needs: ['lever:update-activity'],
  async run(t) {
    const { activityId } = await givenActivity(t);
    for (const change of [{ name: t.fresh.text('Renamed') }, { maxRegistered: 22 }, { isCancelled: true }]) {
      const after = `staff changed ${Object.keys(change).join(', ')}`;
      const act = () => t.lever('update-activity', { activityId, ...change });
      await mustCause(t, ['activity.updated', after], activityId, act);
    }
  },
});

eventCheck({
  id: 'events.activity-updated-can-be-fetched',
  says: 'The activity of an activity.updated event, read by its resourceId, shows the change.',
  clauses: ['EVT-23'],
  async run(t) {
    const { activityId } = await givenActivity(t);
    for (let time = 0; time < 2; time += 1) {
      const body = await activityBody(t, { location: t.fresh.text('Room') });
      const { answer, resource } = await activityOf(t, await mustReportReplacement(t, activityId, body));
      mustEcho(answer, resource, { name: body.name, location: body.location });
    }
  },
});

eventCheck({
  id: 'events.activity-deleted',
  says: 'Deleting an activity through the API causes activity.deleted, also when it once had registrations.',
  clauses: ['EVT-26', 'EVT-11'],
  async run(t) {
    const unused = await givenActivity(t);
    const { activityId: used, residentId: userId } = await givenRegistration(t, {
      residentId: await guestAt(t, 0),
    });
    await cancel(t, used, userId);
    for (const activityId of [unused.activityId, used])
      await mustCause(t, ['activity.deleted'], activityId, () =>
        precondition('a delete', async () =>
          must(await t.call('deleteActivity', { path: { activityId } }), success),
        ),
      );
  },
});

eventCheck({
  id: 'events.activity-deleted-by-staff',
  says: 'Staff deleting an activity causes activity.deleted, no matter who is registered for it.',
  clauses: ['EVT-27', 'EVT-11'],
  needs: ['lever:delete-activity'],
  async run(t) {
    const { activityId: used } = await givenRegistration(t, { residentId: await guestAt(t, 0) });
    const { activityId: unused } = await givenActivity(t);
    for (const activityId of [unused, used])
      await mustCause(t, ['activity.deleted'], activityId, () => t.lever('delete-activity', { activityId }));
  },
});

eventCheck({
  id: 'events.unchanged-activity',
  says: 'Records whether a replacement that changes nothing causes activity.updated.',
  clauses: ['EVT-25'],
  async run(t) {
    const { activityId } = await givenActivity(t);
    const path = { activityId };
    const isUpdated = eventOf('activity.updated', activityId);
    const body = await activityBody(t);
    const first = await t.events.mark();
    if (!isSuccess(await t.call('replaceActivity', { path, body })))
      t.unproven('the activity cannot be replaced');
    await arrived(t.events.expect(first, isUpdated, 'activity.updated'));
    const mark = await t.events.mark();
    await t.call('replaceActivity', { path, body });
    const caused = await t.events.whole(mark, async () => {
      const later = { ...body, name: t.fresh.text('Renamed') };
      const other = (await givenActivity(t)).activityId;
      await t.call('replaceActivity', { path: { activityId: other }, body: later });
      return eventOf('activity.updated', other);
    });
    const came = caused.some(isUpdated);
    t.observe('unchanged-activity-event', 'replaceActivity', came ? 'fires' : 'silent');
  },
});
