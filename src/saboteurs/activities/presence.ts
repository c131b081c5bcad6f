import type { LeverInput } from '../../../openapi/generated/levers.ts';
import { fullActivity, listActivities, register, someSeries } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, each, inData } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';

type Pattern = NonNullable<LeverInput<'create-activity'>['recurrence']>;

const SHOWING = ['listActivities', 'getActivity', 'createActivity', 'replaceActivity'] as const;

const read = async ({ call }: Stage, id: string, query = ''): Promise<unknown> =>
  (await call('GET', `/activities/${id}${query}`)).body;

const looked: Witness = async (stage) => {
  const id = await someActivity(stage, { location: 'Hall', description: 'Bring a cup' });
  return [await read(stage, id), (await listActivities(stage)).body];
};

const ofMany = (members: readonly string[], witness: Witness) =>
  leavingOut(
    { section: 'activities', resource: 'an activity', breaks: ['ACT-105'], operations: SHOWING, witness },
    members,
  );

/** Two series with a pattern each, and what Get activity shows of either. */
const patterned: Witness = async (stage) => {
  const seen = [await read(stage, await someSeries(stage), `?occurrenceDate=${stage.day(31)}`)];
  const day = new Date(`${stage.day(30)}T12:00:00Z`);
  const dayOfWeek = WEEKDAYS[day.getUTCDay()] ?? 'monday';
  const patterns: readonly Pattern[] = [
    { frequency: 'monthly', dayOfMonth: day.getUTCDate() },
    { frequency: 'weekly', daysOfWeek: [dayOfWeek] },
    { frequency: 'monthly', weekOfMonth: 'third', dayOfWeek },
  ];
  for (const recurrence of patterns) {
    const { activityId = '' } = await stage.lever('create-activity', {
      calendarId: stage.calendars[0] ?? '',
      startDate: `${stage.day(30)}T12:00:00Z`,
      recurrence,
    });
    seen.push(await read(stage, activityId, `?occurrenceDate=${stage.day(30)}`));
  }
  return seen;
};

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Members of an activity that are left out, one a saboteur. */
export const presenceSaboteurs: readonly Saboteur[] = [
  ...ofMany(
    [
      ...['name', 'type', 'startDate', 'endDate', 'startTime', 'endTime', 'timeType', 'location'],
      ...['description', 'allowConnections', 'calendarId', 'calendarName', 'facilityId', 'created'],
      ...[
        'modified',
        'isPastActivity',
        'isCancelled',
        'isRecurring',
        'creator',
        'creator.id',
        'creator.name',
      ],
    ],
    looked,
  ),
  ...ofMany(
    [
      'capacity',
      'capacity.residents',
      'capacity.connections',
      ...['max', 'registered', 'available', 'isFull', 'isOpen', 'waitlisted'].map(
        (name) => `capacity.residents.${name}`,
      ),
      ...['max', 'registered', 'available', 'isFull', 'isOpen'].map((name) => `capacity.connections.${name}`),
    ],
    async (stage) => read(stage, (await fullActivity(stage)).activityId),
  ),
  ...ofMany(
    ['attachments', ...['name', 'type', 'size', 'publicToFamily'].map((name) => `attachments.*.${name}`)],
    async (stage) => {
      const { activityId = '' } = await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        attachments: [{ name: 'menu.txt', type: 'text/plain', content: 'c291cA==', publicToFamily: true }],
      });
      return read(stage, activityId);
    },
  ),
  ...ofMany(
    [
      'recurrence',
      ...['frequency', 'interval', 'daysOfWeek', 'weekOfMonth', 'dayOfWeek', 'dayOfMonth'].map(
        (name) => `recurrence.${name}`,
      ),
      ...['seriesStartDate', 'seriesEndDate', 'exceptionDates'].map((name) => `recurrence.${name}`),
    ],
    patterned,
  ),
  ...ofMany(['actingUserRegistrationStatus'], async (stage) => {
    const [id, userId] = [await someActivity(stage), await someResident(stage)];
    await register(stage, id, userId);
    return read(stage, id, `?actingUserId=${userId}`);
  }),
  {
    id: 'activities.closed-to-connections-by-silence',
    description: 'Leaves allowConnections out where it was sent as false.',
    breaks: ['ACT-105', 'ACT-78'],
    tables: each(SHOWING, (operation) =>
      afterwards(
        operation,
        inData(({ allowConnections, ...activity }) =>
          allowConnections === true ? { ...activity, allowConnections } : activity,
        ),
      ),
    ),
    witness: async (stage) => read(stage, await someActivity(stage, { allowConnections: false })),
  },
  ...leavingOut(
    {
      section: 'activities.types',
      resource: 'an activity type',
      breaks: ['ACT-106'],
      operations: ['listActivityTypes'],
      witness: async ({ call }) => (await call('GET', '/activity-types')).body,
    },
    ['name', 'category'],
  ),
];
