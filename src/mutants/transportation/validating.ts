import { isTooSoon } from '../../mock/domain/lead-time.ts';
import { weekdayOf } from '../../mock/domain/operation-hours.ts';
import { zoneOf } from '../../mock/operations/activities/occasion.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import type { OperationHours } from '../../mock/world/transportation-records.ts';
import { textIn, withBody, type Members } from '../input.ts';
import { type Breaks, type Mutant, type MutantRow, mutantsOf, rowOf, breaking } from '../mutant.ts';
import {
  CREATE,
  isRelative,
  validatesAgainst,
  REPLACE,
  requests,
  WRITES,
  type Sent,
  type Ride,
  SETTINGS,
} from './amend.ts';
import { instead } from '../mutation.ts';
import { wrongRefusal, wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { onInvalid, showsWith } from '../verbs.ts';

type Writes = readonly (typeof CREATE | typeof REPLACE)[];
const [CREATES, REPLACES] = [[CREATE], [REPLACE]] as const;

/** Whether the original server, with other hours, another zone or another now, would find it too soon. */
const soon = (
  { body, settings, context }: Sent,
  {
    hours = settings.minimumLeadTimeHours,
    zone = zoneOf(settings.id, context),
    now = context.clock.now(),
  } = {},
): boolean =>
  isTooSoon({ date: textIn(body['date']), time: textIn(body['appointmentTime']) }, zone, hours, now);

const dateOf = ({ body }: Sent): string => textIn(body['date']);

/** A lead time of an idea of one's own: what is too soon is refused, whatever else would be taken. */
const lead = rowOf(
  (operations: Writes, how: string, test: ((sent: Sent) => boolean) | Parameters<typeof soon>[1]) => [
    `The lead time ${how}.`,
    validatesAgainst(operations, (sent) => ({
      minimumLeadTimeHours: (typeof test === 'function' ? test(sent) : soon(sent, test)) ? 1e6 : -1e6,
    })),
  ],
);

const leadRows: Readonly<Record<string, MutantRow>> = {
  'no-lead-on-change': lead(['TRA-53', 'TRA-55'], REPLACES, 'is none', { hours: 0 }),
  'lead-for-what-is-to-come': lead(['TRA-53'], WRITES, 'is not checked for past dates', (sent) => {
    return soon(sent) && !soon(sent, { hours: 0 });
  }),
  'lead-by-the-clock-of-greenwich': lead(['TRA-53', 'TRA-54'], WRITES, 'takes the time for UTC', {
    zone: 'UTC',
  }),
  'lead-of-a-day': lead(['TRA-54'], WRITES, 'is 24 hours at least', (sent) => {
    return soon(sent) || soon(sent, { hours: 24 });
  }),
};

const leadOfADayRows: Readonly<Record<string, MutantRow>> = {
  'change-of-the-same-day': lead(
    ['TRA-55'],
    REPLACES,
    'is not checked if the date does not change',
    (sent) => {
      return dateOf(sent) !== requests.inPath(sent.input, sent.context)?.date && soon(sent);
    },
  ),
};

type Hours = readonly OperationHours[];

/** The hours of operation with other entries. */
const hours = rowOf((operations: Writes, how: string, change: (hours: Hours, sent: Sent) => Hours) => [
  `The hours of operation ${how}.`,
  validatesAgainst(operations, (sent) => ({
    hoursOfOperation: change(sent.settings.hoursOfOperation, sent),
  })),
]);

/** Every entry as another one. */
const entries = (
  breaks: Breaks,
  operations: Writes,
  how: string,
  change: (entry: OperationHours) => Partial<OperationHours>,
): MutantRow => hours(breaks, operations, how, (all) => all.map((entry) => ({ ...entry, ...change(entry) })));

const OPEN = { notAvailable: false };

/** Any time will do on a day that is available. */
const anyTime = (all: Hours, sent: Sent): Hours => {
  const date = dateOf(sent);
  const isOf = (one: OperationHours) =>
    one.date === date || (one.date === null && one.dayOfWeek === weekdayOf(date));
  return all.some((one) => one.notAvailable && isOf(one)) ? all : [];
};

const ALL_BREAKS = ['TRA-57', 'TRA-59', 'TRA-58'] as const;

const hoursRows: Readonly<Record<string, MutantRow>> = {
  'no-hours-for-relatives': hours(['TRA-57'], CREATES, 'are not asked of connections', (all, sent) =>
    isRelative(sent.input) ? anyTime(all, sent) : all,
  ),
  'hours-of-the-first-day': hours(['TRA-57', 'TRA-59'], WRITES, 'are the first entry daily', (all, sent) =>
    all.slice(0, 1).map((entry) => ({ ...entry, dayOfWeek: null, date: dateOf(sent) })),
  ),
  'hours-of-another-community': hours(ALL_BREAKS, WRITES, 'are the usual ones', (_all, { context }) => {
    return settingsOf('', context).hoursOfOperation;
  }),
  'available-on-change': entries(['TRA-58'], REPLACES, 'are never not available', () => OPEN),
  'closed-for-lunch': hours(['TRA-59'], CREATES, 'leave out the hour after one', (all, sent) => {
    const isLunch = textIn(sent.body['appointmentTime']).startsWith('13:');
    const closed = { dayOfWeek: null, notAvailable: true, startTime: null, endTime: null };
    return isLunch ? [...all, { ...closed, date: dateOf(sent) }] : all;
  }),
};
const { amend, inPath } = requests;

/** Another idea of when a destinationAddress is required. */
const address = rowOf((when: string, operations: Writes, isRequired: (sent: Sent) => boolean) => [
  `A destinationAddress is required ${when}.`,
  validatesAgainst(operations, (sent) => ({ requireDestinationAddress: isRequired(sent) })),
]);

/** Further transportationTypes are taken. */
const types = rowOf((which: string, operations: Writes, isTaken: (type: string, sent: Sent) => boolean) => [
  `A transportationType ${which} is taken.`,
  validatesAgainst(operations, (sent) => {
    const type = textIn(sent.body['transportationType']);
    const known = sent.settings.transportationTypes;
    return { transportationTypes: isTaken(type, sent) ? [...known, type] : known };
  }),
]);

/** Texts that are sent in a body, as they would be kept. */
const textsOf = (body: Members): Partial<Ride> => {
  const names = ['destination', 'notes', 'pickupLocation', 'destinationAddress'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name]]] : [])),
  );
};

