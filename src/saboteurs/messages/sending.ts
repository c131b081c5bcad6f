import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { judgeMessage, postMessage } from '../../mock/operations/messages/send.ts';
import type { MessageRecord } from '../../mock/world/messages-records.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { inParlour } from '../../witness/messages.ts';
import { beforeJudging, membersIn, textIn } from '../input.ts';
import { afterwards, inGate, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { kindOf, MESSAGES, messagesIn, SEND, sentThread, shownAs, thereafter } from './amend.ts';

/** The message that was sent is kept otherwise. */
const kept = (change: (message: MessageRecord, scene: Scene) => Partial<MessageRecord>): Lie =>
  thereafter(SEND, (_input, scene, thread) => {
    const sent = messagesIn(thread, scene).at(-1);
    if (sent) scene.store.messages.replace({ ...sent, ...change(sent, scene) });
  });

const refusing = (
  refuses: (authorId: string, last: MessageRecord | undefined, scene: Scene) => boolean,
): Lie =>
  instead(SEND, (honest) => (input, scene) => {
    const thread = scene.store.threads.find(sentThread(input));
    const last = thread && messagesIn(thread, scene).at(-1);
    return thread && refuses(input.acting.id, last, scene)
      ? refuse('conflict', { promised: 'Now and then.', found: 'not now.', next: 'wait.' })
      : honest(input, scene);
  });

const letters = inParlour(async ({ ada, carl, sam, talk, say, call, messages }) => {
  const id = await talk();
  const long = `  Dear ADA, ${'the walk starts at ten. '.repeat(8)}`;
  return [
    await say(ada, id, long),
    await say(ada, id, 'caf\u00e9 \u2014 at ten?'),
    await say(sam, id, 'yes'),
    await say(carl, id, 'yes'),
    await call(ada, 'POST', `/${id}/messages`, {}),
    await messages(ada, id, 'pageSize=1'),
    await messages(ada, id),
  ];
});

/** Lies of sending a message. */
export const sendingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.send-answers-303',
    lie: 'A message that was sent is answered with 303, as if it were elsewhere.',
    breaks: ['MSG-94'],
    tables: afterwards(SEND, withStatus(303)),
    witness: letters,
  },
  {
    id: 'messages.send-fails-for-connections',
    lie: 'A message by a connection is kept and answered with 500.',
    breaks: ['MSG-94', 'MSG-96'],
    tables: afterwards(SEND, (reply, { acting }) =>
      acting.kind === 'connection' ? { ...reply, status: 500 } : reply,
    ),
    witness: letters,
  },
  {
    id: 'messages.send-nothing',
    lie: 'A message without a body is sent as an empty one.',
    breaks: ['MSG-95', 'CNV-34'],
    tables: beforeJudging(SEND, (body) => ({ body: '', ...body })),
    witness: letters,
  },
  {
    id: 'messages.refused-message-is-kept',
    lie: 'A message without a body is refused and stands in the list.',
    breaks: ['MSG-95', 'CNV-34'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      const thread = world.store.threads.find(received.path['threadId']);
      if (route.id !== SEND || !isRefusal(input) || !thread) return input;
      const content = judgeMessage({ body: '' }, received.acting.id, world);
      if (!isRefusal(content)) postMessage(thread, received.acting.id, content, world);
      return input;
    }),
    witness: letters,
  },
  {
    id: 'messages.one-at-a-time',
    lie: 'Nobody may send two messages without an answer between them.',
    breaks: ['MSG-96'],
    tables: refusing((authorId, last) => last?.authorId === authorId),
    witness: letters,
  },
  {
    id: 'messages.staff-begin',
    lie: 'The first message of a thread is refused, except by staff.',
    breaks: ['MSG-96'],
    tables: refusing((authorId, last, scene) => last === undefined && kindOf(authorId, scene) !== 'staff'),
    witness: letters,
  },
  {
    id: 'messages.body-of-140-letters',
    lie: 'A body is cut after 140 letters.',
    breaks: ['MSG-97'],
    tables: kept(({ body }) => ({ body: body.slice(0, 140) })),
    witness: letters,
  },
  {
    id: 'messages.body-without-its-ends',
    lie: 'A body is kept with a capital at its beginning.',
    breaks: ['MSG-97'],
    tables: kept(({ body }) => ({ body: body.charAt(0).toUpperCase() + body.slice(1) })),
    witness: letters,
  },
  {
    id: 'messages.body-in-ascii',
    lie: 'What is no ASCII in a body becomes a question mark.',
    breaks: ['MSG-97'],
    tables: kept(({ body }) => ({ body: body.replaceAll(/[^\x20-\x7e]/gu, '?') })),
    witness: letters,
  },
  {
    id: 'messages.body-overwrites-the-one-before',
    lie: 'A second message in a row by the same author takes the place of the first.',
    breaks: ['MSG-97', 'MSG-89'],
    tables: thereafter(SEND, (_input, scene, thread) => {
      const [before, sent] = messagesIn(thread, scene).slice(-2);
      if (!before || !sent || before.authorId !== sent.authorId) return;
      scene.store.messages.replace({ ...before, body: sent.body, createdAt: sent.createdAt });
      scene.store.messages.remove(sent.id);
    }),
    witness: letters,
  },
  {
    id: 'messages.sent-twice',
    lie: 'A message that says what the one before it said is there once.',
    breaks: ['MSG-89', 'MSG-97'],
    tables: thereafter(SEND, (_input, scene, thread) => {
      const [before, sent] = messagesIn(thread, scene).slice(-2);
      if (before && sent && before.body === sent.body) scene.store.messages.remove(sent.id);
    }),
    witness: letters,
  },
  {
    id: 'messages.author-is-the-creator',
    lie: 'The author of every message is whoever has created the thread.',
    breaks: ['MSG-98'],
    tables: kept((message, { store }) => ({
      authorId: store.threads.find(message.threadId)?.standings[0]?.personId ?? message.authorId,
    })),
    witness: letters,
  },
  {
    id: 'messages.author-is-the-resident',
    lie: 'What a connection says is said by its resident where the resident takes part.',
    breaks: ['MSG-98'],
    tables: kept((message, { store }) => {
      const residents = store.connections.find(message.authorId)?.residentIds ?? [];
      const people = store.threads.find(message.threadId)?.standings ?? [];
      const resident = people.find(({ personId }) => residents.includes(personId))?.personId;
      return { authorId: resident ?? message.authorId };
    }),
    witness: letters,
  },
  {
    id: 'messages.author-is-whoever-reads',
    lie: 'On a page of one message its author is whoever reads it.',
    breaks: ['MSG-98'],
    tables: shownAs([MESSAGES], (message, { acting, query }) =>
      textIn(query['pageSize']) === '1'
        ? { ...message, author: { ...membersIn(message['author']), id: acting.id } }
        : message,
    ),
    witness: letters,
  },
];
