import { isShownAs, turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { eventually } from '../../kit/eventually.ts';
import { field } from '../../kit/json.ts';
import { counts, holdsExtra, lacks, outOfOrder, shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { idsOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  momentOf,
  mustBeBy,
  mustBeNewestFirst,
  mustHaveSent,
  mustNotHaveSent,
} from '../../assertions/messages.ts';
import { messagesFor, pageWith } from '../../assertions/messages-threads.ts';

type People = readonly [Correspondent, Correspondent, ...Correspondent[]];

/** A thread in which each person sends a number of messages, and the messages in the order they were sent. */
async function talk(t: Tools, people: People, times = 2) {
  const { threadId, title } = await givenThread(t, people, { silent: true });
  const said: { readonly author: Correspondent; readonly body: string }[] = [];
  for (let round = 0; round < times; round += 1)
    for (const author of people) said.push({ author, body: await givenMessage(t, threadId, author) });
  return { threadId, title, said, bodies: said.map(({ body }) => body) };
}

/** Two threads among the same people, for checks that only read their messages. */
const talks = once(async (t: Tools) => {
  const people = await company(t, 4);
  return { people, here: await talk(t, people), there: await talk(t, turnsOf(people)[1] ?? people, 1) };
});

/** The messages of each thread as each person lists them. */
const readings = once(async (t: Tools) => {
  const { people, here, there } = await talks(t);
  const all = [];
  for (const reader of people)
    for (const [thread, other] of turnsOf([here, there] as const))
      all.push({ reader, thread, other, seen: await messagesFor(t, reader, thread.threadId) });
  return all;
});

check({
  id: 'messages.everybody-reads-what-was-said',
  says: 'A message is in the list of its thread for every participant, the sender included.',
  clauses: ['MSG-88', 'MSG-89'],
  async run(t) {
    for (const { reader, thread, seen } of await attributing(['MSG-88'], () => readings(t)))
      await attributing(['MSG-89'], () => {
        for (const body of thread.bodies)
          mustHaveSent(seen, body, `the ${reader.kind} finds the message ${body} once`);
      });
  },
});

check({
  id: 'messages.same-word-by-everybody',
  says: 'When all participants send the same text, each message is in the list with its author.',
  clauses: ['MSG-89', 'MSG-98'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people, { silent: true });
    const word = freshWord(t, 'word');
    for (const author of people) await givenMessage(t, threadId, author, word);
    for (const reader of people) {
      const pageSize = reader === people[0] ? 1 : 100;
      const { pages, items } = await messagesFor(t, reader, threadId, { pageSize });
      const said = items.filter((message) => message['body'] === word);
      const authors = said.map((message) => field(message, 'author.id'));
      const isWhole = said.length === people.length;
      const found = `the word is said by ${authors.map(String).join(', ') || 'no one'}`;
      const fault = isWhole ? shows('author.id', authors.filter(Boolean), found) : counts(found);
      await attributing([isWhole ? 'MSG-98' : 'MSG-89'], () => {
        for (const person of people)
          mustHold(
            pageWith({ pages }),
            `the message of the ${person.kind} once, for the ${reader.kind}`,
            authors.filter((author) => isShownAs(person, author)).length === 1,
            fault,
          );
      });
    }
  },
});

/** Milliseconds until a clock with whole seconds moves on. */
const MOMENT = 1_500;

check({
  id: 'messages.newest-first',
  says: 'Messages come newest first, no matter who sent them and how many are on a page.',
  clauses: ['MSG-90'],
  async run(t) {
    const people = await company(t, 3);
    const [first, ...others] = people;
    const { threadId, bodies } = await talk(t, people);
    const whole = await messagesFor(t, first, threadId);
    const begun = momentOf(mustHaveSent(whole, bodies[0] ?? '', 'the first message'));
    // Messages with the same time prove nothing, so more are sent until the time changes.
    await eventually(
      async () => {
        const body = await givenMessage(t, threadId, others[bodies.length % others.length] ?? first);
        bodies.push(body);
        return momentOf(mustHaveSent(await messagesFor(t, first, threadId), body, 'the last message'));
      },
      (moment) => moment === undefined || begun === undefined || moment - begun >= 1,
      MOMENT,
    );
    for (const [at, reader] of people.entries()) {
      const seen = await messagesFor(t, reader, threadId, { pageSize: [2, 100, 3][at] });
      for (const body of bodies) mustHaveSent(seen, body, `the message ${body} once on all pages`);
      mustBeNewestFirst(seen, bodies);
    }
  },
});

check({
  id: 'messages.found-newest-first',
  says: 'Messages found by a word come newest first, too.',
  clauses: ['MSG-90', 'MSG-92'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people, { silent: true });
    const word = freshWord(t, 'word');
    for (const author of [...people, people[0]]) {
      await givenMessage(t, threadId, author, word);
      await givenMessage(t, threadId, author);
    }
    const { items } = await messagesFor(t, people[0], threadId);
    const whole = idsOf(items.filter((one) => one['body'] === word));
    for (const [at, reader] of people.entries()) {
      const pageSize = at === 0 ? 100 : at + 1;
      const seen = await messagesFor(t, reader, threadId, { pageSize, searchValue: word });
      const found = idsOf(seen.items);
      const isComplete = [...found].sort().join(' ') === [...whole].sort().join(' ');
      const isLacking = whole.some((id) => !found.includes(id));
      const faultOf = isComplete ? outOfOrder : isLacking ? lacks : holdsExtra;
      await attributing([isComplete ? 'MSG-90' : 'MSG-92'], () =>
        mustHold(
          pageWith(seen),
          'the messages that hold the word, each once, in the order in which the whole list has them',
          found.join(' ') === whole.join(' '),
          faultOf(`${found.join(', ')} instead of ${whole.join(', ')}`),
        ),
      );
      const moments = seen.items.map(momentOf);
      const isOrdered = moments.every((one, place) => (one ?? 0) <= (moments[place - 1] ?? Infinity));
      const times = seen.items.map((one) => one['createdAt']).join(', ');
      await attributing(['MSG-90'], () =>
        mustHold(pageWith(seen), 'newest first', isOrdered, outOfOrder(times)),
      );
    }
  },
});

