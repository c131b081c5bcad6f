import { givenActivity } from '../../factories/activities.ts';
import { givenRegistration, guestAt, guests } from '../../factories/registrations.ts';
import { mustNowStand } from '../../assertions/registrations.ts';
import { precondition } from '../../kit/precondition.ts';
import { givenSeries, stagedSeries } from '../../factories/activities-series.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { field, show } from '../../kit/json.ts';
import { isRefused, isSuccess, status, success, answerText, type Matcher } from '../../kit/match.ts';
import { changed, holdsExtra } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import { answered, reading, readingCheck } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround, activitiesOn, itemsOf } from '../activity-lists.ts';
import { mustContain, mustNotContain } from '../people-lists.ts';
import { givenUpEach, seriesWith } from '../registrations/occurrences.ts';
import { mustRegister } from './people.ts';

check({
  id: 'activities.deleted-is-not-listed',
  says: 'A delete is answered 204; then the activity is in no list, filtered or not, and the others stay.',
  clauses: ['ACT-94', 'ACT-95'],
  async run(t) {
    const location = t.fresh.text('Garden room');
    const gone = await givenActivity(t, { location });
    const stays = await givenActivity(t, { location });
    const answer = await t.call('deleteActivity', { path: { activityId: gone.activityId } });
    attributed(['ACT-94'], () => must(answer, status(204)));
    for (const more of [{}, { location }, { type: String(gone.activity['type']) }]) {
      const walk = await activitiesAround(t, gone.facilityId, gone.day, more);
      mustNotContain(walk, [gone.activityId], 'a deleted activity', 'ACT-95');
      mustContain(walk, [stays.activityId], 'an activity that was not deleted', 'ACT-95');
    }
  },
});

/**
 * Whether a resident is still registered, by the resident's own list and by the count in the activity. The
 * activity must be soon, because that list may select by its day or by the day of the registration.
 */
async function mustStillStand(t: Tools, answer: Answer, who: Registered): Promise<void> {
  const { activityId, residentId, day } = who;
  const read = await t.call('getActivity', { path: { activityId } });
  mustHold(answer, 'the activity can still be read', isSuccess(read), changed(answerText(read)));
  const registered = field(dataOf(read), 'capacity.residents.registered');
  mustHold(answer, 'the resident still counts as registered', registered !== 0, changed(show(registered)));
  const query = { startDate: midnightOf(await t.day(-1)), endDate: lastSecondOf(addDays(day, 1)) };
  const list = await t.call('listResidentRegistrations', { path: { residentId }, query });
  const isThere = listOf(list).some((one) => one['activityId'] === activityId);
  mustHold(
    answer,
    'the registration is still in the list of the resident',
    isThere,
    changed(answerText(list)),
  );
}

/** Anything but the answer to a deletion, because the status of the refusal is left open. */
const notDeleted: Matcher = (answer) =>
  answer.status === 204
    ? {
        kind: 'wrong-status',
        promised: 'another answer than 204 while a user is registered',
        found: answerText(answer),
        aspect: 'refusal',
      }
    : undefined;

type Registered = Readonly<Record<'activityId' | 'residentId' | 'day', string>>;

check({
  id: 'activities.registered-one-is-not-deleted',
  says: 'The delete of an activity with a registered resident is refused; the activity and the registration stay.',
  clauses: ['ACT-96'],
  negative: true,
  async run(t) {
    const { activityId, facilityId, day } = await givenActivity(t, { startDate: noonOf(await t.day(12)) });
    const who = { activityId, residentId: await guestAt(t, 0) };
    const { residentId, registration } = await givenRegistration(t, who);
    if (registration['status'] === 'waitlisted')
      t.unproven('the target put a resident on the waitlist of an activity that has room');
    const attempt = async () => {
      const answer = await t.call('deleteActivity', { path: { activityId } });
      must(answer, notDeleted);
      return answer;
    };
    await precondition('a listed registration', () =>
      mustNowStand(t, activityId, residentId, 'registered', 'who was registered is in the list'),
    );
    await attempt();
    await mustStillStand(t, await attempt(), { activityId, residentId, day });
    const walk = await activitiesAround(t, facilityId, day);
    mustContain(walk, [activityId], 'an activity that could not be deleted');
  },
});

