import { FIRST, marking, reading, someMailing, type Mailing } from '../witness/announcements.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { afterwards, inData } from '../saboteurs/mutation.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

const read =
  (
    path: (mailing: Mailing) => string,
    as: (mailing: Mailing, stage: Stage) => string = (_, { systemActor }) => systemActor,
  ): Witness =>
  async (stage) => {
    const mailing = await someMailing(stage);
    return reading(stage, path(mailing), as(mailing, stage));
  };

const byId = ({ announcementId }: Mailing): string => `/announcements/${announcementId}`;
const staffOf = (_: Mailing, { staff }: Stage): string => staff[0] ?? '';

const headersOfFile: Witness = async (stage) => {
  const { announcementId, attachmentIds } = await someMailing(stage);
  const path = `/announcements/${announcementId}/attachments/${attachmentIds[0] ?? ''}`;
  return (await stage.call('GET', path)).headers;
};

const archivedTwice: Witness = async (stage) => {
  const mailing = await someMailing(stage);
  await marking(stage, mailing, 'archive', mailing.first);
  return marking(stage, mailing, 'archive', mailing.first);
};

const archivedThenById: Witness = async (stage) => {
  const mailing = await someMailing(stage);
  await marking(stage, mailing, 'archive', mailing.first);
  return reading(stage, byId(mailing));
};

export const announcementVariants: readonly Variant[] = [
  takes('announcement-identity-status', 'not-found', read(byId, staffOf)),
  takes('announcement-identity-status', 'another-refusal', read(byId, staffOf)),
  takes(
    'announcement-acting-id',
    'acting-id-only',
    read(
      ({ under, first }) => under(first),
      () => FIRST,
    ),
  ),
  takes(
    'announcement-not-sent',
    'served',
    read(({ under, third }) => under(third)),
  ),
  takes(
    'announcement-read-mark',
    'by-connection',
    read(
      ({ under, first }) => under(first),
      ({ first }) => first,
    ),
  ),
  takes(
    'announcement-read-mark',
    'by-anyone',
    read(({ under, first }) => under(first)),
  ),
  takes('announcement-archive-again', 'refused', archivedTwice),
  takes('announcement-flat-flags', 'unset', read(byId)),
  takes('announcement-flat-flags', 'of-any-connection', archivedThenById),
  takes('announcement-facilities', 'names', read(byId)),
  takes('announcement-created-by', 'object', read(byId)),
  takes('announcement-attachment-headers', 'bytes-only', headersOfFile),
  {
    id: 'freedom.announcements-with-more-members',
    freedom: 'An announcement shows more than the interface lists, and leaves out what is not set.',
    tables: (tables) =>
      (['getConnectionAnnouncement', 'getAnnouncement'] as const).reduce(
        (before, operation) =>
          afterwards(
            operation,
            inData(({ scheduledAt, ...announcement }) => ({
              ...announcement,
              ...(scheduledAt !== null && { scheduledAt }),
              priority: 'high',
            })),
          )(before),
        tables,
      ),
    witness: read(byId),
  },
];
