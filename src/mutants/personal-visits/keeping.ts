import { idIn, textIn } from '../input.ts';
import { afterwards, type Mutation, noting, type OneOrMore } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { refuses } from '../verbs.ts';
import { DAY, textOf } from '../windows.ts';
import { REPLACE, sentAs, visits, WRITES } from './adapter.ts';

const { createsAs, shownAs, writesAs } = visits;

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

export const keepingMutants = mutantsOf('personal-visits', {
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
  'name-of-thirty-letters': breaking('PVS-48')
    .says('A write cuts the name off after 30 characters.')
    .by(writesAs, ({ name }) => ({ name: name.slice(0, 30) })),
  'no-leap-day': breaking('PVS-49')
    .says('A visit on February 29 is kept on March 1.')
    .by(writesAs, ({ startDate }) =>
      dayIn(startDate).endsWith('-02-29') ? { startDate: textOf(Date.parse(startDate) + DAY) } : {},
    ),
  'times-of-greenwich': breaking('PVS-49')
    .says('Times are kept as those of UTC, wherever the resident lives.')
    .by(writesAs, ({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
});
