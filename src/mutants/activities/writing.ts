import type { AnyInput } from '../../mock/http/input.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { ActivityRecord, RecurrenceRecord } from '../../mock/world/records.ts';
import { secondaryKeys } from '../../mock/world/secondary-keys.ts';
import { withContext, type Mutation, afterwards, beforehand, inData, noting } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { seenAs } from '../seen-collection.ts';
import { beforeValidation, membersIn } from '../input.ts';
import { acceptsWithout, withoutEnvelope, wrongStatus, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, lists, readsPathAs, showsWith, refusesAs } from '../verbs.ts';

export const LIST = 'listActivities';
export const CREATE = 'createActivity';
export const GET = 'getActivity';
const REPLACE = 'replaceActivity';
const DELETE = 'deleteActivity';

/** The operations that show activities. */
export const EVERYWHERE = [LIST, GET, CREATE, REPLACE] as const;

/** The verbs of faults for activities. */
export const activities = resourceOf<ActivityRecord>({
  records: ({ store }) => store.activities,
  view: (activity, context) => activityView(nextOccasion(activity, context), context),
  id: 'activityId',
  list: LIST,
  create: CREATE,
  replace: REPLACE,
  shownBy: EVERYWHERE,
});

/** The stored activity that the path names. */
export const storedFor = ({ path }: AnyInput, { store }: OperationContext): ActivityRecord | undefined =>
  store.activities.find(path['activityId']);

/** An operation that sees every activity a little otherwise than it is stored. */
export const sees = (
  operation: typeof LIST | typeof GET,
  change: (stored: ActivityRecord) => Partial<ActivityRecord>,
): Mutation =>
  withContext(operation, (context) => {
    const { activities } = context.store;
    const see = (stored: ActivityRecord): ActivityRecord => ({ ...stored, ...change(stored) });
    const seen = seenAs(activities, secondaryKeys.activities, see);
    return { ...context, store: { ...context.store, activities: seen } };
  });

/** The same of the patterns of series. */
export const seesPattern = (
  operation: typeof LIST | typeof GET,
  change: (recurrence: RecurrenceRecord) => Partial<RecurrenceRecord>,
): Mutation =>
  sees(operation, ({ recurrence }) => ({
    recurrence: recurrence && { ...recurrence, ...change(recurrence) },
  }));

const { createsAs } = activities;

const { amend, refusesHaving, replacesAs } = activities;

const { besides, listsOnly } = activities;

