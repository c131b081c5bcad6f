import fc from 'fast-check';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { byId, dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  connectionBody,
  connectionDetails,
  givenConnection,
  laterConnectionDetails,
} from '../../factories/connections.ts';
import type { GivenConnection } from '../../factories/connections.ts';
import { precondition } from '../../kit/precondition.ts';
import { LIVING } from '../../factories/residents.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { mustClear } from '../cleared-members.ts';
import { connectionsListed, connectionsOf, mustContain, mustNotContain } from '../people-lists.ts';
import { givenLinked, mustBeLinked, nearAndFar, neighbours, withoutLinks } from './linked.ts';

/** The required members of a replacement that keeps the links of a connection. */
const required = (t: Tools, { residentId, facilityId }: GivenConnection) => ({
  firstName: t.fresh.text('Dora'),
  lastName: t.fresh.text('Anew'),
  residents: [residentId],
  facilities: [facilityId],
});

/**
 * Replaces a connection and calls `assert` with every answer that shows it: the one to the replacement, Get
 * connection and the lists.
 */
async function afterReplacing(
  t: Tools,
  connectionId: string,
  body: { readonly residents: readonly string[] },
  assert: (answer: Answer, connection: JsonObject) => void,
): Promise<void> {
  const replaced = await t.call('replaceConnection', { path: { connectionId }, body });
  must(replaced, status(200), fits);
  assert(replaced, dataOf(replaced));
  const read = await t.call('getConnection', { path: { connectionId } });
  must(read, status(200), fits);
  assert(read, dataOf(read));
  const [residentId = ''] = body.residents;
  for (const walk of [await connectionsListed(t, { residentId }), await connectionsOf(t, residentId)]) {
    const [page] = walk.pages;
    const listed = byId(walk.items, connectionId);
    mustContain(walk, [connectionId], 'the replaced connection', 'CON-68');
    if (page && listed) assert(page, listed);
  }
}

check({
  id: 'connections.replace-shows-what-was-sent',
  says: 'The members sent to replace a connection show, and those left out lose their former value.',
  clauses: ['CON-46', 'CON-53', 'RES-47'],
  async run(t) {
    const drawn = t.body('replaceConnection', {
      residents: undefined,
      facilities: undefined,
      status: fc.constantFrom(...LIVING),
    });
    const given = await givenLinked(t);
    const path = { connectionId: given.connectionId };
    await t.property(drawn, async ({ email, ...rest }) => {
      const former = connectionDetails(t);
      await precondition('a replacement', async () => {
        const body = { ...required(t, given), status: 'active' as const, ...former };
        must(await t.call('replaceConnection', { path, body }), success);
      });
      const body = { ...required(t, given), ...rest, ...(email !== undefined && { email: t.fresh.email() }) };
      const replaced = await t.call('replaceConnection', { path, body });
      attributed(['CON-46'], () => {
        must(replaced, status(200), fits);
        dataOf(replaced);
      });
      const read = await t.call('getConnection', { path });
      must(read, status(200), fits);
      for (const answer of [replaced, read]) {
        mustEchoBy(answer, dataOf(answer), withoutLinks(body), 'CON-53');
        attributed(['RES-47'], () => mustClear(answer, dataOf(answer), { former, sent: body }));
      }
    });
  },
});

check({
  id: 'connections.replaced-with-everything',
  says: 'Every member that can be sent to replace a connection shows in every answer.',
  clauses: ['CON-53'],
  async run(t) {
    const given = await givenLinked(t, connectionDetails(t));
    const body = { ...required(t, given), status: 'onLeave', ...laterConnectionDetails(t) };
    await afterReplacing(t, given.connectionId, body, (answer, found) =>
      mustEcho(answer, found, withoutLinks(body)),
    );
  },
});

check({
  id: 'connections.replace-forgets-the-rest',
  says: 'A replacement with the required members and the status alone clears every other value.',
  clauses: ['RES-47'],
  async run(t) {
    const former = connectionDetails(t);
    const given = await givenLinked(t, former);
    const sent = { ...required(t, given), status: 'active' };
    await afterReplacing(t, given.connectionId, sent, (answer, found) =>
      mustClear(answer, found, { former, sent }),
    );
  },
});

