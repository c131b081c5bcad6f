import { company, turnsOf } from '../../given/correspondents.ts';
import type { Correspondent } from '../../given/correspondents.ts';
import { freshWord, givenMessage, givenThread } from '../../given/messages.ts';
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
} from '../../models/thread-messages.ts';
import { messagesFor } from '../../models/thread-views.ts';

/** A thread of three in which everybody has said something twice, and what they said, oldest first. */
async function talk(t: Tools, [creator, ...others]: readonly [Correspondent, ...Correspondent[]]) {
  const { threadId, title } = await givenThread(t, [creator, ...others], { silent: true });
  const said: { readonly author: Correspondent; readonly body: string }[] = [];
  for (const author of [creator, ...others, creator, ...others])
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
  async run(t) {
    for (const turn of turnsOf(await company(t, 3))) {
      const [creator, ...others] = turn;
      const { threadId } = await givenThread(t, [creator, ...others]);
      const word = freshWord(t, 'word');
      for (const author of turn) await givenMessage(t, threadId, author, word);
      for (const reader of turn) {
        const { pages, items } = await messagesFor(t, reader, threadId);
        const authors = items
          .filter((message) => message['body'] === word)
          .map((message) => field(message, 'author.id'));
        const [page] = pages;
        for (const { id, kind } of turn)
          if (page)
            mustHold(
              page,
              `the message of the ${kind} once, for the ${reader.kind}`,
              authors.filter((author) => author === id).length === 1,
              `the word is said by ${authors.map(String).join(', ') || 'nobody'}`,
            );
      }
    }
  },
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
    if (!first) return;
    const { threadId, bodies } = await talk(t, [first, ...others]);
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
    const [creator, ...others] = await company(t, 3);
    if (!creator) return;
    const { threadId } = await givenThread(t, [creator, ...others]);
    const word = freshWord(t, 'word');
    for (const author of [creator, ...others, creator, ...others]) {
      await givenMessage(t, threadId, author, word);
      await givenMessage(t, threadId, author);
    }
    for (const reader of [creator, ...others]) {
      const whole = idsOf(
        (await messagesFor(t, reader, threadId)).items.filter((one) => one['body'] === word),
      );
      for (const pageSize of [100, 1, 2]) {
        const seen = await messagesFor(t, reader, threadId, { pageSize, searchValue: word });
        const found = idsOf(seen.items);
        const [page] = seen.pages;
        if (page)
          mustHold(
            page,
            'the messages that hold the word, each once, in the order in which the whole list has them',
            found.join(' ') === whole.join(' '),
            `${found.join(', ')} instead of ${whole.join(', ')}`,
          );
        const moments = seen.items.map(momentOf);
        const isOrdered = moments.every((one, at) => (one ?? 0) <= (moments[at - 1] ?? Infinity));
        if (page)
          mustHold(page, 'newest first', isOrdered, seen.items.map((one) => one['createdAt']).join(', '));
      }
    }
  },
});

check({
  id: 'messages.of-their-thread-alone',
  says: 'A list of messages holds those of its thread and of no other among the same people, each with its threadId.',
  clauses: ['MSG-91'],
  async run(t) {
    for (const turn of turnsOf(await company(t, 3))) {
      const [creator, ...others] = turn;
      const [one, two] = [await givenThread(t, turn), await givenThread(t, turn)];
      const said: Record<string, string[]> = { [one.threadId]: [], [two.threadId]: [] };
      for (const author of [creator, ...others])
        for (const { threadId } of [one, two]) said[threadId]?.push(await givenMessage(t, threadId, author));
      for (const reader of [creator, ...others])
        for (const [here, there] of [
          [one.threadId, two.threadId],
          [two.threadId, one.threadId],
        ] as const)
          for (const query of [{}, { pageSize: 1 }]) {
            const seen = await messagesFor(t, reader, here, query);
            for (const body of said[here] ?? [])
              mustHaveSaid(seen, body, `the message ${body} of this thread`);
            for (const body of said[there] ?? [])
              mustNotHaveSaid(seen, body, 'no message of the other thread');
            const [page] = seen.pages;
            for (const message of seen.items)
              if (page)
                mustHold(
                  page,
                  `${here} as the threadId of its messages`,
                  message['threadId'] === here,
                  `threadId is ${String(message['threadId'])}`,
                );
            for (const searchValue of said[there] ?? [])
              mustNotHaveSaid(
                await messagesFor(t, reader, here, { ...query, searchValue }),
                searchValue,
                `searched for ${searchValue}, no message of the other thread`,
              );
          }
    }
  },
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
  async run(t) {
    for (const turn of turnsOf(await company(t, 3))) {
      const { threadId, bodies } = await talk(t, turn);
      for (const reader of turn)
        for (const word of bodies)
          for (const searchValue of cases(word)) {
            const seen = await messagesFor(t, reader, threadId, { searchValue });
            mustHaveSaid(seen, word, `searched for ${searchValue}, the message ${word}`);
            for (const other of bodies.filter((one) => one !== word))
              mustNotHaveSaid(seen, other, `searched for ${searchValue}, not the message ${other}`);
          }
    }
  },
});

check({
  id: 'messages.search-of-messages-in-capitals',
  says: 'A body in capital letters is found in small ones, and a body of both in either.',
  clauses: ['MSG-92'],
  async run(t) {
    const turn = await company(t, 3);
    const [creator, ...others] = turn;
    if (!creator) return;
    const { threadId } = await givenThread(t, [creator, ...others]);
    for (const author of turn)
      for (const body of cases(freshWord(t, 'word'))) {
        await givenMessage(t, threadId, author, body);
        for (const reader of turn)
          for (const searchValue of [body.toLowerCase(), body.toUpperCase(), body])
            for (const query of [{ searchValue }, { searchValue, pageSize: 2 }])
              mustHaveSaid(
                await messagesFor(t, reader, threadId, query),
                body,
                `searched for ${searchValue}, the message ${body}`,
              );
      }
  },
});

check({
  id: 'messages.search-of-messages-by-nothing-else',
  says: 'The searchValue of a list of messages finds none by the title of the thread, by their author or by another thread.',
  clauses: ['MSG-93'],
  async run(t) {
    const people = await company(t, 3);
    const [creator, ...others] = people;
    if (!creator) return;
    const { threadId, title, bodies } = await talk(t, [creator, ...others]);
    const elsewhere = await talk(t, [creator, ...others]);
    const whole = await messagesFor(t, creator, threadId);
    const names = whole.items.flatMap((message) => {
      const author = message['author'];
      const name: unknown = typeof author === 'object' && author !== null && Reflect.get(author, 'fullName');
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
