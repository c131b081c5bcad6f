import { isRideDay, nextRideDay } from '../../mock/domain/transportation-occurrences.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { addComment } from '../../mock/operations/request-comments/comments.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import { patternOfRide, requestView } from '../../mock/operations/transportation/view.ts';
import { riding, series } from '../../witness/transportation.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { instead, together, type Mutation } from '../mutation.ts';
import { wrongRefusal, wrongValue } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { asIf, CANCEL, COMMENT, findsAs, LIST, READ, REPLACE, requests, type Ride } from './amend.ts';
import { dayAfter } from '../times.ts';

const { inPath, listedAs, listsOnly, refusesHaving, shownWith } = requests;

const isFirst = (item: Members, items: readonly Members[]): boolean =>
  items.find(({ id }) => id === item['id'])?.['date'] === item['date'];

/** What a one-off and a recurring request have in common is answered to; `day` is the one that is asked for. */
const reads = (
  answer: (
    ride: Ride,
    day: string,
    original: AnyHandler,
    input: AnyInput,
    context: OperationContext,
  ) => ReturnType<AnyHandler>,
): Mutation =>
  instead(READ, (original) => (input, context) => {
    const ride = inPath(input, context);
    const day = textIn(input.query['occurrenceDate']);
    return ride && day !== '' ? answer(ride, day, original, input, context) : original(input, context);
  });

/** A day on which there is no occurrence is answered with a request all the same, where the test says so. */
const served = rowOf(
  (
    which: string,
    test: (day: string, ride: Ride, pattern: NonNullable<ReturnType<typeof patternOfRide>>) => boolean,
  ) => [
    `There is an occurrence ${which}.`,
    reads((ride, day, original, input, context) => {
      const [reply, pattern] = [original(input, context), patternOfRide(ride)];
      return isRefusal(reply) && pattern && test(day, ride, pattern)
        ? { status: 200, body: { data: requestView(ride, day, input.acting, context) } }
        : reply;
    }),
  ],
);

/** The days of a series as if its rule were another one. */
const ruledBy = rowOf(
  (
    how: string,
    operations: readonly OperationId[],
    change: (ride: Ride) => Partial<NonNullable<Ride['recurrence']>>,
  ) => [
    `A series has occurrences ${how}.`,
    together(
      ...operations.map((operation) =>
        findsAs(operation, (ride) => ({
          recurrence: ride.recurrence && { ...ride.recurrence, ...change(ride) },
        })),
      ),
    ),
  ],
);

const lastDay = (ride: Ride): string | undefined => {
  const pattern = patternOfRide(ride);
  return pattern && nextRideDay(pattern, pattern.until);
};

/** A recurring request is taken for a one-off by an operation that changes it. */
const asOneOff = rowOf((operation: typeof REPLACE | typeof CANCEL | typeof COMMENT) => [
  `${operation} takes a recurring request for one that takes place once.`,
  instead(operation, (original) => {
    return (input, context) =>
      original(
        input,
        asIf(context, () => ({ recurrence: null })),
      );
  }),
]);

const spoils = rowOf(
  (
    operation: typeof REPLACE | typeof CANCEL,
    what: string,
    change: (ride: Ride, input: AnyInput) => Partial<Ride>,
  ) => [
    `${operation} refuses a recurring request, and ${what}.`,
    refusesHaving([operation], (input, context) => {
      const ride = inPath(input, context);
      if (ride?.recurrence) requests.amend(context, ride.id, () => change(ride, input));
    }),
  ],
);

const recurs = (_refusal: unknown, input: AnyInput, context: OperationContext) =>
  !!inPath(input, context)?.recurrence;
const isOnce = (_refusal: unknown, input: AnyInput, context: OperationContext) =>
  !inPath(input, context)?.recurrence;

