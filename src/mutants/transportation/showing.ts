import { membersIn, textIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue } from '../operators.ts';
import { type Breaks, type Mutant, mutantsOf, breaking } from '../mutant.ts';
import { CANCEL, findsAs, isRelative, LIST, READ, REPLACE, requests, SETTINGS, SHOWN } from './amend.ts';

const { shownWith } = requests;

/** One member of a request is shown as another value wherever it has one. */
const other = (breaks: Breaks, member: string) => wrongValue(breaks, SHOWN, member);

const swap = (is: string, other: string) => (value: unknown) => (value === is ? other : value);
const CANCELLED = ['TRA-13', 'TRA-79', 'TRA-80'] as const;
const midnight = (date: unknown) => `${textIn(date)}T00:00:00Z`;

const memberMutants = mutantsOf('transportation', {
  'id-for-the-detail-alone': wrongValue(['TRA-10'], LIST, 'id')
    .as('nothing')
    .by(() => undefined),
  'id-in-the-answer-of-a-change-is-a-number': wrongType(['TRA-10', 'TRA-76'], REPLACE, 'id', 'number'),
  'facility-of-somebody-else': other(['TRA-11'], 'facilityId')
    .as('that of a facility in which the resident does not live')
    .by((own, _ride, _input, { store }) => store.facilities.all().find(({ id }) => id !== own)?.id),
  'cancelled-in-american': other(CANCELLED, 'status').as('canceled').by(swap('cancelled', 'canceled')),
  'trips-with-hyphens': other(['TRA-14'], 'tripType').as('one-way for oneway').by(swap('oneway', 'one-way')),
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
});

/** Mutants of what is shown of a request that staff dealt with. */
const staffMutants = mutantsOf('transportation', {
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
});

const occurrenceMutants = mutantsOf('transportation', {
  'occurrence-at-an-instant': other(['TRA-21', 'TRA-69', 'TRA-38'], 'occurrenceDate')
    .as('a date-time')
    .by(midnight),
});

export const showingMutants: readonly Mutant[] = [
  ...memberMutants,
  ...staffMutants,
  ...occurrenceMutants,
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
