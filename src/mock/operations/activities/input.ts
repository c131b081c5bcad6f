import { Temporal } from 'temporal-polyfill';
import { instantOf } from '../../domain/calendar-day.ts';
import { limitOf } from '../../domain/capacity.ts';
import { isRefusal, refuse, type Invalid, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { ActivityRecord, AttachmentRecord, TimeType } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from './occasion.ts';
import { capacityChoices } from './view.ts';

/** What a caller says of an activity; what was left out is absent. */
export interface SentActivity {
  readonly name: string;
  readonly type: string;
  readonly startDate: string;
  readonly endDate?: string | undefined;
  /** May be absent when timeType is not exactTime and the reading allows it. */
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly timeType?: TimeType | undefined;
  readonly location?: string | undefined;
  readonly description?: string | undefined;
  readonly maxRegistered?: number | undefined;
  readonly maxRegisteredConnections?: number | undefined;
  readonly allowConnections?: boolean | undefined;
  readonly attachments?: readonly SentAttachment[] | undefined;
}

interface SentAttachment {
  readonly attachmentId?: string;
  readonly publicToFamily?: boolean;
}

/** The members of a stored activity that a body replaces as a whole. */
export type ActivityValues = Pick<
  ActivityRecord,
  | 'name'
  | 'type'
  | 'startDate'
  | 'endDate'
  | 'startTime'
  | 'endTime'
  | 'timeType'
  | 'location'
  | 'description'
  | 'maxRegistered'
  | 'maxRegisteredConnections'
  | 'allowConnections'
  | 'attachments'
>;

const invalid = (promised: string, found: string, next: string, validation: readonly Invalid[]): Refusal =>
  refuse('invalid-input', { promised, found, next }, { validation });

/** Answers write a year with four digits in every zone, so the first and the last day of the calendar are left out. */
const EARLIEST = Temporal.Instant.from('0001-01-02T00:00:00Z');
const LATEST = Temporal.Instant.from('9998-12-30T00:00:00Z');

const isKept = (instant: Temporal.Instant): boolean =>
  Temporal.Instant.compare(EARLIEST, instant) <= 0 && Temporal.Instant.compare(instant, LATEST) <= 0;

/** A date-time of a body as it is stored; without an offset its zone is an open choice. */
export const storedInstant = (
  member: 'startDate' | 'endDate' | 'scheduledAt' | 'dateStarted' | 'dateCompleted' | 'startTime' | 'endTime',
  text: string,
  zone: string,
  world: World,
): string | Refusal => {
  const withoutZone = world.choose('date-time-without-zone', {
    'facility-zone': 'facility-zone',
    utc: 'utc',
  } as const);
  const instant = instantOf(text, zone, withoutZone);
  if (isKept(instant)) return isoOf(instant);
  const promised = 'This server stores dates of the years 1 to 9998.';
  const fault = {
    location: 'body',
    pointer: `/${member}`,
    code: 'range',
    message: 'is outside the years 1 to 9998',
  } as const;
  return invalid(promised, `${member} ${text}.`, 'send another year.', [fault]);
};

/** What the values of a body are checked against. */
interface Destination {
  readonly operation: 'createActivity' | 'replaceActivity';
  readonly facilityId: string;
  /** Attachments that the activity already has. */
  readonly attachments: readonly AttachmentRecord[];
}

/** Attachments by id, from all activities of the facility; those of the activity itself win. */
const knownAttachments = (
  { facilityId, attachments }: Destination,
  world: World,
): ReadonlyMap<string, AttachmentRecord> => {
  const ofFacility = world.store.activities.where('attaching', facilityId);
  const all = [...ofFacility.flatMap((activity) => activity.attachments), ...attachments];
  return new Map(all.map((attachment) => [attachment.id, attachment]));
};

/**
 * The attachments that a body names, in its order. Without `publicToFamily` the stored visibility stays (ACT-85,
 * ACT-86).
 */
const attachmentsOf = (
  sent: readonly SentAttachment[],
  destination: Destination,
  world: World,
): readonly AttachmentRecord[] | Refusal => {
  const known = knownAttachments(destination, world);
  const named = new Map<string, AttachmentRecord>();
  const faults: Invalid[] = [];
  for (const [at, { attachmentId = '', publicToFamily }] of sent.entries()) {
    const attachment = known.get(attachmentId);
    const pointer = `/attachments/${at}/attachmentId`;
    if (attachment)
      named.set(attachmentId, { ...attachment, publicToFamily: publicToFamily ?? attachment.publicToFamily });
    else
      faults.push({ location: 'body', pointer, code: 'unknown', message: 'is not the id of an attachment' });
  }
  const isRefused = world.choose(
    'unknown-attachment-id',
    { refused: true, dropped: false },
    destination.operation,
  );
  if (faults.length === 0 || !isRefused) return [...named.values()];
  return invalid(
    'attachments may only name files that the facility has already attached.',
    `${faults.length} of ${sent.length} unknown.`,
    'use attachment ids from activities of the same facility.',
    faults,
  );
};

/** The members to store from a body; members left out become null (ACT-71). */
export const valuesOf = (
  sent: SentActivity,
  destination: Destination,
  world: World,
): ActivityValues | Refusal => {
  const zone = zoneOf(destination.facilityId, world);
  const startDate = storedInstant('startDate', sent.startDate, zone, world);
  if (isRefusal(startDate)) return startDate;
  const endDate = sent.endDate === undefined ? null : storedInstant('endDate', sent.endDate, zone, world);
  if (isRefusal(endDate)) return endDate;
  const attachments = attachmentsOf(sent.attachments ?? [], destination, world);
  if (isRefusal(attachments)) return attachments;
  const { unlimited } = capacityChoices(world);
  return {
    // ACT-74
    name: sent.name,
    type: sent.type,
    startDate,
    endDate,
    startTime: sent.startTime ?? null,
    endTime: sent.endTime ?? null,
    // ACT-73, ACT-75
    timeType: sent.timeType ?? 'exactTime',
    // ACT-83
    location: sent.location ?? null,
    description: sent.description ?? null,
    // ACT-77, ACT-84
    maxRegistered: limitOf(sent.maxRegistered, unlimited),
    maxRegisteredConnections: limitOf(sent.maxRegisteredConnections, unlimited),
    // ACT-76
    allowConnections: sent.allowConnections ?? false,
    attachments,
  };
};
