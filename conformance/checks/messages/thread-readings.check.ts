import { archive, leave } from './moves.ts';
import { company, correspondent } from '../../given/correspondents.ts';
import type { Correspondent } from '../../given/correspondents.ts';
import { givenMessage, givenThread } from '../../given/messages.ts';
import type { GivenThread } from '../../given/messages.ts';
import { check } from '../../kit/check.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { field } from '../../kit/json.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { listed, participantsIn, readBy, searched } from '../../models/thread-views.ts';

/** What of threads, and of how somebody stands to them, the interface leaves open. */

async function threadOfTwo(
  t: Tools,
): Promise<GivenThread & { readonly me: Correspondent; readonly other: Correspondent }> {
  const [me, other] = await company(t, 2);
  if (!me || !other) return t.unproven('needs two people who can act');
  return { ...(await givenThread(t, [me, other])), me, other };
}

check({
  id: 'messages.thread-filter-default',
  says: 'Whether the list without filter and the search without isArchived hold archived threads.',
  clauses: ['MSG-26'],
  async run(t) {
    const { threadId, me, other } = await threadOfTwo(t);
    const active = await givenThread(t, [me, other]);
    await archive(t, me, threadId);
    for (const [operation, { items }] of [
      ['listThreads', await listed(t, me, {})],
      ['searchThreads', await searched(t, me, { participantId: other.id })],
    ] as const) {
      const [hasArchived, hasActive] = [threadId, active.threadId].map((one) =>
        items.some(({ id }) => id === one),
      );
      const reading = hasArchived ? 'all' : 'active-only';
      t.observe('thread-filter-default', operation, hasActive ? reading : 'other: no active thread');
    }
  },
});

