import fc from 'fast-check';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { ArchiveThread } from '../../commands/archive-thread.ts';
import { LeaveThread } from '../../commands/leave-thread.ts';
import { mustAgree } from '../../commands/mailroom.ts';
import type { Mailroom, Place } from '../../commands/mailroom.ts';
import { MarkThreadRead } from '../../commands/mark-thread-read.ts';
import { MuteThread } from '../../commands/mute-thread.ts';
import { RenameThread } from '../../commands/rename-thread.ts';
import { Say } from '../../commands/say.ts';
import { company } from '../../given/correspondents.ts';
import type { Correspondent } from '../../given/correspondents.ts';
import { freshWord, givenMessage, givenThread } from '../../given/messages.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { newThread } from '../../models/threads.ts';
import type { Threads } from '../../models/threads.ts';

const PEOPLE = 3;
const THREADS = 2;

/** Two new threads among the same people; the first of them has spoken in both. */
async function begin(
  t: Tools,
  people: readonly Correspondent[],
): Promise<{ model: Threads; real: Mailroom }> {
  const [creator, ...others] = people;
  if (!creator) return t.unproven('needs people who can act');
  const model = { threads: [] as Threads['threads'][number][] };
  const threadIds: string[] = [];
  for (let count = 0; count < THREADS; count += 1) {
    const { threadId, title } = await givenThread(t, [creator, ...others], { silent: true });
    const first = await givenMessage(t, threadId, creator, freshWord(t, 'word'));
    threadIds.push(threadId);
    model.threads.push(newThread(title, people.length, first));
  }
  const real = { t, people, threadIds };
  await mustAgree(model, real, 'at first');
  return { model, real };
}

const place: fc.Arbitrary<Place> = fc.record({
  who: fc.nat({ max: PEOPLE - 1 }),
  where: fc.nat({ max: THREADS - 1 }),
});

type Move = fc.Arbitrary<fc.AsyncCommand<Threads, Mailroom>>;

const say: Move = place.map((one) => new Say(one));
const archive: Move = place.map((one) => new ArchiveThread(one));
const markRead: Move = place.map((one) => new MarkThreadRead(one));
const leave: Move = place.map((one) => new LeaveThread(one));
const rename: Move = place.map((one) => new RenameThread(one));
const mute: Move = fc.tuple(place, fc.boolean()).map(([one, isMuted]) => new MuteThread(one, isMuted));

const sequences: readonly {
  readonly about: string;
  readonly says: string;
  readonly clauses: readonly ClauseId[];
  readonly moves: readonly Move[];
}[] = [
  {
    about: 'archiving',
    says: 'Whatever people do in two threads, each finds among the archived what they archived since the last message by somebody else.',
    clauses: ['MSG-65', 'MSG-66', 'MSG-67'],
    moves: [archive, archive, archive, say, say, mute, markRead],
  },
  {
    about: 'leaving',
    says: 'Whatever people do in two threads, whoever left one never lists it again, and the others go on.',
    clauses: ['MSG-72', 'MSG-73', 'MSG-74'],
    moves: [leave, leave, say, say, archive, rename, mute],
  },
  {
    about: 'muting',
    says: 'Whatever people do in two threads, isMuted is for each what they last asked for.',
    clauses: ['MSG-80', 'MSG-81', 'MSG-82'],
    moves: [mute, mute, mute, say, archive, markRead],
  },
  {
    about: 'reading',
    says: 'Whatever people do in two threads, who marks one as read sees hasRead true until the next message, and nobody else does.',
    clauses: ['MSG-84', 'MSG-85'],
    moves: [markRead, markRead, say, archive, mute],
  },
];

for (const { about, says, clauses, moves } of sequences) {
  check({
    id: `messages.any-sequence-of-${about}`,
    says,
    clauses,
    async run(t) {
      const people = await company(t, PEOPLE);
      await t.model(moves, () => begin(t, people), {
        maxCommands: 12,
        runs: Math.ceil(t.run.runs / 2),
      });
    },
  });
}
