import { company, companyUpTo, turnsOf } from '../../given/correspondents.ts';
import type { Correspondent } from '../../given/correspondents.ts';
import { freshWord, givenMessage, givenThread, openThread } from '../../given/messages.ts';
import { plainText } from '../../kit/core-values.ts';
import { check } from '../../kit/check.ts';
import { fits, success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { listed, mustShow, participantsIn, readBy } from '../../models/thread-views.ts';
import { LONG_TITLE } from './titles.ts';

/** Of each kind in turn the one who creates, with the others beside. */
async function eachCreator(
  t: Tools,
  count: number,
  act: (creator: Correspondent, others: readonly Correspondent[]) => Promise<void>,
): Promise<void> {
  for (const [creator, ...others] of turnsOf(await companyUpTo(t, count))) await act(creator, others);
}

/** Everybody finds all of these people among the participants. */
async function mustTakePart(
  t: Tools,
  threadId: string,
  readers: readonly Correspondent[],
  people: readonly Correspondent[],
): Promise<void> {
  for (const reader of readers) {
    const view = await readBy(t, reader, threadId);
    const shown = participantsIn(view).map(({ id }) => id);
    for (const { id, kind } of people) {
      mustHold(
        view.answer,
        `the ${kind} ${id} takes part, as the ${reader.kind} reads it`,
        shown.includes(id),
        `participants are ${shown.map(String).join(', ') || 'nobody'}`,
      );
    }
  }
}

check({
  id: 'messages.create-answers-the-thread-made',
  says: 'Creating a thread answers the new thread, which is read under the id it was answered with.',
  clauses: ['MSG-30', 'MSG-56'],
  async run(t) {
    // The same people may get the same thread again; others never do.
    const companies = new Map<string, string>();
    await eachCreator(t, 3, async (creator, others) => {
      for (const named of [others.slice(0, 1), others]) {
        const title = freshWord(t);
        const answer = await openThread(t, creator, named, { title });
        must(answer, success, fits);
        const threadId = text(dataOf(answer), 'id');
        const people = [creator, ...named];
        const company = people
          .map(({ id }) => id)
          .sort()
          .join();
        mustHold(
          answer,
          'no thread of other people',
          (companies.get(threadId) ?? company) === company,
          `${threadId} again`,
        );
        companies.set(threadId, company);
        for (const reader of people) {
          const view = await readBy(t, reader, threadId);
          mustHold(view.answer, 'the thread with the id in the path', view.thread['id'] === threadId);
          mustHold(view.answer, `the thread with the title ${title}`, view.thread['title'] === title);
        }
      }
    });
  },
});

check({
  id: 'messages.thread-without-a-title',
  says: 'A thread is created without a title, by whomever, and its participants list it.',
  clauses: ['MSG-33', 'MSG-19'],
  async run(t) {
    await eachCreator(t, 3, async (creator, others) => {
      const answer = await openThread(t, creator, others);
      must(answer, success, fits);
      const threadId = text(dataOf(answer), 'id');
      await givenMessage(t, threadId, creator);
      for (const reader of [creator, ...others])
        mustShow(
          await listed(t, reader, { filter: 'active' }),
          threadId,
          `the ${reader.kind} lists a thread without a title, filtered by active`,
        );
    });
  },
});

check({
  id: 'messages.title-is-kept',
  says: 'The title of a new thread is the one sent, for everybody and wherever the thread is shown.',
  clauses: ['MSG-34'],
  async run(t) {
    const turns = turnsOf(await company(t, 3));
    let turn = 0;
    const judge = async (drawn: string): Promise<void> => {
      const [creator, ...others] = turns[(turn += 1) % turns.length] ?? [];
      if (!creator) return;
      const answer = await openThread(t, creator, others, { title: drawn });
      must(answer, success, fits);
      const thread = dataOf(answer);
      const promised = `the title ${JSON.stringify(drawn)}`;
      mustHold(answer, promised, thread['title'] === drawn);
      const threadId = text(thread, 'id');
      await givenMessage(t, threadId, creator);
      for (const reader of [creator, ...others]) {
        const read = await readBy(t, reader, threadId);
        mustHold(read.answer, promised, read.thread['title'] === drawn);
        const inList = mustShow(await listed(t, reader, { filter: 'active' }), threadId, 'the thread');
        mustHold(inList.answer, promised, inList.thread['title'] === drawn, String(inList.thread['title']));
      }
    };
    await judge(LONG_TITLE);
    await t.property(plainText, judge);
  },
});

check({
  id: 'messages.everybody-named-takes-part',
  says: 'Everybody named in participantIds takes part, be they one or many and of whatever kind.',
  clauses: ['MSG-35', 'MSG-57'],
  async run(t) {
    await eachCreator(t, 6, async (creator, others) => {
      for (const named of [others.slice(0, 1), others.slice(-2), others]) {
        const { threadId } = await givenThread(t, [creator, ...named]);
        await mustTakePart(t, threadId, [creator, ...named], named);
      }
    });
  },
});

check({
  id: 'messages.creator-takes-part',
  says: 'Whoever creates a thread takes part in it without being named in participantIds.',
  clauses: ['MSG-36'],
  async run(t) {
    await eachCreator(t, 3, async (creator, others) => {
      for (const named of [others.slice(0, 1), others]) {
        // Somebody else speaks first: one who takes no part could not.
        const { threadId } = await givenThread(t, [creator, ...named], { silent: true });
        await givenMessage(t, threadId, named[0] ?? creator);
        await mustTakePart(t, threadId, [creator, ...named], [creator]);
        mustShow(
          await listed(t, creator, { filter: 'active' }),
          threadId,
          `the ${creator.kind} who created the thread lists it, filtered by active`,
        );
      }
    });
  },
});

check({
  id: 'messages.participants-in-full',
  says: 'The read of a thread shows everybody in full, also after a new title and after messages by others.',
  clauses: ['MSG-57'],
  async run(t) {
    const people = await company(t, 4);
    for (const [creator, ...others] of turnsOf(people)) {
      const { threadId } = await givenThread(t, [creator, ...others]);
      const names = await fullNames(t, creator, threadId);
      const body = { title: freshWord(t, 'renamed') };
      must(await t.call('updateThread', { path: { threadId }, body, as: creator.as }), success);
      for (const one of others) await givenMessage(t, threadId, one);
      for (const reader of people) {
        await mustTakePart(t, threadId, [reader], people);
        const view = await readBy(t, reader, threadId);
        for (const shown of participantsIn(view)) {
          const { id, fullName, type } = shown;
          const isNamed = people.some((one) => one.id === id && one.isNew && one.kind !== 'staff');
          mustHold(
            view.answer,
            'a fullName and a type for each resident and connection, the same for every reader',
            fullName === names.get(String(id)) && !(isNamed && (isBlank(fullName) || isBlank(type))),
            `${String(id)} is ${String(fullName)}, of type ${String(type)}`,
          );
        }
      }
    }
  },
});

/** The names under which a thread shows its participants, by their ids. */
async function fullNames(t: Tools, reader: Correspondent, threadId: string) {
  const shown = participantsIn(await readBy(t, reader, threadId));
  return new Map(shown.map(({ id, fullName }) => [String(id), fullName]));
}

check({
  id: 'messages.threads-read-apart',
  says: 'The thread answered is the one in the path, also among other threads of the same people.',
  clauses: ['MSG-55', 'MSG-56'],
  async run(t) {
    await eachCreator(t, 3, async (creator, others) => {
      const threads = [];
      for (let count = 0; count < 3; count += 1) threads.push(await givenThread(t, [creator, ...others]));
      for (const reader of [creator, ...others])
        for (const { threadId, title } of threads) {
          const { answer, thread } = await readBy(t, reader, threadId);
          mustHold(
            answer,
            `the thread ${threadId} with the title ${title}`,
            thread['id'] === threadId && thread['title'] === title,
          );
        }
    });
  },
});
