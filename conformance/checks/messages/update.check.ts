import { isShownAs } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { precondition } from '../../kit/precondition.ts';
import { plainText } from '../../kit/core-values.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { lacks, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Correspondent } from '../../factories/messages-people.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustHaveSent } from '../../assertions/messages.ts';
import {
  messagesFor,
  mustHaveTitle,
  mustContain,
  participantsIn,
  readBy,
} from '../../assertions/messages-threads.ts';
import type { View } from '../../assertions/messages-threads.ts';
import { LONG_TITLE } from './titles.ts';

/** The thread in the list of a person. Other checks assert whether it is there. */
const inList = (t: Tools, who: Correspondent, threadId: string): Promise<View> =>
  attributing(['MSG-19'], () => mustContain(t, who, threadId, 'the thread'));

check({
  id: 'messages.new-title-is-kept',
  says: 'The title sent in a change is the title of the thread for everybody, in every answer.',
  clauses: ['MSG-59', 'MSG-60', 'MSG-61'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people);
    const path = { threadId };
    let turn = 0;
    const personAt = (place: number) => people[place % people.length] ?? people[0];
    const assert = async (title: string): Promise<void> => {
      turn += 1;
      const answer = await t.call('updateThread', { path, body: { title }, as: personAt(turn).as });
      const thread = await attributing(['MSG-59'], () => {
        must(answer, status(200), fits);
        return dataOf(answer);
      });
      await attributing(['MSG-61'], () =>
        mustHold(answer, `the id ${threadId}`, thread['id'] === threadId, shows('id', thread['id'])),
      );
      await attributing(['MSG-60'], async () => {
        mustHaveTitle({ answer, thread }, title);
        mustHaveTitle(await readBy(t, personAt(turn + 1), threadId), title);
        mustHaveTitle(await inList(t, personAt(turn + 2), threadId), title);
      });
    };
    await t.property(plainText, assert, { runs: Math.ceil((t.run.runs * 3) / 5) });
    await assert(LONG_TITLE);
    await attributing(['MSG-60'], async () => {
      for (const [at, reader] of people.entries()) {
        if (at !== 1) mustHaveTitle(await readBy(t, reader, threadId), LONG_TITLE);
        if (at !== 0) mustHaveTitle(await inList(t, reader, threadId), LONG_TITLE);
      }
    });
  },
});

check({
  id: 'messages.change-of-one-thread-alone',
  says: 'A change of a thread keeps its id, its participants and its messages, and leaves other threads as they were.',
  clauses: ['MSG-60', 'MSG-61', 'MSG-57'],
  async run(t) {
    const people = await company(t, 3);
    const one = await givenThread(t, people, { silent: true });
    const two = await givenThread(t, people, { silent: true });
    const word = await givenMessage(t, one.threadId, people[0]);
    for (const [at, { as }] of people.entries()) {
      const title = freshWord(t, 'renamed');
      const path = { threadId: one.threadId };
      const answer = await t.call('updateThread', { path, body: { title }, as });
      await precondition('a new title', () => must(answer, status(200), fits));
      // The next person reads the thread; after the last change everybody does.
      for (const reader of at === 2 ? people : people.slice(at + 1, at + 2)) {
        const view = await readBy(t, reader, one.threadId);
        await attributing(['MSG-60'], () => mustHaveTitle(view, title));
        await attributing(['MSG-61'], () =>
          mustHold(
            view.answer,
            `the id ${one.threadId}`,
            view.thread['id'] === one.threadId,
            shows('id', view.thread['id']),
          ),
        );
        const shown = participantsIn(view).map(({ id }) => id);
        await attributing(['MSG-57'], () =>
          mustHold(
            view.answer,
            'everybody who took part before',
            people.every((one) => shown.some((id) => isShownAs(one, id))),
            lacks(shown.map(String).join(', '), 'participants'),
          ),
        );
      }
    }
    for (const reader of people) {
      mustHaveSent(await messagesFor(t, reader, one.threadId), word, 'what was said before');
      const other = await readBy(t, reader, two.threadId);
      await attributing(['MSG-60'], () => mustHaveTitle(other, two.title));
    }
  },
});