export const activityWritingMutants = mutantsOf('activities', {
  // Mutants of the create of an activity: for whom it is, where it stands, and how often it takes place.
  'create-answers-without-envelope': withoutEnvelope(['ACT-65', 'CNV-08'], CREATE),
  'create-without-start-date': acceptsWithout(
    ['ACT-202', 'CNV-34'],
    CREATE,
    'startDate',
    '2030-01-01T00:00:00Z',
  ),
  'create-without-start-time': acceptsWithout(['ACT-69', 'CNV-34'], CREATE, 'startTime', '00:00'),
  'create-without-start-time-if-exact': breaking('ACT-69')
    .says('A create that names exactTime does without startTime.')
    .by(beforeValidation, CREATE, (body) =>
      body['timeType'] === 'exactTime' ? { startTime: '00:00', ...body } : body,
    ),
  'create-without-name': breaking('ACT-68', 'CNV-34')
    .says('A create without a name takes the type for one.')
    .by(beforeValidation, CREATE, (body) => ({ name: body['type'], ...body })),
  'create-without-type': acceptsWithout(['ACT-201', 'CNV-34'], CREATE, 'type', 'Fitness'),
  'create-wants-an-end': breaking('ACT-71')
    .says('A create without endDate or endTime is refused.')
    .by(refuses, CREATE, ({ endDate, endTime }) => endDate === undefined || endTime === undefined),
  'long-names-cut': breaking('ACT-74')
    .says('A create cuts the name off after 12 characters.')
    .by(createsAs, ({ name }) => ({ name: name.slice(0, 12) })),
  'end-date-is-the-start': breaking('ACT-75')
    .says('An activity ends on the day on which it starts, whatever endDate was sent.')
    .by(createsAs, ({ startDate, endDate }) => ({
      endDate: endDate && `${startDate.slice(0, 10)}${endDate.slice(10)}`,
    })),
  'on-the-first-calendar-of-its-facility': breaking('ACT-78')
    .says('A create puts the activity on the first calendar of the facility instead of the one in the path.')
    .by(readsPathAs, CREATE, (input, { store }) => {
      const asked = store.calendars.find(input.path['calendarId']);
      const [facilityId = ''] = asked?.facilityIds ?? [];
      const [first] = store.calendars.filter(({ facilityIds }) => facilityIds.includes(facilityId));
      return { calendarId: first?.id ?? asked?.id ?? '' };
    }),
  'a-hundred-places-at-most': breaking('ACT-77')
    .says('A create stores at most 100 as maxRegistered.')
    .by(createsAs, ({ maxRegistered }) => ({
      maxRegistered: maxRegistered && Math.min(maxRegistered, 100),
    })),
  'facility-of-the-first': breaking('ACT-79')
    .says('Every activity shows the first facility of the tenant as its own.')
    .by(showsWith, GET, (_activity, _input, { store }) => ({ facilityId: store.facilities.all()[0]?.id })),
  'recurrence-makes-a-series': breaking('ACT-81')
    .says('A create whose body holds a recurrence makes a daily series.')
    .by(createsAs, ({ startDate }, { sent }) =>
      sent['recurrence'] === undefined
        ? {}
        : {
            recurrence: {
              ...{ frequency: 'daily', interval: 1, daysOfWeek: [], weekOfMonth: null, dayOfWeek: null },
              ...{ dayOfMonth: null, seriesEndDate: null, exceptionDates: [] },
              seriesStartDate: startDate.slice(0, 10),
            },
          },
    ),
  'listed-twice': breaking('ACT-81')
    .says('A new activity is in the list twice.')
    .by(lists, LIST, (items) =>
      items.flatMap((one) => (membersIn(one)['isRecurring'] === true ? [one] : [one, one])),
    ),
  // Mutants of the replacement of an activity: what it changes, its attachments, and what it cannot change.
  'replace-answers-202': wrongStatus(['ACT-67', 'CNV-29'], REPLACE, 202),
  'replace-gives-a-new-id': wrongValue(['ACT-82'], REPLACE, 'id')
    .as('a new one')
    .by((id) => `${String(id)}-2`),
  'replace-without-name': acceptsWithout(['ACT-68', 'CNV-34'], REPLACE, 'name', 'Former'),
  'replace-without-start-time': acceptsWithout(['ACT-69', 'CNV-34'], REPLACE, 'startTime', '00:00'),
  'replace-keeps-the-time-type': breaking('ACT-73')
    .says('A replacement that names no timeType keeps the former.')
    .by(replacesAs, ({ timeType }, now, { sent }) => ({
      timeType: 'timeType' in sent ? now.timeType : timeType,
    })),
  'replace-keeps-the-type': breaking('ACT-74')
    .says('A replacement ignores the type that is sent.')
    .by(replacesAs, ({ type }) => ({ type })),
  'replace-keeps-the-day': breaking('ACT-75')
    .says('A replacement takes new times of day and no new day.')
    .by(replacesAs, ({ startDate }, now) => ({
      startDate: startDate.slice(0, 10) + now.startDate.slice(10),
    })),
  'replace-opens-to-connections-alone': breaking('ACT-76')
    .says('A replacement can open an activity to connections, and not close it again.')
    .by(replacesAs, (former, now) => ({ allowConnections: former.allowConnections || now.allowConnections })),
  'replace-keeps-the-location': breaking('ACT-83')
    .says('A location that a replacement leaves out stays.')
    .by(replacesAs, ({ location }, now) => ({ location: now.location ?? location })),
  'replace-keeps-the-maximum': breaking('ACT-84')
    .says('A maxRegistered that a replacement leaves out stays.')
    .by(replacesAs, ({ maxRegistered }, now) => ({ maxRegistered: now.maxRegistered ?? maxRegistered })),
  'replace-keeps-visibility': breaking('ACT-85')
    .says('The publicToFamily sent with an attachment has no effect.')
    .by(replacesAs, (former, { attachments }) => ({
      attachments: attachments.map((one) => former.attachments.find(({ id }) => id === one.id) ?? one),
    })),
  'replace-keeps-attachments-if-none-is-named': breaking('ACT-86')
    .says('A replacement without attachments keeps those that the activity had.')
    .by(replacesAs, (former, { attachments }) => ({
      attachments: attachments.length === 0 ? former.attachments : attachments,
    })),
  'past-ones-renamed-in-the-list': breaking('ACT-90')
    .says('The list shows the name that a refused replacement of a past activity sent.')
    .by(noting(Map<string, unknown>), (names) => [
      refusesHaving([REPLACE], ({ path, sent }) => names.set(path['activityId'] ?? '', sent['name'])),
      afterwards(
        LIST,
        inData((item) => ({ ...item, name: names.get(String(item['id'])) ?? item['name'] })),
      ),
    ]),
  'replace-moves-to-a-calendar': breaking('ACT-88')
    .says('A calendarId in a replacement moves the activity there.')
    .by(replacesAs, (_former, { calendarId }, { sent }, { store }) => ({
      calendarId: store.calendars.find(String(sent['calendarId']))?.id ?? calendarId,
    })),
  'series-made-single': breaking('ACT-92')
    .says('A replacement makes one activity of a series.')
    .by(beforehand, REPLACE, (input, context) => {
      amend(context, input.path['activityId'], () => ({ recurrence: null }));
      return input;
    }),
  'delete-answers-the-deleted': breaking('ACT-94', 'CNV-32')
    .says('A deletion is answered 200 with the id of the activity.')
    .by(afterwards, DELETE, (_, { path }) => ({ status: 200, body: { data: { id: path['activityId'] } } })),
  'deleted-series-leaves-the-rest': breaking('ACT-95')
    .says('The deletion of a series takes its first occurrence away.')
    .by(besides, DELETE, ({ id }, _, context) =>
      amend(context, id, ({ recurrence, isDeleted }) => ({
        isDeleted: isDeleted && recurrence === null,
        recurrence: recurrence && {
          ...recurrence,
          exceptionDates: [...recurrence.exceptionDates, recurrence.seriesStartDate],
        },
      })),
    ),
  'delete-takes-the-day': breaking('ACT-95', 'ACT-22')
    .says('A deletion takes away every activity at the same location.')
    .by(besides, DELETE, ({ location }, _, context) => {
      for (const one of context.store.activities.all())
        if (location !== null && one.location === location)
          amend(context, one.id, () => ({ isDeleted: true }));
    }),
  'delete-refused-and-unlisted': breaking('ACT-96')
    .says('A deletion is refused while someone is registered, and the activity is gone from the list.')
    .by(noting(Set<unknown>), (hidden) => [
      refusesHaving([DELETE], ({ path }) => hidden.add(path['activityId'])),
      listsOnly(({ id }) => !hidden.has(id)),
    ]),
  'once-registered-never-deleted': breaking('ACT-97')
    .says('What someone was once registered for cannot be deleted any more.')
    .by(noting(Set<unknown>), (kept) => [
      refusesHaving([DELETE], ({ path }) => kept.add(path['activityId'])),
      refusesAs('conflict', DELETE, (_, { path }) => kept.has(path['activityId'])),
    ]),
});
