import { mayDownload } from '../domain/activity-attachments-access.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { Acting } from '../world/acting.ts';
import type { ActivityRecord, AttachmentRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Access } from './access.ts';
import { seerOf } from './family.ts';

/** The attachment in the path, of an activity that can still be read (ATD-21, ATD-22, ATD-23). */
const attachmentIn = (
  activity: ActivityRecord | undefined,
  attachmentId: string | undefined,
  world: World,
): AttachmentRecord | undefined => {
  const isGone =
    activity?.isDeleted && world.choose('deleted-activity-read', { 'not-found': true, served: false });
  return isGone ? undefined : activity?.attachments.find(({ id }) => id === attachmentId);
};

// ATD-15, ATD-16
const isOnLinkedCalendar = (activity: ActivityRecord, acting: Acting, world: World): boolean => {
  const { calendars, residents } = world.store;
  const calendar = calendars.find(activity.calendarId);
  if (!calendar) return false;
  const isKind = world.choose('attachment-calendar-kinds', {
    'by-category': ['activity', 'meal'].includes(calendar.category),
    'every-kind': true,
  });
  const homes = seerOf(acting, world).linkedTo.map((id) => residents.find(id)?.facilityId ?? '');
  return isKind && calendar.facilityIds.some((id) => homes.includes(id));
};

const isVisible = (
  activity: ActivityRecord,
  { publicToFamily }: AttachmentRecord,
  acting: Acting,
  kind: 'resident' | 'connection',
  world: World,
): boolean => {
  const { registrations, attendance } = world.store;
  const entries = registrations.filter((one) => one.activityId === activity.id && one.personId === acting.id);
  const marks = attendance.filter((one) => one.activityId === activity.id && one.userId === acting.id);
  const waitlistCounts = world.choose('waitlisted-attachment-download', {
    'not-registered': false,
    registered: true,
  });
  return mayDownload(
    {
      ...{ kind, publicToFamily, entries },
      hasAttended: marks.some(({ status }) => status === 'attended'),
      isOnLinkedCalendar: kind === 'connection' && isOnLinkedCalendar(activity, acting, world),
    },
    waitlistCounts,
  );
};

/** Everybody else is the system actor, or is served like it. */
const systemActorToo = (world: World): Refusal | undefined =>
  world.choose('activity-attachment-system-actor', {
    served: undefined,
    refused: refuse('forbidden', {
      promised: 'Attachments of activities are open to staff, residents and connections.',
      found: 'a system actor.',
      next: 'act as a staff member of the facility of the activity.',
    }),
  });

/** An unknown and an invisible attachment get the same 404 (ATD-20). */
export const seesActivityAttachment: Access = ({ acting, path }, world) => {
  const { kind } = acting;
  const refusal = kind === 'systemActor' || kind === 'unknown' ? systemActorToo(world) : undefined;
  if (refusal) return refusal;
  const activity = world.store.activities.find(path['activityId']);
  const attachment = attachmentIn(activity, path['attachmentId'], world);
  const isFamily = kind === 'resident' || kind === 'connection';
  // ATD-06
  if (activity && attachment && (!isFamily || isVisible(activity, attachment, acting, kind, world)))
    return undefined;
  return refuse('not-found', {
    promised: 'The path names an attachment of an activity that the acting user may see.',
    found: `no such attachment with id ${path['attachmentId'] ?? ''}.`,
    next: 'take the id from the attachments of the activity, and act as staff or as a participant.',
  });
};
