import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { companyUpTo, isShownAs, turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { commonCompany as company, threadsByEach } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread, openThread } from '../../factories/messages.ts';
import { plainText } from '../../kit/core-values.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, success } from '../../kit/match.ts';
import { lacks, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  listed,
  mustHaveTitle,
  mustContain,
  participantsIn,
  readBy,
  type View,
} from '../../assertions/messages-threads.ts';
import { LONG_TITLE } from './titles.ts';

type People = readonly [Correspondent, Correspondent, ...Correspondent[]];

/** The people of a thread: the creator with one other person, and with all others. */
const casts = ([creator, other, ...rest]: People): readonly People[] => [
  [creator, other],
  [creator, other, ...rest],
];

/**
 * Every reader must find all these people among the participants. Returns what each reader reads. `broken`
 * chooses the clause if a person is missing.
 */
async function mustTakePart(
  t: Tools,
  threadId: string,
  readers: readonly Correspondent[],
  people: readonly Correspondent[],
  faultOf?: (missing: Correspondent) => Promise<ClauseId>,
): Promise<readonly View[]> {
  const views: View[] = [];
  for (const reader of readers) {
    const view = await readBy(t, reader, threadId, []);
    views.push(view);
    const shown = participantsIn(view).map(({ id }) => id);
    for (const person of people) {
      const { id, kind } = person;
      const isThere = shown.some((one) => isShownAs(person, one));
      const assert = (): void =>
        mustHold(
          view.answer,
          `the ${kind} ${id} takes part, as the ${reader.kind} reads it`,
          isThere,
          shown.length === 0
            ? shows('participants', [])
            : lacks(`participants are ${shown.map(String).join(', ')}`, 'participants'),
        );
      if (faultOf && !isThere) await attributing([await faultOf(person)], assert);
      else assert();
    }
  }
  return views;
}

check({
  id: 'messages.create-answers-the-thread-made',
  says: 'A create answers the new thread, which can be read by the id in the answer.',
  clauses: ['MSG-30', 'MSG-56'],
  async run(t) {
    // The same people may get the same thread again; other people must not.
    const companies = new Map<string, string>();
    for (const turn of turnsOf(await company(t, 3)))
      for (const people of casts(turn)) {
        const [creator, ...named] = people;
        const title = freshWord(t);
        const answer = await openThread(t, creator, named, { title });
        await attributing(['MSG-30'], async () => {
          must(answer, success, fits);
          const threadId = text(dataOf(answer), 'id');
          const ids = people.map(({ id }) => id);
          const company = ids.sort().join();
          const isTheirs = (companies.get(threadId) ?? company) === company;
          mustHold(answer, 'no thread of other people', isTheirs, shows('id', threadId, `${threadId} again`));
          companies.set(threadId, company);
          // The creator or the next person reads.
          for (const reader of people.slice(-2).slice(0, 1)) {
            const view = await readBy(t, reader, threadId, ['MSG-30']);
            await attributing(['MSG-56'], () =>
              mustHold(
                view.answer,
                'the thread with the id in the path',
                view.thread['id'] === threadId,
                shows('id', view.thread['id']),
              ),
            );
            mustHaveTitle(view, title);
          }
        });
      }
  },
});

check({
  id: 'messages.thread-without-a-title',
  says: 'A thread can be created without a title by anyone, and its participants list it.',
  clauses: ['MSG-33', 'MSG-19'],
  async run(t) {
    for (const people of turnsOf(await company(t, 3))) {
      const [creator, ...others] = people;
      const answer = await openThread(t, creator, others);
      const threadId = await attributing(['MSG-33'], () => {
        must(answer, success, fits);
        return text(dataOf(answer), 'id');
      });
      await givenMessage(t, threadId, creator);
      for (const reader of [creator, ...others.slice(-1)]) {
        const promised = `the ${reader.kind} lists a thread without a title, filtered by active`;
        await attributing(['MSG-19'], () => mustContain(t, reader, threadId, promised));
      }
    }
  },
});

check({
  id: 'messages.title-is-kept',
  says: 'The title sent for a new thread is its title for everybody, in every answer.',
  clauses: ['MSG-34'],
  async run(t) {
    const people = await company(t, 3);
    const turns = turnsOf(people);
    let turn = 0;
    /** The creator changes in turn. Of the others, one reads the thread and one lists it, or all do both. */
    const assert = async (drawn: string, isForAll = false): Promise<void> => {
      turn += 1;
      const [creator, one, two] = turns[turn % turns.length] ?? people;
      const answer = await openThread(t, creator, [one, two], { title: drawn });
      must(answer, success, fits);
      const thread = dataOf(answer);
      mustHaveTitle({ answer, thread }, drawn);
      const threadId = text(thread, 'id');
      await givenMessage(t, threadId, creator);
      for (const reader of isForAll ? people : [one]) {
        mustHaveTitle(await readBy(t, reader, threadId), drawn);
      }
      for (const reader of isForAll ? people : [two]) {
        mustHaveTitle(
          await attributing(['MSG-19'], () => mustContain(t, reader, threadId, 'the thread')),
          drawn,
        );
      }
    };
    await assert(LONG_TITLE, true);
    await t.property(plainText, assert, { runs: Math.ceil((t.run.runs * 3) / 5) });
  },
});

