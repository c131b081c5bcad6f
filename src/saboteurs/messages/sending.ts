import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { judgeMessage, postMessage } from '../../mock/operations/messages/send.ts';
import type { MessageRecord } from '../../mock/world/messages-records.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { inParlour } from '../../witness/messages.ts';
import { beforeJudging, membersIn, textIn } from '../input.ts';
import { afterwards, inGate, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { kindOf, MESSAGES, messagesIn, SEND, sentThread, shownAs, thereafter } from './amend.ts';

/** The message that was sent is kept otherwise. */
const kept = (change: (message: MessageRecord, scene: Scene) => Partial<MessageRecord>): Mutation =>
  thereafter(SEND, (_input, scene, thread) => {
    const sent = messagesIn(thread, scene).at(-1);
    if (sent) scene.store.messages.replace({ ...sent, ...change(sent, scene) });
  });

const refusing = (
  refuses: (authorId: string, last: MessageRecord | undefined, scene: Scene) => boolean,
): Mutation =>
  instead(SEND, (original) => (input, scene) => {
    const thread = scene.store.threads.find(sentThread(input));
    const last = thread && messagesIn(thread, scene).at(-1);
    return thread && refuses(input.acting.id, last, scene)
      ? refuse('conflict', { promised: 'Now and then.', found: 'not now.', next: 'wait.' })
      : original(input, scene);
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

/** Saboteurs of sending a message. */
export const sendingSaboteurs = saboteursOf('messages', letters, {
  'send-answers-303': [
    'A message that was sent is answered with 303, as if it were elsewhere.',
    ['MSG-94'],
    afterwards(SEND, withStatus(303)),
  ],
  'send-fails-for-connections': [
    'A message by a connection is kept and answered with 500.',
    ['MSG-94', 'MSG-96'],
    afterwards(SEND, (reply, { acting }) =>
      acting.kind === 'connection' ? { ...reply, status: 500 } : reply,
    ),
  ],
  'send-nothing': [
    'A message without a body is sent as an empty one.',
    ['MSG-95', 'CNV-34'],
    beforeJudging(SEND, (body) => ({ body: '', ...body })),
  ],
  'refused-message-is-kept': [
    'A message without a body is refused and stands in the list.',
    ['MSG-95', 'CNV-34'],
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
      const thread = world.store.threads.find(received.path['threadId']);
      if (route.id !== SEND || !isRefusal(input) || !thread) return input;
      const content = judgeMessage({ body: '' }, received.acting.id, world);
      if (!isRefusal(content)) postMessage(thread, received.acting.id, content, world);
      return input;
    }),
  ],
  'one-at-a-time': [
    'Nobody may send two messages without an answer between them.',
    ['MSG-96'],
    refusing((authorId, last) => last?.authorId === authorId),
  ],
  'staff-begin': [
    'The first message of a thread is refused, except by staff.',
    ['MSG-96'],
    refusing((authorId, last, scene) => last === undefined && kindOf(authorId, scene) !== 'staff'),
  ],
  'body-of-140-letters': [
    'A body is cut after 140 letters.',
    ['MSG-97'],
    kept(({ body }) => ({ body: body.slice(0, 140) })),
  ],
  'body-without-its-ends': [
    'A body is kept with a capital at its beginning.',
    ['MSG-97'],
    kept(({ body }) => ({ body: body.charAt(0).toUpperCase() + body.slice(1) })),
  ],
  'body-in-ascii': [
    'What is no ASCII in a body becomes a question mark.',
    ['MSG-97'],
    kept(({ body }) => ({ body: body.replaceAll(/[^\x20-\x7e]/gu, '?') })),
  ],
  'body-overwrites-the-one-before': [
    'A second message in a row by the same author takes the place of the first.',
    ['MSG-97', 'MSG-89'],
    thereafter(SEND, (_input, scene, thread) => {
      const [before, sent] = messagesIn(thread, scene).slice(-2);
      if (!before || !sent || before.authorId !== sent.authorId) return;
      scene.store.messages.replace({ ...before, body: sent.body, createdAt: sent.createdAt });
      scene.store.messages.remove(sent.id);
    }),
  ],
  'sent-twice': [
    'A message that says what the one before it said is there once.',
    ['MSG-89', 'MSG-97'],
    thereafter(SEND, (_input, scene, thread) => {
      const [before, sent] = messagesIn(thread, scene).slice(-2);
      if (before && sent && before.body === sent.body) scene.store.messages.remove(sent.id);
    }),
  ],
  'author-is-the-creator': [
    'The author of every message is whoever has created the thread.',
    ['MSG-98'],
    kept((message, { store }) => ({
      authorId: store.threads.find(message.threadId)?.standings[0]?.personId ?? message.authorId,
    })),
  ],
  'author-is-the-resident': [
    'What a connection says is said by its resident where the resident takes part.',
    ['MSG-98'],
    kept((message, { store }) => {
      const residents = store.connections.find(message.authorId)?.residentIds ?? [];
      const people = store.threads.find(message.threadId)?.standings ?? [];
      const resident = people.find(({ personId }) => residents.includes(personId))?.personId;
      return { authorId: resident ?? message.authorId };
    }),
  ],
  'author-is-whoever-reads': [
    'On a page of one message its author is whoever reads it.',
    ['MSG-98'],
    shownAs([MESSAGES], (message, { acting, query }) =>
      textIn(query['pageSize']) === '1'
        ? { ...message, author: { ...membersIn(message['author']), id: acting.id } }
        : message,
    ),
  ],
});
