import { eachFirst, type Correspondent } from '../../factories/messages-people.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  listed,
  mustFlag,
  mustHide,
  mustList,
  mustShow,
  searched,
} from '../../assertions/messages-threads.ts';
import { creatorsOf, does } from './moves.ts';

/** The list of a thread and the search show it as archived for somebody, or as active, and nowhere else. */
async function mustBeOn(
  t: Tools,
  who: Correspondent,
  threadId: string,
  filter: 'active' | 'archived',
  when: string,
): Promise<void> {
  const name = `${when}, the ${who.kind}`;
  const isArchived = filter === 'archived';
  const view = await mustList(t, who, threadId, `${name} finds the thread filtered by ${filter}`, filter);
  mustFlag(view, 'isArchived', isArchived, `${name} sees it with isArchived ${isArchived}`);
  const other = isArchived ? 'active' : 'archived';
  const rest = await listed(t, who, { filter: other });
  mustHide(rest, threadId, `${name} does not find the thread filtered by ${other}`);
  const found = await searched(t, who, { isArchived });
  mustShow(found, threadId, `${name} finds the thread by isArchived ${isArchived}`);
  const none = await searched(t, who, { isArchived: !isArchived });
  mustHide(none, threadId, `${name} does not find the thread by isArchived ${!isArchived}`);
}

check({
  id: 'messages.archived-moves-to-the-archived',
  says: 'A thread that somebody archives moves from the active ones to the archived ones, where isArchived is true.',
  clauses: ['MSG-64', 'MSG-65'],
  run: eachFirst(3, async (t, turn) => {
    // By the one who created it, and by one who was named.
    for (const people of creatorsOf(turn)) {
      const [me] = turn;
      const { threadId } = await givenThread(t, people);
      const other = await givenThread(t, people);
      await mustBeOn(t, me, threadId, 'active', 'at first');
      for (const when of ['once archived', 'archived again']) {
        await does(t, me, 'archive', threadId);
        await mustBeOn(t, me, threadId, 'archived', when);
        await mustBeOn(t, me, other.threadId, 'active', `${when}, with another thread`);
      }
    }
  }),
});

check({
  id: 'messages.archived-for-oneself-alone',
  says: 'When one archives a thread it stays as it was for every other participant.',
  clauses: ['MSG-66'],
  run: eachFirst(4, async (t, [me, odd, ...rest]) => {
    const { threadId, title } = await givenThread(t, [me, odd, ...rest]);
    await givenMessage(t, threadId, odd);
    // One of the others has archived it before, and muted it, and read it.
    for (const move of ['mute', 'markRead', 'archive'] as const) await does(t, odd, move, threadId);
    const before: JsonObject[] = [];
    for (const who of rest) before.push((await mustList(t, who, threadId, 'the thread')).thread);
    await does(t, me, 'archive', threadId);
    const others = rest.map((who, at) => [who, 'active', before[at]] as const);
    for (const [who, filter, flags] of [...others, [odd, 'archived', undefined] as const]) {
      await mustBeOn(t, who, threadId, filter, 'after somebody else archived it');
      const view = await mustList(t, who, threadId, `the thread ${title}`, filter);
      for (const flag of ['isMuted', 'hasRead'] as const)
        mustFlag(view, flag, !flags || flags[flag] === true, `${flag} as it was for the ${who.kind}`);
    }
  }),
});

check({
  id: 'messages.next-message-clears-archiving',
  says: 'The next message by somebody else makes an archived thread active again, every time and whoever sends it.',
  clauses: ['MSG-67', 'MSG-65'],
  run: eachFirst(4, async (t, [me, ...others]) => {
    for (const people of creatorsOf([me, ...others])) {
      const { threadId } = await givenThread(t, people);
      for (const author of others) {
        await does(t, me, 'archive', threadId);
        await mustBeOn(t, me, threadId, 'archived', 'once archived');
        await givenMessage(t, threadId, author);
        await mustBeOn(t, me, threadId, 'active', `after a message by the ${author.kind}`);
      }
    }
  }),
});

check({
  id: 'messages.next-message-clears-for-all-others',
  says: 'A message clears the archiving of everybody else at once, muted or not, and that of no other thread.',
  clauses: ['MSG-67', 'MSG-22'],
  run: eachFirst(4, async (t, [author, ...others]) => {
    const { threadId } = await givenThread(t, [author, ...others]);
    const { threadId: elsewhere } = await givenThread(t, [author, ...others]);
    await t.call('muteThread', { path: { threadId }, query: { isMuted: true }, as: others[0].as });
    for (const who of others)
      for (const thread of [threadId, elsewhere]) await does(t, who, 'archive', thread);
    await givenMessage(t, threadId, author);
    for (const who of others) {
      await mustBeOn(t, who, threadId, 'active', `after a message by the ${author.kind}`);
      await mustBeOn(t, who, elsewhere, 'archived', 'after a message in another thread');
    }
  }),
});
