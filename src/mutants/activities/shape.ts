import type { LeverInput } from '../../../openapi/generated/levers.ts';
import { fullActivity, listActivities, someSeries } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant } from '../mutant.ts';
import { byStaff, EVERYWHERE, GET, LIST, onDay, read, registeredFor } from './adapter.ts';

type Pattern = NonNullable<LeverInput<'create-activity'>['recurrence']>;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Activities and series in which every member is shown, by reads and by the list. */
const allMembers = seeing(async (client) => {
  const day = new Date(`${client.day(30)}T12:00:00Z`);
  const dayOfWeek = WEEKDAYS[day.getUTCDay()] ?? 'monday';
  const id = await someActivity(client, { location: 'Hall', description: 'Cups', allowConnections: false });
  await someActivity(client, { timeType: 'morning' });
  await read(client, id, `?actingUserId=${await registeredFor(client, id)}`);
  await read(client, (await fullActivity(client)).activityId);
  await read(client, await someSeries(client), `?occurrenceDate=${client.day(31)}`);
  const attachments = [{ name: 'menu.txt', type: 'text/plain', content: 'c291cA==', publicToFamily: true }];
  await read(client, (await byStaff(client, { attachments })).id);
  const patterns: readonly Pattern[] = [
    { frequency: 'monthly', dayOfMonth: day.getUTCDate() },
    { frequency: 'weekly', daysOfWeek: [dayOfWeek] },
    { frequency: 'monthly', weekOfMonth: 'third', dayOfWeek },
  ];
  for (const recurrence of patterns)
    await read(client, (await byStaff(client, { ...onDay(client, 30), recurrence })).id);
  await listActivities(client);
  await client.call('GET', '/activity-types');
});

export const shapeMutants: readonly Mutant[] = [
  ...mutantsOf('activities', allMembers, {
    'ids-as-numbers-in-the-list': wrongType(['ACT-01', 'ACT-20'], LIST, 'id', 'number'),
    'description-as-paragraphs': wrongType(['ACT-02'], GET, 'description', 'list'),
    'end-date-in-words': wrongValue(['ACT-03'], LIST, 'endDate')
      .as('a date in words')
      .by((date) => new Date(String(date)).toUTCString()),
    'created-as-seconds': wrongType(['ACT-03'], GET, 'created', 'milliseconds'),
    'times-on-the-twelve-hour-clock': wrongValue(['ACT-04', 'CNV-06'], LIST, 'endTime')
      .as('hours up to twelve')
      .by((time) => String(time).replace(/^1[2-9]|^2\d/, (hour) => `${Number(hour) - 12}`)),
    'part-of-day-as-time-type': wrongValue(['ACT-05', 'ACT-75'], LIST, 'timeType')
      .as('partOfDay')
      .by((type) => (type === 'exactTime' ? type : 'partOfDay')),
    'maximum-as-text': wrongType(['ACT-06'], LIST, 'capacity.residents.max', 'text'),
    'full-for-connections-as-text': wrongType(['ACT-07'], GET, 'capacity.connections.isFull', 'text'),
    'flags-as-digits': wrongValue(['ACT-08'], LIST, 'isCancelled').as('0 or 1').by(Number),
    'calendar-name-as-object': wrongType(['ACT-09'], GET, 'calendarName', 'object'),
    'size-in-words': wrongType(['ACT-10'], GET, 'attachments.*.size', 'text'),
    'user-status-as-a-flag': wrongValue(['ACT-12'], GET, 'actingUserRegistrationStatus')
      .as('true for who is registered')
      .by((status) => status === 'registered' || status),
    'exceptions-as-one-text': wrongType(['ACT-13'], GET, 'recurrence.exceptionDates', 'text'),
    'series-end-as-plain-date': wrongValue(['ACT-14'], LIST, 'recurrence.seriesEndDate')
      .as('a date without time')
      .by((date) => String(date).slice(0, 10)),
  }),
  ...leavingOut(
    'activities',
    allMembers,
    { resource: 'an activity', breaks: ['ACT-105'], operations: EVERYWHERE },
    'name type startDate endDate startTime endTime timeType location description allowConnections',
    'calendarId calendarName facilityId created modified isPastActivity isCancelled isRecurring',
    'creator creator.id,name actingUserRegistrationStatus capacity',
    'capacity.residents capacity.residents.max,registered,available,isFull,isOpen,waitlisted',
    'capacity.connections capacity.connections.max,registered,available,isFull,isOpen',
    'attachments attachments.*.name,type,size,publicToFamily',
    'recurrence recurrence.frequency,interval,daysOfWeek,weekOfMonth,dayOfWeek,dayOfMonth',
    'recurrence.seriesStartDate,seriesEndDate,exceptionDates',
  ),
  ...leavingOut(
    'activities.types',
    allMembers,
    { resource: 'an activity type', breaks: ['ACT-106'], operations: ['listActivityTypes'] },
    'name category',
  ),
];
