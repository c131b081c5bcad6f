import { company, turnsOf } from '../../given/correspondents.ts';
import type { Correspondent } from '../../given/correspondents.ts';
import { givenMessage, givenThread } from '../../given/messages.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { listed, mustFlag, mustHide, mustShow, searched } from '../../models/thread-views.ts';

/** The list of a thread and the search show it as archived for somebody, or as active, and nowhere else. */
async function mustBeOn(
  t: Tools,
  who: Correspondent,
  threadId: string,
  filter: 'active' | 'archived',
  when: string,
): Promise<void> {
  const other = filter === 'active' ? 'archived' : 'active';
  const isArchived = filter === 'archived';
  const name = `${when}, the ${who.kind}`;
  const list = await listed(t, who, { filter });
  const view = mustShow(list, threadId, `${name} finds the thread filtered by ${filter}`);
  mustFlag(view, 'isArchived', isArchived, `${name} sees it with isArchived ${isArchived}`);
  const rest = await listed(t, who, { filter: other });
  mustHide(rest, threadId, `${name} does not find the thread filtered by ${other}`);
  const found = await searched(t, who, { isArchived });
  mustShow(found, threadId, `${name} finds the thread by isArchived ${isArchived}`);
  const none = await searched(t, who, { isArchived: !isArchived });
  mustHide(none, threadId, `${name} does not find the thread by isArchived ${!isArchived}`);
}

async function archive(t: Tools, { as }: Correspondent, threadId: string): Promise<void> {
  must(await t.call('archiveThread', { path: { threadId }, as }), status(204), fits);
}

check({
  id: 'messages.archived-moves-to-the-archived',
  says: 'A thread that somebody archives moves from the active ones to the archived ones, where isArchived is true.',
  clauses: ['MSG-64', 'MSG-65'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 3)))
      // By the one who created it, and by one who was named.
      for (const people of [[me, ...others] as const, [others[0] ?? me, me, ...others.slice(1)] as const]) {
        const { threadId } = await givenThread(t, people);
        const other = await givenThread(t, people);
        await mustBeOn(t, me, threadId, 'active', 'at first');
        for (const when of ['once archived', 'archived again']) {
          await archive(t, me, threadId);
          await mustBeOn(t, me, threadId, 'archived', when);
          await mustBeOn(t, me, other.threadId, 'active', `${when}, with another thread`);
        }
      }
  },
});

check({
  id: 'messages.archived-for-oneself-alone',
  says: 'When one archives a thread it stays as it was for every other participant.',
  clauses: ['MSG-66'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 4))) {
      const { threadId, title } = await givenThread(t, [me, ...others]);
      await givenMessage(t, threadId, others[0] ?? me);
      // One of the others has archived it before, and muted it, and read it.
      const [odd, ...rest] = others;
      if (!odd) continue;
      const path = { threadId };
      must(await t.call('muteThread', { path, query: { isMuted: true }, as: odd.as }), status(204));
      must(await t.call('markThreadRead', { path, as: odd.as }), status(204));
      await archive(t, odd, threadId);
      const before = await Promise.all(rest.map((who) => seenBy(t, who, threadId)));
      await archive(t, me, threadId);
      for (const [at, who] of rest.entries()) {
        await mustBeOn(t, who, threadId, 'active', 'after somebody else archived it');
        const view = mustShow(await listed(t, who, { filter: 'active' }), threadId, `the thread ${title}`);
        for (const flag of ['isMuted', 'hasRead'] as const)
          mustFlag(view, flag, before[at]?.[flag] === true, `${flag} as it was for the ${who.kind}`);
      }
      await mustBeOn(t, odd, threadId, 'archived', 'after somebody else archived it as well');
      const view = mustShow(await listed(t, odd, { filter: 'archived' }), threadId, `the thread ${title}`);
      for (const flag of ['isMuted', 'hasRead'] as const)
        mustFlag(view, flag, true, `${flag} as it was for the ${odd.kind}`);
    }
  },
});

async function seenBy(t: Tools, who: Correspondent, threadId: string) {
  return mustShow(await listed(t, who, { filter: 'active' }), threadId, 'the thread').thread;
}

check({
  id: 'messages.next-message-clears-archiving',
  says: 'The next message by somebody else makes an archived thread active again, every time and whoever sends it.',
  clauses: ['MSG-67', 'MSG-65'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 4)))
      for (const people of [[me, ...others] as const, [others[0] ?? me, me, ...others.slice(1)] as const]) {
        const { threadId } = await givenThread(t, people);
        for (const author of others) {
          await archive(t, me, threadId);
          await mustBeOn(t, me, threadId, 'archived', 'once archived');
          await givenMessage(t, threadId, author);
          await mustBeOn(t, me, threadId, 'active', `after a message by the ${author.kind}`);
        }
      }
  },
});

check({
  id: 'messages.next-message-clears-for-all-others',
  says: 'A message clears the archiving of everybody else at once, muted or not, and that of no other thread.',
  clauses: ['MSG-67', 'MSG-22'],
  async run(t) {
    for (const [author, ...others] of turnsOf(await company(t, 4))) {
      const { threadId } = await givenThread(t, [author, ...others]);
      const { threadId: elsewhere } = await givenThread(t, [author, ...others]);
      const [muting] = others;
      if (muting) await t.call('muteThread', { path: { threadId }, query: { isMuted: true }, as: muting.as });
      for (const who of others) {
        await archive(t, who, threadId);
        await archive(t, who, elsewhere);
      }
      await givenMessage(t, threadId, author);
      for (const who of others) {
        await mustBeOn(t, who, threadId, 'active', `after a message by the ${author.kind}`);
        await mustBeOn(t, who, elsewhere, 'archived', 'after a message in another thread');
      }
    }
  },
});
