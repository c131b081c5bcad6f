import fc from 'fast-check';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { mustMatch, mustMatchFor, type MessagesSetup, type Place } from '../../moves/messages-setup.ts';
import {
  archiveThread,
  leaveThread,
  markThreadRead,
  muteThread,
  renameThread,
  sayInThread,
} from '../../moves/messages.ts';
import type { Correspondent } from '../../factories/messages-people.ts';
import { listingCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { newThread, type Thread, type Threads } from '../../models/messages.ts';

const PEOPLE = 3;
const THREADS = 2;

/** Two new threads among the same people. The creator has sent a message in both. */
async function begin(
  t: Tools,
  people: readonly [Correspondent, ...Correspondent[]],
  judged: readonly ClauseId[],
  isLookedAt: boolean,
): Promise<{ model: Threads; real: MessagesSetup }> {
  const [creator] = people;
  const threads: Thread[] = [];
  const threadIds: string[] = [];
  for (let count = 0; count < THREADS; count += 1) {
    const { threadId, title } = await givenThread(t, people, { silent: true });
    const first = await givenMessage(t, threadId, creator, freshWord(t, 'word'));
    threadIds.push(threadId);
    threads.push(newThread(title, people.length, first));
  }
  const real = { t, people, threadIds, judged };
  const model = { threads, steps: 0 };
  // The state before the first move is up to the target, so it is read first.
  if (isLookedAt)
    for (const who of people.keys()) await mustMatchFor(model, real, who, { after: 'at first' });
  return { model, real };
}

const place: fc.Arbitrary<Place> = fc.record({
  who: fc.nat({ max: PEOPLE - 1 }),
  where: fc.nat({ max: THREADS - 1 }),
});

type Move = fc.Arbitrary<fc.AsyncCommand<Threads, MessagesSetup>>;

const say: Move = place.map(sayInThread);
const archive: Move = place.map(archiveThread);
const markRead: Move = place.map(markThreadRead);
const leave: Move = place.map(leaveThread);
const rename: Move = place.map(renameThread);
const mute: Move = fc.tuple(place, fc.boolean()).map(([one, isMuted]) => muteThread(one, isMuted));

const sequences: readonly (Pick<CheckSpec, 'says' | 'clauses'> & {
  readonly about: string;
  readonly moves: readonly Move[];
  /**
   * Whether the state before the first move is read: some flags have no stated value until a user
   * changes them.
   */
  readonly isLookedAt?: boolean;
})[] = [
  {
    about: 'archiving',
    says: 'After any sequence of actions in two threads each user has archived what they archived since the last message by another user.',
    clauses: ['MSG-65', 'MSG-66', 'MSG-67'],
    moves: [archive, archive, archive, say, say, mute, markRead],
  },
  {
    about: 'leaving',
    says: 'After any sequence of actions in two threads a user who left one does not list it, and the others still do.',
    clauses: ['MSG-72', 'MSG-73', 'MSG-74'],
    moves: [leave, leave, say, say, archive, rename, mute],
  },
  {
    about: 'muting',
    says: 'After any sequence of actions in two threads isMuted is what each user set last.',
    clauses: ['MSG-80', 'MSG-81', 'MSG-82'],
    moves: [mute, mute, mute, say, archive, markRead],
    isLookedAt: true,
  },
  {
    about: 'reading',
    says: 'In any sequence of actions in two threads a user who marks one as read sees hasRead true until the next message; others do not.',
    clauses: ['MSG-84', 'MSG-85'],
    moves: [markRead, markRead, say, archive, mute],
    isLookedAt: true,
  },
];

for (const { about, says, clauses, moves, isLookedAt = false } of sequences) {
  check({
    id: `messages.any-sequence-of-${about}`,
    says,
    clauses,
    async run(t) {
      const people = await company(t, PEOPLE);
      await t.model(moves, () => begin(t, people, clauses, isLookedAt), {
        maxCommands: 8,
        runs: Math.ceil(t.run.runs / 3),
        // If a flag is judged, the lists without the threads prove nothing about it.
        atEnd: (model, real) => mustMatch(model, real, { after: 'at the end' }, !isLookedAt),
      });
    },
  });
}
