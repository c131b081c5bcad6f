import { turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { listingCompany as company, shownThread } from '../../factories/messages-shared.ts';
import { givenMessage, givenThread, type GivenThread } from '../../factories/messages.ts';
import { attributing, relyingOn } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustHaveSent } from '../../assertions/messages.ts';
import {
  listed,
  messagesFor,
  mustHide,
  mustContain,
  mustShow,
  readBy,
} from '../../assertions/messages-threads.ts';
import { does, everyFilter, everyList } from './moves.ts';

/** A thread that a person left must be in no list of this person. */
async function mustBeGone(
  t: Tools,
  who: Correspondent,
  threads: readonly GivenThread[],
  when: string,
  query: Parameters<typeof listed>[2],
) {
  const promised = `${when}, the ${who.kind} who left does not list the thread`;
  const list = await listed(t, who, query);
  for (const { threadId } of threads) mustHide(list, threadId, `${promised} (${JSON.stringify(query)})`);
}

/** The moves that a person may make in a thread before leaving it. */
const LIVES = [[], ['archive'], ['mute', 'markRead']] as const;

check({
  id: 'messages.left-thread-is-in-no-list',
  says: 'A thread that a user has left is in none of their lists, whatever the filter; their other threads are.',
  clauses: ['MSG-72', 'MSG-19'],
  async run(t) {
    const people = await company(t, 4);
    const turns = turnsOf(people);
    const threads: GivenThread[] = [];
    for (const turn of turns.slice(0, LIVES.length)) threads.push(await shownThread(t, turn));
    const other = await shownThread(t, people);
    // All people but the last leave all threads, each thread after different moves.
    for (const [at, me] of people.slice(0, -1).entries()) {
      await attributing(['MSG-72'], async () => {
        for (const [place, { threadId }] of threads.entries())
          for (const move of [...(LIVES[(at + place) % LIVES.length] ?? []), 'leave'] as const)
            await does(t, me, move, threadId);
        for (const query of everyFilter.slice(at === 0 ? 0 : 1))
          await mustBeGone(t, me, threads, 'whatever was done before', query);
        const [thread = other] = threads.slice(at);
        const query = { ...everyFilter[at], searchValue: thread.title };
        await mustBeGone(t, me, [thread], 'whatever was done before', query);
      });
      await attributing(['MSG-19'], () =>
        mustContain(t, me, other.threadId, `the ${me.kind} still lists the other thread`),
      );
    }
  },
});

check({
  id: 'messages.left-thread-does-not-come-back',
  says: 'Later messages do not bring a thread back to a user who left it, no matter who sends them and how many.',
  clauses: ['MSG-73'],
  async run(t) {
    const turns = turnsOf(await company(t, 4)).slice(0, 3);
    for (const [at, [me, ...others]] of turns.entries()) {
      const left = async () => {
        const thread = await shownThread(t, [me, ...others]);
        // Every second person archives the thread first.
        for (const move of [...(LIVES[at % 2] ?? []), 'leave'] as const)
          await does(t, me, move, thread.threadId);
        return thread;
      };
      const thread = await left();
      // After a message by each other person, one list is read. Every list is read within two turns.
      for (const [place, author] of others.entries()) {
        await givenMessage(t, thread.threadId, author);
        const queryOf = ({ title }: typeof thread) => {
          const lists = everyList(title);
          return lists[(at + 2 * place) % lists.length] ?? {};
        };
        const silent = async () => {
          const another = await left();
          await mustBeGone(t, me, [another], 'without a message', queryOf(another));
        };
        await relyingOn({ clauses: ['MSG-72'], test: silent }, () =>
          mustBeGone(t, me, [thread], `after a message by the ${author.kind}`, queryOf(thread)),
        );
      }
    }
  },
});

check({
  id: 'messages.left-thread-stays-for-others',
  says: 'When some participants leave, the others still list the thread and write in it.',
  clauses: ['MSG-74', 'MSG-89'],
  async run(t) {
    const [one, two, three, four] = await company(t, 4);
    for (const [me, second, ...others] of [
      [one, two, three, four],
      [three, four, one, two],
    ] as const) {
      const thread = await givenThread(t, [me, second, ...others]);
      const { threadId } = thread;
      const leaves = [[me, [second, ...others]] as const, [second, others] as const] as const;
      for (const [leaver, rest] of me === one ? leaves : leaves.slice(0, 1)) {
        await does(t, leaver, 'leave', threadId);
        const said: string[] = [];
        for (const [at, who] of rest.entries()) {
          await attributing(['MSG-74'], async () => {
            await mustContain(
              t,
              who,
              threadId,
              `at once, the ${who.kind} who did not leave lists the thread`,
            );
            if (at === 0 && leaver === me) await readBy(t, who, threadId);
          });
          if (at < 2) said.push(await givenMessage(t, threadId, who));
        }
        for (const [at, who] of rest.entries()) {
          const promised = `after other messages, the ${who.kind} who did not leave lists the thread`;
          if (at === 0 && leaver === me)
            await attributing(['MSG-74'], () => mustContain(t, who, threadId, promised));
          await attributing(['MSG-89'], async () => {
            const seen = await messagesFor(t, who, threadId);
            for (const body of said) mustHaveSent(seen, body, `the message ${body}`);
          });
        }
        await mustBeGone(t, leaver, [thread], 'after messages by the others', {});
      }
    }
  },
});

check({
  id: 'messages.left-alone-with-a-thread',
  says: 'The last participant of a thread still lists it.',
  clauses: ['MSG-74'],
  async run(t) {
    const people = await company(t, 3);
    for (const [last, one, two] of turnsOf(people)) {
      const threads: string[] = [];
      // One thread created by the person who leaves, and in the first round one created by the person who
      // stays.
      const casts = [[one, [one, last]] as const, [two, [last, two]] as const];
      for (const [leaver, cast] of casts.slice(0, last === people[0] ? 2 : 1)) {
        const { threadId } = await givenThread(t, cast);
        await does(t, leaver, 'leave', threadId);
        await mustContain(t, last, threadId, `at once, the ${last.kind} who is left alone lists the thread`);
        threads.push(threadId);
      }
      if (last !== people[0]) continue;
      const again = await listed(t, last, { filter: 'active' });
      for (const threadId of threads)
        mustShow(again, threadId, `asked again, the ${last.kind} who is left alone lists the thread`);
    }
  },
});

check({
  id: 'messages.left-by-one-archived-by-others',
  says: 'When a user leaves, a thread that others archived stays in their lists, archived or active again.',
  clauses: ['MSG-74'],
  async run(t) {
    for (const [me, ...others] of turnsOf(await company(t, 3))) {
      const { threadId } = await givenThread(t, [me, ...others]);
      for (const one of others) await does(t, one, 'archive', threadId);
      await does(t, me, 'leave', threadId);
      for (const who of others) {
        const archived = await listed(t, who, { filter: 'archived' });
        const isArchived = archived.items.some(({ id }) => id === threadId);
        const list = isArchived ? archived : await listed(t, who, { filter: 'active' });
        mustShow(list, threadId, `the ${who.kind} who did not leave lists the thread`);
      }
    }
  },
});
