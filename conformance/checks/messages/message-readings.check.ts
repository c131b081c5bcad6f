import { placesOf } from '../../calls/paging-place.ts';
import { company } from '../../given/correspondents.ts';
import type { Correspondent } from '../../given/correspondents.ts';
import { freshWord, givenMessage, givenThread } from '../../given/messages.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import type { Walk } from '../../kit/paging.ts';
import { isBlank, same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { listed, messagesFor, readBy, searched } from '../../models/thread-views.ts';

/** What of messages, and of searching for them, the interface leaves open. */

type Found = (searchValue: string) => Promise<boolean>;

const holds = (walk: Walk, member: string, value: string): boolean =>
  walk.items.some((one) => one[member] === value);

/** How a search meets a text, told by a part of a word and by a word in other letters. */
async function matchOf(
  found: Found,
  text: string,
): Promise<'part' | 'part-same-case' | 'words' | `other: ${string}`> {
  const part = await found(text.slice(2, -2));
  const whole = await found(text.toUpperCase());
  if (part) return whole ? 'part' : 'part-same-case';
  return whole ? 'words' : 'other: whole words in their own case';
}

check({
  id: 'messages.search-value-match',
  says: 'Whether a searchValue also finds parts of words, and in either case.',
  clauses: ['MSG-27'],
  async run(t) {
    const [me, other] = await company(t, 2);
    if (!me || !other) return;
    const { threadId, title } = await givenThread(t, [me, other]);
    const body = await givenMessage(t, threadId, other);
    const inList = await matchOf(
      async (searchValue) => holds(await listed(t, me, { filter: 'active', searchValue }), 'id', threadId),
      title,
    );
    t.observe('search-value-match', 'listThreads', inList);
    t.observe(
      'search-value-match',
      'searchThreads',
      await matchOf(
        async (searchValue) =>
          holds(await searched(t, me, { searchValue, isArchived: false }), 'id', threadId),
        title,
      ),
    );
    const inMessages = await matchOf(
      async (searchValue) => holds(await messagesFor(t, me, threadId, { searchValue }), 'body', body),
      body,
    );
    // Messages are found in either case, so there two of the readings are one.
    const isEither = inMessages === 'part' && inList === 'part-same-case';
    t.observe('search-value-match', 'listMessages', isEither ? inList : inMessages);
  },
});

check({
  id: 'messages.search-paging-place',
  says: 'Whether the paging of a search of threads is asked for in the query or in the body.',
  clauses: ['MSG-54'],
  async run(t) {
    const { pageSize, cursor } = await placesOf(t);
    const both = pageSize.filter((place) => cursor.includes(place));
    const [only] = both;
    t.observe(
      'search-paging-place',
      'searchThreads',
      both.length === 2
        ? 'either'
        : (only ?? `other: pageSize ${pageSize.join() || 'nowhere'}, cursor ${cursor.join() || 'nowhere'}`),
    );
  },
});

interface Talk {
  readonly me: Correspondent;
  readonly other: Correspondent;
  readonly threadId: string;
}

async function talk(t: Tools): Promise<Talk> {
  const [me, other] = await company(t, 2);
  if (!me || !other) return t.unproven('needs two people who can act');
  return { me, other, threadId: (await givenThread(t, [me, other])).threadId };
}

/** Sends a message with something unusual in it, and what two people list of it. */
async function sent(
  t: Tools,
  { me, other, threadId }: Talk,
  more: { readonly [member: string]: unknown } = {},
): Promise<{ readonly answer: Answer; readonly shown: readonly (JsonObject | undefined)[] }> {
  const body = freshWord(t, 'word');
  const answer = await t.callAny('sendMessage', {
    path: { threadId },
    body: { body, ...more },
    as: me.as,
  });
  const shown = [];
  for (const reader of [me, other])
    shown.push((await messagesFor(t, reader, threadId)).items.find((one) => one['body'] === body));
  return { answer, shown };
}

check({
  id: 'messages.send-message-answer',
  says: 'Which 2xx the sending of a message gets, and what it holds.',
  clauses: ['MSG-99'],
  async run(t) {
    const { answer, shown } = await sent(t, await talk(t));
    const isMessage = field(answer.json, 'data.body') === shown[0]?.['body'] && shown[0] !== undefined;
    const { status } = answer;
    t.observe(
      'send-message-answer',
      'sendMessage',
      status === 201 && isMessage
        ? 'created-message'
        : status === 200 && isMessage
          ? 'ok-message'
          : status === 204
            ? 'no-content'
            : `other: ${status}${isMessage ? ' with the message' : ''}`,
    );
  },
});

check({
  id: 'messages.message-status',
  says: 'Which status a message has that was sent at once.',
  clauses: ['MSG-103'],
  async run(t) {
    const { shown } = await sent(t, await talk(t));
    const status = shown[0]?.['status'];
    const readings = { sent: 'sent-or-scheduled', delivered: 'delivery-words' } as const;
    const named = status === 'sent' || status === 'delivered' ? readings[status] : undefined;
    t.observe(
      'message-status',
      'listMessages',
      named ?? (isBlank(status) ? 'unset' : `other: ${String(status)}`),
    );
  },
});

check({
  id: 'messages.message-attachment',
  says: 'Whether a message carries a file that its attachmentId names.',
  clauses: ['MSG-100'],
  needs: ['lever:create-message-attachment'],
  async run(t) {
    const content = Buffer.from('the menu of the week').toString('base64');
    const file = { name: 'menu.txt', type: 'text/plain', content };
    const { attachmentId } = await t.lever('create-message-attachment', file);
    const { answer, shown } = await sent(t, await talk(t), { attachmentId });
    const isCarried = !isBlank(shown[0]?.['attachment']);
    t.observe(
      'message-attachment',
      'sendMessage',
      shown[0] === undefined ? `other: ${answer.status}` : isCarried ? 'by-id' : 'not-taken',
    );
  },
});

check({
  id: 'messages.unknown-attachment-id',
  says: 'What an attachmentId that names nothing does to a message.',
  clauses: ['MSG-102'],
  negative: true,
  async run(t) {
    const { answer, shown } = await sent(t, await talk(t), { attachmentId: t.fresh.word('nothing') });
    const isDropped = shown[0] !== undefined && isBlank(shown[0]['attachment']);
    t.observe(
      'unknown-attachment-id',
      'sendMessage',
      isSuccess(answer) && isDropped
        ? 'dropped'
        : refused(answer) === undefined
          ? 'refused'
          : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'messages.scheduled-message',
  says: 'What a scheduledAt in the future does to a message.',
  clauses: ['MSG-101'],
  async run(t) {
    const scheduledAt = `${await t.day(3)}T10:00:00Z`;
    const { answer, shown } = await sent(t, await talk(t), { scheduledAt });
    const [mine, theirs] = shown;
    const isTimed = [mine, theirs].every((one) => !isBlank(one?.['scheduledAt']));
    t.observe(
      'scheduled-message',
      'sendMessage',
      !isSuccess(answer)
        ? `other: ${answer.status}`
        : !mine && !theirs
          ? 'listed-when-due'
          : !mine || !theirs
            ? `other: listed for ${mine ? 'its author' : 'the other'} alone`
            : isTimed
              ? 'listed-at-once'
              : 'ignored',
    );
  },
});

check({
  id: 'messages.scheduled-in-thread',
  says: 'What a thread tells of a message that is not listed until it is due.',
  clauses: ['MSG-108'],
  async run(t) {
    const { me, other, threadId } = await talk(t);
    const before = await readBy(t, me, threadId);
    const body = freshWord(t, 'word');
    const scheduledAt = `${await t.day(3)}T10:00:00Z`;
    const answer = await t.callAny('sendMessage', {
      path: { threadId },
      body: { body, scheduledAt },
      as: other.as,
    });
    if (!isSuccess(answer) || holds(await messagesFor(t, me, threadId), 'body', body)) {
      t.note('no message waits for its time on this target');
      return;
    }
    const { thread } = await readBy(t, me, threadId);
    const changed = ['lastMessage', 'lastMessageAt', 'unreadCount', 'hasRead'].filter(
      (member) => !same(thread[member], before.thread[member]),
    );
    t.observe(
      'scheduled-in-thread',
      'getThread',
      thread['lastMessage'] === body
        ? 'at-once'
        : changed.length === 0
          ? 'not-yet'
          : `other: changed ${changed.join(', ')}`,
    );
  },
});