check({
  id: 'messages.everybody-named-takes-part',
  says: 'Everybody named in participantIds is a participant, one or many and of every kind.',
  clauses: ['MSG-35', 'MSG-57'],
  async run(t) {
    const turns = turnsOf(await companyUpTo(t, 6)).filter((_, at) => at !== 3);
    for (const [at, [creator, ...others]] of turns.entries()) {
      // The first three creators each name one person, the next ones two or all.
      const named = at < 3 ? others.slice(0, 1) : at === 4 ? others.slice(-2) : others;
      const people = [creator, ...named] as const;
      const { threadId } = await givenThread(t, people, { silent: true });
      // A person who lists the thread takes part in it, even if the read shows something else.
      await mustTakePart(t, threadId, [creator, ...named.slice(-1)], named, async (one) => {
        const { items } = await listed(t, one, { filter: 'active' });
        return byId(items, threadId) ? 'MSG-57' : 'MSG-35';
      });
    }
  },
});

check({
  id: 'messages.creator-takes-part',
  says: 'The creator of a thread is a participant without being named in participantIds.',
  clauses: ['MSG-36'],
  async run(t) {
    for (const [at, turn] of turnsOf(await company(t, 3)).entries())
      for (const people of casts(turn).slice(at % 2)) {
        // Another person sends the first message, which only a participant can do.
        const { threadId } = await givenThread(t, people, { silent: true });
        const [creator, other] = people;
        await givenMessage(t, threadId, other);
        await mustTakePart(t, threadId, [people.length > 2 ? creator : other], [creator]);
        const promised = `the ${creator.kind} who created the thread lists it, filtered by active`;
        await mustContain(t, creator, threadId, promised);
      }
  },
});

check({
  id: 'messages.participants-in-full',
  says: 'The read of a thread shows every participant in full, also after a new title and after messages by others.',
  clauses: ['MSG-57'],
  async run(t) {
    const people = await company(t, 4);
    for (const [creator, ...others] of turnsOf(people).slice(1, 3)) {
      const { threadId } = await givenThread(t, [creator, ...others], { silent: true });
      const names = await fullNames(t, creator, threadId);
      const body = { title: freshWord(t, 'renamed') };
      must(await t.call('updateThread', { path: { threadId }, body, as: creator.as }), success);
      for (const one of others.slice(0, 1)) await givenMessage(t, threadId, one);
      for (const view of await mustTakePart(t, threadId, people, people))
        for (const shown of participantsIn(view)) {
          const { id, fullName, type } = shown;
          const isNamed = people.some((one) => isShownAs(one, id) && one.isNew && one.kind !== 'staff');
          const promised =
            'a fullName and a type for each resident and connection, the same for every reader';
          const found = `${String(id)} is ${String(fullName)}, of type ${String(type)}`;
          const isSame = fullName === names.get(String(id)) && !(isNamed && isBlank(fullName));
          mustHold(view.answer, promised, isSame, shows('participants.fullName', fullName, found));
          const isTyped = !(isNamed && isBlank(type));
          mustHold(view.answer, promised, isTyped, shows('participants.type', type, found));
        }
    }
  },
});

/** The names that a thread shows for its participants, by their ids. */
async function fullNames(t: Tools, reader: Correspondent, threadId: string) {
  const shown = participantsIn(await readBy(t, reader, threadId));
  return new Map(shown.map(({ id, fullName }) => [String(id), fullName]));
}

check({
  id: 'messages.threads-read-apart',
  says: 'Get thread answers the thread in the path, also among other threads of the same people.',
  clauses: ['MSG-55', 'MSG-56'],
  async run(t) {
    const people = await company(t, 3);
    const threads = await threadsByEach(t, people);
    for (const [at, reader] of people.entries())
      for (const { threadId, title } of threads.filter((_, place) => place !== at)) {
        const { answer, thread } = await attributing(['MSG-55'], () => readBy(t, reader, threadId));
        await attributing(['MSG-56'], () => {
          mustHold(answer, `the thread ${threadId}`, thread['id'] === threadId, shows('id', thread['id']));
          mustHaveTitle({ answer, thread }, title);
        });
      }
  },
});
