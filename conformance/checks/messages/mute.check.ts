import { eachFirst, type Correspondent } from '../../factories/messages-people.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  mustFlag,
  mustList,
  mustShow,
  readBy,
  searched,
  type View,
} from '../../assertions/messages-threads.ts';
import { creatorsOf, does } from './moves.ts';

const mute = (t: Tools, who: Correspondent, threadId: string, isMuted: boolean): Promise<void> =>
  does(t, who, isMuted ? 'mute' : 'unmute', threadId);

/** Read, list and search show somebody the thread with that flag. */
async function mustBeMuted(
  t: Tools,
  who: Correspondent,
  threadId: string,
  isMuted: boolean,
  when: string,
  filter: 'active' | 'archived' = 'active',
): Promise<void> {
  const promised = `${when}, the ${who.kind} sees isMuted ${isMuted}`;
  const views: View[] = [await mustList(t, who, threadId, `${when}, the thread`, filter)];
  if (filter === 'active') {
    views.push(await readBy(t, who, threadId));
    views.push(mustShow(await searched(t, who, { isArchived: false }), threadId, `${when}, the thread`));
  }
  for (const view of views) mustFlag(view, 'isMuted', isMuted, promised);
}

check({
  id: 'messages.mute-and-unmute',
  says: 'With isMuted true in the query a thread is muted for the acting user, with false it no longer is, however often.',
  clauses: ['MSG-79', 'MSG-80', 'MSG-81'],
  run: eachFirst(3, async (t, turn) => {
    for (const people of creatorsOf(turn))
      for (const sequence of [
        [true, true, false, false, true],
        [false, true, false],
      ]) {
        const { threadId } = await givenThread(t, people);
        for (const isMuted of sequence) {
          await mute(t, turn[0], threadId, isMuted);
          await mustBeMuted(t, turn[0], threadId, isMuted, `with isMuted ${isMuted} in the query`);
        }
      }
  }),
});

check({
  id: 'messages.muted-until-unmuted',
  says: 'A muted thread stays muted, and an unmuted one unmuted, whatever is said, read or archived in it.',
  clauses: ['MSG-80', 'MSG-81'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    for (const isMuted of [true, false]) {
      const { threadId } = await givenThread(t, [me, ...others]);
      if (!isMuted) await mute(t, me, threadId, true);
      await mute(t, me, threadId, isMuted);
      for (const author of [...others, me]) {
        await givenMessage(t, threadId, author);
        await mustBeMuted(t, me, threadId, isMuted, `after a message by the ${author.kind}`);
      }
      await does(t, me, 'markRead', threadId);
      await mustBeMuted(t, me, threadId, isMuted, 'after it was marked as read');
      await does(t, me, 'archive', threadId);
      await mustBeMuted(t, me, threadId, isMuted, 'after it was archived', 'archived');
      await givenMessage(t, threadId, others[0]);
      await mustBeMuted(t, me, threadId, isMuted, 'after a message brought it back');
    }
  }),
});

check({
  id: 'messages.muted-for-oneself-alone',
  says: 'When one mutes or unmutes a thread, isMuted stays as it was for the others.',
  clauses: ['MSG-82'],
  run: eachFirst(4, async (t, [me, other, ...rest]) => {
    const { threadId } = await givenThread(t, [me, other, ...rest]);
    // One of the others has muted it, the rest have not said what they want.
    await mute(t, other, threadId, true);
    const before = new Map<string, boolean>();
    for (const who of rest) before.set(who.id, (await readBy(t, who, threadId)).thread['isMuted'] === true);
    for (const isMuted of [true, false, true]) {
      await mute(t, me, threadId, isMuted);
      const when = `after somebody else sent isMuted ${isMuted}`;
      await mustBeMuted(t, other, threadId, true, when);
      for (const who of rest) await mustBeMuted(t, who, threadId, before.get(who.id) === true, when);
    }
    await mute(t, other, threadId, false);
    await mute(t, me, threadId, true);
    await mustBeMuted(t, other, threadId, false, 'after somebody else sent isMuted true');
    await mustBeMuted(t, me, threadId, true, 'after somebody else sent isMuted false');
  }),
});

check({
  id: 'messages.muted-thread-alone',
  says: 'Muting one thread mutes no other one of the same people.',
  clauses: ['MSG-80', 'MSG-81'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const one = await givenThread(t, [me, ...others]);
    const two = await givenThread(t, [me, ...others]);
    await mute(t, me, one.threadId, true);
    await mute(t, me, two.threadId, false);
    await mustBeMuted(t, me, one.threadId, true, 'after another thread was unmuted');
    await mute(t, me, one.threadId, false);
    await mute(t, me, two.threadId, true);
    await mustBeMuted(t, me, one.threadId, false, 'after another thread was muted');
  }),
});
