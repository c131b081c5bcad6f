import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenResident } from '../../factories/residents.ts';
import { givenRegistration } from '../../factories/registrations.ts';
import { datedReadings, datedRow, laterActivity } from '../dated-rows.ts';
import { connectionUser, registeredConnection } from './connection.ts';

/** A resident registered today for an activity of a later day, for questions that only read. */
const residentOnce = once(async (t: Tools) => {
  const { activityId, facilityId } = await laterActivity(t);
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRegistration(t, { activityId, residentId });
  return { activityId, path: { residentId } };
});

/** The same for a connection; hopeless if no connection can be registered. */
const connectionOnce = once(async (t: Tools) => {
  const activity = await laterActivity(t, { allowConnections: true, maxRegisteredConnections: 5 });
  const registered = await registeredConnection(t, activity);
  const { connectionId } = registered ?? (await connectionUser(t, 'externalId', activity.facilityId));
  return { activityId: activity.activityId, path: { connectionId }, hopeless: registered === undefined };
});

const questions = {
  section: 'registrations',
  by: [
    'registration-list-dates',
    'REG-42',
    'Records whether the range selects by the day of the activity or by the day of registering',
    'activity-date',
    'registered-at',
  ],
  longest: [
    'registration-list-window',
    'REG-43',
    'Records whether the list of registrations has a longest range',
  ],
  edges: { start: 'REG-44', end: 'REG-45', plain: 'REG-47' },
} as const;

datedReadings({
  ...questions,
  ...{ whose: 'resident', operation: 'listResidentRegistrations' },
  async subject(t) {
    const { activityId, path } = await residentOnce(t);
    return datedRow(t, activityId, (query) => t.call('listResidentRegistrations', { path, query }));
  },
});

datedReadings({
  ...questions,
  ...{ whose: 'connection', operation: 'listConnectionRegistrations' },
  async subject(t) {
    const { activityId, path, hopeless } = await connectionOnce(t);
    const list = (query: { readonly startDate: string; readonly endDate: string }) =>
      t.call('listConnectionRegistrations', { path, query });
    return datedRow(t, activityId, list, hopeless);
  },
});
