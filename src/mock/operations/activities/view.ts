import type { Temporal } from 'temporal-polyfill';
import type { components } from '../../../../openapi/generated/types.ts';
import { dateOf, dateTimeText, startOfDay } from '../../domain/calendar-day.ts';
import { capacityOf, type CapacityChoices } from '../../domain/capacity.ts';
import { remembered, rememberedBy } from '../../domain/remembered.ts';
import { lasting } from '../../http/json-text.ts';
import { facilityIdsOf } from '../../world/activity-facilities.ts';
import type {
  ActivityRecord,
  AttachmentRecord,
  RecurrenceRecord,
  RegistrationRecord,
} from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { fileUrl } from '../file-url.ts';
import type { OperationContext } from '../operation.ts';
import { entriesOf, statusOfUser } from './entries.ts';
import { zoneOf, type Occasion } from './occasion.ts';

type Schemas = components['schemas'];

/** How the readings show capacity, and what they make of a sent limit. */
export const capacityChoices = (world: World): CapacityChoices => ({
  unlimited: world.choose('unlimited-capacity', { 'null-max': 'null-max', 'zero-max': 'zero-max' } as const),
  isOpen: world.choose('is-open', { bookable: 'bookable', 'not-over': 'not-over' } as const),
  available: world.choose('capacity-available', {
    'never-below-zero': 'never-below-zero',
    'below-zero': 'below-zero',
  } as const),
});

const capacityView = (
  occasion: Occasion,
  entries: readonly RegistrationRecord[],
  world: World,
): Schemas['ActivityCapacity'] => {
  const { activity, isPast, day } = occasion;
  const places = (max: number | null, userType: 'resident' | 'connection') =>
    capacityOf(
      max,
      entries,
      userType,
      day?.toString() ?? null,
      { isPast, isCancelled: activity.isCancelled },
      capacityChoices(world),
    );
  const { max, registered, available, isFull, isOpen } = places(
    activity.maxRegisteredConnections,
    'connection',
  );
  return {
    residents: { ...places(activity.maxRegistered, 'resident') },
    connections: { max, registered, available, isFull, isOpen },
  };
};

const attachmentView = (
  attachment: AttachmentRecord,
  context: OperationContext,
): Schemas['ActivityAttachment'] => ({
  id: attachment.id,
  name: attachment.name,
  url: fileUrl(context, attachment.fileId),
  type: attachment.type,
  size: attachment.size,
  publicToFamily: attachment.publicToFamily,
});

/** Days of a pattern as date-times: the start of the day in the community, so the date part is that day. */
const recurrenceView = rememberedBy((recurrence: RecurrenceRecord, zone: string): Schemas['Recurrence'] => {
  const opening = (day: string): string => dateTimeText(startOfDay(dateOf(day, zone), zone), zone);
  return {
    frequency: recurrence.frequency,
    interval: recurrence.interval,
    daysOfWeek: [...recurrence.daysOfWeek],
    weekOfMonth: recurrence.weekOfMonth,
    dayOfWeek: recurrence.dayOfWeek,
    dayOfMonth: recurrence.dayOfMonth,
    seriesStartDate: opening(recurrence.seriesStartDate),
    seriesEndDate: recurrence.seriesEndDate === null ? null : opening(recurrence.seriesEndDate),
    exceptionDates: recurrence.exceptionDates.map((day) => dateOf(day, zone).toString()),
  };
}, 1);

/** The member that is present only when the query names a user (ACT-29, ACT-60). */
const userStatus = (
  userId: string,
  { day }: Occasion,
  entries: readonly RegistrationRecord[],
  context: OperationContext,
) => {
  const status = statusOfUser(userId, entries, day?.toString() ?? null, context);
  if (status) return { actingUserRegistrationStatus: status };
  return context.choose('status-when-not-registered', {
    'null-value': { actingUserRegistrationStatus: null },
    absent: {},
    'none-text': { actingUserRegistrationStatus: 'none' },
    'not-registered-text': { actingUserRegistrationStatus: 'notRegistered' },
  });
};

const shown = (
  occasion: Occasion,
  entries: readonly RegistrationRecord[],
  context: OperationContext,
  userId?: string,
): Schemas['Activity'] => {
  const { activity } = occasion;
  const facilityIds = facilityIdsOf(activity, context);
  return {
    id: activity.id,
    name: activity.name,
    type: activity.type,
    startDate: occasion.startDate,
    endDate: occasion.endDate,
    startTime: activity.startTime,
    endTime: activity.endTime,
    timeType: activity.timeType,
    location: activity.location,
    description: activity.description,
    capacity: capacityView(occasion, entries, context),
    allowConnections: activity.allowConnections,
    calendarId: activity.calendarId,
    calendarName: context.store.calendars.find(activity.calendarId)?.name ?? null,
    // ACT-79
    facilityId: facilityIds.length === 1 ? (facilityIds[0] ?? null) : null,
    attachments: activity.attachments.map((attachment) => attachmentView(attachment, context)),
    creator: { ...activity.creator },
    created: activity.created,
    modified: activity.modified,
    isPastActivity: occasion.isPast,
    // ACT-19
    isCancelled: activity.isCancelled,
    // ACT-30
    ...(userId !== undefined && userStatus(userId, occasion, entries, context)),
    // ACT-45
    isRecurring: activity.recurrence !== null,
    recurrence:
      activity.recurrence && recurrenceView(activity.recurrence, zoneOf(activity.facilityId, context)),
  };
};

/** The inputs of a view, besides the activity and the day. */
type Made = readonly unknown[];

interface Shown {
  readonly made: Made;
  readonly view: Schemas['Activity'];
}

/** The latest views of an activity, by the day of its series; a single activity is looked up by its record. */
const viewsOf = remembered((_activity: ActivityRecord) =>
  remembered((_at: Temporal.PlainDate | ActivityRecord): { last?: Shown } => ({})),
);

/**
 * The view of an activity on one occasion; `userId` is the user whose own registration is asked about
 * (ACT-58). The view is made again when one of its inputs changes: the activity, its registrations, its calendar, its
 * facility, or whether it is past.
 */
export const activityView = (
  occasion: Occasion,
  context: OperationContext,
  userId?: string,
  entries = entriesOf(occasion.activity, context),
): Schemas['Activity'] => {
  if (userId !== undefined) return shown(occasion, entries, context, userId);
  const { activity, day, isPast } = occasion;
  const { store, choose, baseUrl } = context;
  const calendar = store.calendars.find(activity.calendarId);
  const facility = store.facilities.find(activity.facilityId);
  const made: Made = [entries, calendar, facility, isPast, choose, baseUrl];
  const kept = viewsOf(activity)(day ?? activity);
  if (!kept.last?.made.every((one, at) => one === made[at]))
    kept.last = { made, view: lasting(shown(occasion, entries, context)) };
  return kept.last.view;
};
