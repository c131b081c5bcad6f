import { asConnections, asStaff, inCabinet } from '../witness/activity-attachments.ts';
import { readingsOf } from './reading.ts';

/** Two residents come for one place, and the second looks for the attachments. */
const waiting = inCabinet(async ({ kin, filed, registers, all }) => {
  const activity = await filed({ places: 1 });
  await registers(activity, kin.neighbour);
  await registers(activity, kin.residentId);
  return all(activity, kin.residentId);
});

/** What downloads of attachments of activities may be, by the open questions. */
export const activityAttachmentVariants = readingsOf(asStaff, [
  ['activity-attachment-disposition', ['inline']],
  [
    'activity-attachment-system-actor',
    ['refused'],
    inCabinet(async ({ filed, all }, { systemActor }) => all(await filed(), systemActor)),
  ],
  ['waitlisted-attachment-download', ['registered'], waiting],
  ['attachment-calendar-kinds', ['every-kind'], asConnections],
]);
