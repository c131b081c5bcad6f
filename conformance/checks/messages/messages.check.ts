import { isShownAs, turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { plainText } from '../../kit/core-values.ts';
import { check } from '../../kit/check.ts';
import { eventually } from '../../kit/eventually.ts';
import { field } from '../../kit/json.ts';
import { counts, holdsExtra, lacks, outOfOrder, shows } from '../../kit/fault.ts';
import { refused, success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
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

type People = readonly [Correspondent, ...Correspondent[]];

const personAt = (people: People, place: number): Correspondent => people[place % people.length] ?? people[0];

/** A thread in which each of these is said, by its people in turn. */
async function talk(t: Tools, people: People, bodies: readonly string[]) {
  const { threadId, title } = await givenThread(t, people, { silent: true });
  const said = bodies.map((body, at) => ({ author: personAt(people, at), body }));
  for (const { author, body } of said) await givenMessage(t, threadId, author, body);
  return { threadId, title, said, bodies };
}

const freshWords = (t: Tools, count: number): string[] =>
  Array.from({ length: count }, () => freshWord(t, 'word'));

const SPELLINGS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.charAt(0).toUpperCase() + word.slice(1),
  (word) => [...word].map((letter, at) => (at % 2 === 0 ? letter : letter.toUpperCase())).join(''),
];

/** Two threads of the same people, of different words and of one word in every spelling. They are only read. */
const talks = once(async (t: Tools) => {
  const people = await company(t, 4);
  const word = freshWord(t, 'word');
  return {
    people,
    here: await talk(t, people, freshWords(t, 8)),
    there: await talk(
      t,
      turnsOf(people)[1] ?? people,
      SPELLINGS.map((spelt) => spelt(word)),
    ),
  };
});

/** The messages of each thread as each person lists them; the first one also in small pages. */
const readings = once(async (t: Tools) => {
  const { people, here, there } = await talks(t);
  const all = [];
  for (const reader of [people[0], ...people])
    for (const [thread, other] of turnsOf([here, there] as const)) {
      const pageSize: number = all.length < 2 ? 2 : 100;
      all.push({ reader, thread, other, seen: await messagesFor(t, reader, thread.threadId, { pageSize }) });
    }
  return all;
});

check({
  id: 'messages.everybody-reads-what-was-said',
  says: 'A message is in the list of its thread for every participant, the sender included.',
  clauses: ['MSG-88', 'MSG-89'],
  async run(t) {
    for (const { reader, thread, seen } of await attributing(['MSG-88'], () => readings(t)))
      for (const body of thread.bodies)
        mustHaveSent(seen, body, `the ${reader.kind} finds the message ${body} once`, ['MSG-89']);
  },
});

check({
  id: 'messages.of-their-thread-alone',
  says: 'A list of messages holds those of its own thread only, each with its threadId.',
  clauses: ['MSG-91'],
  async run(t) {
    for (const { thread, other, seen } of await readings(t)) {
      const { threadId, bodies } = thread;
      for (const body of bodies) mustHaveSent(seen, body, `the message ${body} of this thread`);
      for (const body of other.bodies) mustNotHaveSent(seen, body, 'no message of the other thread');
      const strange = seen.items.find((message) => message['threadId'] !== threadId);
      mustHold(
        pageWith(seen),
        `${threadId} as the threadId of its messages`,
        strange === undefined,
        shows('threadId', strange?.['threadId']),
      );
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
        attributed([isParticipant ? 'MSG-98' : 'MSG-14'], () => mustBeBy(seen, message, author));
      }
  },
});

check({
  id: 'messages.same-word-by-everybody',
  says: 'When all participants send the same text, each message is in the list with its author.',
  clauses: ['MSG-89', 'MSG-98'],
  async run(t) {
    const people = await company(t, 3);
    const word = freshWord(t, 'word');
    const { threadId } = await talk(t, people, [word, word, word]);
    for (const reader of people) {
      const pageSize = reader === people[0] ? 1 : 100;
      const { pages, items } = await messagesFor(t, reader, threadId, { pageSize });
      const said = items.filter((message) => message['body'] === word);
      const authors = said.map((message) => field(message, 'author.id'));
      const isWhole = said.length === people.length;
      const found = `the word is said by ${authors.map(String).join(', ') || 'no one'}`;
      const fault = isWhole ? shows('author.id', authors.filter(Boolean), found) : counts(found);
      for (const person of people)
        attributed([isWhole ? 'MSG-98' : 'MSG-89'], () =>
          mustHold(
            pageWith({ pages }),
            `the message of the ${person.kind} once, for the ${reader.kind}`,
            authors.filter((author) => isShownAs(person, author)).length === 1,
            fault,
          ),
        );
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
    const bodies = freshWords(t, 6);
    const { threadId } = await talk(t, people, bodies);
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
    const word = freshWord(t, 'word');
    const { threadId } = await talk(
      t,
      people,
      freshWords(t, 8).map((other, at) => (at % 2 === 0 ? word : other)),
    );
    const { items } = await messagesFor(t, people[0], threadId);
    const whole = idsOf(items.filter((one) => one['body'] === word));
    for (const [at, reader] of people.entries()) {
      const pageSize = at === 0 ? 100 : at + 1;
      const seen = await messagesFor(t, reader, threadId, { pageSize, searchValue: word });
      const found = idsOf(seen.items);
      const isComplete = [...found].sort().join(' ') === [...whole].sort().join(' ');
      const isLacking = whole.some((id) => !found.includes(id));
      const faultOf = isComplete ? outOfOrder : isLacking ? lacks : holdsExtra;
      attributed([isComplete ? 'MSG-90' : 'MSG-92'], () =>
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
      attributed(['MSG-90'], () => mustHold(pageWith(seen), 'newest first', isOrdered, outOfOrder(times)));
    }
  },
});

check({
  id: 'messages.search-of-messages',
  says: 'The searchValue of a list of messages keeps those whose body holds it, in any case, and drops the others and those of other threads.',
  clauses: ['MSG-92', 'MSG-93', 'MSG-91'],
  async run(t) {
    const { people, here, there } = await talks(t);
    const whole = await messagesFor(t, people[0], here.threadId);
    const names = whole.items.map((message) => field(message, 'author.fullName'));
    // What is about a message without being its body: the title, people, ids, and what is said elsewhere.
    const others = [here.title, freshWord(t), here.threadId, ...people.slice(0, 2).map(({ id }) => id)];
    others.push(...idsOf(whole.items).slice(0, 1), ...names.filter((name) => typeof name === 'string'));
    const spelt = here.bodies.map((body, at) => SPELLINGS[at % SPELLINGS.length]?.(body) ?? body);
    for (const [thread, values] of [
      [here, new Set([...spelt, ...others, ...there.bodies.slice(0, 1)])],
      [there, new Set([...there.bodies, ...here.bodies.slice(0, 2)])],
    ] as const)
      for (const [at, searchValue] of [...values].filter((one) => one !== '').entries()) {
        const query = at % 3 === 2 ? { searchValue, pageSize: 2 } : { searchValue };
        const seen = await messagesFor(t, personAt(people, at + (at >> 2)), thread.threadId, query);
        for (const body of [...here.bodies, ...there.bodies])
          if (thread.bodies.includes(body) && body.toLowerCase().includes(searchValue.toLowerCase()))
            mustHaveSent(seen, body, `searched for ${searchValue}, the message ${body}`, ['MSG-92']);
          else
            attributed([thread.bodies.includes(body) ? 'MSG-93' : 'MSG-91'], () =>
              mustNotHaveSent(seen, body, `searched for ${searchValue}, not the message ${body}`),
            );
      }
  },
});

check({
  id: 'messages.body-alone-is-enough',
  says: 'A message with only a body is accepted from every participant, in a new thread and later.',
  clauses: ['MSG-94', 'MSG-96'],
  async run(t) {
    const people = await company(t, 3);
    // The first message is by the creator or by another person. One person sends several messages in a row.
    for (const [at, turn] of turnsOf(people).entries()) {
      const [me, other] = turn;
      const { threadId } = await givenThread(t, at % 2 === 1 ? turn : people, { silent: true });
      for (const author of [me, me, me, other]) {
        const body = { body: freshWord(t, 'word') };
        const answer = await t.call('sendMessage', { path: { threadId }, body, as: author.as });
        attributed([refused(answer) ? 'MSG-94' : 'MSG-96'], () => must(answer, success));
      }
    }
  },
});

check({
  id: 'messages.body-is-kept',
  says: 'The list shows the body of a message exactly as it was sent, however long it is, to everybody.',
  clauses: ['MSG-97', 'MSG-89'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people);
    const bodies: string[] = [];
    const mustBePresent = async (reader: Correspondent, those: readonly string[]) => {
      const seen = await messagesFor(t, reader, threadId);
      // The thread also holds the first message of its creator. With more items than bodies sent, no message is
      // missing and one is wrong.
      const clause = seen.items.length > bodies.length ? 'MSG-97' : 'MSG-89';
      for (const body of those) mustHaveSent(seen, body, `the body ${JSON.stringify(body)} once`, [clause]);
    };
    const say = async (body: string) => {
      const author = personAt(people, bodies.length);
      must(await t.call('sendMessage', { path: { threadId }, body: { body }, as: author.as }), success);
      bodies.push(body);
      await mustBePresent(personAt(people, bodies.length), [body]);
    };
    await t.property(plainText, async (drawn) => say(`${drawn} ${freshWord(t, 'word')}`));
    for (const _ of people) {
      const sentence = `The walk starts at ten, ${freshWord(t, 'word')}.`;
      await say(Array.from({ length: 6 }, () => sentence).join(' '));
    }
    for (const reader of people) await mustBePresent(reader, bodies);
  },
});
