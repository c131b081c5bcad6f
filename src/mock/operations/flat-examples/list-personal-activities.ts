import { dateOf } from '../../domain/calendar-day.ts';
import { endsBeforeItBegins, isBeyondWindow, rangeHolds, type DayRange } from '../../domain/day-range.ts';
import { WINDOW_DAYS } from '../../domain/window.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { FlatPersonalActivityRecord } from '../../world/flat-examples-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOfResident } from '../check-ins/view.ts';
import type { Handler } from '../operation.ts';
import { refusedQuery, residentsAsked } from './asked.ts';
import { flatForm, flatView } from './personal-activities.ts';
import { rowsInOrder, rowsOf, type Row } from './rows.ts';
import { compoundKey } from '../../world/keys.ts';
import { NO_END } from '../../world/secondary-keys.ts';

const LIST = 'listPersonalActivitiesFlat';

type Flat = FlatPersonalActivityRecord;

const endDayOf = (world: World) =>
  world.choose('flat-end-day', { inclusive: 'inclusive', exclusive: 'exclusive' } as const);

/** The refusal of the two dates, if any. A range in the wrong order that is not refused is simply empty. */
const refusedRange = (range: DayRange, world: World): Refusal | undefined => {
  const { startDate, endDate } = range;
  const missing = startDate === undefined ? 'startDate' : endDate === undefined ? 'endDate' : undefined;
  if (missing !== undefined && world.choose('flat-dates-left-out', { unbounded: false, refused: true }))
    return refusedQuery(
      missing,
      'The query needs startDate and endDate.',
      `no ${missing}.`,
      'send both days.',
    );
  const found = `startDate ${startDate ?? 'left out'}, endDate ${endDate ?? 'left out'}.`;
  if (endsBeforeItBegins(range))
    return world.choose('window-end-before-start', { refused: true, 'empty-list': false }, LIST)
      ? refusedQuery('endDate', 'endDate must not be before startDate.', found, 'swap the two.')
      : undefined;
  const isLimited = world.choose('flat-date-range', { unlimited: false, 'forty-five-days': true });
  // A missing date is another open choice.
  if (!isLimited || missing !== undefined || !isBeyondWindow(range, endDayOf(world))) return undefined;
  return refusedQuery(
    'endDate',
    `The range can have at most ${WINDOW_DAYS} days.`,
    found,
    'ask for a shorter range.',
  );
};

/** Every record of the one resident asked for, or of everybody. */
const recordsFor = (residentId: string | undefined, { store: { personalActivities } }: World) =>
  residentId === undefined
    ? personalActivities.all()
    : personalActivities.between('start', compoundKey(residentId, ''), compoundKey(residentId, NO_END));

const inOneStore = (
  asked: (id: string) => boolean,
  residentId: string | undefined,
  world: World,
): readonly Row<Flat>[] => {
  const { personalActivities } = world.store;
  const rows = rowsOf(recordsFor(residentId, world), ({ attendedResidentIds }) => attendedResidentIds, asked);
  const start = new Map(rows.map(({ record }) => [record.id, flatForm(record, world)]));
  const ordered = rowsInOrder(
    LIST,
    personalActivities,
    rows,
    ({ id }) => start.get(id)?.startTime ?? '',
    world,
  );
  return ordered.map(({ record, residentId }) => ({ record: flatForm(record, world), residentId }));
};

const inOwnStore = (
  asked: (id: string) => boolean,
  _: string | undefined,
  world: World,
): readonly Row<Flat>[] => {
  const { flatPersonalActivities } = world.store;
  const rows = rowsOf(flatPersonalActivities.all(), ({ residentId }) => [residentId], asked);
  return rowsInOrder(LIST, flatPersonalActivities, rows, ({ startTime }) => startTime, world);
};

/** GET P/personal-activities: activities that start on these days of the community. */
export const listPersonalActivitiesFlat: Handler<typeof LIST> = ({ query }, context) => {
  const { residentId, ...range } = query;
  const asked = residentsAsked(LIST, residentId, context);
  if (isRefusal(asked)) return asked;
  const refusal = refusedRange(range, context);
  if (refusal) return refusal;
  const rows = context.choose('flat-store', { 'one-store': inOneStore, 'two-stores': inOwnStore })(
    asked,
    residentId,
    context,
  );
  const endDay = endDayOf(context);
  const dayOf = ({ startTime, residentId: id }: Flat): string =>
    dateOf(startTime, zoneOfResident(id, context)).toString();
  const data = rows
    // FLT-03, FLT-04
    .filter(({ record }) => rangeHolds(range, dayOf(record), endDay))
    .map((row) => ({ ...flatView(row.record, context), residentId: row.residentId }));
  return { status: 200, body: { data } };
};
