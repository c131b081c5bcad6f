import type fc from 'fast-check';
import { freshWord } from '../factories/messages.ts';
import { blamed } from '../kit/blame.ts';
import { fits, status, success } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { mustTell } from '../assertions/messages.ts';
import { messagesFor } from '../assertions/messages-threads.ts';
import { archive, countIn, isIn, leave, markRead, mute, rename, say } from '../models/messages.ts';
import type { Thread, Threads } from '../models/messages.ts';
import {
  mustAgreeFor,
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
 * What somebody who takes part does in a thread; then their lists or those of the next person show the threads as the
 * model has them. Everybody's are looked at when the sequence is over.
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
        // By turns whoever did it and the next one look: what the others see stays until the end or is undone again.
        model.steps += 1;
        const who = model.steps % 2 === 1 ? place.who : nextTo(setup, place.who);
        await mustAgreeFor(model, setup, who, { after, who: place.who, faults });
      },
    });

/** Somebody archives a thread, perhaps once more. */
export const archiveThread = moveOf(
  'archive',
  'archived',
  async (thread, { who }, { t }, request) => {
    const answer = await t.call('archiveThread', request);
    blamed(['MSG-65'], () => must(answer, status(204), fits));
    archive(thread, who);
  },
  { own: { isArchived: 'MSG-65' }, others: { isArchived: 'MSG-66' } },
);

/** Somebody leaves a thread; two stay, so that there is somebody to write and somebody to read. */
export const leaveThread = moveOf(
  'leave',
  'left',
  async (thread, { who }, { t }, request) => {
    const answer = await t.call('leaveThread', request);
    blamed(['MSG-72'], () => must(answer, status(204), fits));
    leave(thread, who);
  },
  { own: { hasLeft: 'MSG-72' }, others: {} },
  (thread) => countIn(thread) > 2,
);

/** Somebody marks a thread as read, perhaps once more. */
export const markThreadRead = moveOf(
  'markRead',
  'marked as read',
  async (thread, { who }, { t }, request) => {
    const answer = await t.call('markThreadRead', request);
    blamed(['MSG-84'], () => must(answer, status(204), fits));
    markRead(thread, who);
  },
  { own: { hasRead: 'MSG-84' }, others: { hasRead: 'MSG-85' } },
);

/** Somebody mutes a thread or unmutes it, whatever it was before. */
export const muteThread = (place: Place, isMuted: boolean): fc.AsyncCommand<Threads, MessagesSetup> => {
  const name = isMuted ? 'mute' : 'unmute';
  return moveOf(
    name,
    `${name}d`,
    async (thread, { who }, { t }, request) => {
      const answer = await t.call('muteThread', { ...request, query: { isMuted } });
      blamed([isMuted ? 'MSG-80' : 'MSG-81'], () => must(answer, status(204), fits));
      mute(thread, who, isMuted);
    },
    { own: {}, others: { isMuted: 'MSG-82' } },
  )(place);
};

/** Somebody gives a thread another title. */
export const renameThread = moveOf('rename', 'renamed', async (thread, _place, { t }, request) => {
  const title = freshWord(t, 'renamed');
  const answer = await t.call('updateThread', { ...request, body: { title } });
  blamed(['MSG-59'], () => must(answer, status(200), fits));
  blamed(['MSG-60'], () => mustHold(answer, `the title ${title}`, dataOf(answer)['title'] === title));
  rename(thread, title);
});

/** Somebody says something, and they and the next person can read it, with all that was said before. */
export const sayInThread = moveOf(
  'say',
  'said something in',
  async (thread, { who }, setup, request, after) => {
    const { t, people } = setup;
    const body = freshWord(t, 'word');
    const answer = await t.call('sendMessage', { ...request, body: { body } });
    blamed(['MSG-96'], () => must(answer, success));
    say(thread, who, body);
    // Before the standings are looked at: to read messages may count as reading the thread.
    for (const reader of [who, nextTo(setup, who)]) {
      const person = people[reader];
      if (!person || !isIn(thread, reader)) continue;
      const seen = await messagesFor(t, person, request.path.threadId);
      mustTell(seen, thread.said, people, `${after}, ${nameOf(setup, reader)}`);
    }
  },
  { own: { hasLeft: 'MSG-73' }, others: { isArchived: 'MSG-67', hasLeft: 'MSG-73' } },
);
