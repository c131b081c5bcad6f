import { observeErrorBody } from '../../assertions/error-body.ts';
import { placesOf } from '../../calls/paging-place.ts';
import { givenConnection } from '../../factories/connections.ts';
import type { Correspondent, Kind } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import type { Walk } from '../../kit/paging.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank, same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { facilityOfAnotherZone } from '../../laws/window-readings.ts';
import { observeInstant } from '../without-zone.ts';
import { listed, messagesFor, readBy, searched } from '../../assertions/messages-threads.ts';

/** Open questions about messages and the search for messages. */

const holds = (walk: Walk, member: string, value: string): boolean =>
  walk.items.some((one) => one[member] === value);

/** How a search matches a text, tested with a part of a word and with a word in another case. */
async function matchOf(
  text: string,
  search: (searchValue: string) => Promise<Walk>,
  member: string,
  value: string,
) {
  const part = holds(await search(text.slice(2, -2)), member, value);
  const whole = holds(await search(text.toUpperCase()), member, value);
  if (part) return whole ? 'part' : 'part-same-case';
  return whole ? 'words' : 'other: whole words in their own case';
}

check({
  id: 'messages.search-value-match',
  says: 'Records whether a searchValue also finds parts of words, and in another case.',
  clauses: ['MSG-27'],
  async run(t) {
    const [me, other] = await company(t, 2);
    const { threadId, title } = await givenThread(t, [me, other]);
    const body = await givenMessage(t, threadId, other);
    const list = (searchValue: string) => listed(t, me, { filter: 'active', searchValue });
    const search = (searchValue: string) => searched(t, me, { searchValue, isArchived: false });
    const messages = (searchValue: string) => messagesFor(t, me, threadId, { searchValue });
    const inList = await matchOf(title, list, 'id', threadId);
    t.observe('search-value-match', 'listThreads', inList);
    t.observe('search-value-match', 'searchThreads', await matchOf(title, search, 'id', threadId));
    const inMessages = await matchOf(body, messages, 'body', body);
    // The search in messages ignores case, so two of the readings look the same there.
    const isEither = inMessages === 'part' && inList === 'part-same-case';
    t.observe('search-value-match', 'listMessages', isEither ? inList : inMessages);
  },
});

check({
  id: 'messages.search-paging-place',
  says: 'Records whether a search of threads takes cursor and pageSize in the query or in the body.',
  clauses: ['MSG-54'],
  async run(t) {
    const { pageSize, cursor } = await placesOf(t);
    const both = pageSize.filter((place) => cursor.includes(place));
    const nowhere =
      `other: pageSize ${pageSize.join() || 'nowhere'}, cursor ${cursor.join() || 'nowhere'}` as const;
    t.observe('search-paging-place', 'searchThreads', both.length === 2 ? 'either' : (both[0] ?? nowhere));
  },
});

async function talk(t: Tools) {
  const [me, other] = await company(t, 2);
  return { me, other, threadId: (await givenThread(t, [me, other], { silent: true })).threadId };
}

/** Sends a message with additional members; returns the answer and what two people list. */
async function sent(t: Tools, more: JsonObject = {}) {
  const { me, other, threadId } = await talk(t);
  const body = freshWord(t, 'word');
  const request = { path: { threadId }, body: { body, ...more }, as: me.as };
  const answer = await t.callAny('sendMessage', request);
  const inList = async (reader: typeof me) =>
    (await messagesFor(t, reader, threadId)).items.find((one) => one['body'] === body);
  return { answer, mine: await inList(me), theirs: await inList(other) };
}

/** A message without additional members. */
const usual = once((t: Tools) => sent(t));

check({
  id: 'messages.send-message-answer',
  says: 'Records which 2xx and which body answer the sending of a message.',
  clauses: ['MSG-99'],
  async run(t) {
    const { answer, mine } = await usual(t);
    const isMessage = mine !== undefined && field(answer.json, 'data.body') === mine['body'];
    const { status } = answer;
    const outcomes = {
      'created-message': status === 201 && isMessage,
      'ok-message': status === 200 && isMessage,
      'no-content': status === 204,
    };
    reading(t, 'send-message-answer', answer, outcomes, `${status}${isMessage ? ' with the message' : ''}`);
  },
});

check({
  id: 'messages.message-status',
  says: 'Records which status a message has that was sent at once.',
  clauses: ['MSG-103'],
  async run(t) {
    const status = (await usual(t)).mine?.['status'];
    const named =
      status === 'sent' ? 'sent-or-scheduled' : status === 'delivered' ? 'delivery-words' : undefined;
    const unnamed = isBlank(status) ? 'unset' : (`other: ${String(status)}` as const);
    t.observe('message-status', 'listMessages', named ?? unnamed);
    const { mine: former } = await sent(t, { scheduledAt: `${await t.day(-1)}T10:00:00Z` });
    if (former && !same(former['status'], status))
      t.observe('message-status', 'listMessages', `other: ${show(former['status'])} for a time that is over`);
  },
});

