import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant } from '../mutant.ts';
import { EVERYWHERE, GET, LIST } from './adapter.ts';

export const shapeMutants: readonly Mutant[] = [
  ...mutantsOf('activities', {
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
    { resource: 'an activity type', breaks: ['ACT-106'], operations: ['listActivityTypes'] },
    'name category',
  ),
];
