import { joined } from '../../mock/domain/thread-standing.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { inParlour } from '../../witness/messages.ts';
import { beforeJudging, idIn, membersIn, textsIn, withBody } from '../input.ts';
import { afterwards, beforehand, inData, inGate, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, CREATE, kindOf, thereafter, viewFor } from './amend.ts';

/** Threads are kept otherwise than they were sent; the answer tells so. */
const kept = (change: (thread: ThreadRecord, kind: string | undefined) => Partial<ThreadRecord>): Lie =>
  afterwards(CREATE, (reply, input, scene) => {
    const kind = kindOf(String(membersIn(input.body)['creatorId']), scene);
    amend(scene, idIn(reply), (thread) => change(thread, kind));
    const thread = scene.store.threads.find(idIn(reply));
    return thread ? { ...reply, body: { data: viewFor(thread, input, scene) } } : reply;
  });

/** Only some of those named in participantIds take part. */
const keepsOf = (keeps: (ids: readonly string[], kinds: readonly unknown[]) => readonly string[]): Lie =>
  beforehand(CREATE, (input, scene) =>
    withBody(input, (body) => {
      const ids = textsIn(body['participantIds']);
      const kinds = ids.map((id) => kindOf(id, scene));
      return { ...body, participantIds: keeps(ids, kinds) };
    }),
  );

const someThreads = inParlour(async ({ ada, bea, carl, sam, pat, start, call }) => [
  await start({ title: null }),
  await start(),
  await start({ people: [sam, pat, ada], title: '  A long title, with many a word about the garden' }),
  await start({ people: [carl, ada, bea, sam] }),
  await call(ada, 'POST', '', { creatorId: ada, title: 'alone' }),
  await call(ada, 'POST', '', { participantIds: [carl], title: 'nobody' }),
]);

const noTitle = { promised: 'A thread has a title.', found: 'none.', next: 'send one.' };

