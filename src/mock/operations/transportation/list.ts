import { seerOf } from '../../access/family.ts';
import { endsBeforeItBegins, isBeyondWindow, rangeHolds } from '../../domain/day-range.ts';
import { sees } from '../../domain/request-visibility.ts';
import { inTimetableOrder } from '../../domain/timetable.ts';
import { rideDays } from '../../domain/transportation-occurrences.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { compoundKey } from '../../world/keys.ts';
import { NO_END } from '../../world/secondary-keys.ts';
import type {
  TransportationRequestRecord,
  TransportationStatus,
} from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import { unknown } from '../lookup.ts';
import type { Handler } from '../operation.ts';
import { severalValues } from '../several-values.ts';
import { patternOfRide, requestView } from './view.ts';

const OPERATION = 'listTransportationRequests';

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const invalid = (pointer: string, promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    { validation: [{ location: 'query', pointer, code: 'range', message: promised }] },
  );

const refusedDays = (days: Days, world: World): Refusal | undefined => {
  const { startDate, endDate } = days;
  const found = `startDate ${startDate}, endDate ${endDate}.`;
  // TRA-29, TRA-30
  if (isBeyondWindow(days, 'inclusive'))
    return invalid(
      '/endDate',
      'endDate can be day 45 at the latest; startDate is day 1.',
      found,
      'ask for a shorter range.',
    );
  const isRefused =
    endsBeforeItBegins(days) &&
    world.choose('window-end-before-start', { refused: true, 'empty-list': false }, OPERATION);
  return isRefused
    ? invalid('/endDate', 'endDate must not be before startDate.', found, 'swap the two.')
    : undefined;
};

const STATUSES: readonly TransportationStatus[] = ['pending', 'approved', 'denied', 'cancelled', 'completed'];

/** A request with its days: its single day, or the occurrences in the range (TRA-38). */
const daysIn = (
  request: TransportationRequestRecord,
  days: Days,
): readonly { readonly date: string; readonly occurrenceDate: string | null }[] => {
  const pattern = patternOfRide(request);
  if (!pattern)
    // TRA-31, TRA-32
    return rangeHolds(days, request.date, 'inclusive') ? [{ date: request.date, occurrenceDate: null }] : [];
  return rideDays(pattern, days.startDate, days.endDate).map((date) => ({ date, occurrenceDate: date }));
};

/** The requests of a resident that may have a day in the range: the one-off ones first. */
const ofDays = (
  residentId: string,
  { startDate, endDate }: Days,
  requests: World['store']['transportationRequests'],
): readonly TransportationRequestRecord[] => {
  const from = compoundKey(residentId, startDate);
  const once = requests.between('day', from, compoundKey(residentId, endDate));
  const series = requests.between('seriesEnd', from, compoundKey(residentId, NO_END));
  return [...once, ...series];
};

/** The requests of a resident in a range of days. Endpoints, Transportation. */
export const listTransportationRequests: Handler<typeof OPERATION> = ({ path, query, acting }, context) => {
  const { residents, transportationRequests } = context.store;
  if (!residents.find(path.residentId)) return unknown('a resident', path.residentId);
  const refusal = refusedDays(query, context);
  if (refusal) return refusal;
  const status = severalValues('status', query.status, STATUSES, OPERATION, context);
  if (isRefusal(status)) return status;
  const { wanted } = status;
  const seer = seerOf(acting, context);
  const items = ofDays(path.residentId, query, transportationRequests)
    // FAM-18
    .filter((one) => sees(seer, one))
    // TRA-34, TRA-35
    .filter((one) => wanted?.has(one.status) ?? true)
    .flatMap((request) =>
      daysIn(request, query).map((day) => ({ ...day, time: request.appointmentTime, request })),
    );
  const order = context.choose('transportation-order', {
    'ascending-none-last': 'ascending-none-last',
    'ascending-none-first': 'ascending-none-first',
    descending: 'descending',
  } as const);
  const data = inTimetableOrder(items, order).map(({ request, occurrenceDate }) =>
    requestView(request, occurrenceDate, acting, context),
  );
  return { status: 200, body: { data } };
};
