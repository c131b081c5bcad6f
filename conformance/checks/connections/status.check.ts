import fc from 'fast-check';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status as answers, success, answerText } from '../../kit/match.ts';
import { wrongEnvelope } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { connectionBody, givenConnection } from '../../factories/connections.ts';
import { precondition } from '../../kit/precondition.ts';
import { LIVING } from '../../factories/residents.ts';
import { EVERY_WAY } from '../residents/every-way.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { givenLinked } from './linked.ts';
import { connectionsListed, connectionsOf, mustContain } from '../people-lists.ts';

check({
  id: 'connections.move-to-every-status',
  says: 'A replacement moves a connection from every status but deleted to the status that was sent.',
  clauses: ['CON-51', 'CON-52'],
  async run(t) {
    for (const [from, ways] of EVERY_WAY) {
      const given = await givenLinked(t);
      const path = { connectionId: given.connectionId };
      const links = { residents: [given.residentId], facilities: [given.facilityId] };
      const body = await connectionBody(t, links);
      if (from !== 'active')
        await precondition(`a connection that is ${from}`, async () =>
          must(await t.call('replaceConnection', { path, body: { ...body, status: from } }), success),
        );
      for (const to of ways) {
        const replaced = await t.call('replaceConnection', { path, body: { ...body, status: to } });
        attributed(['CON-51'], () => must(replaced, answers(200), fits));
        mustEchoBy(replaced, dataOf(replaced), { id: given.connectionId, status: to }, 'CON-52');
        if (to === 'deleted') continue;
        const read = await t.call('getConnection', { path });
        mustEchoBy(read, dataOf(read), { status: to }, 'CON-52');
      }
    }
  },
});

check({
  id: 'connections.any-sequence-of-statuses',
  says: 'After any sequence of status changes a connection has the last status sent.',
  clauses: ['CON-52', 'CON-53'],
  async run(t) {
    const moves = fc.array(fc.constantFrom(...LIVING), { minLength: 1, maxLength: 5 });
    const given = await givenLinked(t);
    const path = { connectionId: given.connectionId };
    const links = { residents: [given.residentId], facilities: [given.facilityId] };
    await t.property(moves, async (statuses) => {
      for (const [at, status] of statuses.entries()) {
        const { residents, facilities, ...rest } = await connectionBody(t, links);
        const body = { ...rest, status };
        const replaced = await t.call('replaceConnection', {
          path,
          body: { ...body, residents, facilities },
        });
        must(replaced, answers(200));
        mustEchoBy(replaced, dataOf(replaced), body, 'CON-53', { status: 'CON-52' });
        if (at < statuses.length - 1) continue;
        const read = await t.call('getConnection', { path });
        mustEchoBy(read, dataOf(read), body, 'CON-53', { status: 'CON-52' });
      }
    });
  },
});

check({
  id: 'connections.delete-answers-nothing',
  says: 'The delete of a connection answers 204 without a body.',
  clauses: ['CON-60'],
  async run(t) {
    const path = { connectionId: (await givenLinked(t)).connectionId };
    const answer = await t.call('deleteConnection', { path });
    must(answer, answers(204));
    mustHold(answer, 'no body', answer.bytes.length === 0, wrongEnvelope(answerText(answer)));
  },
});

check({
  id: 'connections.deleted-by-id',
  says: 'A deleted connection, fetched by its id, answers 200 with the status deleted, or 404 or 410.',
  clauses: ['CON-44'],
  async run(t) {
    for (const way of ['delete', 'replacement'] as const) {
      const given = await givenLinked(t);
      const path = { connectionId: given.connectionId };
      const links = { residents: [given.residentId], facilities: [given.facilityId] };
      const gone =
        way === 'delete'
          ? await t.call('deleteConnection', { path })
          : await t.call('replaceConnection', {
              path,
              body: { ...(await connectionBody(t, links)), status: 'deleted' },
            });
      must(gone, success);
      const read = await t.call('getConnection', { path });
      must(read, answers(200, 404, 410));
      if (read.status === 200) mustEcho(read, dataOf(read), { id: given.connectionId, status: 'deleted' });
    }
  },
});

check({
  id: 'connections.get-the-one-in-the-path',
  says: 'Get connection answers the connection in the path, for each of several and when repeated.',
  clauses: ['CON-30', 'CON-31'],
  async run(t) {
    const given = [await givenLinked(t), await givenLinked(t), await givenLinked(t)];
    for (const { connectionId, connection } of given.reverse()) {
      const read = await t.call('getConnection', { path: { connectionId } });
      attributed(['CON-30'], () => {
        must(read, answers(200), fits);
        dataOf(read);
      });
      const known = { id: connectionId, firstName: text(connection, 'firstName') };
      mustEchoBy(read, dataOf(read), known, 'CON-31');
    }
  },
});

check({
  id: 'connections.delete-leaves-others',
  says: 'A delete removes the connection in the path and no other, not even one of the same resident.',
  clauses: ['CON-15', 'CON-02', 'CON-68'],
  async run(t) {
    const one = await givenLinked(t);
    const links = { residents: [one.residentId], facilities: [one.facilityId] };
    const other = await givenConnection(t, links);
    must(await t.call('deleteConnection', { path: { connectionId: one.connectionId } }), success);
    const read = await t.call('getConnection', { path: { connectionId: other.connectionId } });
    const known = { status: 'active', firstName: text(other.connection, 'firstName') };
    mustEchoBy(read, dataOf(read), known, 'CON-15');
    mustContain(await connectionsListed(t), [other.connectionId], 'the other connection', 'CON-02');
    const theirs = await connectionsOf(t, one.residentId);
    mustContain(theirs, [other.connectionId], 'the other connection', 'CON-68');
  },
});
