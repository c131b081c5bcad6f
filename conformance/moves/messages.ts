import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { mustReport } from '../assertions/messages.ts';
import { messagesFor, mustHaveTitle } from '../assertions/messages-threads.ts';
import { freshWord } from '../factories/messages.ts';
import type { Answer } from '../kit/call.ts';
import { fits, status, success, type Matcher } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { archive, countIn, isIn, leave, markRead, mute, rename, say } from '../models/messages.ts';
import type { Done, Thread, Threads } from '../models/messages.ts';
import { judging, mustMatchFor, nameOf, requestAt } from './messages-setup.ts';
import type { MessagesSetup, Place } from './messages-setup.ts';

type Command = fc.AsyncCommand<Threads, MessagesSetup>;
export type Step = (place: Place) => Command;

const threadOf = ({ threads }: Readonly<Threads>, { who, where }: Place): Thread | undefined =>
  isIn(threads[where], who) ? threads[where] : undefined;

const nextTo = ({ people }: MessagesSetup, who: number): number => (who + 1) % people.length;

interface MoveOf {
  readonly name: string;
  readonly done: string;
  readonly when?: (thread: Thread) => boolean;
  /** What is sent; another word for each. */
  readonly send: (
    request: ReturnType<typeof requestAt>,
    setup: MessagesSetup,
    word: string,
  ) => Promise<Answer>;
  /** The clauses of a refusal, the first that a sequence judges. */
  readonly taken: readonly ClauseId[];
  readonly answers?: readonly Matcher[];
  readonly change: (thread: Thread, who: number, word: string) => void;
  readonly faults?: Partial<Done['faults']>;
  /** What the answer, and what else shows of it, besides the lists. */
  readonly also?: (
    answer: Answer,
    place: Place,
    setup: MessagesSetup,
    thread: Thread,
    word: string,
  ) => Promise<void> | void;
}

/**
 * A move by a participant of a thread. Where the sequence is watched, the lists of this person or of the next one must then
 * agree with the model, in turn: what others see stays until the end or is undone.
 */
const moveOf =
  ({
    name,
    done,
    when = () => true,
    send,
    taken,
    answers = [status(204), fits],
    change,
    faults,
    also,
  }: MoveOf): Step =>
  (place) =>
    move({
      name: `${name}(person ${place.who + 1}, thread ${place.where + 1})`,
      when: (model) => {
        const thread = threadOf(model, place);
        return thread !== undefined && when(thread);
      },
      run: async (model, setup) => {
        const { who, where } = place;
        const thread = threadOf(model, place);
        if (!thread) return;
        const word = freshWord(setup.t, name === 'rename' ? 'renamed' : 'word');
        const answer = await send(requestAt(setup, place), setup, word);
        judging(setup, taken, () => must(answer, ...answers));
        change(thread, who, word);
        await also?.(answer, place, setup, thread, word);
        model.steps += 1;
        const after = `after ${nameOf(setup, who)} ${done} thread ${where + 1}`;
        model.last = { after, who, where, faults: { own: {}, others: {}, ...faults } };
        if (setup.isWatched)
          await mustMatchFor(model, setup, model.steps % 2 === 1 ? who : nextTo(setup, who));
      },
    });

/** Archives a thread, also if it is archived already. */
export const archiveThread = moveOf({
  ...{ name: 'archive', done: 'archived', taken: ['MSG-65'], change: archive },
  send: (request, { t }) => t.call('archiveThread', request),
  faults: { own: { isArchived: 'MSG-65' }, others: { isArchived: 'MSG-66', isMuted: 'MSG-66' } },
});

/** Leaves a thread. Two people always stay in a random sequence, so that one can write and one can read. */
export const leaveThread = moveOf({
  ...{ name: 'leave', done: 'left', taken: ['MSG-72'], change: leave },
  when: (thread) => countIn(thread) > 2,
  send: (request, { t }) => t.call('leaveThread', request),
  faults: { own: { hasLeft: 'MSG-72' }, others: { hasLeft: 'MSG-74' } },
});

/** Marks a thread as read, also if it is read already. */
export const markThreadRead = moveOf({
  ...{ name: 'markRead', done: 'marked as read', taken: ['MSG-83', 'MSG-84'], change: markRead },
  send: (request, { t }) => t.call('markThreadRead', request),
  faults: { own: { hasRead: 'MSG-84' }, others: { hasRead: 'MSG-85' } },
});

/** Mutes or unmutes a thread, whatever its state was. */
const muting = (isMuted: boolean): Step =>
  moveOf({
    ...{ name: isMuted ? 'mute' : 'unmute', done: isMuted ? 'muted' : 'unmuted' },
    taken: ['MSG-79', isMuted ? 'MSG-80' : 'MSG-81'],
    send: (request, { t }) => t.call('muteThread', { ...request, query: { isMuted } }),
    change: (thread, who) => mute(thread, who, isMuted),
    faults: { others: { isMuted: 'MSG-82' } },
  });
export const muteThread = muting(true);
export const unmuteThread = muting(false);

export const renameThread = moveOf({
  ...{ name: 'rename', done: 'renamed', taken: ['MSG-59'], answers: [status(200), fits] },
  send: (request, { t }, title) => t.call('updateThread', { ...request, body: { title } }),
  change: (thread, _, title) => rename(thread, title),
  also: (answer, _place, setup, _thread, title) => {
    judging(setup, ['MSG-60'], () => mustHaveTitle({ answer, thread: dataOf(answer) }, title));
  },
});

/** Sends a message; where it is heard, the author and the next person read it, with all earlier ones. */
const saying = (isHeard: boolean): Step =>
  moveOf({
    ...{ name: 'say', done: 'said something in', taken: ['MSG-96'], answers: [success], change: say },
    send: (request, { t }, body) => t.call('sendMessage', { ...request, body: { body } }),
    faults: { own: { hasLeft: 'MSG-73' }, others: { isArchived: 'MSG-67', hasLeft: 'MSG-73' } },
    // The messages are read first, because that may count as reading the thread.
    also: async (_answer, { who, where }, setup, thread) => {
      for (const reader of isHeard ? [who, nextTo(setup, who)] : [])
        await hears(setup, { who: reader, where }, thread);
    },
  });
export const sayInThread = saying(true);
export const sayUnheard = saying(false);

async function hears(setup: MessagesSetup, { who, where }: Place, thread: Thread): Promise<void> {
  const { t, people, threadIds } = setup;
  const person = people[who];
  if (!person || !isIn(thread, who)) return;
  const seen = await messagesFor(t, person, threadIds[where] ?? '');
  mustReport(seen, thread.said, people, nameOf(setup, who));
}

/** A person reads all messages of a thread. */
export const hear: Step = (place) =>
  move({
    name: 'hear',
    run: async (model, setup) => {
      const thread = threadOf(model, place);
      if (thread) await hears(setup, place, thread);
    },
  });

const looking =
  (isWhole: boolean): Step =>
  ({ who }) =>
    move({
      name: 'look',
      run: async (model, setup) => {
        model.steps += 1;
        await mustMatchFor(model, setup, who, isWhole);
      },
    });

/** A person looks at all threads: in one way, or in every list. */
export const glance = looking(false);
export const look = looking(true);
