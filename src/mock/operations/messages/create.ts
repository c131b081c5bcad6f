import { joined } from '../../domain/messages-standing.ts';
import { staffOutOfReach } from '../../domain/messages-staff.ts';
import type { Acting } from '../../world/acting.ts';
import { shownValue } from '../../domain/shown-value.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { createdReply } from '../created-reply.ts';
import type { Handler } from '../operation.ts';
import { personOf, type Person } from './people.ts';
import { ownStanding } from './standing.ts';
import { threadView } from './thread-view.ts';

const refusedUnknown = (
  member: 'creatorId' | 'participantIds',
  ids: readonly string[],
  { tenant }: World,
): Refusal =>
  refuse(
    'invalid-input',
    {
      promised:
        'The participants of a thread must be residents, connections and staff members of this tenant.',
      found: `${member}: no user ${ids.map(shownValue).join(', ')} in tenant ${tenant}.`,
      next: 'use an id from an answer of the same tenant.',
    },
    {
      validation: [
        {
          location: 'body',
          pointer: `/${member}`,
          code: 'unknown',
          message: 'is not the id of a user of this tenant',
        },
      ],
    },
  );

/** All participants, the creator first (MSG-35, MSG-36). */
const participantsOf = (
  creatorId: string,
  participantIds: readonly string[],
  world: World,
): readonly Person[] | Refusal => {
  const creator = personOf(creatorId, world);
  if (!creator) return refusedUnknown('creatorId', [creatorId], world);
  const named = [...new Set(participantIds)].filter((id) => id !== creatorId);
  const ids = world.choose('named-twice', {
    once: named,
    twice: participantIds,
    refused: named.length < participantIds.length ? undefined : named,
  });
  if (ids === undefined)
    return refuse(
      'invalid-input',
      {
        promised: 'participantIds must name others than the creator, each once.',
        found: `${participantIds.map(shownValue).join(', ')}, with the creator ${shownValue(creatorId)}.`,
        next: 'leave out the creator, who is added, and ids that are there already.',
      },
      {
        validation: [
          { location: 'body', pointer: '/participantIds', code: 'duplicate', message: 'names a user twice' },
        ],
      },
    );
  const others = ids.map((id) => ({ id, person: personOf(id, world) }));
  const strangers = others.flatMap(({ id, person }) => (person ? [] : [id]));
  if (strangers.length > 0 && world.choose('unknown-participant', { refused: true, dropped: false }))
    return refusedUnknown('participantIds', strangers, world);
  return [creator, ...others.flatMap(({ person }) => person ?? [])];
};

/** The kind of user for the rule about staff, or the refusal of a creator who is not the acting user. */
const startedBy = (creatorId: string, acting: Acting, world: World): string | undefined | Refusal => {
  const creator = personOf(creatorId, world)?.kind;
  if (acting.kind !== 'unknown' && acting.id === creatorId) return creator;
  return world.choose('creator-not-acting', {
    'creator-decides': creator,
    'acting-user-decides': acting.kind,
    refused: refuse('forbidden', {
      promised: 'creatorId must be the id of the acting user.',
      found: `${creatorId}, while the acting user is ${acting.id}.`,
      next: 'send the id of the acting user.',
    }),
  });
};

/** POST P/messages/threads */
export const createThread: Handler<'createThread'> = ({ body, acting }, context) => {
  const starter = startedBy(body.creatorId, acting, context);
  if (isRefusal(starter)) return starter;
  const participants = participantsOf(body.creatorId, body.participantIds, context);
  if (isRefusal(participants)) return participants;
  const outOfReach = staffOutOfReach(starter, participants);
  if (outOfReach.length > 0)
    return refuse('forbidden', {
      promised:
        'Residents and connections can only write to staff who have the permission MESSAGE_FAMILY_RESIDENTS.',
      found: `${outOfReach.map(({ id }) => id).join(', ')} without it.`,
      next: 'leave them out, or act as a staff member to create the thread.',
    });
  const atFirst = context.choose('muted-at-first', { unmuted: {}, muted: { isMuted: true } });
  const thread = context.store.threads.insert({
    id: context.ids.next('thr'),
    // MSG-33, MSG-34
    title: body.title ?? null,
    standings: participants.map(({ id }) => ({ ...joined(id), ...atFirst })),
    createdAt: isoOf(context.clock.now()),
  });
  const data = threadView({ thread, messages: [] }, ownStanding(thread, acting), context, 'createThread');
  return createdReply('createThread', { data }, context);
};
