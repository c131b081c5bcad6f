import type { AnyInput } from '../../mock/http/input.ts';
import { membersIn, textIn, withQuery, type Members } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { takesFor, withoutEnvelope } from '../operators.ts';
import { type Breaks, type Mutant, type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refuses, readsQueryAs } from '../verbs.ts';
import { DAY, filling } from '../windows.ts';
import { findsAs, isRelative, LIST, requests } from './amend.ts';
import { dayAfter } from '../times.ts';

const { listedAs, listsOnly } = requests;

/** Days from startDate to endDate: 44 where it is day 45. */
const reachOf = ({ query }: AnyInput): number =>
  (Date.parse(textIn(query['endDate'])) - Date.parse(textIn(query['startDate']))) / DAY;

/** A list of which the original server is asked in pieces of 40 days, so that a longer one is served. */
const servingBeyond = (serves: (input: AnyInput) => boolean): Mutation =>
  instead(LIST, (original) => (input, context) => {
    const reach = reachOf(input);
    if (reach <= 44 || !serves(input)) return original(input, context);
    const data: unknown[] = [];
    for (let from = 0; from <= reach; from += 40) {
      const startDate = dayAfter(input.query['startDate'], from);
      const endDate = dayAfter(input.query['startDate'], Math.min(reach, from + 39));
      const piece = withQuery(input, (query) => ({ ...query, startDate, endDate }));
      const { data: items } = membersIn(membersIn(original(piece, context))['body']);
      data.push(...(Array.isArray(items) ? (items as readonly unknown[]) : []));
    }
    return { status: 200, body: { data } };
  });

const refused = rowOf((what: string, test: (input: AnyInput) => boolean) => [
  `A list ${what} is refused.`,
  refuses(LIST, (_body, input) => test(input)),
]);

const hidden = rowOf(
  (what: string, test: (item: Members, query: Members, isOfRelative: boolean) => boolean) => [
    `The list leaves out ${what}.`,
    listsOnly((item, _at, _all, input) => !test(item, input.query, isRelative(input))),
  ],
);

const ofState = (breaks: Breaks, as: string, value: (status: string) => string | undefined): MutantRow =>
  takesFor(breaks, LIST, 'status').as(as).by(value);

/** The list in the order of these members, one after the other. */
const sortedBy = (...names: readonly string[]): Mutation =>
  listedAs((items) =>
    items.toSorted((one, other) =>
      names.reduce((place, name) => place || textIn(one[name]).localeCompare(textIn(other[name])), 0),
    ),
  );

export const listingMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', {
    'list-without-an-envelope': withoutEnvelope(['TRA-27', 'CNV-10'], LIST),
    'list-from-today': breaking('TRA-28', 'CNV-34')
      .says('A list without startDate begins a week before endDate.')
      .by(filling, LIST, 'startDate', ({ endDate }) => dayAfter(endDate, -7)),
    'list-without-an-end': breaking('TRA-204', 'CNV-34')
      .says('A list without endDate runs through day 45.')
      .by(filling, LIST, 'endDate', ({ startDate }) => dayAfter(startDate, 44)),
    'list-of-44-days': refused(['TRA-29'], 'through day 45', (input) => reachOf(input) === 44),
    'list-of-a-month-and-a-half': refused(['TRA-29'], 'of more than a month and 14 days', ({ query }) => {
      const [year = 0, month = 0, day = 0] = textIn(query['startDate']).split('-').map(Number);
      return Date.parse(textIn(query['endDate'])) > Date.UTC(year, month, day + 14);
    }),
    'list-of-as-long-as-you-like-by-state': breaking('TRA-30')
      .says('A list of one state has no longest window.')
      .by(servingBeyond, ({ query }) => query['status'] !== undefined),
    'list-of-a-single-day-is-empty': hidden(['TRA-31'], 'a single day', (_item, { startDate, endDate }) => {
      return startDate === endDate;
    }),
    'list-a-day-too-early': breaking('TRA-32')
      .says('The list of one state begins the day before the first one.')
      .by(readsQueryAs, LIST, (query, input) => {
        const isMeant = reachOf(input) < 44 && query['status'] !== undefined;
        return isMeant ? { ...query, startDate: dayAfter(query['startDate'], -1) } : query;
      }),
    'list-by-time-alone': breaking('TRA-36')
      .says('The list is sorted by time alone.')
      .by(sortedBy, 'appointmentTime'),
    'list-with-series-at-the-end': breaking('TRA-36')
      .says('Occurrences stand at the end.')
      .by(sortedBy, 'isRecurring'),
    'list-by-the-first-state': ofState(['TRA-35'], 'the first of several', (status) => status.split(',')[0]),
    'list-of-approved-and-done': ofState(['TRA-35'], 'completed as well as approved', (status) =>
      status === 'approved' ? 'approved,completed' : status,
    ),
    'list-of-what-staff-deleted': breaking('TRA-41')
      .says('What staff deleted stays in the list.')
      .by(findsAs, LIST, () => ({ isDeleted: false })),
  }),
];
