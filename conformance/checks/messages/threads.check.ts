import { companyUpTo, isShownAs, turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread, openThread } from '../../factories/messages.ts';
import { plainText } from '../../kit/core-values.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { fits, status, success } from '../../kit/match.ts';
import { lacks, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import {
  listed,
  messagesFor,
  mustContain,
  mustHaveTitle,
  participantsIn,
  readBy,
  type View,
} from '../../assertions/messages-threads.ts';
import { mustHaveSent } from '../../assertions/messages.ts';

/**
 * The longest text that no open question concerns, of several words in both cases. Random texts are rarely
 * like this.
 */
const LONG_TITLE = 'The Reading Circle and the Rose Garden';

type People = readonly [Correspondent, Correspondent, ...Correspondent[]];

/** The people of a thread: the creator with one other person, and with all others. */
const casts = ([creator, other, ...rest]: People): readonly People[] => [
  [creator, other],
  [creator, other, ...rest],
];

/** The thread in the list of a person. Other checks assert whether it is there. */
const inList = (t: Tools, who: Correspondent, threadId: string): Promise<View> =>
  attributing(['MSG-19'], () => mustContain(t, who, threadId, `the thread, for the ${who.kind}`));

function mustHaveId({ answer, thread: { id } }: View, threadId: string, clause: ClauseId): void {
  attributed([clause], () => mustHold(answer, `the thread ${threadId}`, id === threadId, shows('id', id)));
}

/** A person must be shown among the participants. */
function mustTakePart(
  view: View,
  reader: Correspondent,
  person: Correspondent,
  clauses: readonly ClauseId[],
) {
  const shown = participantsIn(view).map(({ id }) => id);
  const fault =
    shown.length === 0
      ? shows('participants', [])
      : lacks(`participants are ${shown.join(', ')}`, 'participants');
  attributed(clauses, () =>
    mustHold(
      view.answer,
      `the ${person.kind} ${person.id} takes part, as the ${reader.kind} reads it`,
      shown.some((one) => isShownAs(person, one)),
      fault,
    ),
  );
}

check({
  id: 'messages.create-answers-the-thread-made',
  says: 'A create answers the new thread, which is read by the id in the answer, also among others of the same people.',
  clauses: ['MSG-30', 'MSG-55', 'MSG-56'],
  async run(t) {
    // The same people may get the same thread again; other people must not.
    const companies = new Map<string, string>();
    const made = new Map<string, { readonly title: string; readonly people: People }>();
    for (const turn of turnsOf(await company(t, 3)))
      for (const people of casts(turn)) {
        const title = freshWord(t);
        const [creator, ...named] = people;
        const answer = await openThread(t, creator, named, { title });
        attributed(['MSG-30'], () => {
          must(answer, success, fits);
          const threadId = text(dataOf(answer), 'id');
          const theirs = people
            .map(({ id }) => id)
            .sort()
            .join();
          const isTheirs = (companies.get(threadId) ?? theirs) === theirs;
          mustHold(answer, 'no thread of other people', isTheirs, shows('id', threadId, `${threadId} again`));
          companies.set(threadId, theirs);
          made.set(threadId, { title, people });
        });
      }
    for (const [threadId, { title, people }] of made)
      for (const [at, reader] of people.entries()) {
        // The creator does not read every thread.
        if (at === 0 && people.length > 2) continue;
        const answer = await t.call('getThread', { path: { threadId }, as: reader.as });
        attributed([answer.status === 404 ? 'MSG-30' : 'MSG-55'], () => must(answer, status(200), fits));
        const view = { answer, thread: dataOf(answer) };
        mustHaveId(view, threadId, 'MSG-56');
        attributed(['MSG-30', 'MSG-56'], () => mustHaveTitle(view, title));
      }
  },
});

check({
  id: 'messages.thread-without-a-title',
  says: 'A thread can be created without a title by anyone, and its participants list it.',
  clauses: ['MSG-33', 'MSG-19'],
  async run(t) {
    for (const [creator, ...others] of turnsOf(await company(t, 3))) {
      const answer = await openThread(t, creator, others);
      const threadId = attributed(['MSG-33'], () => {
        must(answer, success, fits);
        return text(dataOf(answer), 'id');
      });
      await givenMessage(t, threadId, creator);
      for (const reader of [creator, ...others.slice(-1)]) await inList(t, reader, threadId);
    }
  },
});

/** Everybody reads the title and finds it in their lists; or, of three, one reads and another lists. */
async function mustShowTitle(t: Tools, people: People, threadId: string, title: string, isForAll: boolean) {
  for (const [at, reader] of people.entries()) {
    if (isForAll || at === 1) mustHaveTitle(await readBy(t, reader, threadId), title);
    if (isForAll || at === 2) mustHaveTitle(await inList(t, reader, threadId), title);
  }
}

for (const { id, says, clauses, isNew } of [
  {
    id: 'messages.title-is-kept',
    says: 'The title sent for a new thread is its title for everybody, in every answer.',
    clauses: ['MSG-34'],
    isNew: true,
  },
  {
    id: 'messages.new-title-is-kept',
    says: 'The title sent in a change is the title of the thread for everybody, in every answer.',
    clauses: ['MSG-59', 'MSG-60', 'MSG-61'],
    isNew: false,
  },
] as const)
  check({
    ...{ id, says, clauses },
    async run(t) {
      const people = await company(t, 3);
      const turns = turnsOf(people);
      const changed = isNew ? undefined : await givenThread(t, people);
      let turn = 0;
      const ask = async (
        me: Correspondent,
        others: readonly Correspondent[],
        title: string,
      ): Promise<Answer> => {
        if (!changed) {
          const answer = await openThread(t, me, others, { title });
          must(answer, success, fits);
          await givenMessage(t, text(dataOf(answer), 'id'), me);
          return answer;
        }
        const { threadId } = changed;
        const answer = await t.call('updateThread', { path: { threadId }, body: { title }, as: me.as });
        attributed(['MSG-59'], () => must(answer, status(200), fits));
        mustHaveId({ answer, thread: dataOf(answer) }, threadId, 'MSG-61');
        return answer;
      };
      const assert = async (title: string, isForAll = false): Promise<void> => {
        turn += 1;
        const cast = turns[turn % turns.length] ?? people;
        const [me, ...others] = cast;
        const answer = await ask(me, others, title);
        await attributing([isNew ? 'MSG-34' : 'MSG-60'], async () => {
          const thread = dataOf(answer);
          mustHaveTitle({ answer, thread }, title);
          await mustShowTitle(t, cast, changed?.threadId ?? text(thread, 'id'), title, isForAll);
        });
      };
      await assert(LONG_TITLE, true);
      await t.property(plainText, assert, { runs: Math.ceil((t.run.runs * 3) / 5) });
    },
  });

check({
  id: 'messages.everybody-named-takes-part',
  says: 'Everybody named in participantIds is a participant, one or many and of every kind, and so is the creator.',
  clauses: ['MSG-35', 'MSG-36', 'MSG-57'],
  async run(t) {
    const turns = turnsOf(await companyUpTo(t, 6)).filter((_, at) => at !== 3);
    for (const [at, [creator, ...others]] of turns.entries()) {
      // The first three creators each name one person, the next ones two or all.
      const named = at < 3 ? others.slice(0, 1) : at === 4 ? others.slice(-2) : others;
      const { threadId } = await givenThread(t, [creator, ...named], { silent: true });
      // Another person sends the first message, which only a participant can do.
      for (const other of named.slice(0, 1)) await givenMessage(t, threadId, other);
      for (const reader of [creator, ...named.slice(-1)]) {
        const view = await readBy(t, reader, threadId, [reader === creator ? 'MSG-36' : 'MSG-35']);
        for (const person of named) {
          const isThere = participantsIn(view).some(({ id }) => isShownAs(person, id));
          // A person who lists the thread takes part in it, even if the read shows something else.
          const lists =
            isThere || byId((await listed(t, person, { filter: 'active' })).items, threadId) !== undefined;
          mustTakePart(view, reader, person, [lists ? 'MSG-57' : 'MSG-35']);
        }
        mustTakePart(view, reader, creator, ['MSG-36']);
      }
      await attributing(['MSG-36'], () =>
        mustContain(t, creator, threadId, `the ${creator.kind} who created the thread lists it`),
      );
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
      const first = participantsIn(await readBy(t, creator, threadId));
      const names = new Map(first.map(({ id, fullName }) => [String(id), fullName]));
      const body = { title: freshWord(t, 'renamed') };
      must(await t.call('updateThread', { path: { threadId }, body, as: creator.as }), success);
      for (const one of others.slice(0, 1)) await givenMessage(t, threadId, one);
      for (const reader of people) {
        const view = await readBy(t, reader, threadId);
        for (const person of people) mustTakePart(view, reader, person, []);
        for (const { id, fullName, type } of participantsIn(view)) {
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
    }
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
        attributed(['MSG-60'], () => mustHaveTitle(view, title));
        mustHaveId(view, one.threadId, 'MSG-61');
        for (const person of people) mustTakePart(view, reader, person, ['MSG-57']);
      }
    }
    for (const reader of people) {
      mustHaveSent(await messagesFor(t, reader, one.threadId), word, 'what was said before');
      const other = await readBy(t, reader, two.threadId);
      attributed(['MSG-60'], () => mustHaveTitle(other, two.title));
    }
  },
});