export const recurringMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', series, {
    'series-as-one-item': breaking('TRA-38')
      .says('A series is in the list once, with its first occurrence.')
      .by(listsOnly, (item, _place, items) => item['isRecurring'] !== true || isFirst(item, items)),
    'series-without-its-last-occurrence': ruledBy(['TRA-38'], 'but for the last', [LIST], (ride) => ({
      until: dayAfter(lastDay(ride) ?? ride.date, -1),
    })),
    'series-without-exceptions': ruledBy(['TRA-38'], 'on exception dates', [LIST], () => ({
      exceptionDates: [],
    })),
    'series-of-every-week': ruledBy(['TRA-38', 'TRA-70'], 'weekly', [LIST, READ], () => ({ interval: 1 })),
    'series-on-its-first-day': breaking('TRA-38')
      .says('Every occurrence in the list bears the occurrenceDate of the first one in it.')
      .by(listedAs, (items) =>
        items.map((item) => ({
          ...item,
          occurrenceDate: items.find(({ id }) => id === item['id'])?.['occurrenceDate'],
        })),
      ),
    'occurrences-without-their-date': wrongValue(['TRA-38', 'TRA-102'], LIST, 'occurrenceDate').is(null),
    'occurrences-with-ids-of-their-own': breaking('TRA-39')
      .says('Every occurrence has an id of its own.')
      .by(shownWith, ({ id, isRecurring, date }) => ({
        id: isRecurring ? `${textIn(id)}:${textIn(date)}` : id,
      })),
    'later-occurrences-with-ids-of-their-own': breaking('TRA-39')
      .says('The first occurrence in the list has the id of the series, the others have more of an id.')
      .by(listedAs, (items) =>
        items.map((item) => ({
          ...item,
          id: isFirst(item, items) ? item['id'] : `${textIn(item['id'])}-${textIn(item['date'])}`,
        })),
      ),
    'occurrences-that-do-not-recur': wrongValue(['TRA-40'], LIST, 'isRecurring').is(false),
    'occurrence-read-that-does-not-recur': wrongValue(['TRA-40'], READ, 'isRecurring').is(false),
    'occurrence-that-is-next': breaking('TRA-69')
      .says('The next occurrence is answered, whichever is asked for.')
      .by(reads, (ride, _day, original, input, context) => {
        const reply = original(input, context);
        return ride.recurrence && !isRefusal(reply) ? original({ ...input, query: {} }, context) : reply;
      }),
    'occurrence-without-its-date': wrongValue(['TRA-69', 'TRA-102'], READ, 'occurrenceDate').is(null),
    'last-occurrence-is-over': breaking('TRA-69')
      .says('The last occurrence of a series is in the list and not found by its date.')
      .by(reads, (ride, day, original, input, context) =>
        original(
          lastDay(ride) === day ? { ...input, path: { ...input.path, requestId: '' } } : input,
          context,
        ),
      ),
    'occurrence-on-every-day': served(['TRA-70'], 'on every day', () => true),
    'occurrence-before-the-first': served(['TRA-70'], 'before the first one', (day, { date }) => day < date),
    'occurrence-after-the-last': served(['TRA-70'], 'by the rule after the last one', (day, _ride, rule) => {
      return day > rule.until && isRideDay({ ...rule, until: '9999-12-31' }, day);
    }),
    'occurrence-in-spite-of-an-exception': served(
      ['TRA-70'],
      'on a day that is taken out',
      (day, _ride, rule) => rule.exceptionDates.includes(day),
    ),
    'occurrence-of-the-days-between': served(['TRA-70'], 'on any day between two', (day, _ride, rule) => {
      return day > rule.date && day < rule.until && !rule.exceptionDates.includes(day);
    }),
    'no-occurrence-is-400': wrongRefusal(['TRA-70'], READ, 400, recurs),
    'series-replaced': asOneOff(['TRA-78'], REPLACE),
    'series-replaced-is-400': wrongRefusal(['TRA-78'], REPLACE, 400, recurs),
    'series-noted-in-spite': spoils(['TRA-78'], REPLACE, 'keeps its notes', (_ride, { body }) => ({
      notes: textIn(membersIn(body)['notes']),
    })),
    'series-cancelled': asOneOff(['TRA-82'], CANCEL),
    'series-cancelled-is-400': wrongRefusal(['TRA-82'], CANCEL, 400, recurs),
    'next-occurrence-cancelled-in-spite': spoils(
      ['TRA-82'],
      CANCEL,
      'takes its first occurrence away',
      ({ recurrence, date }) => ({
        recurrence: recurrence && { ...recurrence, exceptionDates: [...recurrence.exceptionDates, date] },
      }),
    ),
    'series-commented': asOneOff(['TRA-83'], COMMENT),
    'series-commented-in-spite': breaking('TRA-83')
      .says('A comment on a recurring request is refused, and is there.')
      .by(refusesHaving, [COMMENT], ({ path, body, acting }, context) => {
        const by = { requestId: path['requestId'] ?? '', author: authorOf(acting), visibleToFamily: true };
        addComment({ ...by, text: textIn(membersIn(body)['text']), files: [] }, context);
      }),
    'series-commented-is-403': wrongRefusal(['TRA-83'], COMMENT, 403, recurs),
  }),
  ...mutantsOf(
    'transportation',
    riding(async ({ asked, day, read }) => {
      const id = await asked();
      return [await read(id, `occurrenceDate=${day}`), await read(id, 'occurrenceDate=2026-01-01')];
    }),
    {
      'one-off-on-any-date': breaking('TRA-72')
        .says('An occurrenceDate has no effect on a request that does not recur.')
        .by(reads, (ride, _day, original, input, context) =>
          original(ride.recurrence ? input : { ...input, query: {} }, context),
        ),
      'one-off-is-its-own-occurrence': breaking('TRA-72')
        .says('A request that does not recur is answered to an occurrenceDate that is its own date.')
        .by(reads, (ride, day, original, input, context) =>
          original(!ride.recurrence && ride.date === day ? { ...input, query: {} } : input, context),
        ),
      'one-off-by-date-is-400': wrongRefusal(['TRA-72'], READ, 400, isOnce),
    },
  ),
];
