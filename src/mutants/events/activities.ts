import { register } from '../../witness/activities.ts';
import { registrationsWith, leaves } from '../../witness/registrations.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import { pick, type Witness } from '../../witness/client.ts';
import { promotion, rename, eventsOf, wholeLife } from '../../witness/events.ts';
import { entriesFor, entryFor } from '../after-cancel.ts';
import { membersIn } from '../input.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { silent, reportsInvalid, reportsRefused, alsoReports } from './adapter.ts';
import { readsLate, readsStaleAfter, silentForStaff } from './records.ts';

const CREATE = 'createActivity';
const REPLACE = 'replaceActivity';
const DELETE = 'deleteActivity';
const REGISTER = 'createRegistration';
const CANCEL = 'cancelRegistration';

/** Activities are made, changed in every way and deleted, by the API and by staff; some requests are refused. */
const lives: Witness = async (client) => {
  const { call, lever, calendars } = client;
  const seen: unknown[] = [];
  const look = async (id: string) => {
    const { status, body } = await call('GET', `/activities/${id}`);
    seen.push([status, pick(body, 'data.name')]);
  };
  await wholeLife(client);
  await someActivity(client, { timeType: 'allDay' });
  const id = await someActivity(client);
  await look(id);
  for (const more of [{}, { location: 'Garden' }, { maxRegistered: 3 }, { name: undefined }]) {
    await rename(client, id, more);
    await look(id);
  }
  await register(client, id, await someResident(client));
  await call('POST', `/calendars/${calendars[0] ?? ''}/activities`, { body: {} });
  await call('DELETE', `/activities/${id}`);
  const { activityId = '' } = await lever('create-activity', { calendarId: calendars[0] ?? '' });
  await lever('update-activity', { activityId, name: 'Renamed' });
  const registration = { activityId, userId: await someResident(client) };
  await lever('create-registration', { ...registration, userType: 'resident' });
  await lever('cancel-registration', registration);
  await lever('delete-activity', { activityId });
  return [seen, await eventsOf(client)];
};

/** Residents and a connection register, wait, move up and leave; some are refused. */
const registrations: Witness = async (client) => {
  await promotion(client);
  for (const [count, who] of [
    [1, 0],
    [2, 1],
  ] as const)
    await leaves(client, await registrationsWith(client, 1, count), who);
  const { activityId, residents } = await registrationsWith(client, 3, 1);
  await register(client, activityId, residents[0] ?? '');
  await register(client, activityId, await someResident(client), { userType: undefined });
  await someConnection(client, { externalId: 'ext-kim' });
  await register(client, await someActivity(client, { allowConnections: true }), 'ext-kim', {
    userType: 'connection',
  });
  return eventsOf(client);
};

export const activityMutants = [
  ...mutantsOf('events', lives, {
    'created-in-silence': silent(['EVT-17'], CREATE),
    'created-but-not-there-yet': breaking('EVT-19')
      .says('Answers 404 to the first read of a new activity.')
      .by(readsLate, 'getActivity', 'activityId', () => true),
    'refused-create-is-told': reportsInvalid(['EVT-20'], CREATE),
    'updated-in-silence': silent(['EVT-21'], REPLACE),
    'updated-but-shown-as-before': breaking('EVT-23')
      .says('Shows an activity as it was before the replacement on the first read after it.')
      .by(readsStaleAfter, REPLACE, ({ store }) => store.activities, 'getActivity', 'activityId'),
    'refused-replacement-is-told': reportsInvalid(['EVT-24'], REPLACE),
    'deleted-in-silence': silent(['EVT-26'], DELETE),
    'refused-deletion-is-told': reportsRefused(['EVT-28'], DELETE),
    'staff-create-in-silence': silentForStaff(['EVT-18'], 'activity.created'),
    'staff-update-in-silence': silentForStaff(['EVT-22'], 'activity.updated'),
    'staff-delete-in-silence': silentForStaff(['EVT-27'], 'activity.deleted'),
    'staff-register-in-silence': silentForStaff(['EVT-30'], 'registration.created'),
    'staff-cancel-in-silence': silentForStaff(['EVT-36'], 'registration.deleted'),
  }),
  ...mutantsOf('events', registrations, {
    'first-registration-alone': silent(['EVT-29'], REGISTER, 'after the first', (input, context) => {
      return entriesFor(input, context).length > 0;
    }),
    'connections-in-silence': silent(['EVT-29'], REGISTER, 'of connections', ({ body }) => {
      return membersIn(body)['userType'] === 'connection';
    }),
    'promoted-in-silence': silent(['EVT-31'], CANCEL, undefined, undefined, 'registration.created'),
    'refused-twin-is-told': reportsRefused(['EVT-32'], REGISTER),
    'cancelled-in-silence': silent(['EVT-34', 'EVT-35'], CANCEL),
    'replaced-in-silence': silent(['EVT-34'], CANCEL, 'someone moves up', (input, context) => {
      const isQueued = entriesFor(input, context).some(({ status }) => status === 'waitlisted');
      return isQueued && entryFor(input, context)?.status === 'registered';
    }),
    'waiting-given-up-in-silence': silent(['EVT-35'], CANCEL, 'from the queue', (input, context) => {
      return entryFor(input, context)?.status === 'waitlisted';
    }),
    'promotion-after-waiting-given-up': breaking('EVT-37')
      .says('Sends an event of a promotion when someone leaves the queue.')
      .by(alsoReports, CANCEL, (input, context, done) => {
        const entry = entryFor(input, context);
        return done && entry?.status === 'waitlisted' ? ['registration.created', entry.id] : undefined;
      }),
    'promotion-of-nobody': breaking('EVT-38')
      .says('Sends the event of a promotion whenever a registered resident cancels, even without a waitlist.')
      .by(alsoReports, CANCEL, (input, context, done) => {
        const entry = entryFor(input, context);
        const isQueued = entriesFor(input, context).some(({ status }) => status === 'waitlisted');
        return done && entry && !isQueued ? ['registration.created', entry.id] : undefined;
      }),
  }),
];
