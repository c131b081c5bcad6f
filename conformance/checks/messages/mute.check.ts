import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { filingCompany as company, shownThread, threadsByEach } from '../../factories/messages-shared.ts';
import { givenMessage } from '../../factories/messages.ts';
import { attributing, attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { listed, mustFlag, mustShow, readBy, searched } from '../../assertions/messages-threads.ts';
import type { Filter, View } from '../../assertions/messages-threads.ts';
import { does } from './moves.ts';

const mute = (t: Tools, who: Correspondent, threadId: string, isMuted: boolean): Promise<void> =>
  does(t, who, isMuted ? 'mute' : 'unmute', threadId);

const WAYS = ['list', 'read', 'search'] as const;
type Way = (typeof WAYS)[number];

/** One of the ways, chosen by place. */
const wayAt = (place: number): Way => WAYS[place % WAYS.length] ?? 'list';

/** The threads as one person sees them by the read, the list or the search. */
async function seenBy(
  t: Tools,
  who: Correspondent,
  threadIds: readonly string[],
  way: Way,
  filter: Filter,
): Promise<readonly View[]> {
  const views: View[] = [];
  if (way === 'read') for (const id of threadIds) views.push(await readBy(t, who, id));
  if (way === 'read') return views;
  const isArchived = filter === 'archived';
  const all = way === 'list' ? await listed(t, who, { filter }) : await searched(t, who, { isArchived });
  const lacks = way === 'list' ? 'MSG-19' : 'MSG-45';
  return threadIds.map((id) =>
    attributed([lacks], () => mustShow(all, id, `the thread, in the ${way} of the ${who.kind}`)),
  );
}

/** The clause that is broken if a flag is not as requested. */
const asAsked = (isMuted: boolean): ClauseId => (isMuted ? 'MSG-80' : 'MSG-81');

/** One person must see the wanted flag of each thread, in the given ways. */
async function mustBeMuted(
  t: Tools,
  who: Correspondent,
  wanted: ReadonlyMap<string, boolean>,
  when: string,
  ways: readonly Way[] = WAYS,
  filter: Filter = 'active',
  faultOf: (isMuted: boolean) => ClauseId = asAsked,
): Promise<void> {
  for (const way of ways)
    for (const [at, view] of (await seenBy(t, who, [...wanted.keys()], way, filter)).entries()) {
      const isMuted = [...wanted.values()][at] === true;
      attributed([faultOf(isMuted)], () =>
        mustFlag(view, 'isMuted', isMuted, `${when}, the ${who.kind} sees isMuted ${isMuted}`),
      );
    }
}

check({
  id: 'messages.mute-and-unmute',
  says: 'isMuted true in the query mutes a thread for the acting user, false unmutes it, however often.',
  clauses: ['MSG-79', 'MSG-80', 'MSG-81'],
  async run(t) {
    const people = await company(t, 3);
    const threads = await threadsByEach(t, people);
    for (const [at, me] of people.entries()) {
      // In a thread that this person created, and in another one.
      const [own, other] = turnsOf(threads)[at] ?? [];
      for (const [thread, sequence] of [
        [own, at === 0 ? [true, true, false, false, true] : [true, true, false, false]],
        [other, [false, true, false].slice(at === 0 ? 0 : 1)],
      ] as const)
        for (const [place, isMuted] of sequence.entries()) {
          const threadId = thread?.threadId ?? '';
          await attributing(['MSG-79'], () => mute(t, me, threadId, isMuted));
          const when = `with isMuted ${isMuted} in the query`;
          await mustBeMuted(t, me, new Map([[threadId, isMuted]]), when, [wayAt(at + place)]);
        }
    }
  },
});

check({
  id: 'messages.muted-until-unmuted',
  says: 'Messages, reading and archiving do not change isMuted of a thread, muted or unmuted.',
  clauses: ['MSG-80', 'MSG-81'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId: muted } = await shownThread(t, people);
    const { threadId: unmuted } = await shownThread(t, people);
    const wanted = new Map([
      [muted, true],
      [unmuted, false],
    ]);
    for (const me of people) {
      await mute(t, me, unmuted, true);
      for (const [threadId, isMuted] of wanted) await mute(t, me, threadId, isMuted);
    }
    for (const [at, author] of people.entries()) {
      for (const threadId of wanted.keys()) await givenMessage(t, threadId, author);
      const when = `after a message by the ${author.kind}`;
      // A flag must stay as it was set. It is checked after two of the three others have changed theirs.
      for (const [place, me] of people.entries())
        if (place !== at) await mustBeMuted(t, me, wanted, when, [place === 1 ? 'search' : 'list']);
    }
    for (const me of people) {
      for (const move of ['markRead', 'archive'] as const)
        for (const threadId of wanted.keys()) await does(t, me, move, threadId);
      const when = 'after it was marked as read and archived';
      await mustBeMuted(t, me, wanted, when, ['list'], 'archived');
    }
    const [author, ...others] = people;
    for (const threadId of wanted.keys()) await givenMessage(t, threadId, author);
    for (const [at, me] of others.entries())
      await mustBeMuted(t, me, wanted, 'after a message brought it back', [at === 0 ? 'list' : 'search']);
  },
});

check({
  id: 'messages.muted-for-oneself-alone',
  says: 'Muting or unmuting a thread does not change isMuted for the others.',
  clauses: ['MSG-82'],
  async run(t) {
    const people = await company(t, 4);
    const { threadId } = await shownThread(t, people);
    // The flags before the first move; their value is up to the target.
    const flags = new Map<Correspondent, boolean>();
    for (const who of people) flags.set(who, (await readBy(t, who, threadId)).thread['isMuted'] === true);
    // Each person mutes at the first step with their place and unmutes at the second, so that at most steps
    // some have muted the thread and some have not.
    const steps = [0, 1, 0, 2, 1, 3, 2, 3];
    for (const [step, place] of steps.entries()) {
      const isMuted = steps.indexOf(place) === step;
      const me = people[place] ?? people[0];
      await mute(t, me, threadId, isMuted);
      const when = `after another user sent isMuted ${isMuted}`;
      for (const [at, who] of people.entries())
        if (who !== me && (step + at) % 3 !== 0) {
          const wanted = new Map([[threadId, flags.get(who) === true]]);
          await mustBeMuted(t, who, wanted, when, [wayAt(step + at)], 'active', () => 'MSG-82');
        }
      flags.set(me, isMuted);
    }
  },
});

check({
  id: 'messages.muted-thread-alone',
  says: 'Muting one thread does not mute another thread of the same people.',
  clauses: ['MSG-80', 'MSG-81'],
  async run(t) {
    const people = await company(t, 3);
    const one = await shownThread(t, people);
    const two = await shownThread(t, people);
    for (const [at, me] of people.entries())
      for (const first of at === 0 ? [true, false] : [at === 1]) {
        await mute(t, me, one.threadId, first);
        await mute(t, me, two.threadId, !first);
        const wanted = new Map([
          [one.threadId, first],
          [two.threadId, !first],
        ]);
        const ways = at === 0 && first ? WAYS : [wayAt(at)];
        await mustBeMuted(t, me, wanted, 'after both were asked for', ways);
      }
  },
});
