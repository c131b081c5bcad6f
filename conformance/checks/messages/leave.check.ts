import { company, turnsOf } from '../../given/correspondents.ts';
import type { Correspondent } from '../../given/correspondents.ts';
import { givenMessage, givenThread } from '../../given/messages.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustHaveSaid } from '../../models/thread-messages.ts';
import { listed, messagesFor, mustHide, mustShow, readBy } from '../../models/thread-views.ts';

/** A thread that was left is in none of the lists of whoever left it. */
async function mustBeGone(
  t: Tools,
  who: Correspondent,
  { threadId, title }: { readonly threadId: string; readonly title: string },
  when: string,
): Promise<void> {
  const queries = [
    {},
    { filter: 'active' },
    { filter: 'archived' },
    { searchValue: title },
    { filter: 'active', searchValue: title },
    { filter: 'archived', searchValue: title },
  ] as const;
  for (const query of queries)
    mustHide(
      await listed(t, who, query),
      threadId,
      `${when}, the ${who.kind} who left does not list the thread (${JSON.stringify(query)})`,
    );
}

async function leave(t: Tools, { as }: Correspondent, threadId: string): Promise<void> {
  must(await t.call('leaveThread', { path: { threadId }, as }), status(204), fits);
}

check({
  id: 'messages.left-thread-is-in-no-list',
  says: 'A thread that somebody has left is in no list of theirs, whatever the filter; their other threads are.',
  clauses: ['MSG-72', 'MSG-19'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 3)))
      for (const people of [[me, ...others] as const, [others[0] ?? me, me, ...others.slice(1)] as const])
        for (const before of ['nothing', 'archived', 'muted and read'] as const) {
          const thread = await givenThread(t, people);
          const other = await givenThread(t, people);
          const path = { threadId: thread.threadId };
          if (before === 'archived') must(await t.call('archiveThread', { path, as: me.as }), status(204));
          if (before === 'muted and read') {
            must(await t.call('muteThread', { path, query: { isMuted: true }, as: me.as }), status(204));
            must(await t.call('markThreadRead', { path, as: me.as }), status(204));
          }
          await leave(t, me, thread.threadId);
          await mustBeGone(t, me, thread, `after ${before}`);
          mustShow(
            await listed(t, me, { filter: 'active' }),
            other.threadId,
            `the ${me.kind} still lists the other thread`,
          );
        }
  },
});

check({
  id: 'messages.left-thread-does-not-come-back',
  says: 'No later message brings a thread back to somebody who left it, whoever sends it and however many there are.',
  clauses: ['MSG-73'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 4)))
      for (const isArchived of [false, true]) {
        const thread = await givenThread(t, [me, ...others]);
        const path = { threadId: thread.threadId };
        if (isArchived) must(await t.call('archiveThread', { path, as: me.as }), status(204));
        await leave(t, me, thread.threadId);
        for (const author of [...others, ...others]) {
          await givenMessage(t, thread.threadId, author);
          await mustBeGone(t, me, thread, `after a message by the ${author.kind}`);
        }
      }
  },
});

check({
  id: 'messages.left-thread-stays-for-others',
  says: 'When some leave, the thread stays in the lists of the others, who go on writing in it.',
  clauses: ['MSG-74', 'MSG-89'],
  async run(t) {
    for (const [me, second, ...others] of turnsOf(await company(t, 4))) {
      if (!second) continue;
      const thread = await givenThread(t, [me, second, ...others]);
      const { threadId } = thread;
      for (const [leaver, rest] of [
        [me, [second, ...others]],
        [second, others],
      ] as const) {
        await leave(t, leaver, threadId);
        for (const when of ['at once', 'after another message'])
          for (const who of rest) {
            mustShow(
              await listed(t, who, { filter: 'active' }),
              threadId,
              `${when}, the ${who.kind} who did not leave lists the thread`,
            );
            await readBy(t, who, threadId);
            const body = await givenMessage(t, threadId, who);
            for (const reader of rest)
              mustHaveSaid(await messagesFor(t, reader, threadId), body, `the message ${body}`);
          }
        await mustBeGone(t, leaver, thread, 'after messages by the others');
      }
    }
  },
});

check({
  id: 'messages.left-alone-with-a-thread',
  says: 'Whoever is left alone in a thread goes on to list it.',
  clauses: ['MSG-74'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 3)))
      for (const last of others)
        for (const people of [[me, last] as const, [last, me] as const]) {
          const { threadId } = await givenThread(t, people);
          await leave(t, me, threadId);
          for (const when of ['at once', 'when the list is asked for again'])
            mustShow(
              await listed(t, last, { filter: 'active' }),
              threadId,
              `${when}, the ${last.kind} who is left alone lists the thread`,
            );
        }
  },
});

check({
  id: 'messages.left-by-one-archived-by-others',
  says: 'What the others have archived stays listed as archived when somebody leaves, or is active again, but is not gone.',
  clauses: ['MSG-74'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 3))) {
      const { threadId } = await givenThread(t, [me, ...others]);
      for (const { as } of others)
        must(await t.call('archiveThread', { path: { threadId }, as }), status(204));
      await leave(t, me, threadId);
      for (const who of others) {
        const active = await listed(t, who, { filter: 'active' });
        const archived = await listed(t, who, { filter: 'archived' });
        const isActive = active.items.some(({ id }) => id === threadId);
        mustShow(
          isActive ? active : archived,
          threadId,
          `the ${who.kind} who did not leave lists the thread`,
        );
      }
    }
  },
});
