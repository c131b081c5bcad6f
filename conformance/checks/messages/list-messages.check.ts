import { eachFirst, company, turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import { eventually } from '../../kit/eventually.ts';
import { field } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { idsOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  momentOf,
  mustBeBy,
  mustBeNewestFirst,
  mustHaveSaid,
  mustNotHaveSaid,
} from '../../assertions/messages.ts';
import { messagesFor, pageWith } from '../../assertions/messages-threads.ts';

/** A thread of three in which everybody has said something twice, and what they said, oldest first. */
async function talk(t: Tools, people: readonly [Correspondent, Correspondent, ...Correspondent[]]) {
  const { threadId, title } = await givenThread(t, people, { silent: true });
  const said: { readonly author: Correspondent; readonly body: string }[] = [];
  for (const author of [...people, ...people])
    said.push({ author, body: await givenMessage(t, threadId, author) });
  return { threadId, title, said, bodies: said.map(({ body }) => body) };
}

check({
  id: 'messages.everybody-reads-what-was-said',
  says: 'A message is in the list of its thread for every participant, the one who sent it and the others.',
  clauses: ['MSG-88', 'MSG-89'],
  async run(t) {
    const people = await company(t, 4);
    for (const turn of turnsOf(people)) {
      const { threadId, bodies } = await talk(t, turn);
      for (const reader of people) {
        const seen = await messagesFor(t, reader, threadId);
        for (const body of bodies)
          mustHaveSaid(seen, body, `the ${reader.kind} finds the message ${body} once`);
      }
    }
  },
});

check({
  id: 'messages.same-word-by-everybody',
  says: 'When everybody says the same, one after the other, each of the messages is in the list, by its author.',
  clauses: ['MSG-89', 'MSG-98'],
  run: eachFirst(3, async (t, turn) => {
    const { threadId } = await givenThread(t, turn);
    const word = freshWord(t, 'word');
    for (const author of turn) await givenMessage(t, threadId, author, word);
    for (const reader of turn) {
      const { pages, items } = await messagesFor(t, reader, threadId);
      const said = items.filter((message) => message['body'] === word);
      const authors = said.map((message) => field(message, 'author.id'));
      for (const { id, kind } of turn)
        mustHold(
          pageWith({ pages }),
          `the message of the ${kind} once, for the ${reader.kind}`,
          authors.filter((author) => author === id).length === 1,
          `the word is said by ${authors.map(String).join(', ') || 'nobody'}`,
        );
    }
  }),
});

/** How long a clock of whole seconds is given to move on. */
const MOMENT = 1_500;

check({
  id: 'messages.newest-first',
  says: 'Messages come newest first, whoever sent them and however many stand on a page.',
  clauses: ['MSG-90'],
  async run(t) {
    const people = await company(t, 3);
    const [first, ...others] = people;
    const { threadId, bodies } = await talk(t, people);
    const whole = await messagesFor(t, first, threadId);
    const begun = momentOf(mustHaveSaid(whole, bodies[0] ?? '', 'the first message'));
    // Messages of one and the same time prove nothing, so more are sent until the clock has moved on.
    await eventually(
      async () => {
        const body = await givenMessage(t, threadId, others[bodies.length % others.length] ?? first);
        bodies.push(body);
        return momentOf(mustHaveSaid(await messagesFor(t, first, threadId), body, 'the last message'));
      },
      (moment) => moment === undefined || begun === undefined || moment - begun >= 1,
      MOMENT,
    );
    for (const reader of people)
      for (const pageSize of [100, 1, 2, 3]) {
        const seen = await messagesFor(t, reader, threadId, { pageSize });
        for (const body of bodies) mustHaveSaid(seen, body, `the message ${body} once on all pages`);
        mustBeNewestFirst(seen, bodies);
      }
  },
});

check({
  id: 'messages.found-newest-first',
  says: 'Messages that hold a word come newest first as well.',
  clauses: ['MSG-90', 'MSG-92'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people);
    const word = freshWord(t, 'word');
    for (const author of [...people, ...people]) {
      await givenMessage(t, threadId, author, word);
      await givenMessage(t, threadId, author);
    }
    for (const reader of people) {
      const { items } = await messagesFor(t, reader, threadId);
      const whole = idsOf(items.filter((one) => one['body'] === word));
      for (const pageSize of [100, 1, 2]) {
        const seen = await messagesFor(t, reader, threadId, { pageSize, searchValue: word });
        const found = idsOf(seen.items);
        mustHold(
          pageWith(seen),
          'the messages that hold the word, each once, in the order in which the whole list has them',
          found.join(' ') === whole.join(' '),
          `${found.join(', ')} instead of ${whole.join(', ')}`,
        );
        const moments = seen.items.map(momentOf);
        const isOrdered = moments.every((one, at) => (one ?? 0) <= (moments[at - 1] ?? Infinity));
        const times = seen.items.map((one) => one['createdAt']).join(', ');
        mustHold(pageWith(seen), 'newest first', isOrdered, times);
      }
    }
  },
});

