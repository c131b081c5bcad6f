import { actingStaff } from '../../given/acting-staff.ts';
import { downloaded, filedActivity } from '../../given/activity-files.ts';
import { givenCalendar, soleCalendarOf } from '../../given/calendars.ts';
import { isWaitlisted } from './waiting.ts';
import { check } from '../../kit/check.ts';
import { isSuccess, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { made } from '../../given/made.ts';
import { elsewhere, homeOf, locals, mustDownload, mustNotFind, registered } from './downloads.ts';

check({
  id: 'activity-attachments.staff',
  says: 'Staff of the facility with the permission download every attachment; without it, or of another facility, they get 403.',
  clauses: ['ATD-06', 'ATD-07', 'ATD-08'],
  needs: ['lever:create-activity', 'lever:create-staff'],
  negative: true,
  async run(t) {
    const one = await filedActivity(t);
    const home = homeOf(t, one);
    const away = await elsewhere(t, home);
    const other = await filedActivity(t, { where: await soleCalendarOf(t, away.id) });
    const people = [
      { at: home, activity: one, foreign: other },
      { at: away, activity: other, foreign: one },
    ];
    for (const { at, activity, foreign } of people) {
      const trusted = await actingStaff(t, at.id, true);
      const barred = await actingStaff(t, at.id, false);
      for (const file of activity.files) {
        await mustDownload(t, activity, file, trusted);
        must(await downloaded(t, activity.activityId, file.id, barred), status(403));
      }
      for (const { id } of foreign.files)
        for (const as of [trusted, barred])
          must(await downloaded(t, foreign.activityId, id, as), status(403));
    }
  },
});

check({
  id: 'activity-attachments.registered-resident',
  says: 'A resident downloads every attachment of an activity for which they are registered, and none of one for which they are not or no longer.',
  clauses: ['ATD-10', 'ATD-12'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    const [one, other] = [await filedActivity(t), await filedActivity(t)];
    const home = homeOf(t, one);
    const [ada, ben] = [await locals(t, home), await locals(t, home)];
    for (const { resident } of [ada, ben])
      for (const activity of [one, other]) await mustNotFind(t, activity, resident);
    await registered(t, one.activityId, ada.residentId);
    for (const file of one.files) await mustDownload(t, one, file, ada.resident);
    await mustNotFind(t, other, ada.resident);
    await mustNotFind(t, one, ben.resident);
    await registered(t, one.activityId, ben.residentId);
    for (const { resident } of [ben, ada])
      for (const file of one.files) await mustDownload(t, one, file, resident);
    const path = { activityId: one.activityId, userId: ada.residentId };
    await made('a cancel', async () => must(await t.call('cancelRegistration', { path }), success));
    await mustNotFind(t, one, ada.resident);
    for (const file of one.files) await mustDownload(t, one, file, ben.resident);
  },
});

check({
  id: 'activity-attachments.attending-resident',
  says: 'A resident downloads every attachment of an activity that they attended, registered or not; one who declined or was not there finds none.',
  clauses: ['ATD-11', 'ATD-12'],
  needs: ['lever:create-activity', 'lever:mark-attendance'],
  negative: true,
  async run(t) {
    for (const days of [-20, 7]) {
      const [activity, other] = [await filedActivity(t, { days }), await filedActivity(t, { days })];
      const home = homeOf(t, activity);
      const [came, declined, stayed] = [await locals(t, home), await locals(t, home), await locals(t, home)];
      const { activityId } = activity;
      const mark = (userId: string, how: 'attended' | 'declined') =>
        t.lever('mark-attendance', {
          activityId,
          userId,
          userType: 'resident',
          status: how,
          ...(how === 'declined' && { declineReason: 'Sleeping' }),
        });
      await mark(came.residentId, 'attended');
      await mark(declined.residentId, 'declined');
      for (const file of activity.files) await mustDownload(t, activity, file, came.resident);
      await mustNotFind(t, other, came.resident);
      for (const { resident } of [declined, stayed]) await mustNotFind(t, activity, resident);
      const path = { activityId, userId: came.residentId };
      if (!isSuccess(await t.call('deleteAttendance', { path }))) continue;
      await mustNotFind(t, activity, came.resident);
    }
  },
});

check({
  id: 'activity-attachments.waitlisted',
  says: 'Whether somebody who waits for a place downloads the attachments.',
  clauses: ['ATD-13'],
  needs: ['lever:create-activity'],
  async run(t) {
    const activity = await filedActivity(t, { maxRegistered: 1 });
    const home = homeOf(t, activity);
    const first = await locals(t, home);
    await registered(t, activity.activityId, first.residentId);
    const second = await locals(t, home);
    if (!(await isWaitlisted(t, activity.activityId, second.residentId)))
      return t.unproven('the target lets nobody wait');
    for (const { id } of activity.files) {
      const answer = await downloaded(t, activity.activityId, id, second.resident);
      const reading = isSuccess(answer) ? 'registered' : answer.status === 404 ? 'not-registered' : undefined;
      t.observe(
        'waitlisted-attachment-download',
        'getActivityAttachment',
        reading ?? `other: ${answer.status}`,
      );
    }
  },
});

check({
  id: 'activity-attachments.system-actor',
  says: 'Whether an enterprise system actor downloads the attachments of an activity.',
  clauses: ['ATD-09'],
  needs: ['lever:create-activity', 'systemActor'],
  async run(t) {
    const { activityId, files } = await filedActivity(t);
    for (const { id } of files) {
      const { status: told } = await downloaded(t, activityId, id, t.identity('systemActor'));
      const reading = told < 300 ? 'served' : told >= 400 && told < 500 ? 'refused' : undefined;
      t.observe('activity-attachment-system-actor', 'getActivityAttachment', reading ?? `other: ${told}`);
    }
  },
});

check({
  id: 'activity-attachments.calendar-kinds',
  says: 'Whether a connection downloads attachments of an activity on a calendar that is neither for activities nor for meals.',
  clauses: ['ATD-17'],
  needs: ['lever:create-activity', 'lever:create-calendar'],
  async run(t) {
    const home = await t.facility();
    const where = await givenCalendar(t, [home.id], { category: 'transportation' });
    const activity = await filedActivity(t, { where });
    const { connections } = await locals(t, home, 1);
    for (const as of connections) {
      const { status: told } = await downloaded(t, activity.activityId, activity.files[0].id, as);
      const reading = told === 200 ? 'every-kind' : told === 404 ? 'by-category' : undefined;
      t.observe('attachment-calendar-kinds', 'getActivityAttachment', reading ?? `other: ${told}`);
    }
  },
});