/** Lies of the create of a thread, the rule about staff aside. */
export const creatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.create-unwrapped',
    lie: 'Create thread answers the thread itself, without an envelope.',
    breaks: ['MSG-30', 'CNV-08'],
    tables: afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: someThreads,
  },
  {
    id: 'messages.create-answers-a-draft',
    lie: 'The answer to a create has an id that nobody finds again.',
    breaks: ['MSG-30'],
    tables: afterwards(
      CREATE,
      inData((thread) => ({ ...thread, id: `${String(thread['id'])}-draft` })),
    ),
    witness: someThreads,
  },
  {
    id: 'messages.create-answers-the-thread-before',
    lie: 'Staff who create a thread are answered with the one that they created before, whoever was named.',
    breaks: ['MSG-30'],
    tables: afterwards(CREATE, (reply, input, scene) => {
      const [former] = scene.store.threads.filter(
        ({ id, standings }) => id !== idIn(reply) && standings[0]?.personId === input.acting.id,
      );
      return former && input.acting.kind === 'staff'
        ? { ...reply, body: { data: viewFor(former, input, scene) } }
        : reply;
    }),
    witness: inParlour(async ({ sam, ada, bea, start }) => [
      await start({ people: [sam, ada] }),
      await start({ people: [sam, bea] }),
    ]),
  },
  {
    id: 'messages.create-without-participants',
    lie: 'A thread without participantIds is made, of the creator alone.',
    breaks: ['MSG-31', 'CNV-34'],
    tables: beforeJudging(CREATE, (body) => ({ participantIds: [], ...body })),
    witness: someThreads,
  },
  {
    id: 'messages.create-without-a-creator',
    lie: 'Without a creatorId the acting user creates the thread.',
    breaks: ['MSG-32', 'CNV-34'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const { raw, acting } = received;
      if (route.id !== CREATE || raw.kind !== 'json') return honest(route, received, world);
      const value = { creatorId: acting.id, ...membersIn(raw.value) };
      return honest(route, { ...received, raw: { kind: 'json', value } }, world);
    }),
    witness: someThreads,
  },
  {
    id: 'messages.refused-create-is-made',
    lie: 'A create without a creatorId is refused, and the thread is made all the same.',
    breaks: ['MSG-32', 'CNV-34'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      if (route.id !== CREATE || !isRefusal(input) || received.raw.kind !== 'json') return input;
      const { participantIds, creatorId, title } = membersIn(received.raw.value);
      if (creatorId !== undefined || participantIds === undefined) return input;
      const people = [received.acting.id, ...textsIn(participantIds)];
      world.store.threads.insert({
        id: world.ids.next('thr'),
        title: typeof title === 'string' ? title : null,
        standings: people.map(joined),
        createdAt: world.clock.now().toString(),
      });
      return input;
    }),
    witness: someThreads,
  },
  {
    id: 'messages.untitled-is-refused-for-families',
    lie: 'A connection has to name a title.',
    breaks: ['MSG-33'],
    tables: instead(
      CREATE,
      (honest) => (input, scene) =>
        input.acting.kind === 'connection' && membersIn(input.body)['title'] === undefined
          ? refuse('invalid-input', noTitle)
          : honest(input, scene),
    ),
    witness: inParlour(({ carl, ada, start }) => start({ people: [carl, ada], title: null })),
  },
  {
    id: 'messages.title-of-thirty-letters',
    lie: 'A title is cut after thirty letters.',
    breaks: ['MSG-34'],
    tables: kept(({ title }) => ({ title: title?.slice(0, 30) ?? null })),
    witness: someThreads,
  },
  {
    id: 'messages.title-without-capitals',
    lie: 'Titles are kept in small letters.',
    breaks: ['MSG-34'],
    tables: kept(({ title }) => ({ title: title?.toLowerCase() ?? null })),
    witness: someThreads,
  },
  {
    id: 'messages.title-by-staff-is-lost',
    lie: 'The title of a thread that staff create is in the answer and nowhere else.',
    breaks: ['MSG-34'],
    tables: thereafter(CREATE, (input, scene, { id }) => {
      if (kindOf(input.acting.id, scene) === 'staff') amend(scene, id, () => ({ title: null }));
    }),
    witness: someThreads,
  },
  {
    id: 'messages.first-title-among-the-same-people',
    lie: 'A thread bears the title of the first one that its creator has created.',
    breaks: ['MSG-34'],
    tables: thereafter(CREATE, (input, scene, { id }) => {
      const creatorId = membersIn(input.body)['creatorId'];
      const [first] = scene.store.threads.filter(({ standings }) => standings[0]?.personId === creatorId);
      amend(scene, id, ({ title }) => ({ title: first?.title ?? title }));
    }),
    witness: inParlour(async ({ start }) => [await start(), await start({ title: 'Kitchen' })]),
  },
  {
    id: 'messages.first-named-alone',
    lie: 'Of those named the first one takes part.',
    breaks: ['MSG-35', 'MSG-57'],
    tables: keepsOf((ids) => ids.slice(0, 1)),
    witness: someThreads,
  },
  {
    id: 'messages.four-at-most',
    lie: 'More than three besides the creator do not get into a thread.',
    breaks: ['MSG-35'],
    tables: keepsOf((ids) => ids.slice(0, 3)),
    witness: inParlour(({ ada, carl, bea, sam, pat, kim, thread }) =>
      thread({ people: [sam, pat, kim, ada, bea, carl] }),
    ),
  },
  {
    id: 'messages.one-of-the-staff',
    lie: 'The first of the staff who are named takes part, the others do not.',
    breaks: ['MSG-35'],
    tables: keepsOf((ids, kinds) =>
      ids.filter((_, at) => kinds[at] !== 'staff' || kinds.indexOf('staff') === at),
    ),
    witness: inParlour(({ sam, pat, kim, thread }) => thread({ people: [sam, pat, kim] })),
  },
  {
    id: 'messages.families-by-invitation',
    lie: 'Connections whom staff name do not take part.',
    breaks: ['MSG-35'],
    tables: thereafter(CREATE, (input, scene, { id }) => {
      if (input.acting.kind !== 'staff') return;
      amend(scene, id, ({ standings }) => ({
        standings: standings.filter(({ personId }) => kindOf(personId, scene) !== 'connection'),
      }));
    }),
    witness: inParlour(({ sam, carl, ada, thread }) => thread({ people: [sam, carl, ada] })),
  },
  {
    id: 'messages.creator-stays-outside',
    lie: 'A connection that creates a thread takes part only where it is named.',
    breaks: ['MSG-36'],
    tables: thereafter(CREATE, (input, scene, { id }) => {
      const { creatorId, participantIds } = membersIn(input.body);
      if (kindOf(String(creatorId), scene) !== 'connection') return;
      if (textsIn(participantIds).includes(String(creatorId))) return;
      amend(scene, id, ({ standings }) => ({
        standings: standings.filter(({ personId }) => personId !== creatorId),
      }));
    }),
    witness: inParlour(({ carl, ada, thread }) => thread({ people: [carl, ada] })),
  },
  {
    id: 'messages.creator-is-not-shown',
    lie: 'The read of a thread does not show its creator among the participants.',
    breaks: ['MSG-36', 'MSG-57'],
    tables: afterwards('getThread', (reply, input, scene) => {
      const creator = scene.store.threads.find(input.path['threadId'])?.standings[0]?.personId;
      return inData((thread) => {
        const { participants } = thread;
        const others = Array.isArray(participants)
          ? participants.filter((one: unknown) => membersIn(one)['id'] !== creator)
          : participants;
        return { ...thread, participants: others };
      })(reply, input);
    }),
    witness: someThreads,
  },
];
