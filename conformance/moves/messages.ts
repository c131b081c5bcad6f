import type fc from 'fast-check';
import { freshWord } from '../factories/messages.ts';
import { attributed } from '../kit/attribute.ts';
import { fits, status, success } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { mustReport } from '../assertions/messages.ts';
import { messagesFor, mustHaveTitle } from '../assertions/messages-threads.ts';
import { archive, countIn, isIn, leave, markRead, mute, rename, say } from '../models/messages.ts';
import type { Thread, Threads } from '../models/messages.ts';
import {
  mustMatchFor,
  nameOf,
  requestAt,
  threadOf,
  type Faults,
  type MessagesSetup,
  type Place,
} from './messages-setup.ts';

type Request = ReturnType<typeof requestAt>;

const nextTo = ({ people }: MessagesSetup, who: number): number => (who + 1) % people.length;

/**
 * A move by a participant of a thread. Afterwards the lists of this person or of the next one must agree with
 * the model. The lists of everybody are read at the end of the sequence.
 */
const moveOf =
  (
    name: string,
    done: string,
    act: (
      thread: Thread,
      place: Place,
      setup: MessagesSetup,
      request: Request,
      after: string,
    ) => Promise<void>,
    faults: Faults = { own: {}, others: {} },
    when: (thread: Thread) => boolean = () => true,
  ) =>
  (place: Place): fc.AsyncCommand<Threads, MessagesSetup> =>
    move({
      name: `${name}(person ${place.who + 1}, thread ${place.where + 1})`,
      when: (model) => {
        const thread = threadOf(model, place);
        return thread !== undefined && when(thread);
      },
      run: async (model, setup) => {
        const thread = threadOf(model, place);
        const after = `after ${nameOf(setup, place.who)} ${done} thread ${place.where + 1}`;
        if (thread) await act(thread, place, setup, requestAt(setup, place), after);
        // The person who acted and the next person look in turn: what others see stays until the end or is
        // undone.
        model.steps += 1;
        const who = model.steps % 2 === 1 ? place.who : nextTo(setup, place.who);
        await mustMatchFor(model, setup, who, { after, who: place.who, faults });
      },
    });

/** Archives a thread, also if it is archived already. */
export const archiveThread = moveOf(
  'archive',
  'archived',
  async (thread, { who }, { t }, request) => {
    const answer = await t.call('archiveThread', request);
    attributed(['MSG-65'], () => must(answer, status(204), fits));
    archive(thread, who);
  },
  { own: { isArchived: 'MSG-65' }, others: { isArchived: 'MSG-66' } },
);

/** Leaves a thread. Two people always stay, so that one can write and one can read. */
export const leaveThread = moveOf(
  'leave',
  'left',
  async (thread, { who }, { t }, request) => {
    const answer = await t.call('leaveThread', request);
    attributed(['MSG-72'], () => must(answer, status(204), fits));
    leave(thread, who);
  },
  { own: { hasLeft: 'MSG-72' }, others: {} },
  (thread) => countIn(thread) > 2,
);

/** Marks a thread as read, also if it is read already. */
export const markThreadRead = moveOf(
  'markRead',
  'marked as read',
  async (thread, { who }, { t }, request) => {
    const answer = await t.call('markThreadRead', request);
    attributed(['MSG-84'], () => must(answer, status(204), fits));
    markRead(thread, who);
  },
  { own: { hasRead: 'MSG-84' }, others: { hasRead: 'MSG-85' } },
);

/** Mutes or unmutes a thread, whatever its state was. */
export const muteThread = (place: Place, isMuted: boolean): fc.AsyncCommand<Threads, MessagesSetup> => {
  const name = isMuted ? 'mute' : 'unmute';
  return moveOf(
    name,
    `${name}d`,
    async (thread, { who }, { t }, request) => {
      const answer = await t.call('muteThread', { ...request, query: { isMuted } });
      attributed([isMuted ? 'MSG-80' : 'MSG-81'], () => must(answer, status(204), fits));
      mute(thread, who, isMuted);
    },
    { own: {}, others: { isMuted: 'MSG-82' } },
  )(place);
};

/** Renames a thread. */
export const renameThread = moveOf('rename', 'renamed', async (thread, _place, { t }, request) => {
  const title = freshWord(t, 'renamed');
  const answer = await t.call('updateThread', { ...request, body: { title } });
  attributed(['MSG-59'], () => must(answer, status(200), fits));
  attributed(['MSG-60'], () => mustHaveTitle({ answer, thread: dataOf(answer) }, title));
  rename(thread, title);
});

/** Sends a message. The author and the next person must be able to read it, with all earlier messages. */
export const sayInThread = moveOf(
  'say',
  'said something in',
  async (thread, { who }, setup, request, after) => {
    const { t, people } = setup;
    const body = freshWord(t, 'word');
    const answer = await t.call('sendMessage', { ...request, body: { body } });
    attributed(['MSG-96'], () => must(answer, success));
    say(thread, who, body);
    // The messages are read first, because that may count as reading the thread.
    for (const reader of [who, nextTo(setup, who)]) {
      const person = people[reader];
      if (!person || !isIn(thread, reader)) continue;
      const seen = await messagesFor(t, person, request.path.threadId);
      mustReport(seen, thread.said, people, `${after}, ${nameOf(setup, reader)}`);
    }
  },
  { own: { hasLeft: 'MSG-73' }, others: { isArchived: 'MSG-67', hasLeft: 'MSG-73' } },
);
