import { eachFirst, type Correspondent } from '../../factories/messages-people.ts';
import { givenMessage, givenThread, type GivenThread } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustHaveSaid } from '../../assertions/messages.ts';
import {
  listed,
  messagesFor,
  mustHide,
  mustList,
  mustShow,
  readBy,
} from '../../assertions/messages-threads.ts';
import { creatorsOf, does, everyList } from './moves.ts';

/** A thread that was left is in none of the lists of whoever left it. */
async function mustBeGone(t: Tools, who: Correspondent, { threadId, title }: GivenThread, when: string) {
  const promised = `${when}, the ${who.kind} who left does not list the thread`;
  for (const query of everyList(title))
    mustHide(await listed(t, who, query), threadId, `${promised} (${JSON.stringify(query)})`);
}

check({
  id: 'messages.left-thread-is-in-no-list',
  says: 'A thread that somebody has left is in no list of theirs, whatever the filter; their other threads are.',
  clauses: ['MSG-72', 'MSG-19'],
  run: eachFirst(3, async (t, turn) => {
    for (const people of creatorsOf(turn))
      for (const before of [[], ['archive'], ['mute', 'markRead']] as const) {
        const [me] = turn;
        const thread = await givenThread(t, people);
        const other = await givenThread(t, people);
        for (const move of [...before, 'leave'] as const) await does(t, me, move, thread.threadId);
        await mustBeGone(t, me, thread, `after ${before.join(' and ') || 'nothing'}`);
        await mustList(t, me, other.threadId, `the ${me.kind} still lists the other thread`);
      }
  }),
});

check({
  id: 'messages.left-thread-does-not-come-back',
  says: 'No later message brings a thread back to somebody who left it, whoever sends it and however many there are.',
  clauses: ['MSG-73'],
  run: eachFirst(4, async (t, [me, ...others]) => {
    for (const before of [[], ['archive']] as const) {
      const thread = await givenThread(t, [me, ...others]);
      for (const move of [...before, 'leave'] as const) await does(t, me, move, thread.threadId);
      for (const author of [...others, ...others]) {
        await givenMessage(t, thread.threadId, author);
        await mustBeGone(t, me, thread, `after a message by the ${author.kind}`);
      }
    }
  }),
});

check({
  id: 'messages.left-thread-stays-for-others',
  says: 'When some leave, the thread stays in the lists of the others, who go on writing in it.',
  clauses: ['MSG-74', 'MSG-89'],
  run: eachFirst(4, async (t, [me, second, ...others]) => {
    const thread = await givenThread(t, [me, second, ...others]);
    const { threadId } = thread;
    for (const [leaver, rest] of [[me, [second, ...others]] as const, [second, others] as const]) {
      await does(t, leaver, 'leave', threadId);
      for (const when of ['at once', 'after another message'])
        for (const who of rest) {
          await mustList(t, who, threadId, `${when}, the ${who.kind} who did not leave lists the thread`);
          await readBy(t, who, threadId);
          const body = await givenMessage(t, threadId, who);
          for (const reader of rest)
            mustHaveSaid(await messagesFor(t, reader, threadId), body, `the message ${body}`);
        }
      await mustBeGone(t, leaver, thread, 'after messages by the others');
    }
  }),
});

check({
  id: 'messages.left-alone-with-a-thread',
  says: 'Whoever is left alone in a thread goes on to list it.',
  clauses: ['MSG-74'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    for (const last of others)
      for (const people of creatorsOf([me, last])) {
        const { threadId } = await givenThread(t, people);
        await does(t, me, 'leave', threadId);
        for (const when of ['at once', 'when the list is asked for again'])
          await mustList(t, last, threadId, `${when}, the ${last.kind} who is left alone lists the thread`);
      }
  }),
});

check({
  id: 'messages.left-by-one-archived-by-others',
  says: 'What the others have archived stays listed as archived when somebody leaves, or is active again, but is not gone.',
  clauses: ['MSG-74'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const { threadId } = await givenThread(t, [me, ...others]);
    for (const one of others) await does(t, one, 'archive', threadId);
    await does(t, me, 'leave', threadId);
    for (const who of others) {
      const active = await listed(t, who, { filter: 'active' });
      const archived = await listed(t, who, { filter: 'archived' });
      const isActive = active.items.some(({ id }) => id === threadId);
      const promised = `the ${who.kind} who did not leave lists the thread`;
      mustShow(isActive ? active : archived, threadId, promised);
    }
  }),
});
