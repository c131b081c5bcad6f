import { holdsText } from '../../mock/domain/text-match.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { pageOf, sorted } from '../../mock/http/paging.ts';
import { messageView } from '../../mock/operations/messages/message-view.ts';
import { validateMessage, postMessage } from '../../mock/operations/messages/send.ts';
import { fullNameOf } from '../../mock/operations/person-name.ts';
import type { MessageRecord } from '../../mock/world/messages-records.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs, showsWith, onInvalid } from '../verbs.ts';
import type { Facts } from './adapter.ts';
import { factsOf, messagesAs, messagesOnly, messagesToo, thereafter, othersAmongTheSame } from './adapter.ts';
import { talks } from './usual.ts';

const authorOf = ({ author }: Members): string => String(membersIn(author)['id']);

/** A search of the messages leaves some out. */
const searchesOnly = (keeps: (message: MessageRecord, facts: Facts) => boolean): Mutation =>
  messagesOnly((message, facts) => facts.sought === undefined || keeps(message, facts));

const listing = mutantsOf('messages', talks, {
  'messages-answer-203': wrongStatus(['MSG-88', 'CNV-28'], 'listMessages', 203),
  'not-ones-own': breaking('MSG-89')
    .says('A connection does not find its own messages in the list.')
    .by(messagesOnly, ({ authorId }, { kind, me }) => kind !== 'connection' || authorId !== me),
  'from-staff-to-residents': breaking('MSG-89')
    .says('What staff say is listed for residents and staff alone.')
    .by(messagesOnly, ({ authorId }, { kind, kindOf }) => {
      return kind !== 'connection' || kindOf(authorId) !== 'staff';
    }),
  'the-first-is-forgotten': breaking('MSG-89')
    .says('The first message of a thread is listed only for the one who sent it.')
    .by(messagesOnly, ({ id, authorId }, { messages: [first], me }) => first?.id !== id || authorId === me),
  'oldest-first': breaking('MSG-90')
    .says('The messages of a page come oldest first.')
    .by(messagesAs, (items) => items.toReversed()),
  'oldest-page-first': breaking('MSG-90')
    .says('With a pageSize the oldest page comes first, with the newest message first on each page.')
    .by(afterwards, 'listMessages', (reply, input, context) => {
      const facts = factsOf(input, context);
      if (!facts || input.query['pageSize'] === undefined) return reply;
      const { thread, messages, sought } = facts;
      const place = (one: MessageRecord) => ['', context.store.messages.positionOf(one)] as const;
      const order = { place, descending: false };
      const found = messages.filter(({ body }) => holdsText(body, sought, 'part'));
      const view = (one: MessageRecord) => messageView(one, thread, context);
      const page = pageOf(sorted(found, order), order, input.page, view, context);
      return { status: 200, body: { ...page, data: page.data.toReversed() } };
    }),
  'found-oldest-first': breaking('MSG-90')
    .says('Messages that were searched for come oldest first.')
    .by(messagesAs, (items, { sought }) => (sought === undefined ? items : items.toReversed())),
  'one-after-the-other': breaking('MSG-90')
    .says('The messages of a page come by their authors, newest first for each.')
    .by(messagesAs, (items) => items.toSorted((a, b) => authorOf(a).localeCompare(authorOf(b)))),
  'ones-own-first': breaking('MSG-90')
    .says('The newest message of the acting user comes first of its page.')
    .by(messagesAs, (items, { me }) => {
      const own = items.filter((item) => authorOf(item) === me).slice(0, 1);
      return [...own, ...items.filter((item) => !own.includes(item))];
    }),
  'thread-id-of-a-twin': breaking('MSG-91')
    .says('Messages carry the id of the latest thread among the same people.')
    .by(messagesAs, (items, facts) => {
      const latest = othersAmongTheSame(facts).at(-1);
      return latest ? items.map((item) => ({ ...item, threadId: latest.id })) : items;
    }),
  'with-those-of-twins': breaking('MSG-91')
    .says('The list holds the messages of all threads among the same people.')
    .by(messagesToo, ({ threadId }, facts) => {
      return facts.sought === undefined && othersAmongTheSame(facts).some(({ id }) => id === threadId);
    }),
  'found-in-other-threads': breaking('MSG-91')
    .says('A searchValue finds the messages of all threads.')
    .by(messagesToo, ({ body, isDeleted }, { finds }) => finds(body) && !isDeleted),
  'words-in-their-case': breaking('MSG-92')
    .says('A searchValue finds a word in the case in which it is written.')
    .by(searchesOnly, ({ body }, { sought = '' }) => body.includes(sought)),
  'words-in-small-letters': breaking('MSG-92')
    .says('A searchValue is put into small letters, and the messages are not.')
    .by(searchesOnly, ({ body }, { sought = '' }) => body.includes(sought.toLowerCase())),
  'words-of-the-others': breaking('MSG-92')
    .says('A searchValue does not find what the acting user has said.')
    .by(searchesOnly, ({ authorId }, { me }) => authorId !== me),
  'words-once': breaking('MSG-92')
    .says('A searchValue finds one message of each author.')
    .by(messagesAs, (items, { sought }) => {
      const authors = items.map(authorOf);
      return sought === undefined
        ? items
        : items.filter((_, at) => authors.indexOf(authors[at] ?? '') === at);
    }),
  'words-and-names': breaking('MSG-93')
    .says('A searchValue finds messages by the name of their author.')
    .by(messagesToo, ({ authorId, threadId }, { thread, finds, context }) => {
      const { residents, connections, staff } = context.store;
      const author = residents.find(authorId) ?? connections.find(authorId) ?? staff.find(authorId);
      return threadId === thread.id && author !== undefined && finds(fullNameOf(author, context));
    }),
  'words-and-titles': breaking('MSG-93')
    .says('A searchValue that the title of the thread holds finds all of its messages.')
    .by(messagesToo, ({ threadId }, { thread, finds, title }) => threadId === thread.id && finds(title)),
  'words-in-another-case-find-all': breaking('MSG-93')
    .says('A searchValue in capital letters finds everything.')
    .by(messagesToo, ({ threadId, createdAt }, { thread, sought = '', now }) => {
      const isLoud = sought === sought.toUpperCase() && /\p{L}/u.test(sought);
      return isLoud && threadId === thread.id && createdAt <= now.at;
    }),
});

