import { conversationOf } from '../../mock/operations/messages/reading.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import type { World } from '../../mock/world/world.ts';
import type { Examples } from '../example.ts';
import { first, isFromBefore, type Tour } from '../tour.ts';
import { acquaintance } from './residents.ts';

/** The threads of the resident whom the examples are about, the one with most messages first. */
const threads = (tour: Tour): readonly ThreadRecord[] => {
  const { world } = tour;
  const isOld = isFromBefore(world);
  const own = world.store.threads
    .where('participant', acquaintance(tour).id)
    .filter(({ createdAt }) => isOld({ created: createdAt }));
  return own
    .map((thread) => conversationOf(thread, world))
    .sort((one, other) => other.messages.length - one.messages.length)
    .map(({ thread }) => thread);
};

const liveliest = (tour: Tour): ThreadRecord => first(threads(tour), 'a message thread');

/** A thread that only the last examples archive or leave. */
const fading = (tour: Tour): ThreadRecord =>
  first(threads(tour).slice(1).reverse(), 'a second message thread');

/** A thread of the acting user. */
const asParticipant = (tour: Tour, { id }: ThreadRecord, query = {}) => ({
  as: acquaintance(tour).id,
  at: { threadId: id, ...query },
});

const daughter = ({ world }: Tour, residentId: string): string =>
  first(
    world.store.connections.filter(
      ({ residentIds, status }) => status === 'active' && residentIds.includes(residentId),
    ),
    'an active connection of the resident',
  ).id;

const writer = ({ store }: World): string =>
  first(
    store.staff.filter(({ permissions }) => permissions.includes('MESSAGE_FAMILY_RESIDENTS')),
    'a staff member who may write with residents',
  ).id;

export const messageExamples = {
  listThreads: (tour) => ({ as: acquaintance(tour).id, at: { filter: 'active', pageSize: '2' } }),
  createThread: (tour) => {
    const { id } = acquaintance(tour);
    return {
      as: id,
      body: {
        creatorId: id,
        participantIds: [daughter(tour, id), writer(tour.world)],
        title: 'A walk on Saturday',
      },
    };
  },
  searchThreads: (tour) => ({
    as: acquaintance(tour).id,
    body: { searchValue: 'Sunday', isArchived: false },
  }),
  getThread: (tour) => asParticipant(tour, liveliest(tour)),
  updateThread: (tour) => ({ ...asParticipant(tour, liveliest(tour)), body: { title: 'Every other day' } }),
  archiveThread: (tour) => asParticipant(tour, liveliest(tour)),
  leaveThread: (tour) => asParticipant(tour, fading(tour)),
  muteThread: (tour) => asParticipant(tour, liveliest(tour), { isMuted: 'true' }),
  markThreadRead: (tour) => asParticipant(tour, liveliest(tour)),
  listMessages: (tour) => asParticipant(tour, liveliest(tour), { pageSize: '2' }),
  sendMessage: (tour) => ({
    ...asParticipant(tour, liveliest(tour)),
    body: { body: 'Shall we walk to the pond on Saturday?' },
  }),
} satisfies Partial<Examples>;