check({
  id: 'messages.of-their-thread-alone',
  says: 'A list of messages holds those of its own thread only, each with its threadId.',
  clauses: ['MSG-91'],
  async run(t) {
    const { people } = await talks(t);
    for (const [at, { reader, thread, other, seen: whole }] of (await readings(t)).entries()) {
      const { threadId, bodies } = thread;
      // The first person also reads small pages.
      const seen = reader === people[0] ? await messagesFor(t, reader, threadId, { pageSize: 2 }) : whole;
      for (const body of bodies) mustHaveSent(seen, body, `the message ${body} of this thread`);
      for (const body of other.bodies) mustNotHaveSent(seen, body, 'no message of the other thread');
      for (const { threadId: shown } of seen.items)
        mustHold(
          pageWith(seen),
          `${threadId} as the threadId of its messages`,
          shown === threadId,
          shows('threadId', shown),
        );
      const searchValue = other.bodies[at >> 1] ?? '';
      if (at > 1 && at % 2 !== (at >> 1) % 2) continue;
      const found = await messagesFor(t, reader, threadId, { searchValue });
      mustNotHaveSent(found, searchValue, `searched for ${searchValue}, no message of the other thread`);
    }
  },
});

const SPELLINGS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.charAt(0).toUpperCase() + word.slice(1),
  (word) => [...word].map((letter, at) => (at % 2 === 0 ? letter : letter.toUpperCase())).join(''),
];

check({
  id: 'messages.search-of-messages',
  says: 'The searchValue of a list of messages keeps those whose body holds it, in any case, and drops the others.',
  clauses: ['MSG-92', 'MSG-93'],
  async run(t) {
    const { people, here } = await talks(t);
    const { threadId, bodies } = here;
    // Each reader tries half of the spellings, each on another message.
    for (const [at, reader] of people.entries())
      for (const [place, spelt] of SPELLINGS.entries()) {
        if ((at + place) % 2 === 1) continue;
        const word = bodies[(at + 2 * place) % bodies.length] ?? '';
        const searchValue = spelt(word);
        const seen = await messagesFor(t, reader, threadId, { searchValue });
        await attributing(['MSG-92'], () =>
          mustHaveSent(seen, word, `searched for ${searchValue}, the message ${word}`),
        );
        await attributing(['MSG-93'], () => {
          for (const other of bodies.filter((one) => one !== word))
            mustNotHaveSent(seen, other, `searched for ${searchValue}, not the message ${other}`);
        });
      }
  },
});

check({
  id: 'messages.search-of-messages-in-capitals',
  says: 'A body in capitals is found by small letters, and a body in mixed case by either.',
  clauses: ['MSG-92'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people, { silent: true });
    const personAt = (place: number): Correspondent => people[place % people.length] ?? people[0];
    const word = freshWord(t, 'word');
    const bodies = SPELLINGS.map((spelt) => spelt(word));
    for (const [at, body] of bodies.entries()) await givenMessage(t, threadId, personAt(at), body);
    for (const [at, searchValue] of bodies.entries()) {
      const query = at % 2 === 0 ? { searchValue } : { searchValue, pageSize: 2 };
      const seen = await messagesFor(t, personAt(at + 1), threadId, query);
      for (const said of bodies) mustHaveSent(seen, said, `searched for ${searchValue}, the message ${said}`);
    }
  },
});

check({
  id: 'messages.search-of-messages-by-nothing-else',
  says: 'The searchValue of a list of messages finds none by the title of the thread, the author or another thread.',
  clauses: ['MSG-93'],
  async run(t) {
    const { people, here, there } = await talks(t);
    const { threadId, title, bodies } = here;
    const whole = await messagesFor(t, people[0], threadId);
    const names = whole.items.flatMap((message) => {
      const name = field(message, 'author.fullName');
      return typeof name === 'string' && name !== '' ? [name] : [];
    });
    const ids = [threadId, ...people.slice(0, 2).map(({ id }) => id), ...idsOf(whole.items).slice(0, 1)];
    const words = new Set([title, freshWord(t), ...there.bodies.slice(0, 1), ...names, ...ids]);
    for (const [at, searchValue] of [...words].entries()) {
      const seen = await messagesFor(t, people[at % people.length] ?? people[0], threadId, { searchValue });
      for (const body of bodies.filter((one) => !one.toLowerCase().includes(searchValue.toLowerCase())))
        mustNotHaveSent(seen, body, `searched for ${searchValue}, not the message ${body}`);
    }
  },
});

check({
  id: 'messages.author-is-who-sent-it',
  says: 'The author of each message is the acting user who sent it, for every reader.',
  clauses: ['MSG-98', 'MSG-14'],
  async run(t) {
    for (const { thread, seen } of await readings(t))
      for (const { author, body } of thread.said) {
        const message = mustHaveSent(seen, body, `the message ${body}`);
        const isParticipant = typeof field(message, 'author.id') === 'string';
        await attributing([isParticipant ? 'MSG-98' : 'MSG-14'], () => mustBeBy(seen, message, author));
      }
  },
});
