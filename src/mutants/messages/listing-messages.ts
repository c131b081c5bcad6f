import type { MessageRecord } from '../../mock/world/messages-records.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import type { Facts } from './adapter.ts';
import { messagesAs, messagesOnly, messagesToo, thereafter } from './adapter.ts';

/** A search of the messages leaves some out. */
const searchesOnly = (keeps: (message: MessageRecord, facts: Facts) => boolean): Mutation =>
  messagesOnly((message, facts) => facts.sought === undefined || keeps(message, facts));

const listing = mutantsOf('messages', {
  'messages-answer-203': wrongStatus(['MSG-88', 'CNV-28'], 'listMessages', 203),
  'not-ones-own': breaking('MSG-89')
    .says('A connection does not find its own messages in the list.')
    .by(messagesOnly, ({ authorId }, { kind, me }) => kind !== 'connection' || authorId !== me),
  'oldest-first': breaking('MSG-90')
    .says('The messages of a page come oldest first.')
    .by(messagesAs, (items) => items.toReversed()),
  'found-oldest-first': breaking('MSG-90')
    .says('Messages that were searched for come oldest first.')
    .by(messagesAs, (items, { sought }) => (sought === undefined ? items : items.toReversed())),
  'found-in-other-threads': breaking('MSG-91')
    .says('A searchValue finds the messages of all threads.')
    .by(messagesToo, ({ body, isDeleted }, { finds }) => finds(body) && !isDeleted),
  'words-in-small-letters': breaking('MSG-92')
    .says('A searchValue is put into small letters, and the messages are not.')
    .by(searchesOnly, ({ body }, { sought = '' }) => body.includes(sought.toLowerCase())),
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

const sending = mutantsOf('messages', {
  'send-fails-for-connections': breaking('MSG-94', 'MSG-96')
    .says('A message by a connection is kept and answered with 500.')
    .by(afterwards, 'sendMessage', (reply, { acting }) =>
      acting.kind === 'connection' ? { ...reply, status: 500 } : reply,
    ),
  'send-nothing': acceptsWithout(['MSG-95', 'CNV-34'], 'sendMessage', 'body', ''),
  'body-of-140-letters': breaking('MSG-97')
    .says('A body is cut after 140 letters.')
    .by(sendsAs, ({ body }) => ({ body: body.slice(0, 140) })),
  'body-in-ascii': breaking('MSG-97')
    .says('Characters of a body outside ASCII become question marks.')
    .by(sendsAs, ({ body }) => ({ body: body.replaceAll(/[^\x20-\x7e]/gu, '?') })),
  'author-is-whoever-reads': breaking('MSG-98')
    .says('On a page of one message its author is the one who reads it.')
    .by(showsWith, 'listMessages', ({ author }, { acting, query }) =>
      textIn(query['pageSize']) === '1' ? { author: { ...membersIn(author), id: acting.id } } : {},
    ),
});

export const listingMessagesMutants = [...listing, ...sending];