check({
  id: 'connections.replace-keeps-correlation-ids',
  says: 'The externalId and the pccId stay after a replacement without them, and the filter still finds them.',
  clauses: ['CON-58'],
  async run(t) {
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
    const given = await givenLinked(t, { ...ids, ...connectionDetails(t) });
    for (const more of [{}, laterConnectionDetails(t)]) {
      const body = { ...required(t, given), status: 'active', ...more };
      await afterReplacing(t, given.connectionId, body, (answer, found) => mustEcho(answer, found, ids));
      const walk = await connectionsListed(t, { externalId: ids.externalId });
      mustContain(walk, [given.connectionId], 'the connection with that externalId');
    }
  },
});

check({
  id: 'connections.replace-takes-the-residents',
  says: 'After a replacement the connection is linked to the sent residents and to no others.',
  clauses: ['CON-55', 'CON-68', 'CON-69'],
  async run(t) {
    const { home, ...people } = await neighbours(t);
    const [ann, ben, gus] = [people.ann.residentId, people.ben.residentId, people.gus.residentId];
    const facilities = [home];
    const given = await givenLinked(t, { residents: [ann, ben] });
    for (const residents of [[ben], [gus, ann], [ann, ben, gus]]) {
      const body = { ...required(t, given), facilities, residents, status: 'active' };
      await afterReplacing(t, given.connectionId, body, (answer, found) =>
        mustBeLinked(answer, found, { residents }),
      );
      // The list of the first resident was checked above.
      for (const one of [ann, ben, gus].filter((id) => id !== residents[0]))
        if (residents.includes(one))
          mustContain(await connectionsOf(t, one), [given.connectionId], 'the connection', 'CON-68');
        else
          mustNotContain(
            await connectionsOf(t, one),
            [given.connectionId],
            'a connection no longer linked',
            'CON-69',
          );
    }
  },
});

check({
  id: 'connections.replace-takes-the-facilities',
  says: 'After a replacement the connection belongs to the sent facilities and to no others.',
  clauses: ['CON-56', 'CON-03'],
  async run(t) {
    const { home, away, ...people } = await nearAndFar(t);
    const [ann, cay] = [people.ann.residentId, people.cay.residentId];
    const given = await givenConnection(t, { residents: [ann, cay], facilities: [home, away] });
    for (const facilities of [[away], [home], [away, home]]) {
      const residents = facilities.map((one) => (one === home ? ann : cay));
      const body = { ...required(t, given), facilities, residents, status: 'active' };
      await afterReplacing(t, given.connectionId, body, (answer, found) =>
        mustBeLinked(answer, found, { facilities }),
      );
      for (const facilityId of [home, away]) {
        const walk = await connectionsListed(t, { facilityId });
        if (facilities.includes(facilityId))
          mustContain(walk, [given.connectionId], 'the connection', 'CON-03');
        else mustNotContain(walk, [given.connectionId], 'a connection no longer of the facility', 'CON-03');
      }
    }
  },
});

check({
  id: 'connections.replace-leaves-others',
  says: 'A replacement changes the connection in the path and no other.',
  clauses: ['CON-15', 'CON-53'],
  async run(t) {
    const kept = connectionDetails(t);
    const one = await givenLinked(t, connectionDetails(t));
    const links = { residents: [one.residentId], facilities: [one.facilityId] };
    const other = await givenConnection(t, { ...(await connectionBody(t, links)), ...kept });
    const body = { ...required(t, one), status: 'inactive', ...laterConnectionDetails(t) };
    must(await t.call('replaceConnection', { path: { connectionId: one.connectionId }, body }), success);
    const read = await t.call('getConnection', { path: { connectionId: other.connectionId } });
    mustEchoBy(read, dataOf(read), { ...kept, status: 'active' }, 'CON-15');
    mustBeLinked(read, dataOf(read), links);
  },
});