check({
  id: 'messages.thread-put-omitted',
  says: 'Whether a title that a change leaves out is cleared.',
  clauses: ['MSG-62'],
  async run(t) {
    const { threadId, title, me } = await threadOfTwo(t);
    const answer = await t.call('updateThread', { path: { threadId }, body: {}, as: me.as });
    const { thread } = await readBy(t, me, threadId);
    const shown = thread['title'];
    const reading = shown === title ? 'kept' : isBlank(shown) ? 'cleared' : undefined;
    t.observe(
      'thread-put-omitted',
      'updateThread',
      isSuccess(answer) && reading ? reading : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'messages.own-message-inbound',
  says: "Whether a message of one's own clears the archiving as well.",
  clauses: ['MSG-68'],
  async run(t) {
    const { threadId, me } = await threadOfTwo(t);
    await archive(t, me, threadId);
    await givenMessage(t, threadId, me);
    const { items } = await listed(t, me, { filter: 'archived' });
    const isArchived = items.some(({ id }) => id === threadId);
    t.observe('own-message-inbound', 'sendMessage', isArchived ? 'others-only' : 'own-too');
  },
});

check({
  id: 'messages.archived-thread-read',
  says: 'Whether an archived thread can be read by its id.',
  clauses: ['MSG-69'],
  async run(t) {
    const { threadId, me } = await threadOfTwo(t);
    await archive(t, me, threadId);
    const answer = await t.call('getThread', { path: { threadId }, as: me.as });
    const reading = isSuccess(answer) ? 'served' : refused(answer) === undefined ? 'not-found' : undefined;
    t.observe('archived-thread-read', 'getThread', reading ?? `other: ${answer.status}`);
  },
});

check({
  id: 'messages.left-thread-read',
  says: 'What the read of a thread answers to somebody who has left it.',
  clauses: ['MSG-75'],
  async run(t) {
    const [me, other, outsider] = await company(t, 3);
    if (!me || !other || !outsider) return;
    const path = { threadId: (await givenThread(t, [me, other])).threadId };
    await leave(t, me, path.threadId);
    const left = await t.call('getThread', { path, as: me.as });
    const never = await t.call('getThread', { path, as: outsider.as });
    const reading = left.status === never.status ? 'as-outsider' : isSuccess(left) ? 'readable' : undefined;
    t.observe('left-thread', 'getThread', reading ?? `other: ${left.status}, and ${never.status} to others`);
  },
});

check({
  id: 'messages.left-participant',
  says: 'Whether somebody who left is still shown among the participants.',
  clauses: ['MSG-76'],
  async run(t) {
    const [me, other, third] = await company(t, 3);
    if (!me || !other || !third) return;
    const { threadId } = await givenThread(t, [me, other, third]);
    await leave(t, other, threadId);
    const shown = participantsIn(await readBy(t, me, threadId)).find(({ id }) => id === other.id);
    const status = shown?.['status'];
    t.observe(
      'left-participant',
      'getThread',
      shown === undefined
        ? 'removed'
        : status === 'left'
          ? 'listed'
          : `other: shown with the status ${String(status)}`,
    );
  },
});

check({
  id: 'messages.has-read',
  says: 'Which hasRead a thread has before it is marked as read, and after a later message.',
  clauses: ['MSG-86'],
  async run(t) {
    const [author, me] = await company(t, 2);
    if (!author || !me) return;
    const { threadId } = await givenThread(t, [author, me], { silent: true });
    const look = async () => (await readBy(t, me, threadId)).thread['hasRead'] === true;
    const seen = [await look()];
    await givenMessage(t, threadId, author);
    seen.push(await look());
    await t.call('markThreadRead', { path: { threadId }, as: me.as });
    await givenMessage(t, threadId, author);
    seen.push(await look());
    const readings = {
      'false,false,false': 'until-message',
      'true,false,false': 'while-nothing-new',
      'false,false,true': 'once-marked',
    } as const;
    const found = seen.join(',');
    const isNamed = (one: string): one is keyof typeof readings => one in readings;
    t.observe('has-read', 'markThreadRead', isNamed(found) ? readings[found] : `other: ${found}`);
  },
});

check({
  id: 'messages.unread-count',
  says: 'What unreadCount counts.',
  clauses: ['MSG-87'],
  async run(t) {
    const { threadId, me, other } = await threadOfTwo(t);
    await t.call('markThreadRead', { path: { threadId }, as: me.as });
    for (const author of [other, me, other]) await givenMessage(t, threadId, author);
    const count = (await readBy(t, me, threadId)).thread['unreadCount'];
    const readings = { 2: 'inbound', 3: 'every-message', 0: 'zero' } as const;
    const reading = count === 2 || count === 3 || count === 0 ? readings[count] : undefined;
    t.observe('unread-count', 'getThread', reading ?? `other: ${String(count)}`);
  },
});

/** Each route of one thread, with a thread of its own. */
const routes = {
  getThread: {},
  updateThread: { body: { title: 'renamed by an outsider' } },
  archiveThread: {},
  leaveThread: {},
  muteThread: { query: { isMuted: true } },
  markThreadRead: {},
  listMessages: {},
  sendMessage: { body: { body: 'a word by an outsider' } },
} as const;

for (const operation of [
  'getThread',
  'updateThread',
  'archiveThread',
  'leaveThread',
  'muteThread',
  'markThreadRead',
  'listMessages',
  'sendMessage',
] as const) {
  check({
    id: `messages.non-participant.${operation}`,
    says: `What ${operation} answers to somebody who takes no part in the thread.`,
    clauses: ['MSG-58'],
    negative: true,
    async run(t) {
      const { threadId, me, other } = await threadOfTwo(t);
      const outsider =
        (await correspondent(t, 'resident', [me, other])) ??
        (await correspondent(t, 'connection')) ??
        (await correspondent(t, 'staff')) ??
        t.unproven('needs somebody who takes no part and can act');
      const answer = await t.callAny(operation, {
        path: { threadId },
        as: outsider.as,
        ...routes[operation],
      });
      const reading = isSuccess(answer)
        ? 'served'
        : answer.status === 403
          ? 'forbidden'
          : refused(answer) === undefined
            ? 'not-found'
            : undefined;
      t.observe('thread-non-participant', operation, reading ?? `other: ${answer.status}`);
    },
  });
}

for (const operation of ['listThreads', 'searchThreads'] as const) {
  check({
    id: `messages.system-actor-threads.${operation}`,
    says: `Which threads the system actor gets from ${operation}.`,
    clauses: ['MSG-28'],
    needs: ['systemActor'],
    async run(t) {
      const { threadId, title } = await threadOfTwo(t);
      const as = t.identity('systemActor');
      const answer =
        operation === 'listThreads'
          ? await t.call(operation, { query: { filter: 'active', searchValue: title }, as })
          : await t.call(operation, { body: { searchValue: title, isArchived: false }, as });
      const data = field(answer.json, 'data');
      const isThere = Array.isArray(data) && data.some((one) => field(one, 'id') === threadId);
      const reading = isSuccess(answer)
        ? isThere
          ? 'every-thread'
          : 'none'
        : refused(answer) === undefined
          ? 'refused'
          : undefined;
      t.observe('system-actor-threads', operation, reading ?? `other: ${answer.status}`);
    },
  });
}

check({
  id: 'messages.outsider-thread-flags',
  says: 'What the members kept for each user show to the system actor who makes a thread for a resident.',
  clauses: ['MSG-12'],
  needs: ['systemActor'],
  async run(t) {
    const [me, other] = await company(t, 2);
    if (!me || !other) return;
    const body = { participantIds: [other.id], creatorId: me.id };
    const answer = await t.call('createThread', { body, as: t.identity('systemActor') });
    if (!isSuccess(answer)) {
      t.observed(`the system actor makes no thread for a ${me.kind}: ${answer.status}`);
      return;
    }
    const { isArchived, isMuted, hasRead, unreadCount } = dataOf(answer);
    const flags = [isArchived, isMuted, hasRead];
    const isOff = flags.every((flag) => flag === false) && unreadCount === 0;
    const isUnset = [...flags, unreadCount].every(isBlank);
    const shown = [...flags, unreadCount].map(String).join(', ');
    t.observe('outsider-thread-flags', 'createThread', isOff ? 'off' : isUnset ? 'unset' : `other: ${shown}`);
  },
});
