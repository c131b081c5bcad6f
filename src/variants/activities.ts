import { createActivity, fullActivity, listActivities, register, someSeries } from '../witness/activities.ts';
import { someResident } from '../witness/people.ts';
import { activityBody, someActivity } from '../witness/programme.ts';
import { pick, type Stage, type StageAnswer } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

const seen = ({ status, body }: StageAnswer) => [status, body];

const replace = (
  stage: Stage,
  id: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<StageAnswer> =>
  stage.call('PUT', `/activities/${id}`, { body: activityBody(stage, { name: 'Oils', ...more }) });

const pastActivity = async ({ lever, calendars, day }: Stage): Promise<string> =>
  (
    await lever('create-activity', {
      calendarId: calendars[0] ?? '',
      startDate: `${day(-9)}T09:00:00Z`,
      endDate: `${day(-9)}T10:00:00Z`,
    })
  )['activityId'] ?? '';

const replacePast = async (stage: Stage) => seen(await replace(stage, await pastActivity(stage)));
const replaceSeries = async (stage: Stage) => seen(await replace(stage, await someSeries(stage)));
const putWithCalendar = async (stage: Stage) =>
  seen(await replace(stage, await someActivity(stage), { calendarId: stage.calendars[1] }));
const deleteTaken = async (stage: Stage) => {
  const { activityId } = await fullActivity(stage);
  return (await stage.call('DELETE', `/activities/${activityId}`)).status;
};

/** What a list of the range shows of an activity at noon of day 30. */
const listedIn =
  (startDate: (stage: Stage) => string, endDate: (stage: Stage) => string) => async (stage: Stage) => {
    await someActivity(stage, {
      startDate: `${stage.day(30)}T12:00:00Z`,
      endDate: `${stage.day(30)}T13:00:00Z`,
      startTime: '12:00',
      endTime: '13:00',
    });
    return seen(await listActivities(stage, { startDate: startDate(stage), endDate: endDate(stage) }));
  };

const beyond = listedIn(
  ({ day }) => `${day(20)}T00:00:00Z`,
  ({ day }) => `${day(70)}T00:00:00Z`,
);
// In a zone ten hours ahead day 1 begins ten hours earlier, and the range ends in the middle of day 45 or 46.
const offset = listedIn(
  ({ day }) => `${day(0)}T02:00:00+10:00`,
  ({ day }) => `${day(44)}T23:00:00+10:00`,
);
const afternoon = listedIn(
  ({ day }) => `${day(30)}T18:00:00Z`,
  ({ day }) => `${day(31)}T00:00:00Z`,
);
const toItsStart = listedIn(
  ({ day }) => `${day(30)}T00:00:00Z`,
  ({ day }) => `${day(30)}T12:00:00Z`,
);
const backwards = listedIn(
  ({ day }) => `${day(31)}T00:00:00Z`,
  ({ day }) => `${day(29)}T00:00:00Z`,
);
const plainDates = listedIn(
  ({ day }) => day(30),
  ({ day }) => day(30),
);

const getSeries = (query: (stage: Stage) => string) => async (stage: Stage) =>
  seen(await stage.call('GET', `/activities/${await someSeries(stage)}${query(stage)}`));
const getSingle = async (stage: Stage) => {
  const { status, headers } = await stage.call(
    'GET',
    `/activities/${await someActivity(stage)}?occurrenceDate=${stage.day(30)}`,
  );
  return [status, headers['warning']];
};
const weekly = async (stage: Stage): Promise<string> =>
  (
    await stage.lever('create-activity', {
      calendarId: stage.calendars[0] ?? '',
      startDate: `${stage.day(-14)}T09:00:00Z`,
      recurrence: { frequency: 'weekly', seriesEndDate: stage.day(60) },
    })
  )['activityId'] ?? '';

const unregistered = async (stage: Stage) => {
  const id = await someActivity(stage);
  const { body } = await stage.call('GET', `/activities/${id}?actingUserId=${await someResident(stage)}`);
  return pick(body, 'data');
};
const capacity = async (stage: Stage) => pick((await createActivity(stage)).body, 'data.capacity');
const fullCapacity = async (stage: Stage) => {
  const { activityId } = await fullActivity(stage);
  return pick((await stage.call('GET', `/activities/${activityId}`)).body, 'data.capacity');
};
const overbooked = async (stage: Stage) => {
  const activityId = await someActivity(stage, { maxRegistered: 3 });
  for (let count = 0; count < 2; count += 1) await register(stage, activityId, await someResident(stage));
  return pick((await replace(stage, activityId, { maxRegistered: 1 })).body, 'data.capacity');
};
const listedCancelled = async (stage: Stage) => {
  const startDate = `${stage.day(30)}T12:00:00Z`;
  await stage.lever('create-activity', {
    calendarId: stage.calendars[0] ?? '',
    startDate,
    isCancelled: true,
  });
  return seen(await listActivities(stage));
};
const underWay = async ({ lever, call, calendars, day }: Stage) => {
  const { activityId } = await lever('create-activity', {
    calendarId: calendars[0] ?? '',
    startDate: `${day(0)}T11:30:00Z`,
    endDate: `${day(0)}T12:30:00Z`,
  });
  return pick((await call('GET', `/activities/${activityId ?? ''}`)).body, 'data.isPastActivity');
};
const withUnknownAttachment = async (stage: Stage) =>
  (await createActivity(stage, { attachments: [{ attachmentId: 'nowhere', publicToFamily: true }] })).status;
const readDeleted = async (stage: Stage) => {
  const id = await someActivity(stage);
  await stage.call('DELETE', `/activities/${id}`);
  return (await stage.call('GET', `/activities/${id}`)).status;
};
const onSharedCalendar = async (stage: Stage) => {
  const { calendarId } = await stage.lever('create-calendar', { facilityIds: [...stage.facilities] });
  const answer = await stage.call('POST', `/calendars/${calendarId ?? ''}/activities`, {
    body: activityBody(stage),
  });
  return pick(answer.body, 'data.facilityId');
};
const readElsewhere = async (stage: Stage) => {
  const id = await someActivity(stage);
  const made = await stage.call('POST', `/facilities/${stage.facilities[1] ?? ''}/residents`, {
    body: { firstName: 'Una', lastName: 'Elsewhere' },
  });
  return (await stage.call('GET', `/activities/${id}`, { as: String(pick(made.body, 'data.id')) })).status;
};
const allDay = async (stage: Stage) => {
  const { call, calendars } = stage;
  const body = Object.fromEntries(
    Object.entries(activityBody(stage, { timeType: 'allDay' })).filter(([name]) => name !== 'startTime'),
  );
  return (await call('POST', `/calendars/${calendars[0] ?? ''}/activities`, { body })).status;
};
const deleteSeries = async (stage: Stage) =>
  (await stage.call('DELETE', `/activities/${await someSeries(stage)}`)).status;

export const activityVariants = readingsOf(replacePast, [
  ['past-activity-status', ['invalid', 'forbidden', 'left-unchanged']],
  ['calendar-in-put', ['refused'], putWithCalendar],
  ['delete-with-registrations-status', ['bad-request', 'forbidden', 'precondition'], deleteTaken],
  ['window-beyond', ['cut'], beyond],
  ['window-zone', ['facility', 'utc'], offset],
  ['window-start', ['given-instant'], afternoon],
  ['window-end', ['exclusive'], toItsStart],
  ['window-end-before-start', ['empty-list'], backwards],
  ['window-plain-dates', ['midnights', 'refused'], plainDates],
  ['occurrence-date-form', ['date-only'], getSeries(({ day }) => `?occurrenceDate=${day(31)}T09:00:00Z`)],
  [
    'series-without-occurrence-date',
    ['first-occurrence'],
    async (stage) => seen(await stage.call('GET', `/activities/${await weekly(stage)}`)),
  ],
  ['series-without-occurrence-date', ['refused'], getSeries(() => '')],
  [
    'occurrence-off-pattern',
    ['bad-request', 'served'],
    async (stage) =>
      (await stage.call('GET', `/activities/${await weekly(stage)}?occurrenceDate=${stage.day(1)}`)).status,
  ],
  ['occurrence-date-on-single', ['refused'], getSingle],
  ['status-when-not-registered', ['absent', 'none-text', 'not-registered-text'], unregistered],
  ['unlimited-capacity', ['zero-max'], capacity],
  ['is-open', ['not-over'], fullCapacity],
  ['capacity-available', ['below-zero'], overbooked],
  ['cancelled-activity-list', ['left-out'], listedCancelled],
  ['all-day-start-time', ['exact-time-only'], allDay],
  ['past-means', ['start-passed'], underWay],
  ['series-edit-status', ['invalid', 'forbidden', 'left-unchanged'], replaceSeries],
  ['series-delete', ['refused'], deleteSeries],
  ['unknown-attachment-id', ['dropped'], withUnknownAttachment],
  ['deleted-activity-read', ['served'], readDeleted],
  ['shared-calendar-facility', ['unset'], onSharedCalendar],
  ['get-activity-permission', ['others-own-facility'], readElsewhere],
]);
