import { beforeValidation, membersIn } from '../input.ts';
import { acceptsWithout, withoutEnvelope } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, lists, readsPathAs, readsBodyAs, showsWith } from '../verbs.ts';
import { activities, CREATE, GET, LIST } from './adapter.ts';

const { createsAs, createsQuietlyAs } = activities;

/** Mutants of the create of an activity: for whom it is, where it stands, and how often it takes place. */
export const creatingMutants = mutantsOf('activities', {
  'create-answers-without-envelope': withoutEnvelope(['ACT-65', 'CNV-08'], CREATE),
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
  'create-for-all-day': breaking('ACT-73')
    .says('A create that names no timeType is for all day.')
    .by(readsBodyAs, CREATE, (body) => ({ timeType: 'allDay', ...body })),
  'long-names-cut': breaking('ACT-74')
    .says('A create cuts the name off after 12 characters.')
    .by(createsAs, ({ name }) => ({ name: name.slice(0, 12) })),
  'one-type-for-all': breaking('ACT-74')
    .says('Every activity is made of the first activity type.')
    .by(createsAs, (_stored, _input, { store }) => ({ type: store.activityTypes.all()[0]?.name ?? '' })),
  'end-date-is-the-start': breaking('ACT-75')
    .says('An activity ends on the day on which it starts, whatever endDate was sent.')
    .by(createsAs, ({ startDate, endDate }) => ({
      endDate: endDate && `${startDate.slice(0, 10)}${endDate.slice(10)}`,
    })),
  'evenings-are-afternoons': breaking('ACT-75')
    .says('A create with timeType evening is stored as afternoon.')
    .by(createsAs, ({ timeType }) => ({
      timeType: timeType === 'evening' ? 'afternoon' : timeType,
    })),
  'on-the-first-calendar-of-its-facility': breaking('ACT-78')
    .says('A create puts the activity on the first calendar of the facility instead of the one in the path.')
    .by(readsPathAs, CREATE, (input, { store }) => {
      const asked = store.calendars.find(input.path['calendarId']);
      const [facilityId = ''] = asked?.facilityIds ?? [];
      const [first] = store.calendars.filter(({ facilityIds }) => facilityIds.includes(facilityId));
      return { calendarId: first?.id ?? asked?.id ?? '' };
    }),
  'never-open-to-connections': breaking('ACT-76')
    .says('The allowConnections of a create shows in the answer and is not kept.')
    .by(createsQuietlyAs, () => ({ allowConnections: false })),
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
});