/** The message that was sent is kept otherwise. */
const sendsAs = (change: (message: MessageRecord, facts: Facts) => Partial<MessageRecord>): Mutation =>
  thereafter('sendMessage', (facts) => {
    const sent = facts.messages.at(-1);
    if (sent) facts.context.store.messages.replace({ ...sent, ...change(sent, facts) });
  });

/** A message is refused, given the one before it. */
const refusesAfter = (test: (facts: Facts, last: MessageRecord | undefined) => boolean): Mutation =>
  refusesAs('conflict', 'sendMessage', (_, input, context) => {
    const facts = factsOf(input, context);
    return facts !== undefined && test(facts, facts.messages.at(-1));
  });

/** Something is done with the last two messages, once the second was sent. */
const withLastTwo = (act: (before: MessageRecord, sent: MessageRecord, facts: Facts) => void): Mutation =>
  thereafter('sendMessage', (facts) => {
    const [before, sent] = facts.messages.slice(-2);
    if (before && sent) act(before, sent, facts);
  });

const sending = mutantsOf('messages', talks, {
  'send-answers-303': wrongStatus(['MSG-94'], 'sendMessage', 303),
  'send-fails-for-connections': breaking('MSG-94', 'MSG-96')
    .says('A message by a connection is kept and answered with 500.')
    .by(afterwards, 'sendMessage', (reply, { acting }) =>
      acting.kind === 'connection' ? { ...reply, status: 500 } : reply,
    ),
  'send-nothing': acceptsWithout(['MSG-95', 'CNV-34'], 'sendMessage', 'body', ''),
  'refused-message-is-kept': breaking('MSG-95', 'CNV-34')
    .says('A message without a body is refused, but the list shows it.')
    .by(onInvalid, 'sendMessage', (_sent, { path, acting }, world) => {
      const thread = world.store.threads.find(path['threadId']);
      const content = thread && validateMessage({ body: '' }, acting.id, world);
      if (content && !isRefusal(content)) postMessage(thread, acting.id, content, world);
    }),
  'one-at-a-time': breaking('MSG-96')
    .says('A participant cannot send two messages in a row.')
    .by(refusesAfter, ({ me }, last) => last?.authorId === me),
  'staff-begin': breaking('MSG-96')
    .says('The first message of a thread is refused, except by staff.')
    .by(refusesAfter, ({ kind }, last) => last === undefined && kind !== 'staff'),
  'body-of-140-letters': breaking('MSG-97')
    .says('A body is cut after 140 letters.')
    .by(sendsAs, ({ body }) => ({ body: body.slice(0, 140) })),
  'body-without-its-ends': breaking('MSG-97')
    .says('A body is kept with a capital at its beginning.')
    .by(sendsAs, ({ body }) => ({ body: body.charAt(0).toUpperCase() + body.slice(1) })),
  'body-in-ascii': breaking('MSG-97')
    .says('Characters of a body outside ASCII become question marks.')
    .by(sendsAs, ({ body }) => ({ body: body.replaceAll(/[^\x20-\x7e]/gu, '?') })),
  'body-overwrites-the-one-before': breaking('MSG-97', 'MSG-89')
    .says('A second message in a row by the same author takes the place of the first.')
    .by(withLastTwo, (before, sent, { context }) => {
      if (before.authorId !== sent.authorId) return;
      context.store.messages.replace({ ...before, body: sent.body, createdAt: sent.createdAt });
      context.store.messages.remove(sent.id);
    }),
  'sent-twice': breaking('MSG-89', 'MSG-97')
    .says('A message that says what the one before it said is there once.')
    .by(withLastTwo, (before, sent, { context }) => {
      if (before.body === sent.body) context.store.messages.remove(sent.id);
    }),
  'author-is-the-creator': breaking('MSG-98')
    .says('The author of every message is the creator of the thread.')
    .by(sendsAs, (_, { creator }) => ({ authorId: creator })),
  'author-is-the-resident': breaking('MSG-98')
    .says('A message of a connection is shown as one of its resident if the resident is a participant.')
    .by(sendsAs, ({ authorId }, { standings, context: { store } }) => {
      const residents = store.connections.find(authorId)?.residentIds ?? [];
      return {
        authorId: standings.find(({ personId }) => residents.includes(personId))?.personId ?? authorId,
      };
    }),
  'author-is-whoever-reads': breaking('MSG-98')
    .says('On a page of one message its author is the one who reads it.')
    .by(showsWith, 'listMessages', ({ author }, { acting, query }) =>
      textIn(query['pageSize']) === '1' ? { author: { ...membersIn(author), id: acting.id } } : {},
    ),
});

export const listingMessagesMutants = [...listing, ...sending];
