import { fullActivity, register, someSeries } from '../witness/activities.ts';
import { someConnection, someResident } from '../witness/people.ts';
import { someActivity } from '../witness/programme.ts';
import { pick, type Stage, type StageAnswer } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

const seen = ({ status, body }: StageAnswer) => [status, body];

const cancel = ({ call }: Stage, activityId: string, userId: string, query = ''): Promise<StageAnswer> =>
  call('DELETE', `/activities/${activityId}/registrations/${userId}${query}`);

const listOf = ({ call, day }: Stage, residentId: string, from = -1, to = 41): Promise<StageAnswer> =>
  call(
    'GET',
    `/residents/${residentId}/registrations?startDate=${day(from)}T00:00:00Z&endDate=${day(to)}T00:00:00Z`,
  );

const longList = async (stage: Stage) => (await listOf(stage, await someResident(stage), -30, 30)).status;

const connectionTo = async (stage: Stage, more: Readonly<Record<string, unknown>> = {}) => {
  const activityId = await someActivity(stage, {
    allowConnections: true,
    maxRegisteredConnections: 1,
    ...more,
  });
  const externalId = 'ext-witness';
  const id = await someConnection(stage, { externalId });
  const asConnection = { userType: 'connection' };
  return { activityId, id, externalId, asConnection };
};

const byEither = async (stage: Stage) => {
  const { activityId, id, externalId, asConnection } = await connectionTo(stage);
  const byOwnId = await register(stage, activityId, id, asConnection);
  return [byOwnId.status, (await register(stage, activityId, externalId, asConnection)).status];
};

const connectionWhenFull = async (stage: Stage) => {
  const { activityId, externalId, asConnection } = await connectionTo(stage);
  await register(stage, activityId, externalId, asConnection);
  await someConnection(stage, { externalId: 'ext-late' });
  return seen(await register(stage, activityId, 'ext-late', asConnection));
};

/** Room is made for one by an update while somebody waits, and then a third one comes. */
const thirdAfterMoreRoom = async (stage: Stage) => {
  const { activityId } = await fullActivity(stage);
  await stage.lever('update-activity', { activityId, maxRegistered: 2 });
  return pick((await register(stage, activityId, await someResident(stage))).body, 'data.status');
};

const second = async (stage: Stage) => pick((await fullActivity(stage)).waitlisted.body, 'data.status');

const oneDay = (where: 'query' | 'body') => async (stage: Stage) => {
  const activityId = await someSeries(stage);
  const userId = await someResident(stage);
  const occurrenceDate = stage.day(31);
  const query = where === 'query' ? `?occurrenceDate=${occurrenceDate}` : '';
  const body = { userId, userType: 'resident', ...(where === 'body' && { occurrenceDate }) };
  await stage.call('POST', `/activities/${activityId}/registrations${query}`, { body });
  return seen(await listOf(stage, userId));
};

const cancelSeries = async (stage: Stage) => {
  const activityId = await someSeries(stage);
  const userId = await someResident(stage);
  await register(stage, activityId, userId);
  return (await cancel(stage, activityId, userId)).status;
};

const twice = async (stage: Stage) => {
  const activityId = await someActivity(stage);
  const userId = await someResident(stage);
  await register(stage, activityId, userId);
  return seen(await register(stage, activityId, userId));
};

const forCancelled = async (stage: Stage) => {
  const { activityId } = await stage.lever('create-activity', {
    calendarId: stage.calendars[0] ?? '',
    startDate: `${stage.day(30)}T09:00:00Z`,
    isCancelled: true,
  });
  return (await register(stage, activityId ?? '', await someResident(stage))).status;
};

const positions = async (stage: Stage) => {
  const { registered, waitlisted } = await fullActivity(stage);
  return [registered, waitlisted].map(({ body }) => pick(body, 'data.position'));
};

const listedToday = async (stage: Stage) => {
  const userId = await someResident(stage);
  await register(stage, await someActivity(stage), userId);
  return seen(await listOf(stage, userId, -1, 1));
};

export const registrationVariants = readingsOf(longList, [
  ['registration-list-window', ['forty-five-days']],
  ['connection-registration-id', ['neither'], byEither],
  ['waitlist-rule', ['when-full-or-queued'], thirdAfterMoreRoom],
  ['waitlist-rule', ['never'], second],
  ['full-for-connections', ['waitlisted', 'overbooked'], connectionWhenFull],
  ['occurrence-registration', ['query-only'], oneDay('body')],
  ['occurrence-registration', ['body-only', 'series-only'], oneDay('query')],
  ['series-cancel-without-date', ['refused'], cancelSeries],
  ['duplicate-registration', ['existing-returned'], twice],
  ['closed-activity-registration', ['accepted'], forCancelled],
  ['position', ['waitlist-place-or-null', 'overall'], positions],
  ['registration-list-dates', ['registered-at'], listedToday],
]);
