import { isRefusal } from '../../mock/http/problem.ts';
import { pageOf, sorted } from '../../mock/http/paging.ts';
import { messageView } from '../../mock/operations/messages/message-view.ts';
import type { MessageRecord } from '../../mock/world/messages-records.ts';
import { holdsText } from '../../mock/domain/text-match.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { fullNameOf } from '../../mock/operations/person-name.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { inParlour } from '../../witness/messages.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, inList, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  kindOf,
  MESSAGES,
  messagesIn,
  sentThread,
  shownAs,
  tellingAlso,
  tellingOnly,
  twinsOf,
} from './amend.ts';

const soughtIn = ({ query }: AnyInput): string | undefined => textIn(query['searchValue']) || undefined;

const reordered = (
  change: (items: readonly unknown[], input: AnyInput, scene: Scene) => readonly unknown[],
): Mutation =>
  afterwards(MESSAGES, (reply, input, scene) => inList((items) => change(items, input, scene))(reply, input));

const told = (item: unknown, member: string): string => String(membersIn(item)[member]);

const talks = inParlour(async (parlour) => {
  const { ada, bea, carl, sam, talk, say, messages, move } = parlour;
  const people = [ada, carl, sam, bea];
  const [first] = [await talk({ people }), await talk({ people, title: 'wind' })];
  await say(ada, first, 'Rain AND Sun');
  await say(sam, first, 'rain');
  await move(bea, first, 'archive');
  await say(carl, first, 'Ada Field');
  const seen = [];
  for (const who of people)
    for (const query of [
      '',
      'pageSize=2',
      'searchValue=rain',
      'searchValue=RAIN',
      'searchValue=sun',
      'searchValue=Garden',
    ])
      seen.push(await messages(who, first, query));
  return [
    seen,
    await messages(carl, first, 'searchValue=ada'),
    await messages(carl, first, 'searchValue=rain&pageSize=1'),
  ];
});

