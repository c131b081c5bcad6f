import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { instantOf } from '../../domain/calendar-day.ts';
import { mediaTypeOf } from '../../domain/file-extension.ts';
import { isRefusal } from '../../http/problem.ts';
import { zoneOf } from '../../operations/activities/occasion.ts';
import { sendAnnouncement } from '../../operations/announcements/send.ts';
import { isoOf } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { someStaff } from './activity-defaults.ts';
import { attach } from './activity-files.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

const plannedFor = (scheduledAt: string | undefined, facilityId: string, world: World): string | null => {
  const withoutZone = world.choose('date-time-without-zone', {
    'facility-zone': 'facility-zone',
    utc: 'utc',
  } as const);
  return scheduledAt === undefined
    ? null
    : isoOf(instantOf(scheduledAt, zoneOf(facilityId, world), withoutZone));
};

/** The connections that are named, or without names all that the facilities have. */
const recipients = (
  { connectionIds, facilityIds }: LeverInput<'send-announcement'>,
  { store }: World,
): readonly string[] =>
  connectionIds ??
  store.connections
    .filter((one) => one.status !== 'deleted' && one.facilityIds.some((id) => facilityIds.includes(id)))
    .map(({ id }) => id);

const send: Levers['send-announcement'] = (input, context) => {
  const { facilities, connections } = context.store;
  const refusal =
    unlisted('facilityIds', input.facilityIds, facilities) ??
    unlisted('connectionIds', input.connectionIds ?? [], connections);
  if (refusal) return refusal;
  const files = (input.attachments ?? []).map((file) => ({ ...file, type: mediaTypeOf(file.name) }));
  const attachments = attach(files, context);
  if (isRefusal(attachments)) return attachments;
  const [facilityId = ''] = input.facilityIds;
  const { id } = sendAnnouncement(
    {
      from: input.from ?? facilities.find(facilityId)?.name ?? null,
      subject: input.subject ?? null,
      message: input.message ?? null,
      smsMessage: input.smsMessage ?? null,
      recipientGroups: input.recipientGroups ?? [],
      facilityIds: [...new Set(input.facilityIds)],
      scheduledAt: plannedFor(input.scheduledAt, facilityId, context),
      createdBy: someStaff(facilityId, context).id,
      attachments: attachments.map(({ id, fileId, name, size }) => ({ id, fileId, name, size })),
      connectionIds: [...new Set(recipients(input, context))],
    },
    context,
  );
  return { announcementId: id, attachmentIds: attachments.map((attachment) => attachment.id) };
};

export const announcementLevers: Pick<Levers, 'send-announcement'> = { 'send-announcement': send };
