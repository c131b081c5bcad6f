import { addDays, at } from '../../kit/dates.ts';
import { mustEcho } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody, givenActivity, type ActivityBody } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  givenQueue,
  givenRegistration,
  guestAt,
  guests,
  possibleQueue,
  soonActivity,
} from '../../factories/registrations.ts';
import { stagedActivity } from '../../factories/activities-by-staff.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { mustMoveUp } from '../../assertions/registrations.ts';
import { openActivity, registeredConnection } from '../registrations/connection.ts';
import { activityOf, cancel, deleteActivity, registeredAs, replaceActivity } from './acts.ts';
import { causes } from './rows.ts';

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

causes({
  'activity-created': {
    says: 'Every activity made through the API causes activity.created, and can be read by the resourceId of the event.',
    clauses: ['EVT-17', 'EVT-11', 'EVT-19'],
    type: 'activity.created',
    canBeFetched: 'EVT-19',
    async *causes(t) {
      const { calendarId } = await soleCalendar(t);
      for (const more of [
        {},
        { allowConnections: true },
        { timeType: 'allDay', description: 'Bring a hat' },
      ] as const) {
        const body = await activityBody(t, more);
        yield {
          async act() {
            const answer = await t.call('createActivity', { path: { calendarId }, body });
            const activityId = await precondition('an activity', () => text(dataOf(answer), 'id'));
            t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
            return activityId;
          },
          async fetched(event) {
            const { answer, resource } = await activityOf(t, event);
            mustEcho(answer, resource, { id: text(event.body, 'resourceId'), name: body.name });
          },
        };
      }
    },
  },
  'activity-created-by-staff': {
    says: 'An activity made by staff, single or recurring, causes activity.created.',
    clauses: ['EVT-18', 'EVT-11'],
    needs: ['lever:create-activity'],
    type: 'activity.created',
    *causes(t) {
      yield { act: async () => (await stagedActivity(t, {})).activityId };
      yield { act: async () => (await stagedSeries(t)).activityId };
    },
  },
  'activity-updated': {
    says: 'A replacement through the API causes activity.updated, whichever member it changes, and what its resourceId names shows the change.',
    clauses: ['EVT-21', 'EVT-11', 'EVT-23'],
    type: 'activity.updated',
    canBeFetched: 'EVT-23',
    async *causes(t) {
      const { activityId, day } = await givenActivity(t);
      let body = await activityBody(t, { startDate: at(day, '12:00'), allowConnections: false });
      for (const change of changes(t, day)) {
        body = { ...body, ...(change.startDate === undefined ? change : await activityBody(t, change)) };
        const { name, location } = body;
        yield {
          about: activityId,
          after: `a change of ${Object.keys(change).join(', ')}`,
          act: () => replaceActivity(t, activityId, body),
          async fetched(event) {
            const { answer, resource } = await activityOf(t, event);
            mustEcho(answer, resource, { name, location });
          },
        };
      }
    },
  },
  'activity-updated-by-staff': {
    says: 'A change of an activity by staff causes activity.updated.',
    clauses: ['EVT-22', 'EVT-11'],
    needs: ['lever:update-activity'],
    type: 'activity.updated',
    async *causes(t) {
      const { activityId: about } = await givenActivity(t);
      for (const change of [{ name: t.fresh.text('Renamed') }, { maxRegistered: 22 }, { isCancelled: true }])
        yield {
          about,
          after: `staff changed ${Object.keys(change).join(', ')}`,
          act: () => t.lever('update-activity', { activityId: about, ...change }),
        };
    },
  },
  'activity-deleted': {
    says: 'Deleting an activity through the API causes activity.deleted, also when it once had registrations.',
    clauses: ['EVT-26', 'EVT-11'],
    type: 'activity.deleted',
    async *causes(t) {
      const { activityId: unused } = await givenActivity(t);
      const { activityId: used, residentId } = await givenRegistration(t, {
        residentId: await guestAt(t, 0),
      });
      await cancel(t, used, residentId);
      for (const about of [unused, used]) yield { about, act: () => deleteActivity(t, about) };
    },
  },
  'activity-deleted-by-staff': {
    says: 'Staff deleting an activity causes activity.deleted, no matter who is registered for it.',
    clauses: ['EVT-27', 'EVT-11'],
    needs: ['lever:delete-activity'],
    type: 'activity.deleted',
    async *causes(t) {
      const { activityId: used } = await givenRegistration(t, { residentId: await guestAt(t, 0) });
      const { activityId: unused } = await givenActivity(t);
      for (const about of [unused, used])
        yield { about, act: () => t.lever('delete-activity', { activityId: about }) };
    },
  },
  'registration-created': {
    says: 'Each create answered with status registered causes registration.created.',
    clauses: ['EVT-29'],
    byKind: true,
    type: 'registration.created',
    async *causes(t) {
      const { activityId } = await soonActivity(t);
      const residents = await guests(t, 2);
      const after = 'a create that was answered as registered';
      // The one who cancelled comes again.
      for (const residentId of [...residents, ...residents.slice(0, 1)]) {
        yield { after, act: () => registeredAs(t, { activityId, residentId }, 'registered') };
        if (residentId === residents[0]) await cancel(t, activityId, residentId);
      }
    },
  },
  'registration-created-for-a-connection': {
    says: 'A create answered with status registered causes registration.created for a connection, too.',
    clauses: ['EVT-29'],
    byKind: true,
    type: 'registration.created',
    async *causes(t) {
      const activity = await openActivity(t);
      yield {
        after: 'a connection was registered',
        async act() {
          const registered = await registeredConnection(t, activity);
          if (!registered || dataOf(registered.answer)['status'] !== 'registered')
            t.unproven('no connection could be registered, by its externalId or by its own id');
        },
      };
    },
  },
  'registration-created-by-staff': {
    says: 'A resident whom staff register causes registration.created.',
    clauses: ['EVT-30'],
    needs: ['lever:create-registration'],
    byKind: true,
    type: 'registration.created',
    async *causes(t) {
      const { activityId } = await soonActivity(t);
      for (const userId of await guests(t, 2)) {
        const act = () => t.lever('create-registration', { activityId, userId, userType: 'resident' });
        yield { after: 'staff registered a resident', act };
        t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
      }
    },
  },
  'promotion-is-told': {
    says: 'Each promotion of a waitlisted resident causes registration.created.',
    clauses: ['EVT-31'],
    exclusive: true,
    type: 'registration.created',
    async *causes(t) {
      const { activityId, registered, waiting } = await givenQueue(t, { waiting: 2 }, guestAt);
      let leaving: string = registered[0];
      for (const next of waiting) {
        yield {
          after: 'a resident moved up',
          async act() {
            await cancel(t, activityId, leaving);
            const why = 'the first of the queue moves up';
            await precondition('a promotion', () => mustMoveUp(t, activityId, next, why));
          },
        };
        leaving = next;
      }
    },
  },
  'registration-deleted': {
    says: 'Cancelling a registered resident causes registration.deleted, whether or not another resident moves up.',
    clauses: ['EVT-34'],
    exclusive: true,
    type: 'registration.deleted',
    async *causes(t) {
      const queue = await possibleQueue(t, 1, guestAt);
      const { activityId, residentId } = await givenRegistration(t, { residentId: await guestAt(t, 0) });
      const queued = queue ? [queue.registered[0], ...queue.waiting] : [];
      const leaving = queued.map((userId) => [queue?.activityId ?? '', userId] as const);
      for (const one of [[activityId, residentId] as const, ...leaving])
        yield { after: 'a registered resident was cancelled', act: () => cancel(t, ...one) };
    },
  },
  'registration-deleted-for-one-alone': {
    says: 'Cancelling one of several registered residents causes one registration.deleted.',
    clauses: ['EVT-34'],
    exclusive: true,
    type: 'registration.deleted',
    async *causes(t) {
      const { activityId } = await soonActivity(t);
      const [leaving = '', ...others] = await guests(t, 3);
      for (const residentId of [...others, leaving]) await givenRegistration(t, { activityId, residentId });
      const act = () => cancel(t, activityId, leaving);
      yield { after: 'one of three residents was cancelled', act, isSole: true };
    },
  },
  'waiting-given-up-is-told': {
    says: 'Cancelling a waitlisted entry causes registration.deleted.',
    clauses: ['EVT-35'],
    exclusive: true,
    type: 'registration.deleted',
    async *causes(t) {
      const { activityId, waiting } = await givenQueue(t, { waiting: 2 }, guestAt);
      for (const userId of [...waiting].reverse())
        yield { after: 'an entry that waited was cancelled', act: () => cancel(t, activityId, userId) };
    },
  },
  'registration-deleted-by-staff': {
    says: 'Staff cancelling a registration causes registration.deleted.',
    clauses: ['EVT-36'],
    needs: ['lever:cancel-registration'],
    exclusive: true,
    type: 'registration.deleted',
    async *causes(t) {
      const { activityId, residentId: userId } = await givenRegistration(t, {
        residentId: await guestAt(t, 0),
      });
      const act = () => t.lever('cancel-registration', { activityId, userId });
      yield { after: 'staff cancelled a registration', act };
    },
  },
});
