import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { dateOfInstant, instantOf } from '../../domain/calendar-day.ts';
import { timeAfter } from '../../domain/time-of-day.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { storedInstant } from '../../operations/activities/input.ts';
import { zoneOf } from '../../operations/activities/occasion.ts';
import { unknown } from '../../operations/lookup.ts';
import { insertPersonalActivity } from '../../operations/personal-activities/record.ts';
import {
  coreValues,
  presetsOf,
  type SentPersonalActivity,
} from '../../operations/personal-activities/values.ts';
import { isoOf } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { clockTime } from './activity-defaults.ts';
import { attach } from './activity-files.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

type Input = LeverInput<'create-personal-activity'>;

const MINUTES = 30;

const todayAt = (plainTime: string, zone: string, { clock }: World): string =>
  isoOf(dateOfInstant(clock.now(), zone).toZonedDateTime({ timeZone: zone, plainTime }).toInstant());

/** The end where staff give none: by the duration, or half an hour later on the same day. */
const endOf = (startTime: string, durationInMinutes: number | undefined): string | undefined => {
  const end = timeAfter(startTime, durationInMinutes ?? MINUTES);
  if (end && !end.isPastMidnight) return end.time;
  return durationInMinutes === undefined ? '23:59' : undefined;
};

/** When it takes place, where staff leave that to the platform: today at ten, for half an hour. */
const whenOf = (
  { timeType = 'exactTime', ...input }: Input,
  zone: string,
  world: World,
): Omit<SentPersonalActivity, 'name'> | Refusal => {
  const sent = input.startDate ?? todayAt(input.startTime ?? '10:00', zone, world);
  const startDate = storedInstant('startDate', sent, zone, world);
  if (isRefusal(startDate)) return startDate;
  const { durationInMinutes } = input;
  if (timeType !== 'exactTime')
    return { startDate, timeType, startTime: input.startTime, endTime: input.endTime, durationInMinutes };
  const startTime = input.startTime ?? clockTime(instantOf(startDate, zone), zone);
  const endTime = input.endTime ?? endOf(startTime, durationInMinutes);
  return { startDate, timeType, startTime, endTime, durationInMinutes };
};

/** Staff record what they did with a resident; what and when is judged as in the API. */
const createPersonalActivity: Levers['create-personal-activity'] = (input, context) => {
  const resident = context.store.residents.find(input.residentId);
  if (!resident) return unknown('a resident', input.residentId);
  const { facilityId } = resident;
  const when = whenOf(input, zoneOf(facilityId, context), context);
  if (isRefusal(when)) return when;
  const name = input.name ?? presetsOf(facilityId, context)[0] ?? 'Conversation';
  const core = coreValues({ name, ...when }, resident, context);
  if (isRefusal(core)) return core;
  const photos = attach(input.photos ?? [], context, 'pap');
  if (isRefusal(photos)) return photos;
  const { location = null, description = null, confirmed = null, durationInMinutes = null } = input;
  const { id } = insertPersonalActivity(
    resident.id,
    { ...core, location, description, confirmed, durationInMinutes },
    context,
    photos,
  );
  return { personalActivityId: id, photoIds: photos.map((photo) => photo.id) };
};

/** A name that a facility has already stays as it is. */
const createPreset: Levers['create-personal-activity-preset'] = ({ facilityId, name }, context) => {
  const { facilities, personalActivityPresets } = context.store;
  const refusal = unlisted('facilityId', [facilityId], facilities);
  if (refusal) return refusal;
  if (!presetsOf(facilityId, context).includes(name))
    personalActivityPresets.insert({ id: context.ids.next('pre'), facilityId, name });
  return {};
};

export const personalActivityLevers = {
  'create-personal-activity': createPersonalActivity,
  'create-personal-activity-preset': createPreset,
} satisfies Partial<Levers>;
