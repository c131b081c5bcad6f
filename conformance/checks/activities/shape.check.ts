import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { attachedActivity } from '../../given/staged.ts';
import { givenSeries, startDayAt } from '../../given/series.ts';
import { givenRegistration } from '../../given/registrations.ts';
import { hasLever } from '../../kit/levers.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { must, mustHold } from '../../kit/must.ts';
import { fits, status } from '../../kit/match.ts';
import { objects } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { aBoolean, aDateTime, aText, mustBeOfType, oneOf } from '../member-types.ts';
import type { MemberType, Shown } from '../member-types.ts';
import { activitiesOn, itemsOf } from '../activity-lists.ts';
import { addDays } from '../../kit/dates.ts';
import { activitiesShown, activityShown, inData } from './shown.ts';

const aTimeOfDay: MemberType = {
  says: 'a time of day, HH:mm',
  holds: (value) => typeof value === 'string' && /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(value),
};
const anInteger: MemberType = { says: 'an integer', holds: (value) => Number.isInteger(value) };
const anArray: MemberType = { says: 'an array', holds: Array.isArray };

type Types = readonly (readonly [MemberType, readonly string[]])[];

/** What each member is said to be, wherever an answer shows an activity. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: Types;
}[] = [
  {
    id: 'activities.texts-are-strings',
    says: 'The name, type, location and description of an activity are strings.',
    clause: 'ACT-02',
    types: [[aText, ['name', 'type', 'location', 'description']]],
  },
  {
    id: 'activities.dates-are-date-times',
    says: 'The startDate, endDate, created and modified of an activity are date-times.',
    clause: 'ACT-03',
    types: [[aDateTime, ['startDate', 'endDate', 'created', 'modified']]],
  },
  {
    id: 'activities.times-are-times-of-day',
    says: 'The startTime and the endTime of an activity are written HH:mm.',
    clause: 'ACT-04',
    types: [[aTimeOfDay, ['startTime', 'endTime']]],
  },
  {
    id: 'activities.time-type-is-of-the-set',
    says: 'The timeType of an activity is one of the five.',
    clause: 'ACT-05',
    types: [[oneOf('exactTime', 'allDay', 'morning', 'afternoon', 'evening'), ['timeType']]],
  },
  {
    id: 'activities.capacity-of-residents-has-its-types',
    says: 'The capacity for residents is told in integers, and in booleans whether it is full and open.',
    clause: 'ACT-06',
    types: [
      [anInteger, inside('capacity.residents', 'max registered available waitlisted')],
      [aBoolean, inside('capacity.residents', 'isFull isOpen')],
    ],
  },
  {
    id: 'activities.capacity-of-connections-has-its-types',
    says: 'The capacity for connections is told in integers, and in booleans whether it is full and open.',
    clause: 'ACT-07',
    types: [
      [anInteger, inside('capacity.connections', 'max registered available')],
      [aBoolean, inside('capacity.connections', 'isFull isOpen')],
    ],
  },
  {
    id: 'activities.flags-are-booleans',
    says: 'The flags of an activity are booleans.',
    clause: 'ACT-08',
    types: [[aBoolean, ['allowConnections', 'isPastActivity', 'isCancelled', 'isRecurring']]],
  },
  {
    id: 'activities.places-are-strings',
    says: 'The calendarId, the calendarName and the facilityId of an activity are strings.',
    clause: 'ACT-09',
    types: [[aText, ['calendarId', 'calendarName', 'facilityId']]],
  },
  {
    id: 'activities.creator-has-its-types',
    says: 'The id of the creator of an activity is a string.',
    clause: 'ACT-11',
    types: [[aText, ['creator.id']]],
  },
];

function inside(parent: string, members: string): readonly string[] {
  return members.split(' ').map((member) => `${parent}.${member}`);
}

const mustBeOfTypes = (shown: readonly Shown[], types: Types): void => {
  for (const [type, members] of types) mustBeOfType(shown, members, type);
};

for (const { id, says, clause, types } of promises)
  check({ id, says, clauses: [clause], run: async (t) => mustBeOfTypes(await activitiesShown(t), types) });

check({
  id: 'activities.id-is-a-string',
  says: 'Every activity has an id, a string.',
  clauses: ['ACT-01'],
  async run(t) {
    for (const { answer, resource } of await activitiesShown(t)) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});

/** An activity with files: one that staff make here, else a configured one. */
async function withFiles(t: Tools): Promise<readonly Shown[]> {
  if (hasLever(t.run, 'create-activity')) {
    const { activityId, facilityId } = await attachedActivity(t);
    return activityShown(t, { activityId, facilityId, day: await t.day(60) });
  }
  const path = { activityId: t.fixture('activitiesWithAttachments') };
  return inData(await t.call('getActivity', { path }));
}

check({
  id: 'activities.attachments-have-their-types',
  says: 'The attachments of an activity are an array of objects with a text as id, an integer size and the boolean publicToFamily.',
  clauses: ['ACT-10'],
  async run(t) {
    const shown = await withFiles(t);
    let seen = 0;
    mustBeOfType(shown, ['attachments'], anArray);
    for (const { answer, resource } of shown)
      for (const attachment of objects(resource, 'attachments')) {
        seen += 1;
        mustBeOfType([{ answer, resource: attachment }], ['id'], aText);
        mustBeOfType([{ answer, resource: attachment }], ['size'], anInteger);
        mustBeOfType([{ answer, resource: attachment }], ['publicToFamily'], aBoolean);
      }
    if (seen === 0) t.unproven('no answer shows an attachment');
  },
});

check({
  id: 'activities.user-status-is-a-string',
  says: 'The actingUserRegistrationStatus of an activity is a string.',
  clauses: ['ACT-12'],
  async run(t) {
    const { activityId, residentId, day } = await givenRegistration(t);
    const { id: facilityId } = await t.facility();
    const shown = await activityShown(t, { activityId, facilityId, day: day ?? '' }, residentId);
    mustBeOfType(shown, ['actingUserRegistrationStatus'], aText);
  },
});

const recurrenceTypes: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: Types;
}[] = [
  {
    id: 'activities.recurrence-has-its-types',
    says: 'A recurrence is told in texts, an integer interval and arrays of days.',
    clause: 'ACT-13',
    types: [
      [aText, inside('recurrence', 'frequency weekOfMonth dayOfWeek')],
      [anInteger, inside('recurrence', 'interval')],
      [anArray, inside('recurrence', 'daysOfWeek exceptionDates')],
    ],
  },
  {
    id: 'activities.recurrence-begins-and-ends-at-date-times',
    says: 'The seriesStartDate and the seriesEndDate of a recurrence are date-times.',
    clause: 'ACT-14',
    types: [[aDateTime, inside('recurrence', 'seriesStartDate seriesEndDate')]],
  },
];

for (const { id, says, clause, types } of recurrenceTypes)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const { activityId, facilityId, first } = await givenSeries(t);
      const walk = await activitiesOn(t, facilityId, [addDays(first, -1), addDays(first, 9)]);
      const [occurrence] = itemsOf(walk, activityId);
      const [answer] = walk.pages;
      if (!occurrence || !answer) return t.unproven('no list shows an occurrence to look at');
      const occurrenceDate = startDayAt(t, facilityId)(occurrence);
      const read = await t.call('getActivity', { path: { activityId }, query: { occurrenceDate } });
      must(read, status(200), fits);
      mustBeOfTypes([{ answer, resource: occurrence }, ...inData(read)], types);
    },
  });
