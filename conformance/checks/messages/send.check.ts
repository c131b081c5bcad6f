import { turnsOf } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import { plainText } from '../../kit/core-values.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { refused, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Walk } from '../../kit/paging.ts';
import { mustHaveSent } from '../../assertions/messages.ts';
import { messagesFor } from '../../assertions/messages-threads.ts';

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
        await attributing([refused(answer) ? 'MSG-94' : 'MSG-96'], () => must(answer, success));
      }
    }
  },
});

check({
  id: 'messages.body-is-kept',
  says: 'The list shows the body of a message exactly as it was sent, to everybody.',
  clauses: ['MSG-97', 'MSG-89'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people);
    const bodies: string[] = [];
    // The thread also holds the first message of its creator. With more items than bodies sent, no message is
    // missing and one is wrong (MSG-97); otherwise one is missing (MSG-89).
    const mustBePresent = (seen: Walk, body: string) =>
      attributing([seen.items.length > bodies.length ? 'MSG-97' : 'MSG-89'], () =>
        mustHaveSent(seen, body, `the body ${JSON.stringify(body)} once`),
      );
    const personAt = (place: number) => people[place % people.length] ?? people[0];
    await t.property(plainText, async (drawn) => {
      const body = `${drawn} ${freshWord(t, 'word')}`;
      const [author, reader] = [personAt(bodies.length), personAt(bodies.length + 1)];
      must(await t.call('sendMessage', { path: { threadId }, body: { body }, as: author.as }), success);
      bodies.push(body);
      await mustBePresent(await messagesFor(t, reader, threadId), body);
    });
    for (const reader of people) {
      const seen = await messagesFor(t, reader, threadId);
      for (const body of bodies) await mustBePresent(seen, body);
    }
  },
});

check({
  id: 'messages.long-body-is-kept',
  says: 'A body of several sentences is kept in full, and earlier messages stay as they were.',
  clauses: ['MSG-97'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people, { silent: true });
    const bodies: string[] = [];
    const mustBeWhole = async (reader: (typeof people)[number]) => {
      const seen = await messagesFor(t, reader, threadId);
      for (const one of bodies) mustHaveSent(seen, one, `the body ${JSON.stringify(one)} once`);
    };
    for (const author of people) {
      const sentence = `The walk starts at ten, ${freshWord(t, 'word')}.`;
      const body = Array.from({ length: 6 }, () => sentence).join(' ');
      bodies.push(await givenMessage(t, threadId, author, body));
      bodies.push(await givenMessage(t, threadId, author));
      await mustBeWhole(author);
    }
    for (const reader of people) await mustBeWhole(reader);
  },
});
