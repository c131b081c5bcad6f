import { correspondent } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { check, checkWith } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { byId, dataOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { listed, messagesFor, participantsIn, readBy, searched } from '../../assertions/messages-threads.ts';
import { archived as archive, left as leave } from '../../factories/messages-states.ts';
import { people } from '../../kit/to-add.ts';

/** Open questions about threads and about the state of a thread for one person. */

/** Declares a check whose setup is a thread of two people. */
const checkOfTwo = checkWith(async (t) => {
  const [me, other] = await company(t, 2);
  return { ...(await givenThread(t, [me, other])), me, other };
});

checkOfTwo({
  id: 'messages.thread-filter-default',
  says: 'Records whether the list without filter and the search without isArchived hold archived threads.',
  clauses: ['MSG-26'],
  async run(t, { threadId, me, other }) {
    const active = await givenThread(t, [me, other]);
    await archive(t, me, threadId);
    for (const [operation, { items }] of [
      ['listThreads', await listed(t, me, {})],
      ['searchThreads', await searched(t, me, { participantId: other.id })],
    ] as const) {
      const held = byId(items, threadId) ? 'all' : 'active-only';
      const hasActive = byId(items, active.threadId) !== undefined;
      t.observe('thread-filter-default', operation, hasActive ? held : 'other: no active thread');
    }
  },
});

checkOfTwo({
  id: 'messages.thread-put-omitted',
  says: 'Records whether a title that a change leaves out is cleared.',
  clauses: ['MSG-62'],
  async run(t, { threadId, title, me }) {
    const answer = await t.call('updateThread', { path: { threadId }, body: {}, as: me.as });
    const shown = (await readBy(t, me, threadId)).thread['title'];
    reading(t, 'thread-put-omitted', answer, {
      kept: isSuccess(answer) && shown === title,
      cleared: isSuccess(answer) && isBlank(shown),
    });
  },
});

checkOfTwo({
  id: 'messages.own-message-inbound',
  says: "Records whether a message of one's own clears the archiving, too.",
  clauses: ['MSG-68'],
  async run(t, { threadId, me }) {
    await archive(t, me, threadId);
    await givenMessage(t, threadId, me);
    const { items } = await listed(t, me, { filter: 'archived' });
    t.observe('own-message-inbound', 'sendMessage', byId(items, threadId) ? 'others-only' : 'own-too');
  },
});

checkOfTwo({
  id: 'messages.archived-thread-read',
  says: 'Records whether an archived thread can be read by its id.',
  clauses: ['MSG-69'],
  async run(t, { threadId, me }) {
    await archive(t, me, threadId);
    const answer = await t.call('getThread', { path: { threadId }, as: me.as });
    reading(t, 'archived-thread-read', answer, { served: isSuccess, 'not-found': isRefused });
  },
});

check({
  id: 'messages.left-thread-read',
  says: 'Records what the read of a thread answers to a user who has left it.',
  clauses: ['MSG-75'],
  async run(t) {
    const [me, other, outsider] = await company(t, 3);
    const path = { threadId: (await givenThread(t, [me, other])).threadId };
    await leave(t, me, path.threadId);
    const left = await t.call('getThread', { path, as: me.as });
    const never = await t.call('getThread', { path, as: outsider.as });
    const outcomes = { 'as-outsider': left.status === never.status, readable: isSuccess };
    reading(t, 'left-thread', left, outcomes, `${left.status}, and ${never.status} to others`);
  },
});

check({
  id: 'messages.left-participant',
  says: 'Records whether a user who left is still shown among the participants, and as one who left on what they wrote.',
  clauses: ['MSG-76'],
  async run(t) {
    const [me, other, third] = await company(t, 3);
    const { threadId } = await givenThread(t, [me, other, third]);
    await givenMessage(t, threadId, other);
    await leave(t, other, threadId);
    const view = await readBy(t, me, threadId);
    const shown = byId(participantsIn(view), other.id);
    const [written] = (await messagesFor(t, me, threadId)).items;
    const [status, author] = [shown?.['status'], field(written, 'author.status')];
    const outcomes = { removed: shown === undefined && author !== 'left', listed: status === 'left' };
    const seen = `shown with the status ${String(status)}, and ${String(author)} as an author`;
    reading(t, 'left-participant', view.answer, outcomes, seen);
  },
});

check({
  id: 'messages.has-read',
  says: 'Records which hasRead a thread has before it is marked as read, and after a later message.',
  clauses: ['MSG-86'],
  async run(t) {
    const [author, me] = await company(t, 2);
    const { threadId } = await givenThread(t, [author, me], { silent: true });
    const readFlag = async () => (await readBy(t, me, threadId)).thread['hasRead'] === true;
    const seen = [await readFlag()];
    await givenMessage(t, threadId, author);
    seen.push(await readFlag());
    const marked = await t.call('markThreadRead', { path: { threadId }, as: me.as });
    await givenMessage(t, threadId, author);
    seen.push(await readFlag());
    const found = seen.join(',');
    const outcomes = {
      'until-message': found === 'false,false,false',
      'while-nothing-new': found === 'true,false,false',
      'once-marked': found === 'false,false,true',
    };
    reading(t, 'has-read', marked, outcomes, found);
  },
});

checkOfTwo({
  id: 'messages.muted-at-first',
  says: 'Records whether a new thread is muted for its creator and another participant.',
  clauses: ['MSG-110'],
  async run(t, { threadId, thread, me, other }) {
    const views = [await readBy(t, me, threadId), await readBy(t, other, threadId)];
    const seen = new Set([thread, ...views.map((view) => view.thread)].map(({ isMuted }) => isMuted));
    const [first, ...others] = seen;
    const found = others.length === 0 && (first === true ? 'muted' : first === false && 'unmuted');
    t.observe('muted-at-first', 'createThread', found || `other: ${[...seen].map(String).join(', ')}`);
  },
});

check({
  id: 'messages.named-twice',
  says: 'Records how often the creator and another user stand in a new thread that names each of them once more.',
  clauses: ['MSG-111'],
  async run(t) {
    const [me, other] = await company(t, 2);
    for (const [about, participantIds] of [
      ['the creator', [me.id, other.id]],
      ['another user', [other.id, other.id]],
    ] as const) {
      const body = { creatorId: me.id, participantIds };
      const answer = await t.call('createThread', { as: me.as, body });
      const threadId = String(field(answer.json, 'data.id'));
      const shown = isSuccess(answer) ? participantsIn(await readBy(t, me, threadId)) : [];
      const counts = [me, other].map(({ id }) => shown.filter((one) => one['id'] === id).length);
      const seen = counts.join(' and ');
      const outcomes = {
        once: seen === '1 and 1',
        twice: seen === (about === 'the creator' ? '2 and 1' : '1 and 2'),
        refused: isRefused(answer),
      };
      reading(t, 'named-twice', answer, outcomes, `${about} named twice: ${seen}`);
    }
  },
});

checkOfTwo({
  id: 'messages.unread-count',
  says: 'Records what unreadCount counts, and that it counts nothing in a thread that was just made.',
  clauses: ['MSG-87'],
  async run(t, { threadId, thread: { unreadCount: atFirst }, me, other }) {
    await t.call('markThreadRead', { path: { threadId }, as: me.as });
    for (const author of [other, me, other]) await givenMessage(t, threadId, author);
    const { answer, thread } = await readBy(t, me, threadId);
    const count = thread['unreadCount'];
    const isClean = isBlank(atFirst) || atFirst === 0;
    const outcomes = {
      inbound: isClean && count === 2,
      'every-message': isClean && count === 3,
      zero: isClean && count === 0,
    };
    reading(t, 'unread-count', answer, outcomes, `${String(count)}, and ${String(atFirst)} at first`);
  },
});

/**
 * A thread, and an outsider who does not take part and whose requests change nothing, unless the target
 * serves them.
 */
const apart = once(async (t: Tools) => {
  const [me, other] = await company(t, 2);
  const outsider =
    (await correspondent(t, 'resident', [me, other])) ??
    (await correspondent(t, 'connection')) ??
    (await correspondent(t, 'staff')) ??
    t.unproven('needs a user who takes no part and can act', people('resident', { count: 3 }));
  return { path: { threadId: (await givenThread(t, [me, other])).threadId }, as: outsider.as };
});

const routes = [
  ['getThread', {}],
  ['updateThread', { body: { title: 'renamed by an outsider' } }],
  ['archiveThread', {}],
  ['leaveThread', {}],
  ['muteThread', { query: { isMuted: true } }],
  ['markThreadRead', {}],
  ['listMessages', {}],
  ['sendMessage', { body: { body: 'a word by an outsider' } }],
] as const;

for (const [operation, request] of routes)
  check({
    id: `messages.non-participant.${operation}`,
    says: `Records what ${operation} answers to a user who takes no part in the thread.`,
    clauses: ['MSG-58'],
    negative: true,
    async run(t) {
      const answer = await t.callAny(operation, { ...(await apart(t)), ...request });
      reading(t, 'thread-non-participant', answer, {
        served: isSuccess,
        forbidden: answer.status === 403,
        'not-found': isRefused,
      });
    },
  });

for (const operation of ['listThreads', 'searchThreads'] as const)
  checkOfTwo({
    id: `messages.system-actor-threads.${operation}`,
    says: `Records which threads the system actor gets from ${operation}.`,
    clauses: ['MSG-28'],
    needs: ['systemActor'],
    async run(t, { threadId, title }) {
      const as = t.identity('systemActor');
      const answer =
        operation === 'listThreads'
          ? await t.call(operation, { query: { filter: 'active', searchValue: title }, as })
          : await t.call(operation, { body: { searchValue: title, isArchived: false }, as });
      const data = field(answer.json, 'data');
      const isThere = Array.isArray(data) && data.some((one) => field(one, 'id') === threadId);
      reading(t, 'system-actor-threads', answer, {
        'every-thread': isSuccess(answer) && isThere,
        none: isSuccess,
        refused: isRefused,
      });
    },
  });

check({
  id: 'messages.outsider-thread-flags',
  says: 'Records what a thread shows to the system actor who made it for a resident, in the members kept for each user.',
  clauses: ['MSG-12'],
  needs: ['systemActor'],
  async run(t) {
    const [me, other] = await company(t, 2);
    const body = { participantIds: [other.id], creatorId: me.id };
    const answer = await t.call('createThread', { body, as: t.identity('systemActor') });
    if (!isSuccess(answer)) {
      t.observed(`the system actor makes no thread for a ${me.kind}: ${answer.status}`);
      return;
    }
    const { isArchived, isMuted, hasRead, unreadCount } = dataOf(answer);
    const shown = [isArchived, isMuted, hasRead, unreadCount];
    const isOff = unreadCount === 0 && shown.slice(0, 3).every((flag) => flag === false);
    const outcomes = { off: isOff, unset: shown.every(isBlank) };
    reading(t, 'outsider-thread-flags', answer, outcomes, shown.map(String).join(', '));
  },
});