check({
  id: 'messages.of-their-thread-alone',
  says: 'A list of messages holds those of its thread and of no other among the same people, each with its threadId.',
  clauses: ['MSG-91'],
  run: eachFirst(3, async (t, turn) => {
    const threads = [
      { ...(await givenThread(t, turn)), said: new Array<string>() },
      { ...(await givenThread(t, turn)), said: new Array<string>() },
    ] as const;
    for (const author of turn)
      for (const { threadId, said } of threads) said.push(await givenMessage(t, threadId, author));
    for (const reader of turn)
      for (const [{ threadId, said }, other] of turnsOf(threads))
        for (const query of [{}, { pageSize: 1 }]) {
          const seen = await messagesFor(t, reader, threadId, query);
          for (const body of said) mustHaveSaid(seen, body, `the message ${body} of this thread`);
          for (const body of other.said) mustNotHaveSaid(seen, body, 'no message of the other thread');
          for (const { threadId: shown } of seen.items)
            mustHold(
              pageWith(seen),
              `${threadId} as the threadId of its messages`,
              shown === threadId,
              `threadId is ${String(shown)}`,
            );
          for (const searchValue of other.said) {
            const found = await messagesFor(t, reader, threadId, { ...query, searchValue });
            const promised = `searched for ${searchValue}, no message of the other thread`;
            mustNotHaveSaid(found, searchValue, promised);
          }
        }
  }),
});

const cases = (word: string): readonly string[] => [
  word,
  word.toUpperCase(),
  word.charAt(0).toUpperCase() + word.slice(1),
  [...word].map((letter, at) => (at % 2 === 0 ? letter : letter.toUpperCase())).join(''),
];

check({
  id: 'messages.search-of-messages',
  says: 'The searchValue of a list of messages keeps those whose body holds it, in whatever case, and drops the others.',
  clauses: ['MSG-92', 'MSG-93'],
  run: eachFirst(3, async (t, turn) => {
    const { threadId, bodies } = await talk(t, turn);
    for (const reader of turn)
      for (const word of bodies)
        for (const searchValue of cases(word)) {
          const seen = await messagesFor(t, reader, threadId, { searchValue });
          mustHaveSaid(seen, word, `searched for ${searchValue}, the message ${word}`);
          for (const other of bodies.filter((one) => one !== word))
            mustNotHaveSaid(seen, other, `searched for ${searchValue}, not the message ${other}`);
        }
  }),
});

check({
  id: 'messages.search-of-messages-in-capitals',
  says: 'A body in capital letters is found in small ones, and a body of both in either.',
  clauses: ['MSG-92'],
  async run(t) {
    const turn = await company(t, 3);
    const { threadId } = await givenThread(t, turn);
    for (const author of turn)
      for (const body of cases(freshWord(t, 'word'))) {
        await givenMessage(t, threadId, author, body);
        for (const reader of turn)
          for (const searchValue of [body.toLowerCase(), body.toUpperCase(), body])
            for (const query of [{ searchValue }, { searchValue, pageSize: 2 }]) {
              const seen = await messagesFor(t, reader, threadId, query);
              mustHaveSaid(seen, body, `searched for ${searchValue}, the message ${body}`);
            }
      }
  },
});

check({
  id: 'messages.search-of-messages-by-nothing-else',
  says: 'The searchValue of a list of messages finds none by the title of the thread, by their author or by another thread.',
  clauses: ['MSG-93'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId, title, bodies } = await talk(t, people);
    const elsewhere = await talk(t, people);
    const whole = await messagesFor(t, people[0], threadId);
    const names = whole.items.flatMap((message) => {
      const name = field(message, 'author.fullName');
      return typeof name === 'string' && name !== '' ? [name] : [];
    });
    const ids = [threadId, ...people.map(({ id }) => id), ...idsOf(whole.items)];
    for (const searchValue of new Set([title, freshWord(t), ...elsewhere.bodies, ...names, ...ids]))
      for (const reader of people) {
        const seen = await messagesFor(t, reader, threadId, { searchValue });
        for (const body of bodies.filter((one) => !one.toLowerCase().includes(searchValue.toLowerCase())))
          mustNotHaveSaid(seen, body, `searched for ${searchValue}, not the message ${body}`);
      }
  },
});

check({
  id: 'messages.author-is-who-sent-it',
  says: 'The author of each message is the acting user who sent it, for whoever reads it.',
  clauses: ['MSG-98', 'MSG-14'],
  async run(t) {
    const people = await company(t, 4);
    for (const turn of turnsOf(people)) {
      const { threadId, said } = await talk(t, turn);
      for (const reader of people)
        for (const query of [{}, { pageSize: 1 }]) {
          const seen = await messagesFor(t, reader, threadId, query);
          for (const { author, body } of said)
            mustBeBy(seen, mustHaveSaid(seen, body, `the message ${body}`), author);
        }
    }
  },
});