/** A message with the id of a file that staff uploaded. */
const withFile = once(async (t: Tools) => {
  const content = Buffer.from('the menu of the week').toString('base64');
  const file = { name: 'menu.txt', type: 'text/plain', content };
  const { attachmentId } = await t.lever('create-message-attachment', file);
  return sent(t, { attachmentId });
});

check({
  id: 'messages.message-attachment',
  says: 'Records whether a message has the file that its attachmentId names.',
  clauses: ['MSG-100'],
  needs: ['lever:create-message-attachment'],
  async run(t) {
    const { answer, mine } = await withFile(t);
    reading(t, 'message-attachment', answer, {
      'by-id': !isBlank(mine?.['attachment']),
      'not-taken': mine !== undefined,
    });
  },
});

check({
  id: 'messages.unknown-attachment-id',
  says: 'Records what an unknown attachmentId does to a message.',
  clauses: ['MSG-102'],
  negative: true,
  async run(t) {
    const { answer, mine } = await sent(t, { attachmentId: t.fresh.word('nothing') });
    const isDropped = isSuccess(answer) && mine !== undefined && isBlank(mine['attachment']);
    if (isDropped && hasLever(t.run, 'create-message-attachment')) {
      const { mine: other } = await withFile(t);
      if (isBlank(other?.['attachment'])) return t.note('no attachmentId of a message has an effect');
    }
    reading(t, 'unknown-attachment-id', answer, { dropped: isDropped, refused: isRefused });
    observeErrorBody(t, answer, ['attachmentId']);
  },
});

check({
  id: 'messages.scheduled-message',
  says: 'Records what a scheduledAt in the future does to a message.',
  clauses: ['MSG-101'],
  async run(t) {
    const scheduledAt = `${await t.day(3)}T10:00:00Z`;
    const { answer, mine, theirs } = await sent(t, { scheduledAt });
    const isServed = isSuccess(answer);
    const isListed = isServed && mine !== undefined && theirs !== undefined;
    const outcomes = {
      'listed-when-due': isServed && !mine && !theirs,
      'listed-at-once': isListed && !isBlank(mine['scheduledAt']) && !isBlank(theirs['scheduledAt']),
      ignored: isListed,
    };
    const seen = isServed ? `listed for ${mine ? 'its author' : 'the other'} alone` : `${answer.status}`;
    reading(t, 'scheduled-message', answer, outcomes, seen);
  },
});

check({
  id: 'messages.scheduled-in-thread',
  says: 'Records what a thread shows of a message that is not listed until it is due.',
  clauses: ['MSG-108'],
  async run(t) {
    const { me, other, threadId } = await talk(t);
    const before = await readBy(t, me, threadId);
    const body = freshWord(t, 'word');
    const scheduledAt = `${await t.day(3)}T10:00:00Z`;
    const request = { path: { threadId }, body: { body, scheduledAt }, as: other.as };
    const answer = await t.callAny('sendMessage', request);
    if (!isSuccess(answer) || holds(await messagesFor(t, me, threadId), 'body', body)) {
      t.note('no message waits for its time on this target');
      return;
    }
    const { answer: read, thread } = await readBy(t, me, threadId);
    const changed = ['lastMessage', 'lastMessageAt', 'unreadCount', 'hasRead'].filter(
      (member) => !same(thread[member], before.thread[member]),
    );
    const outcomes = { 'at-once': thread['lastMessage'] === body, 'not-yet': changed.length === 0 };
    reading(t, 'scheduled-in-thread', read, outcomes, `changed ${changed.join(', ')}`);
  },
});

check({
  id: 'messages.date-time-without-zone',
  says: 'Records which instant a scheduledAt without a zone means in messages of a resident and of a connection.',
  // JSON Schema's date-time wants an offset, so strict validators of the contract object.
  negative: true,
  clauses: ['CNV-07'],
  async run(t) {
    const { id: facilityId, timeZone } = facilityOfAnotherZone(t);
    const { residentId } = await givenResident(t, {}, facilityId);
    const { connectionId } = await givenConnection(t, { residents: [residentId], facilities: [facilityId] });
    const person = (kind: Kind, id: string): Correspondent => ({ kind, id, ownId: id, as: id, isNew: true });
    const people = [person('resident', residentId), person('connection', connectionId)] as const;
    const { threadId } = await givenThread(t, people, { silent: true });
    const scheduledAt = `${await t.day(3)}T12:00:00`;
    for (const { as } of people) {
      const body = { body: freshWord(t, 'word'), scheduledAt };
      const answer = await t.call('sendMessage', { path: { threadId }, body, as });
      const { operationId, status } = answer;
      // Who may write, and where, is another question.
      if (status === 403) t.note(`${as} may not send messages`);
      else if (!isSuccess(answer)) t.observe('date-time-without-zone', operationId, `other: ${status}`);
      else observeInstant(t, operationId, field(answer.json, 'data.scheduledAt'), scheduledAt, timeZone);
    }
  },
});