check({
  id: 'activities.deleted-once-nobody-is-registered',
  says: 'An activity with a registration is not deleted; after the last registration is cancelled it is.',
  clauses: ['ACT-97', 'ACT-96', 'ACT-95'],
  negative: true,
  async run(t) {
    const { activityId, facilityId, day } = await givenActivity(t);
    const path = { activityId };
    const users = await guests(t, 2);
    for (const userId of users) await mustRegister(t, activityId, userId);
    for (const userId of users) {
      const early = await t.call('deleteActivity', { path });
      attributed(['ACT-96'], () => must(early, notDeleted));
      await precondition('a cancelled registration', async () =>
        must(await t.call('cancelRegistration', { path: { ...path, userId } }), success),
      );
    }
    const last = await t.call('deleteActivity', { path });
    attributed(['ACT-97'], () => must(last, status(204)));
    mustNotContain(await activitiesAround(t, facilityId, day), [activityId], 'a deleted activity', 'ACT-95');
  },
});

check({
  id: 'activities.series-deleted-once-all-cancelled',
  says: 'A series can be deleted after all registrations for each of its occurrences are cancelled.',
  clauses: ['ACT-97'],
  needs: ['lever:create-activity'],
  async run(t) {
    const remove = (activityId: string) => t.call('deleteActivity', { path: { activityId } });
    await precondition('a delete of a series', async () =>
      must(await remove((await seriesWith(t, 20)).activityId), status(204)),
    );
    const series = await seriesWith(t, 20);
    for (const who of [0, 1]) await givenUpEach(t, series, who);
    must(await remove(series.activityId), status(204));
  },
});

check({
  id: 'activities.deleted-series-is-not-listed',
  says: 'After the delete of a series is answered 204, the list holds none of its occurrences.',
  clauses: ['ACT-95'],
  needs: ['lever:create-activity'],
  async run(t) {
    const { activityId, facilityId, first, last = first } = await stagedSeries(t);
    const answer = await t.call('deleteActivity', { path: { activityId } });
    if (answer.status !== 204) return t.observed(`deleting a series answers ${answer.status}`);
    const walk = await activitiesOn(t, facilityId, [addDays(first, -1), addDays(last, 1)]);
    const left = itemsOf(walk, activityId).length;
    mustHold(answer, 'no occurrence in the list', left === 0, holdsExtra(`${left} items`));
  },
});

readingCheck({
  id: 'activities.delete-with-registrations-status',
  says: 'Records with which status the deletion of an activity with active registrations is refused.',
  clauses: ['ACT-98'],
  negative: true,
  choice: 'delete-with-registrations-status',
  async ask(t) {
    const { activityId } = await givenRegistration(t, { residentId: await guestAt(t, 0) });
    return t.call('deleteActivity', { path: { activityId } });
  },
  outcomes: {
    conflict: answered(409),
    'bad-request': answered(400, 422),
    forbidden: answered(403),
    precondition: answered(428, 412),
  },
});

check({
  id: 'activities.series-delete',
  says: 'Records what the delete of a recurring series removes.',
  clauses: ['ACT-100'],
  needs: ['lever:create-activity'],
  async run(t) {
    const { activityId, facilityId, first, last = first, days = [] } = await givenSeries(t);
    const answer = await t.call('deleteActivity', { path: { activityId } });
    const walk = await activitiesOn(t, facilityId, [addDays(first, -1), addDays(last, 1)]);
    const left = itemsOf(walk, activityId).length;
    const outcomes = {
      'whole-series': isSuccess(answer) && left === 0,
      refused: isRefused(answer) && left === days.length,
    };
    const other = `${answer.status} with ${left} of ${days.length} occurrences left`;
    reading(t, 'series-delete', answer, outcomes, other);
  },
});

readingCheck({
  id: 'activities.deleted-activity-read',
  says: 'Records whether an activity can still be read by id after its deletion.',
  clauses: ['ACT-64'],
  choice: 'deleted-activity-read',
  async ask(t) {
    const path = { activityId: (await givenActivity(t)).activityId };
    await precondition('a deletion', async () => must(await t.call('deleteActivity', { path }), status(204)));
    return t.call('getActivity', { path });
  },
  outcomes: { served: isSuccess, 'not-found': isRefused },
});
