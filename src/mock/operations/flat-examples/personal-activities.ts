import type { BodyOf } from '../../../../openapi/generated/contract.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { activitySpan } from '../../domain/activities-times.ts';
import { dateTimeText, instantOf } from '../../domain/calendar-day.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { FlatPersonalActivityRecord } from '../../world/flat-examples-records.ts';
import type { PersonalActivityRecord } from '../../world/personal-activities-records.ts';
import type { World } from '../../world/world.ts';
import { storedInstant } from '../activities/input.ts';
import { zoneOfResident } from '../check-ins/view.ts';
import type { Handler } from '../operation.ts';
import { refusedForDeleted } from '../for-the-deleted.ts';
import { insertPersonalActivity } from '../personal-activities/record.ts';
import { lacking, unknownIn } from './refused-body.ts';

type Values = Omit<FlatPersonalActivityRecord, 'id' | 'created'>;
type Sent = BodyOf<'createPersonalActivityFlat'>;

/** A personal activity of any route, in the flat shape; times have the offset of the community. */
export const flatForm = (
  { id, residentId, name, location, created, ...times }: PersonalActivityRecord,
  world: World,
): FlatPersonalActivityRecord => {
  const known = world.store.flatPersonalActivities.find(id);
  if (known) return known;
  const { start, end } = activitySpan({ ...times, endDate: null }, zoneOfResident(residentId, world));
  const endTime = end && isoOf(end);
  return { id, residentId, title: name, startTime: isoOf(start), endTime, location, created };
};

export const flatView = (
  { id, residentId, title, startTime, endTime, location }: FlatPersonalActivityRecord,
  world: World,
): components['schemas']['FlatPersonalActivity'] => {
  const zone = zoneOfResident(residentId, world);
  const local = (instant: string): string => dateTimeText(instantOf(instant, zone), zone);
  return {
    ...{ id, residentId, title, location },
    startTime: local(startTime),
    endTime: endTime === null ? null : local(endTime),
  };
};

const lackingIn = (body: Sent, world: World): Refusal | undefined => {
  const required = world.choose('flat-members-left-out', {
    'all-but-location': ['residentId', 'title', 'startTime', 'endTime'] as const,
    'resident-and-start': ['residentId', 'startTime'] as const,
  });
  const missing = required.filter((name) => body[name] === undefined);
  return missing.length === 0 ? undefined : lacking(missing);
};

const timesOf = (
  { startTime: sentStart = '', endTime: sentEnd }: Sent,
  zone: string,
  world: World,
): Pick<Values, 'startTime' | 'endTime'> | Refusal => {
  const startTime = storedInstant('startTime', sentStart, zone, world);
  if (isRefusal(startTime)) return startTime;
  const endTime = sentEnd === undefined ? null : storedInstant('endTime', sentEnd, zone, world);
  if (isRefusal(endTime)) return endTime;
  return { startTime, endTime };
};

const valuesOf = (body: Sent, world: World): Values | Refusal => {
  const incomplete = lackingIn(body, world);
  if (incomplete) return incomplete;
  const { residentId = '', title = null, location = null } = body;
  const resident = world.store.residents.find(residentId);
  if (!resident) return unknownIn('residentId', 'a resident', residentId);
  const gone = refusedForDeleted(resident, 'a resident', 'createPersonalActivityFlat', world);
  if (gone) return gone;
  const times = timesOf(body, zoneOfResident(residentId, world), world);
  // FLT-08
  return isRefusal(times) ? times : { residentId, title, ...times, location };
};

/** The same personal activity for the reference routes, which know its day and its minutes; receives its id. */
const insertReference = (
  { residentId, title, startTime, endTime, location }: Values,
  world: World,
): string => {
  const zone = zoneOfResident(residentId, world);
  const clockTime = (instant: string): string =>
    instantOf(instant, zone).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
  const { id } = insertPersonalActivity(
    residentId,
    {
      ...{ name: title, startDate: startTime, timeType: 'exactTime', location },
      startTime: clockTime(startTime),
      endTime: endTime === null ? null : clockTime(endTime),
      ...{ description: null, confirmed: null, durationInMinutes: null },
    },
    world,
  );
  return id;
};

/** POST P/personal-activities */
export const createPersonalActivityFlat: Handler<'createPersonalActivityFlat'> = ({ body }, context) => {
  const values = valuesOf(body, context);
  if (isRefusal(values)) return values;
  const id = context.choose('flat-store', {
    'one-store': () => insertReference(values, context),
    'two-stores': () => context.ids.next('pac'),
  })();
  const created = isoOf(context.clock.now());
  const made = context.store.flatPersonalActivities.insert({ id, ...values, created });
  return { status: 201, body: { ...flatView(made, context), createdAt: created } };
};