/** Saboteurs of the list of messages. */
export const tellingSaboteurs = saboteursOf('messages', talks, {
  'messages-answer-203': [
    'The messages of a thread are answered with 203.',
    ['MSG-88', 'CNV-28'],
    afterwards(MESSAGES, withStatus(203)),
  ],
  'not-ones-own': [
    'A connection does not find its own messages in the list.',
    ['MSG-89'],
    tellingOnly(({ authorId }, { acting }) => acting.kind !== 'connection' || authorId !== acting.id),
  ],
  'from-staff-to-residents': [
    'What staff say is listed for residents and staff alone.',
    ['MSG-89'],
    tellingOnly(
      ({ authorId }, { acting }, scene) =>
        kindOf(authorId, scene) !== 'staff' || acting.kind !== 'connection',
    ),
  ],
  'the-first-is-forgotten': [
    'The first message of a thread is listed for whoever sent it.',
    ['MSG-89'],
    tellingOnly((message, { acting }, { store }) => {
      const [first] = store.messages.filter(({ threadId }) => threadId === message.threadId);
      return first?.id !== message.id || message.authorId === acting.id;
    }),
  ],
  'oldest-first': [
    'The messages of a page come oldest first.',
    ['MSG-90'],
    reordered((items) => items.toReversed()),
  ],
  'oldest-page-first': [
    'Where a pageSize is asked for the pages come oldest first, newest first on each.',
    ['MSG-90'],
    instead(MESSAGES, (original) => (input, scene) => {
      const reply = original(input, scene);
      const thread = scene.store.threads.find(sentThread(input));
      if (isRefusal(reply) || !thread || input.query['pageSize'] === undefined) return reply;
      const { messages } = scene.store;
      const order = {
        place: (one: MessageRecord) => ['', messages.positionOf(one)] as const,
        descending: false,
      };
      const found = messagesIn(thread, scene).filter(({ body }) => holdsText(body, soughtIn(input), 'part'));
      const view = (one: MessageRecord) => messageView(one, thread, scene);
      const page = pageOf(sorted(found, order), order, input.page, view, scene);
      return { status: 200, body: { ...page, data: page.data.toReversed() } };
    }),
  ],
  'found-oldest-first': [
    'Messages that were searched for come oldest first.',
    ['MSG-90'],
    reordered((items, input) => (soughtIn(input) === undefined ? items : items.toReversed())),
  ],
  'one-after-the-other': [
    'The messages of a page come by their authors, newest first for each.',
    ['MSG-90'],
    reordered((items) => {
      const author = (item: unknown) => told(membersIn(item)['author'], 'id');
      return items.toSorted((a, b) => (author(a) < author(b) ? -1 : author(a) > author(b) ? 1 : 0));
    }),
  ],
  'ones-own-first': [
    'The newest message of the acting user comes first of its page.',
    ['MSG-90'],
    reordered((items, { acting }) => {
      const own = items.find((item) => told(membersIn(item)['author'], 'id') === acting.id);
      return own === undefined ? items : [own, ...items.filter((item) => item !== own)];
    }),
  ],
  'thread-id-of-a-twin': [
    'Messages carry the id of the latest thread among the same people.',
    ['MSG-91'],
    shownAs([MESSAGES], (message, input, scene) => {
      const thread = scene.store.threads.find(sentThread(input));
      const twin = thread && twinsOf(thread, scene).at(-1);
      return twin ? { ...message, threadId: twin.id } : message;
    }),
  ],
  'with-those-of-twins': [
    'The list holds the messages of all threads among the same people.',
    ['MSG-91'],
    tellingAlso(({ threadId }, input, scene) => {
      const thread = scene.store.threads.find(sentThread(input));
      const isPlain = soughtIn(input) === undefined && thread !== undefined;
      return isPlain && twinsOf(thread, scene).some(({ id }) => id === threadId);
    }),
  ],
  'found-in-other-threads': [
    'A searchValue finds the messages of all threads.',
    ['MSG-91'],
    tellingAlso(
      ({ body, isDeleted }, input) =>
        soughtIn(input) !== undefined && !isDeleted && holdsText(body, soughtIn(input), 'part'),
    ),
  ],
  'words-in-their-case': [
    'A searchValue finds a word in the case in which it is written.',
    ['MSG-92'],
    tellingOnly(({ body }, input) => soughtIn(input) === undefined || body.includes(soughtIn(input) ?? '')),
  ],
  'words-in-small-letters': [
    'A searchValue is put into small letters, and the messages are not.',
    ['MSG-92'],
    tellingOnly(
      ({ body }, input) =>
        soughtIn(input) === undefined || body.includes(soughtIn(input)?.toLowerCase() ?? ''),
    ),
  ],
  'words-of-the-others': [
    'A searchValue does not find what the acting user has said.',
    ['MSG-92'],
    tellingOnly(({ authorId }, input) => soughtIn(input) === undefined || authorId !== input.acting.id),
  ],
  'words-once': [
    'A searchValue finds one message of each author.',
    ['MSG-92'],
    reordered((items, input) => {
      const authors = items.map((item) => told(membersIn(item)['author'], 'id'));
      return soughtIn(input) === undefined
        ? items
        : items.filter((_, at) => authors.indexOf(authors[at] ?? '') === at);
    }),
  ],
  'words-and-names': [
    'A searchValue finds messages by the name of their author.',
    ['MSG-93'],
    tellingAlso(({ authorId, threadId }, input, scene) => {
      const { residents, connections, staff } = scene.store;
      const author = residents.find(authorId) ?? connections.find(authorId) ?? staff.find(authorId);
      const sought = soughtIn(input);
      if (!author || sought === undefined || threadId !== sentThread(input)) return false;
      return holdsText(fullNameOf(author, scene), sought, 'part');
    }),
  ],
  'words-and-titles': [
    'A searchValue that the title of the thread holds finds all of its messages.',
    ['MSG-93'],
    tellingAlso(({ threadId }, input, { store }) => {
      const sought = soughtIn(input);
      const title = store.threads.find(sentThread(input))?.title ?? null;
      return sought !== undefined && threadId === sentThread(input) && holdsText(title, sought, 'part');
    }),
  ],
  'words-in-another-case-find-all': [
    'A searchValue in capital letters finds everything.',
    ['MSG-93'],
    tellingAlso(({ threadId, createdAt }, input, { clock }) => {
      const sought = soughtIn(input);
      const isLoud = sought !== undefined && sought === sought.toUpperCase() && /\p{L}/u.test(sought);
      return isLoud && threadId === sentThread(input) && createdAt <= isoOf(clock.now());
    }),
  ],
});