const LEAD = 'minimumLeadTimeHours';

/** One member of the settings is shown as another value. */
const other = (breaks: Breaks, member: string) => wrongValue(breaks, SETTINGS, member);
const HOURS = 'hoursOfOperation';

export const rideValidatingMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', {
    // Mutants of the other rules for a request, and of what becomes of one that is refused.
    'roundtrip-back-as-before': breaking('TRA-63')
      .says('A replacement of a roundtrip without returnTime is accepted if the roundtrip had one.')
      .by(instead, REPLACE, (original) => (input, context) => {
        const returnTime = inPath(input, context)?.returnTime;
        const back = (body: Members): Members =>
          body['tripType'] === 'roundtrip' ? { returnTime, ...body } : body;
        return original(returnTime ? withBody(input, back) : input, context);
      }),
    'type-of-any-name-for-relatives': types(['TRA-66'], 'of any name from connections', [CREATE], (_, sent) =>
      isRelative(sent.input),
    ),
    'refused-and-partly-replaced': breaking('TRA-44', 'TRA-67', 'CNV-34')
      .says('A replacement without a required detail is refused, but its other values are stored.')
      .by(onInvalid, REPLACE, (sent, { path }, world) =>
        amend(world, path['requestId'], ({ status }) => (status === 'pending' ? textsOf(sent) : {})),
      ),
    'refused-is-told-by-422': wrongRefusal(['TRA-63', 'TRA-64', 'TRA-66'], WRITES, 422, ({ problem }) => {
      return problem === 'invalid-input';
    }),
    'address-required-on-change': address(['TRA-65'], 'always', [REPLACE], () => true),
    'address-required-by-a-neighbour': address(['TRA-65'], 'where any one requires it', [CREATE], (sent) =>
      sent.context.store.transportationSettings.all().some((one) => one.requireDestinationAddress),
    ),
    'type-that-begins-alike': types(['TRA-66'], 'that begins like a known one', WRITES, (type, sent) =>
      sent.settings.transportationTypes.some((known) => type !== '' && known.startsWith(type)),
    ),
    'settings-answer-203': wrongStatus(['TRA-01', 'CNV-28'], SETTINGS, 203),
    'settings-of-another-facility': other(['TRA-02'], 'facilityId')
      .as('the id of another facility')
      .by((own, _settings, _input, { store }) => store.facilities.all().find(({ id }) => id !== own)?.id),
    'settings-name-their-zone-by-parts': wrongType(['TRA-03'], SETTINGS, 'timezone', 'object'),
    'settings-with-keys-of-types': wrongType(['TRA-04'], SETTINGS, 'transportationTypes.*', 'object'),
    'settings-with-the-only-type-bare': other(['TRA-04'], 'transportationTypes')
      .as('a bare text where there is one')
      .by((types) => (Array.isArray(types) && types.length === 1 ? String(types[0]) : types)),
    'settings-require-by-a-word': wrongType(['TRA-05'], SETTINGS, 'requireDestinationAddress', 'text'),
    'settings-lead-with-a-unit': other(['TRA-06'], LEAD)
      .as('a text with its unit')
      .by((hours) => `${textIn(hours)}h`),
    'settings-not-available-by-a-word': wrongType(['TRA-07'], SETTINGS, `${HOURS}.*.notAvailable`, 'text'),
    'settings-with-the-fleet': breaking('TRA-09')
      .says('The settings name the vehicles.')
      .by(showsWith, SETTINGS, () => ({ vehicles: [{ id: 'veh-1', name: 'Van 1' }] })),
  }),
  ...mutantsOf('transportation', leadRows),
  ...mutantsOf('transportation', leadOfADayRows),
  ...mutantsOf('transportation', hoursRows),
];
