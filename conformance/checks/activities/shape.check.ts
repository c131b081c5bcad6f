import { startDayAt } from '../../factories/activities-series.ts';
import { attachedActivity } from '../../factories/activities-by-staff.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { objects } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityIn } from '../activity-lists.ts';
import { aTimeOfDay, anInteger, hasId, shownIn } from '../../laws/dated-members.ts';
import { aBoolean, aDateTime, aText, memberTypes, mustBeOfType, oneOf } from '../../laws/member-types.ts';
import type { MemberType, Shown } from '../../laws/member-types.ts';
import { occurrenceOn, someOccurrences } from './occurrences.ts';
import { registeredTwice } from './people.ts';
import { activitiesShown, activityShown } from './shown.ts';

const anArray: MemberType = { says: 'an array', holds: Array.isArray };

/** The dotted paths of the members of a member. */
const inside = (parent: string, members: string): string => members.replaceAll(/\w+/g, `${parent}.$&`);

memberTypes('activities', activitiesShown, {
  'texts-are-strings': [
    'The name, type, location and description of an activity are strings.',
    'ACT-02',
    [aText, 'name type location description'],
  ],
  'dates-are-date-times': [
    'The startDate, endDate, created and modified of an activity are date-times.',
    'ACT-03',
    [aDateTime, 'startDate endDate created modified'],
  ],
  'times-are-times-of-day': [
    'The startTime and the endTime of an activity are written HH:mm.',
    'ACT-04',
    [aTimeOfDay, 'startTime endTime'],
  ],
  'time-type-is-of-the-set': [
    'The timeType of an activity is one of the five.',
    'ACT-05',
    [oneOf('exactTime', 'allDay', 'morning', 'afternoon', 'evening'), 'timeType'],
  ],
  'capacity-of-residents-has-its-types': [
    'In capacity.residents the counts are integers, and isFull and isOpen are booleans.',
    'ACT-06',
    [anInteger, inside('capacity.residents', 'max registered available waitlisted')],
    [aBoolean, inside('capacity.residents', 'isFull isOpen')],
  ],
  'capacity-of-connections-has-its-types': [
    'In capacity.connections the counts are integers, and isFull and isOpen are booleans.',
    'ACT-07',
    [anInteger, inside('capacity.connections', 'max registered available')],
    [aBoolean, inside('capacity.connections', 'isFull isOpen')],
  ],
  'flags-are-booleans': [
    'The flags of an activity are booleans.',
    'ACT-08',
    [aBoolean, 'allowConnections isPastActivity isCancelled isRecurring'],
  ],
  'places-are-strings': [
    'The calendarId, the calendarName and the facilityId of an activity are strings.',
    'ACT-09',
    [aText, 'calendarId calendarName facilityId'],
  ],
  'creator-has-its-types': [
    'The id of the creator of an activity is a string.',
    'ACT-11',
    [aText, 'creator.id'],
  ],
});

hasId('activities.id-is-a-string', 'Every activity has an id, a string.', 'ACT-01', activitiesShown);

/** An activity with files: one made by staff, else a configured one. */
async function withFiles(t: Tools): Promise<readonly Shown[]> {
  if (hasLever(t.run, 'create-activity')) {
    const { activityId, facilityId } = await attachedActivity(t);
    return activityShown(t, { activityId, facilityId, day: await t.day(60) });
  }
  const path = { activityId: t.fixture('activitiesWithAttachments') };
  return shownIn(await t.call('getActivity', { path }));
}

check({
  id: 'activities.attachments-have-their-types',
  says: 'The attachments of an activity are an array of objects: id is a string, size an integer, publicToFamily a boolean.',
  clauses: ['ACT-10'],
  async run(t) {
    const shown = await withFiles(t);
    mustBeOfType(shown, ['attachments'], anArray);
    const attachments = shown.flatMap(({ answer, resource }) =>
      objects(resource, 'attachments').map((one) => ({ answer, resource: one })),
    );
    mustBeOfType(attachments, ['id'], aText);
    mustBeOfType(attachments, ['size'], anInteger);
    mustBeOfType(attachments, ['publicToFamily'], aBoolean);
    if (attachments.length === 0) t.unproven('no answer shows an attachment');
  },
});

check({
  id: 'activities.user-status-is-a-string',
  says: 'The actingUserRegistrationStatus of an activity is a string.',
  clauses: ['ACT-12'],
  async run(t) {
    const { both, residentId } = await registeredTwice(t);
    const shown = await activityShown(t, both[0], residentId);
    mustBeOfType(shown, ['actingUserRegistrationStatus'], aText);
  },
});

/** One occurrence of a series, from the list and from Get activity. */
async function occurrenceShown(t: Tools): Promise<readonly Shown[]> {
  const { series, walk, items } = await someOccurrences(t);
  const [occurrence] = items;
  const [answer] = walk.pages;
  if (!occurrence || !answer) return t.unproven('no list shows an occurrence to look at');
  const read = await occurrenceOn(t, startDayAt(t, series.facilityId)(occurrence));
  return [{ answer, resource: occurrence }, activityIn(read)];
}

memberTypes('activities', occurrenceShown, {
  'recurrence-has-its-types': [
    'In a recurrence the texts are strings, interval is an integer and the lists of days are arrays.',
    'ACT-13',
    [aText, inside('recurrence', 'frequency weekOfMonth dayOfWeek')],
    [anInteger, inside('recurrence', 'interval')],
    [anArray, inside('recurrence', 'daysOfWeek exceptionDates')],
  ],
  'recurrence-begins-and-ends-at-date-times': [
    'The seriesStartDate and the seriesEndDate of a recurrence are date-times.',
    'ACT-14',
    [aDateTime, inside('recurrence', 'seriesStartDate seriesEndDate')],
  ],
});
