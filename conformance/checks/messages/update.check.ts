import { isShownAs } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { made } from '../../kit/made.ts';
import { plainText } from '../../kit/core-values.ts';
import { blaming } from '../../kit/blame.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { lacks, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Correspondent } from '../../factories/messages-people.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustHaveSaid } from '../../assertions/messages.ts';
import {
  messagesFor,
  mustBear,
  mustList,
  participantsIn,
  readBy,
} from '../../assertions/messages-threads.ts';
import type { View } from '../../assertions/messages-threads.ts';
import { LONG_TITLE } from './titles.ts';

/** The thread in the list of a person. Other checks judge whether it is there. */
const inList = (t: Tools, who: Correspondent, threadId: string): Promise<View> =>
  blaming(['MSG-19'], () => mustList(t, who, threadId, 'the thread'));

check({
  id: 'messages.new-title-is-kept',
  says: 'The title of a change is the one of the thread afterwards, for everybody and wherever the thread is shown.',
  clauses: ['MSG-59', 'MSG-60', 'MSG-61'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people);
    const path = { threadId };
    let turn = 0;
    const personAt = (place: number) => people[place % people.length] ?? people[0];
    const judge = async (title: string): Promise<void> => {
      turn += 1;
      const answer = await t.call('updateThread', { path, body: { title }, as: personAt(turn).as });
      const thread = await blaming(['MSG-59'], () => {
        must(answer, status(200), fits);
        return dataOf(answer);
      });
      await blaming(['MSG-61'], () =>
        mustHold(answer, `the id ${threadId}`, thread['id'] === threadId, shows('id', thread['id'])),
      );
      await blaming(['MSG-60'], async () => {
        mustBear({ answer, thread }, title);
        mustBear(await readBy(t, personAt(turn + 1), threadId), title);
        mustBear(await inList(t, personAt(turn + 2), threadId), title);
      });
    };
    await t.property(plainText, judge, { runs: Math.ceil((t.run.runs * 3) / 5) });
    await judge(LONG_TITLE);
    await blaming(['MSG-60'], async () => {
      for (const [at, reader] of people.entries()) {
        if (at !== 1) mustBear(await readBy(t, reader, threadId), LONG_TITLE);
        if (at !== 0) mustBear(await inList(t, reader, threadId), LONG_TITLE);
      }
    });
  },
});

check({
  id: 'messages.change-of-one-thread-alone',
  says: 'A change of one thread keeps its id, its people and what was said, and leaves the other threads as they were.',
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
      await made('a new title', () => must(answer, status(200), fits));
      // The next person reads the thread; after the last change everybody does.
      for (const reader of at === 2 ? people : people.slice(at + 1, at + 2)) {
        const view = await readBy(t, reader, one.threadId);
        await blaming(['MSG-60'], () => mustBear(view, title));
        await blaming(['MSG-61'], () =>
          mustHold(
            view.answer,
            `the id ${one.threadId}`,
            view.thread['id'] === one.threadId,
            shows('id', view.thread['id']),
          ),
        );
        const shown = participantsIn(view).map(({ id }) => id);
        await blaming(['MSG-57'], () =>
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
      mustHaveSaid(await messagesFor(t, reader, one.threadId), word, 'what was said before');
      const other = await readBy(t, reader, two.threadId);
      await blaming(['MSG-60'], () => mustBear(other, two.title));
    }
  },
});
