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
import { afterwards, inList, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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
): Lie =>
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

/** Lies of the list of messages. */
export const tellingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.messages-answer-203',
    lie: 'The messages of a thread are answered with 203.',
    breaks: ['MSG-88', 'CNV-28'],
    tables: afterwards(MESSAGES, withStatus(203)),
    witness: talks,
  },
  {
    id: 'messages.not-ones-own',
    lie: 'A connection does not find its own messages in the list.',
    breaks: ['MSG-89'],
    tables: tellingOnly(({ authorId }, { acting }) => acting.kind !== 'connection' || authorId !== acting.id),
    witness: talks,
  },
  {
    id: 'messages.from-staff-to-residents',
    lie: 'What staff say is listed for residents and staff alone.',
    breaks: ['MSG-89'],
    tables: tellingOnly(
      ({ authorId }, { acting }, scene) =>
        kindOf(authorId, scene) !== 'staff' || acting.kind !== 'connection',
    ),
    witness: talks,
  },
  {
    id: 'messages.the-first-is-forgotten',
    lie: 'The first message of a thread is listed for whoever sent it.',
    breaks: ['MSG-89'],
    tables: tellingOnly((message, { acting }, { store }) => {
      const [first] = store.messages.filter(({ threadId }) => threadId === message.threadId);
      return first?.id !== message.id || message.authorId === acting.id;
    }),
    witness: talks,
  },
  {
    id: 'messages.oldest-first',
    lie: 'The messages of a page come oldest first.',
    breaks: ['MSG-90'],
    tables: reordered((items) => items.toReversed()),
    witness: talks,
  },
  {
    id: 'messages.oldest-page-first',
    lie: 'Where a pageSize is asked for the pages come oldest first, newest first on each.',
    breaks: ['MSG-90'],
    tables: instead(MESSAGES, (honest) => (input, scene) => {
      const reply = honest(input, scene);
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
    witness: talks,
  },
  {
    id: 'messages.found-oldest-first',
    lie: 'Messages that were searched for come oldest first.',
    breaks: ['MSG-90'],
    tables: reordered((items, input) => (soughtIn(input) === undefined ? items : items.toReversed())),
    witness: talks,
  },
  {
    id: 'messages.one-after-the-other',
    lie: 'The messages of a page come by their authors, newest first for each.',
    breaks: ['MSG-90'],
    tables: reordered((items) => {
      const author = (item: unknown) => told(membersIn(item)['author'], 'id');
      return items.toSorted((a, b) => (author(a) < author(b) ? -1 : author(a) > author(b) ? 1 : 0));
    }),
    witness: talks,
  },
  {
    id: 'messages.ones-own-first',
    lie: 'The newest message of the acting user comes first of its page.',
    breaks: ['MSG-90'],
    tables: reordered((items, { acting }) => {
      const own = items.find((item) => told(membersIn(item)['author'], 'id') === acting.id);
      return own === undefined ? items : [own, ...items.filter((item) => item !== own)];
    }),
    witness: talks,
  },
  {
    id: 'messages.thread-id-of-a-twin',
    lie: 'Messages carry the id of the latest thread among the same people.',
    breaks: ['MSG-91'],
    tables: shownAs([MESSAGES], (message, input, scene) => {
      const thread = scene.store.threads.find(sentThread(input));
      const twin = thread && twinsOf(thread, scene).at(-1);
      return twin ? { ...message, threadId: twin.id } : message;
    }),
    witness: talks,
  },
  {
    id: 'messages.with-those-of-twins',
    lie: 'The list holds the messages of all threads among the same people.',
    breaks: ['MSG-91'],
    tables: tellingAlso(({ threadId }, input, scene) => {
      const thread = scene.store.threads.find(sentThread(input));
      const isPlain = soughtIn(input) === undefined && thread !== undefined;
      return isPlain && twinsOf(thread, scene).some(({ id }) => id === threadId);
    }),
    witness: talks,
  },
  {
    id: 'messages.found-in-other-threads',
    lie: 'A searchValue finds the messages of all threads.',
    breaks: ['MSG-91'],
    tables: tellingAlso(
      ({ body, isDeleted }, input) =>
        soughtIn(input) !== undefined && !isDeleted && holdsText(body, soughtIn(input), 'part'),
    ),
    witness: talks,
  },
  {
    id: 'messages.words-in-their-case',
    lie: 'A searchValue finds a word in the case in which it is written.',
    breaks: ['MSG-92'],
    tables: tellingOnly(
      ({ body }, input) => soughtIn(input) === undefined || body.includes(soughtIn(input) ?? ''),
    ),
    witness: talks,
  },
  {
    id: 'messages.words-in-small-letters',
    lie: 'A searchValue is put into small letters, and the messages are not.',
    breaks: ['MSG-92'],
    tables: tellingOnly(
      ({ body }, input) =>
        soughtIn(input) === undefined || body.includes(soughtIn(input)?.toLowerCase() ?? ''),
    ),
    witness: talks,
  },
  {
    id: 'messages.words-of-the-others',
    lie: 'A searchValue does not find what the acting user has said.',
    breaks: ['MSG-92'],
    tables: tellingOnly(
      ({ authorId }, input) => soughtIn(input) === undefined || authorId !== input.acting.id,
    ),
    witness: talks,
  },
  {
    id: 'messages.words-once',
    lie: 'A searchValue finds one message of each author.',
    breaks: ['MSG-92'],
    tables: reordered((items, input) => {
      const authors = items.map((item) => told(membersIn(item)['author'], 'id'));
      return soughtIn(input) === undefined
        ? items
        : items.filter((_, at) => authors.indexOf(authors[at] ?? '') === at);
    }),
    witness: talks,
  },
  {
    id: 'messages.words-and-names',
    lie: 'A searchValue finds messages by the name of their author.',
    breaks: ['MSG-93'],
    tables: tellingAlso(({ authorId, threadId }, input, scene) => {
      const { residents, connections, staff } = scene.store;
      const author = residents.find(authorId) ?? connections.find(authorId) ?? staff.find(authorId);
      const sought = soughtIn(input);
      if (!author || sought === undefined || threadId !== sentThread(input)) return false;
      return holdsText(fullNameOf(author, scene), sought, 'part');
    }),
    witness: talks,
  },
  {
    id: 'messages.words-and-titles',
    lie: 'A searchValue that the title of the thread holds finds all of its messages.',
    breaks: ['MSG-93'],
    tables: tellingAlso(({ threadId }, input, { store }) => {
      const sought = soughtIn(input);
      const title = store.threads.find(sentThread(input))?.title ?? null;
      return sought !== undefined && threadId === sentThread(input) && holdsText(title, sought, 'part');
    }),
    witness: talks,
  },
  {
    id: 'messages.words-in-another-case-find-all',
    lie: 'A searchValue in capital letters finds everything.',
    breaks: ['MSG-93'],
    tables: tellingAlso(({ threadId, createdAt }, input, { clock }) => {
      const sought = soughtIn(input);
      const isLoud = sought !== undefined && sought === sought.toUpperCase() && /\p{L}/u.test(sought);
      return isLoud && threadId === sentThread(input) && createdAt <= isoOf(clock.now());
    }),
    witness: talks,
  },
];
