import { turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { filingCompany as company } from '../../factories/messages-shared.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustFlag, mustContain, readBy, type View } from '../../assertions/messages-threads.ts';
import { does } from './moves.ts';

const markRead = (t: Tools, who: Correspondent, threadId: string): Promise<void> =>
  does(t, who, 'markRead', threadId);

const inList = (t: Tools, who: Correspondent, threadId: string): Promise<View> =>
  attributing(['MSG-19'], () => mustContain(t, who, threadId, `the thread in the list of the ${who.kind}`));

/**
 * What the list of a person shows as `hasRead`. It is asked twice, because a look may count as reading. The
 * list is used because a read of the thread is more likely to count.
 */
async function hasReadIn(t: Tools, who: Correspondent, threadId: string): Promise<boolean> {
  await inList(t, who, threadId);
  return (await inList(t, who, threadId)).thread['hasRead'] === true;
}

check({
  id: 'messages.marked-as-read',
  says: 'After a thread is marked as read, its next read and the list show hasRead true.',
  clauses: ['MSG-84'],
  async run(t) {
    const people = await company(t, 3);
    for (const [at, [me, ...others]] of turnsOf(people).entries()) {
      // In turn a thread that this person created and one that names this person.
      const { threadId } = await givenThread(t, at % 2 === 0 ? [me, ...others] : people);
      // After the mark, the thread is looked at once, by the read or by the list: a look may count as
      // reading.
      let looks = at;
      const see = () => ((looks += 1) % 2 === 1 ? readBy(t, me, threadId) : inList(t, me, threadId));
      await markRead(t, me, threadId);
      mustFlag(await see(), 'hasRead', true, 'marked as read before anybody else has said anything');
      for (const author of others.slice(at === 0 ? 0 : 1)) {
        await givenMessage(t, threadId, author);
        await markRead(t, me, threadId);
        const when = `marked as read after the ${author.kind} has said something`;
        mustFlag(await see(), 'hasRead', true, when);
      }
      if (at > 0) continue;
      await givenMessage(t, threadId, me);
      await markRead(t, me, threadId);
      await markRead(t, me, threadId);
      mustFlag(await see(), 'hasRead', true, 'marked as read twice after a message of their own');
    }
  },
});

check({
  id: 'messages.empty-thread-marked-as-read',
  says: 'After it is marked as read, a thread without messages, and one without a title, has hasRead true.',
  clauses: ['MSG-84', 'MSG-83'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people, { silent: true });
    for (const who of people) {
      await attributing(['MSG-83'], () => markRead(t, who, threadId));
      const view = await readBy(t, who, threadId);
      await attributing(['MSG-84'], () =>
        mustFlag(view, 'hasRead', true, `marked as read by the ${who.kind}`),
      );
    }
  },
});

check({
  id: 'messages.read-for-oneself-alone',
  says: 'Marking a thread as read does not change hasRead for the others.',
  clauses: ['MSG-85'],
  async run(t) {
    let unread = 0;
    const [one, two, three, four] = await company(t, 4);
    for (const [author, ...others] of [
      [one, two, three],
      [three, four, one],
    ] as const) {
      const people = [author, ...others];
      const { threadId } = await givenThread(t, [author, ...others]);
      const known = new Map<string, boolean>();
      for (const who of people) known.set(who.id, await hasReadIn(t, who, threadId));
      unread += [...known.values()].filter((hasRead) => !hasRead).length;
      // The first person marks it while it is unread for everybody, the last one after the others have read
      // it.
      for (const me of author === one ? [...others, author] : [others[0], author]) {
        await markRead(t, me, threadId);
        known.set(me.id, true);
        for (const who of people.filter((person) => person !== me)) {
          const promised = `the ${who.kind} sees hasRead as before, when the ${me.kind} has marked the thread as read`;
          mustFlag(await inList(t, who, threadId), 'hasRead', known.get(who.id) === true, promised);
        }
      }
    }
    if (unread === 0)
      t.unproven(
        'hasRead is true for everybody before anything is marked, so nothing shows whom marking is for',
      );
  },
});

check({
  id: 'messages.marked-thread-alone',
  says: 'Marking one thread as read does not mark another thread of the same people.',
  clauses: ['MSG-84'],
  async run(t) {
    const people = await company(t, 3);
    const [author, other] = people;
    const one = await givenThread(t, people);
    const two = await givenThread(t, people);
    // The author of the latest message may count as having read it.
    for (const me of [other, people[2], author]) {
      await givenMessage(t, two.threadId, me === author ? other : author);
      const before = await hasReadIn(t, me, two.threadId);
      await markRead(t, me, one.threadId);
      mustFlag(await readBy(t, me, one.threadId), 'hasRead', true, 'the thread that was marked');
      mustFlag(await inList(t, me, two.threadId), 'hasRead', before, 'the other thread, as it was before');
    }
  },
});
