import { joined } from '../../mock/domain/thread-standing.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { inParlour } from '../../witness/messages.ts';
import { beforeJudging, idIn, membersIn, textsIn, withBody } from '../input.ts';
import { afterwards, beforehand, inData, inGate, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CREATE, kindOf, thereafter, viewFor } from './amend.ts';

/** Threads are kept otherwise than they were sent; the answer tells so. */
const kept = (change: (thread: ThreadRecord, kind: string | undefined) => Partial<ThreadRecord>): Mutation =>
  afterwards(CREATE, (reply, input, scene) => {
    const kind = kindOf(String(membersIn(input.body)['creatorId']), scene);
    amend(scene, idIn(reply), (thread) => change(thread, kind));
    const thread = scene.store.threads.find(idIn(reply));
    return thread ? { ...reply, body: { data: viewFor(thread, input, scene) } } : reply;
  });

/** Only some of those named in participantIds take part. */
const keepsOf = (keeps: (ids: readonly string[], kinds: readonly unknown[]) => readonly string[]): Mutation =>
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

/** Saboteurs of the create of a thread, the rule about staff aside. */
export const creatingSaboteurs = saboteursOf('messages', someThreads, {
  'create-unwrapped': [
    'Create thread answers the thread itself, without an envelope.',
    ['MSG-30', 'CNV-08'],
    afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'create-answers-a-draft': [
    'The answer to a create has an id that nobody finds again.',
    ['MSG-30'],
    afterwards(
      CREATE,
      inData((thread) => ({ ...thread, id: `${String(thread['id'])}-draft` })),
    ),
  ],
  'create-answers-the-thread-before': [
    'Staff who create a thread are answered with the one that they created before, whoever was named.',
    ['MSG-30'],
    afterwards(CREATE, (reply, input, scene) => {
      const [former] = scene.store.threads.filter(
        ({ id, standings }) => id !== idIn(reply) && standings[0]?.personId === input.acting.id,
      );
      return former && input.acting.kind === 'staff'
        ? { ...reply, body: { data: viewFor(former, input, scene) } }
        : reply;
    }),
    inParlour(async ({ sam, ada, bea, start }) => [
      await start({ people: [sam, ada] }),
      await start({ people: [sam, bea] }),
    ]),
  ],
  'create-without-participants': [
    'A thread without participantIds is made, of the creator alone.',
    ['MSG-31', 'CNV-34'],
    beforeJudging(CREATE, (body) => ({ participantIds: [], ...body })),
  ],
  'create-without-a-creator': [
    'Without a creatorId the acting user creates the thread.',
    ['MSG-32', 'CNV-34'],
    inGate('readInput', (original) => (route, received, world) => {
      const { raw, acting } = received;
      if (route.id !== CREATE || raw.kind !== 'json') return original(route, received, world);
      const value = { creatorId: acting.id, ...membersIn(raw.value) };
      return original(route, { ...received, raw: { kind: 'json', value } }, world);
    }),
  ],
  'refused-create-is-made': [
    'A create without a creatorId is refused, and the thread is made all the same.',
    ['MSG-32', 'CNV-34'],
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
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
  ],
  'untitled-is-refused-for-families': [
    'A connection has to name a title.',
    ['MSG-33'],
    instead(
      CREATE,
      (original) => (input, scene) =>
        input.acting.kind === 'connection' && membersIn(input.body)['title'] === undefined
          ? refuse('invalid-input', noTitle)
          : original(input, scene),
    ),
    inParlour(({ carl, ada, start }) => start({ people: [carl, ada], title: null })),
  ],
  'title-of-thirty-letters': [
    'A title is cut after thirty letters.',
    ['MSG-34'],
    kept(({ title }) => ({ title: title?.slice(0, 30) ?? null })),
  ],
  'title-without-capitals': [
    'Titles are kept in small letters.',
    ['MSG-34'],
    kept(({ title }) => ({ title: title?.toLowerCase() ?? null })),
  ],
  'title-by-staff-is-lost': [
    'The title of a thread that staff create is in the answer and nowhere else.',
    ['MSG-34'],
    thereafter(CREATE, (input, scene, { id }) => {
      if (kindOf(input.acting.id, scene) === 'staff') amend(scene, id, () => ({ title: null }));
    }),
  ],
  'first-title-among-the-same-people': [
    'A thread bears the title of the first one that its creator has created.',
    ['MSG-34'],
    thereafter(CREATE, (input, scene, { id }) => {
      const creatorId = membersIn(input.body)['creatorId'];
      const [first] = scene.store.threads.filter(({ standings }) => standings[0]?.personId === creatorId);
      amend(scene, id, ({ title }) => ({ title: first?.title ?? title }));
    }),
    inParlour(async ({ start }) => [await start(), await start({ title: 'Kitchen' })]),
  ],
  'first-named-alone': [
    'Of those named the first one takes part.',
    ['MSG-35', 'MSG-57'],
    keepsOf((ids) => ids.slice(0, 1)),
  ],
  'four-at-most': [
    'More than three besides the creator do not get into a thread.',
    ['MSG-35'],
    keepsOf((ids) => ids.slice(0, 3)),
    inParlour(({ ada, carl, bea, sam, pat, kim, thread }) =>
      thread({ people: [sam, pat, kim, ada, bea, carl] }),
    ),
  ],
  'one-of-the-staff': [
    'The first of the staff who are named takes part, the others do not.',
    ['MSG-35'],
    keepsOf((ids, kinds) => ids.filter((_, at) => kinds[at] !== 'staff' || kinds.indexOf('staff') === at)),
    inParlour(({ sam, pat, kim, thread }) => thread({ people: [sam, pat, kim] })),
  ],
  'families-by-invitation': [
    'Connections whom staff name do not take part.',
    ['MSG-35'],
    thereafter(CREATE, (input, scene, { id }) => {
      if (input.acting.kind !== 'staff') return;
      amend(scene, id, ({ standings }) => ({
        standings: standings.filter(({ personId }) => kindOf(personId, scene) !== 'connection'),
      }));
    }),
    inParlour(({ sam, carl, ada, thread }) => thread({ people: [sam, carl, ada] })),
  ],
  'creator-stays-outside': [
    'A connection that creates a thread takes part only where it is named.',
    ['MSG-36'],
    thereafter(CREATE, (input, scene, { id }) => {
      const { creatorId, participantIds } = membersIn(input.body);
      if (kindOf(String(creatorId), scene) !== 'connection') return;
      if (textsIn(participantIds).includes(String(creatorId))) return;
      amend(scene, id, ({ standings }) => ({
        standings: standings.filter(({ personId }) => personId !== creatorId),
      }));
    }),
    inParlour(({ carl, ada, thread }) => thread({ people: [carl, ada] })),
  ],
  'creator-is-not-shown': [
    'The read of a thread does not show its creator among the participants.',
    ['MSG-36', 'MSG-57'],
    afterwards('getThread', (reply, input, scene) => {
      const creator = scene.store.threads.find(input.path['threadId'])?.standings[0]?.personId;
      return inData((thread) => {
        const { participants } = thread;
        const others = Array.isArray(participants)
          ? participants.filter((one: unknown) => membersIn(one)['id'] !== creator)
          : participants;
        return { ...thread, participants: others };
      })(reply, input);
    }),
  ],
});
