import { isTooSoon } from '../../mock/domain/lead-time.ts';
import { weekdayOf } from '../../mock/domain/operation-hours.ts';
import { zoneOf } from '../../mock/operations/activities/occasion.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import type { OperationHours } from '../../mock/world/transportation-records.ts';
import { textIn } from '../input.ts';
import { type Breaks, type Mutant, type MutantRow, mutantsOf, rowOf } from '../mutant.ts';
import { CREATE, isRelative, validatesAgainst, REPLACE, requests, WRITES, type Sent } from './amend.ts';

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
  'lead-of-two-hours': lead(['TRA-53'], CREATES, 'is an hour shorter', (sent) =>
    soon(sent, { hours: sent.settings.minimumLeadTimeHours - 1 }),
  ),
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

export const validatingMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', leadRows),
  ...mutantsOf('transportation', leadOfADayRows),
  ...mutantsOf('transportation', hoursRows),
];
