import { FIRST, marking, reading, someMailing, type Mailing } from '../witness/announcements.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { afterwards, inData } from '../saboteurs/mutation.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

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
  ...readingsOf(read(byId), [
    ['announcement-identity-status', ['not-found', 'another-refusal'], read(byId, staffOf)],
    [
      'announcement-acting-id',
      ['acting-id-only'],
      read(
        ({ under, first }) => under(first),
        () => FIRST,
      ),
    ],
    ['announcement-not-sent', ['served'], read(({ under, third }) => under(third))],
    [
      'announcement-read-mark',
      ['by-connection'],
      read(
        ({ under, first }) => under(first),
        ({ first }) => first,
      ),
    ],
    ['announcement-read-mark', ['by-anyone'], read(({ under, first }) => under(first))],
    ['announcement-archive-again', ['refused'], archivedTwice],
    ['announcement-flat-flags', ['unset']],
    ['announcement-flat-flags', ['of-any-connection'], archivedThenById],
    ['announcement-facilities', ['names']],
    ['announcement-created-by', ['object']],
    ['announcement-attachment-headers', ['bytes-only'], headersOfFile],
  ]),
  ...variantsOf('freedom', read(byId), {
    'announcements-with-more-members': [
      'An announcement shows more than the interface lists, and leaves out what is not set.',
      (tables) =>
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
    ],
  }),
];
