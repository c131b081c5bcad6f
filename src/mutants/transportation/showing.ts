import { membersIn, textIn, withQuery, type Members } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue, takesFor, withoutEnvelope } from '../operators.ts';
import { type Breaks, type Mutant, mutantsOf, breaking, type MutantRow, rowOf } from '../mutant.ts';
import { CANCEL, findsAs, isRelative, LIST, READ, REPLACE, requests, SETTINGS, SHOWN } from './amend.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { refuses, readsQueryAs } from '../verbs.ts';
import { DAY, filling } from '../windows.ts';
import { dayAfter } from '../times.ts';

const { shownWith } = requests;

/** One member of a request is shown as another value wherever it has one. */
const other = (breaks: Breaks, member: string) => wrongValue(breaks, SHOWN, member);

const swap = (is: string, other: string) => (value: unknown) => (value === is ? other : value);
const CANCELLED = ['TRA-13', 'TRA-79', 'TRA-80'] as const;
const midnight = (date: unknown) => `${textIn(date)}T00:00:00Z`;

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

export const rideShowingMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', {
    'id-for-the-detail-alone': wrongValue(['TRA-10'], LIST, 'id')
      .as('nothing')
      .by(() => undefined),
    'id-in-the-answer-of-a-change-is-a-number': wrongType(['TRA-10', 'TRA-76'], REPLACE, 'id', 'number'),
    'facility-of-somebody-else': other(['TRA-11'], 'facilityId')
      .as('that of a facility in which the resident does not live')
      .by((own, _ride, _input, { store }) => store.facilities.all().find(({ id }) => id !== own)?.id),
    'cancelled-in-american': other(CANCELLED, 'status').as('canceled').by(swap('cancelled', 'canceled')),
    'trips-with-hyphens': other(['TRA-14'], 'tripType')
      .as('one-way for oneway')
      .by(swap('oneway', 'one-way')),
    'dates-at-midnight': other(['TRA-15'], 'date').as('a date-time').by(midnight),
    'times-with-seconds': other(['TRA-16'], 'appointmentTime')
      .as('hh:mm:ss')
      .by((time) => `${textIn(time)}:00`),
    'vehicle-without-an-id': wrongType(['TRA-19'], SHOWN, 'vehicle.id', 'number'),
    'vehicle-of-those-who-wait': breaking('TRA-19')
      .says('A pending request in the list has the vehicle that is next.')
      .by(
        shownWith,
        ({ status }) => (status === 'pending' ? { vehicle: { id: 'v-1', name: 'Van' } } : {}),
        LIST,
      ),
    'recurring-by-a-number': other(['TRA-20'], 'isRecurring').as('0 or 1').by(Number),
    'creator-by-id': other(['TRA-22', 'TRA-50'], 'creator')
      .as('an id')
      .by((creator) => membersIn(creator)['id']),
    'may-edit-by-a-word': wrongType(['TRA-23'], SHOWN, 'canEdit', 'text'),
    'modified-in-seconds': wrongType(['TRA-25'], [LIST, READ, CANCEL], 'modified', 'milliseconds'),
    'driver-kept-quiet': other(['TRA-88'], 'driver').is(null),
    // Mutants of what is shown of a request that staff dealt with.
    'approved-for-the-resident-alone': breaking('TRA-84')
      .says('A connection reads pending of a request that staff approved.')
      .by(
        shownWith,
        ({ status }, input) => (isRelative(input) && status === 'approved' ? { status: 'pending' } : {}),
        READ,
      ),
    ...Object.fromEntries(
      (
        [
          ['denied', 'cancelled', ['TRA-85']],
          ['completed', 'approved', ['TRA-86']],
        ] as const
      ).flatMap(([is, other, breaks]) =>
        ([READ, LIST] as const).map((operation) => [
          `${is}-is-${other}${operation === LIST ? '-in-the-list' : ''}`,
          [
            `A request that is ${is} is shown as ${other} by ${operation}.`,
            breaks,
            findsAs(operation, ({ status }) => ({ status: status === is ? other : status })),
          ] as const,
        ]),
      ),
    ),
    'occurrence-at-an-instant': other(['TRA-21', 'TRA-69', 'TRA-38'], 'occurrenceDate')
      .as('a date-time')
      .by(midnight),
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
  ...leavingOut(
    'transportation',
    { resource: 'a transportation request', breaks: ['TRA-102'], operations: SHOWN },
    'residentId facilityId status tripType date timezone appointmentTime pickupTime returnTime',
    'pickupLocation destination destinationAddress transportationType mobilityNeeds notes',
    'isRecurring creator creator.id,name canEdit canCancel created',
  ),
  ...leavingOut(
    'transportation',
    { resource: 'a transportation request', breaks: ['TRA-102'], operations: SHOWN },
    'modified',
  ),
  ...leavingOut(
    'transportation',
    { resource: 'a transportation request', breaks: ['TRA-102'], operations: SHOWN },
    'occurrenceDate',
  ),
  ...leavingOut(
    'transportation',
    { resource: 'a transportation request', breaks: ['TRA-102'], operations: SHOWN },
    'mileage driver driver.id,name,phone vehicle vehicle.id,name',
  ),
  ...leavingOut(
    'transportation.settings',
    { resource: 'the settings', breaks: ['TRA-101'], operations: [SETTINGS] },
    'facilityId timezone transportationTypes requireDestinationAddress minimumLeadTimeHours',
    'hoursOfOperation hoursOfOperation.*.dayOfWeek,date,notAvailable,startTime,endTime',
  ),
];
