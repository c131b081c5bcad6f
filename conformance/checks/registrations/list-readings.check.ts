import { check } from '../../kit/check.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenResident } from '../../factories/residents.ts';
import { givenRegistration, soonActivity } from '../../factories/registrations.ts';
import { asking, zonedCalendarIfAny, declareEdges, LATER, longestRange } from '../dated-rows.ts';
import { hoursOfRows, selectsBy, type Dated, type Declare } from '../dated-rows.ts';
import { connectionUser, registeredConnection } from './connection.ts';

type Lists = 'listResidentRegistrations' | 'listConnectionRegistrations';

/** A resident registered today for an activity at noon of a day, for questions that only read. */
const residentOnce = once(async (t: Tools) => {
  const startDate = hoursOfRows(t).at(await t.day(LATER), '12:00');
  const { activityId, facilityId } = await soonActivity(t, { startDate }, await zonedCalendarIfAny(t));
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRegistration(t, { activityId, residentId });
  return { activityId, path: { residentId } };
});

/** The same for a connection; hopeless if no connection can be registered. */
const connectionOnce = once(async (t: Tools) => {
  const startDate = hoursOfRows(t).at(await t.day(LATER), '12:00');
  const guests = { allowConnections: true, maxRegisteredConnections: 5 };
  const activity = await soonActivity(t, { startDate, ...guests }, await zonedCalendarIfAny(t));
  const registered = await registeredConnection(t, activity);
  const { connectionId } = registered ?? (await connectionUser(t, 'externalId', activity.facilityId));
  return { activityId: activity.activityId, path: { connectionId }, hopeless: registered === undefined };
});

/** A person registered today for an activity at noon of a day. */
async function subjectOf(t: Tools, operation: Lists): Promise<Dated> {
  const [today, day, hours] = [await t.day(0), await t.day(LATER), hoursOfRows(t)];
  if (operation === 'listResidentRegistrations') {
    const { activityId, path } = await residentOnce(t);
    const ask = asking((query) => t.call(operation, { path, query }), activityId);
    return { ask, today, day, hours, hopeless: false };
  }
  const { activityId, path, hopeless } = await connectionOnce(t);
  const ask = asking((query) => t.call(operation, { path, query }), activityId);
  return { ask, today, day, hours, hopeless };
}

/** Declares the check of one open question for both lists. */
const readings: Declare = (choice, clause, says, read) => {
  for (const operation of ['listResidentRegistrations', 'listConnectionRegistrations'] as const) {
    const whose = operation === 'listResidentRegistrations' ? 'resident' : 'connection';
    check({
      id: `registrations.${choice}-of-a-${whose}`,
      says: `${says}, for a ${whose}.`,
      clauses: [clause],
      async run(t) {
        const reading = await read(await subjectOf(t, operation));
        if (typeof reading === 'object') t.observed(reading.note);
        else t.observe(choice, operation, reading);
      },
    });
  }
};

readings(
  'registration-list-dates',
  'REG-42',
  'Records whether the range selects by the day of the activity or by the day of registering',
  async (subject) => {
    const by = await selectsBy(subject);
    return by === 'activity' ? 'activity-date' : by === 'making' ? 'registered-at' : by;
  },
);

readings(
  'registration-list-window',
  'REG-43',
  'Records whether the list of registrations has a longest range',
  longestRange,
);

declareEdges(readings, { start: 'REG-44', end: 'REG-45', reversed: 'ACT-41', plain: 'REG-47' });
