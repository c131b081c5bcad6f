import { hours, someLounge, sometime } from '../../witness/personal-visits.ts';
import { idIn, textIn } from '../input.ts';
import { afterwards, type Mutation, noting, type OneOrMore } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { refuses } from '../verbs.ts';
import { DAY, textOf } from '../windows.ts';
import { REPLACE, sentAs, visits, WRITES } from './adapter.ts';
import { writing } from './writing.ts';

const { createsAs, createsQuietlyAs, replacesAs, shownAs, writesAs } = visits;

/** Visits of many words and times. */
const manyBodies = writing((_, { day }) => ({
  creates: [
    ...[{}, { visitType: 'medical' }, sometime('night'), { visitType: 'care' }, sometime('morning'), {}],
    { name: 'Coffee and a walk around the lake and back' },
    hours('2024-02-29', '10:00', '10:30'),
    hours(day(-7), '10:03', '10:43'),
  ],
  replacements: [
    [{}, { visitType: 'medical' }],
    [{}, sometime('afternoon')],
    [{}, { ...hours(day(-7), '10:00', '11:30'), name: 'Tea', visitType: 'care', description: 'Flowers' }],
    [sometime('morning'), sometime('evening')],
    [{}, sometime('allDay')],
  ],
}));

/** Values outside the closed set of a member are taken for another one and shown as they were sent. */
const takesAny = (
  member: string,
  values: readonly string[],
  other: string,
  operations: OneOrMore = WRITES,
): Mutation => {
  const isStrange = (value: unknown): boolean => value !== undefined && !values.includes(textIn(value));
  return noting(Map<unknown, unknown>)((strange) => [
    sentAs(operations, (body) => isStrange(body[member]) && { [member]: other, strange: body[member] }),
    afterwards(WRITES, (reply, { sent }) => {
      strange.set(idIn(reply), sent['strange']);
      return reply;
    }),
    shownAs((visit) => ({ ...visit, [member]: strange.get(visit['id']) ?? visit[member] })),
  ]);
};

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

export const keepingMutants = mutantsOf('personal-visits', manyBodies, {
  'any-type': breaking('PVS-42', 'CNV-36')
    .says('An unknown visitType is accepted and shown.')
    .by(takesAny, 'visitType', ['care', 'social'], 'social'),
  'any-type-on-a-change': breaking('PVS-42', 'CNV-36')
    .says('A replacement accepts an unknown visitType and shows it.')
    .by(takesAny, 'visitType', ['care', 'social'], 'social', REPLACE),
  'any-time-type': breaking('PVS-43', 'CNV-36')
    .says('A timeType outside the five is taken and shown.')
    .by(takesAny, 'timeType', TIME_TYPES, 'allDay'),
  'no-afternoons-on-a-change': breaking('PVS-43', 'PVS-39')
    .says('A change with timeType afternoon is refused.')
    .by(refuses, REPLACE, ({ timeType }) => {
      return timeType === 'afternoon';
    }),
  'all-day-by-default': breaking('PVS-44')
    .says('A create without a timeType means all day.')
    .by(createsAs, (_, { sent }) => (sent['timeType'] === undefined ? { timeType: 'allDay' } : {})),
  'care-all-day-by-default': breaking('PVS-44')
    .says('A create of a care visit without a timeType means all day.')
    .by(createsAs, ({ visitType }, { sent }) =>
      sent['timeType'] === undefined && visitType === 'care' ? { timeType: 'allDay' } : {},
    ),
  'time-type-of-the-one-before': breaking('PVS-44')
    .says('A create without a timeType means that of the latest visit of anybody.')
    .by(createsAs, ({ id, timeType }, { sent }, { store }) => {
      const former = store.personalVisits.filter((one) => one.id !== id).at(-1);
      return sent['timeType'] === undefined ? { timeType: former?.timeType ?? timeType } : {};
    }),
  'name-of-thirty-letters': breaking('PVS-48')
    .says('A write cuts the name off after 30 characters.')
    .by(writesAs, ({ name }) => ({ name: name.slice(0, 30) })),
  'description-for-the-answer-alone': breaking('PVS-48')
    .says('A create shows the description in its answer but does not store it.')
    .by(createsQuietlyAs, () => ({ description: null })),
  'care-needs-no-words': breaking('PVS-48')
    .says('The description of a care visit is lost.')
    .by(writesAs, ({ visitType }) => (visitType === 'care' ? { description: null } : {})),
  'social-is-care-without-times': breaking('PVS-48', 'PVS-19')
    .says('A social visit with a timeType other than exactTime is stored as care.')
    .by(writesAs, ({ timeType }) => (timeType === 'exactTime' ? {} : { visitType: 'care' })),
  'change-keeps-the-name': breaking('PVS-48')
    .says('A change ignores the name that is sent.')
    .by(replacesAs, ({ name }) => ({ name })),
  'change-keeps-the-type': breaking('PVS-48')
    .says('A change ignores the visitType that is sent.')
    .by(replacesAs, ({ visitType }) => ({ visitType })),
  'change-adds-to-the-description': breaking('PVS-48')
    .says('A change appends the description that is sent to the one before.')
    .by(replacesAs, (former, { description }) => ({
      description: [former.description, description].filter((words) => words !== null).join('\n'),
    })),
  'change-keeps-the-end': breaking('PVS-49')
    .says('A replacement keeps the old endTime if startTime does not change.')
    .by(replacesAs, ({ startTime, endTime }, now) => (startTime === now.startTime ? { endTime } : {})),
  'change-keeps-the-part-of-the-day': breaking('PVS-49')
    .says('A visit that has no times keeps its timeType as long as it has none.')
    .by(replacesAs, ({ timeType }, now) =>
      timeType === 'exactTime' || now.timeType === 'exactTime' ? {} : { timeType },
    ),
  'once-exact-always-exact': breaking('PVS-49')
    .says('A visit that had exact times keeps them when it is replaced by one of the whole day.')
    .by(replacesAs, ({ timeType }, now) =>
      timeType === 'exactTime' && now.timeType === 'allDay' ? { timeType } : {},
    ),
  'no-leap-day': breaking('PVS-49')
    .says('A visit on February 29 is kept on March 1.')
    .by(writesAs, ({ startDate }) =>
      dayIn(startDate).endsWith('-02-29') ? { startDate: textOf(Date.parse(startDate) + DAY) } : {},
    ),
  'times-in-steps-of-five-minutes': breaking('PVS-49')
    .says('Times are rounded down to five minutes.')
    .by(writesAs, ({ startTime, endTime }) => {
      if (startTime === null || endTime === null) return {};
      const [from = '', to = ''] = [startTime, endTime].map((time) => later(time, -(minuteIn(time) % 5)));
      return { startTime: from, endTime: to, durationInMinutes: minuteIn(to) - minuteIn(from) };
    }),
  'times-of-greenwich': breaking('PVS-49')
    .says('Times are kept as those of UTC, wherever the resident lives.')
    .seenBy(async (client) => {
      const startDate = `${client.day(-7)}T16:00:00Z`;
      return (await someLounge(client, 1)).create({ startDate, startTime: '12:00', endTime: '12:30' });
    })
    .by(writesAs, ({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
  'start-of-care-at-midnight': breaking('PVS-49')
    .says('The startDate of a care visit at exact times is the midnight of its day.')
    .by(writesAs, ({ startDate, visitType, timeType }) =>
      visitType === 'care' && timeType === 'exactTime' ? { startDate: `${dayIn(startDate)}T00:00:00Z` } : {},
    ),
});
