import type { BodyOf } from '../../../openapi/generated/contract.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, isSuccess, status, success } from '../../kit/match.ts';
import { holdsOthers, shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import { precondition } from '../../kit/precondition.ts';
import { isBlank } from '../../kit/same.ts';
import type { Answer } from '../../kit/call.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  connectionBody,
  connectionDetails,
  givenConnection,
  laterConnectionDetails,
} from '../../factories/connections.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { connectionsListed, connectionsOf, mustContain, mustNotContain } from '../people-lists.ts';
import { linkedBody, mustBeLinked, neighbours, withoutLinks } from './linked.ts';

type Body = BodyOf<'createConnection'>;

/**
 * Residents of one facility, shared by all checks of merges: each check looks only for its own connections.
 */
async function annAndBen(t: Tools) {
  const { ann, ben, gus, home: facilityId } = await neighbours(t);
  return { ann: ann.residentId, ben: ben.residentId, gus: gus.residentId, facilityId };
}

/**
 * Creates a connection of one resident, then one with the same e-mail address for another resident of the
 * same facility.
 */
async function merged(t: Tools, first: Partial<Body> = {}, second: Partial<Body> = {}) {
  const { ann, ben, facilityId } = await annAndBen(t);
  const email = t.fresh.email();
  const facilities = [facilityId];
  const { connectionId } = await givenConnection(t, { residents: [ann], ...first, facilities, email });
  const body = await connectionBody(t, { residents: [ben], ...second, facilities, email });
  const answer = await t.call('createConnection', { body });
  must(answer, status(200, 201), fits);
  const shownId = text(dataOf(answer), 'id');
  if (shownId !== connectionId)
    t.afterwards(() => t.call('deleteConnection', { path: { connectionId: shownId } }));
  const read = await t.call('getConnection', { path: { connectionId } });
  must(read, status(200), fits);
  return { ann, ben, email, connectionId, body, answer, read };
}

check({
  id: 'connections.merge-answers-the-same',
  says: 'A create with the e-mail address of an active connection answers that connection.',
  clauses: ['CON-22'],
  async run(t) {
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
    for (const [first, second] of [
      [{}, {}],
      [{ ...connectionDetails(t), ...ids }, {}],
      [{ lastName: t.fresh.text('Field') }, { lastName: t.fresh.text('Meadow') }],
    ] as const) {
      const { connectionId, answer, read } = await merged(t, first, second);
      for (const one of [answer, read]) mustEcho(one, dataOf(one), { id: connectionId });
    }
  },
});

check({
  id: 'connections.merge-with-the-inactive',
  says: 'A create with the e-mail address of a connection that is inactive or on leave is merged into that one, too.',
  clauses: ['CON-301'],
  async run(t) {
    for (const state of ['inactive', 'onLeave'] as const) {
      const email = t.fresh.email();
      const { ann, ben, facilityId } = await annAndBen(t);
      const { connectionId } = await givenConnection(t, {
        email,
        residents: [ann],
        facilities: [facilityId],
      });
      const facilities = [facilityId];
      const path = { connectionId };
      const before = await connectionBody(t, { residents: [ann], facilities, email });
      must(
        await t.call('replaceConnection', { path, body: { ...before, status: state } }),
        status(200),
        fits,
      );
      const body = await connectionBody(t, { residents: [ben], facilities, email });
      const answer = await t.call('createConnection', { body });
      must(answer, status(200, 201), fits);
      const id = text(dataOf(answer), 'id');
      if (id !== connectionId) t.afterwards(() => t.call('deleteConnection', { path: { connectionId: id } }));
      const read = await t.call('getConnection', { path });
      must(read, status(200), fits);
      for (const one of [answer, read]) {
        mustEcho(one, dataOf(one), { id: connectionId });
        mustBeLinked(one, dataOf(one), { residents: [ann, ben] });
      }
    }
  },
});

check({
  id: 'connections.merge-with-the-active-of-two',
  says: 'Where a deleted and an active connection share an e-mail address, a create with it is merged into the active one.',
  clauses: ['CON-22', 'CON-24'],
  async run(t) {
    const { ann, ben, facilityId } = await annAndBen(t);
    const [links, email] = [{ residents: [ann], facilities: [facilityId] }, t.fresh.email()];
    const { connectionId } = await precondition('a deleted and an active connection', async () => {
      const gone = await givenConnection(t, { ...links, email });
      const active = await givenConnection(t, { ...links, email: t.fresh.email() });
      must(await t.call('deleteConnection', { path: { connectionId: gone.connectionId } }), success);
      return active;
    });
    const path = { connectionId };
    const taken = await t.call('replaceConnection', {
      path,
      body: await connectionBody(t, { ...links, email }),
    });
    if (!isSuccess(taken) || dataOf(taken)['email'] !== email)
      t.unproven('the target gives no connection the e-mail address of a deleted one');
    const body = await connectionBody(t, { ...links, residents: [ben], email });
    const answer = await t.call('createConnection', { body });
    must(answer, status(200, 201), fits);
    mustEcho(answer, dataOf(answer), { id: connectionId });
    const read = await t.call('getConnection', { path });
    must(read, status(200), fits);
    for (const one of [answer, read]) mustBeLinked(one, dataOf(one), { residents: [ann, ben] });
  },
});

check({
  id: 'connections.merge-makes-no-second-record',
  says: 'However often a create repeats an e-mail address, there is one connection with it.',
  clauses: ['CON-23'],
  async run(t) {
    const { connectionId, email, ann, ben, body } = await merged(t);
    const again = await t.call('createConnection', { body: { ...body, residents: [ann] } });
    must(again, status(200, 201));
    const walks = [
      [await connectionsListed(t, { email }), 'CON-05'],
      [await connectionsOf(t, ann), 'CON-68'],
      [await connectionsOf(t, ben), 'CON-68'],
    ] as const;
    for (const [walk, broken] of walks) {
      const { items, pages } = walk;
      mustContain(walk, [connectionId], 'the connection', broken);
      const ids = items.filter((one) => one['email'] === email).map((one) => String(one['id']));
      const [page] = pages;
      const own = byId(items, connectionId);
      if (own && isBlank(own['email'])) t.unproven('needs a list that shows the email of a connection');
      if (page)
        mustHold(
          page,
          `one connection with that address, ${connectionId}`,
          ids.length === 1 && ids[0] === connectionId,
          holdsOthers(ids, [connectionId], `${ids.length}: ${ids.join(', ')}`),
        );
    }
  },
});

check({
  id: 'connections.merge-joins-the-residents',
  says: 'After a merge the connection is linked to its former residents and to those sent.',
  clauses: ['CON-24'],
  async run(t) {
    const { ann: eve, ben: fay, gus } = await annAndBen(t);
    const { answer, read, connectionId, body } = await merged(
      t,
      { residents: [eve, fay] },
      { residents: [fay, gus] },
    );
    for (const one of [answer, read]) mustBeLinked(one, dataOf(one), { residents: [eve, fay, gus] });
    for (const residentId of [eve, fay, gus])
      mustContain(await connectionsOf(t, residentId), [connectionId], 'the merged connection');
    const third = await t.call('createConnection', { body: { ...body, residents: [eve] } });
    mustBeLinked(third, dataOf(third), { residents: [eve, fay, gus] });
  },
});

check({
  id: 'connections.merge-links-once',
  says: 'A resident to whom the connection was linked before the merge is linked once after it.',
  clauses: ['CON-102'],
  async run(t) {
    const { ann: eve, ben: fay } = await annAndBen(t);
    const { answer, read } = await merged(t, { residents: [eve, fay] }, { residents: [fay, eve] });
    for (const one of [answer, read]) mustBeLinked(one, dataOf(one), { residents: [eve, fay] });
  },
});

/**
 * A merge must show the values that were sent. The interface does not say whether it keeps other groups, so
 * these may stay.
 */
function mustShowSent(answer: Answer, body: Body): void {
  const { residents: _residents, facilities: _facilities, groups = [], ...rest } = body;
  const found = dataOf(answer);
  mustEcho(answer, found, rest);
  const shown: unknown = found['groups'];
  mustHold(
    answer,
    `the sent groups ${groups.join(', ')}`,
    groups.every((group) => Array.isArray(shown) && shown.includes(group)),
    shows('groups', shown),
  );
}

check({
  id: 'connections.merge-takes-the-sent-values',
  says: 'The values sent with the e-mail address of an active connection replace its own.',
  clauses: ['CON-25'],
  async run(t) {
    for (const [former, later] of [
      [connectionDetails(t), laterConnectionDetails(t)],
      [laterConnectionDetails(t), connectionDetails(t)],
      [{}, { ...connectionDetails(t), externalId: t.fresh.word('ext'), pccId: t.fresh.number() }],
    ] as const) {
      const { answer, read, body } = await merged(t, former, later);
      for (const one of [answer, read]) mustShowSent(one, body);
    }
  },
});

check({
  id: 'connections.merge-needs-the-whole-address',
  says: 'A create with another e-mail address makes a new connection, whatever else is the same.',
  clauses: ['CON-15', 'CON-17'],
  async run(t) {
    const given = await linkedBody(t, connectionDetails(t));
    const first = await givenConnection(t, given);
    const { ben: residentId } = await annAndBen(t);
    for (const email of [`z${given.email ?? ''}`, t.fresh.email(), undefined]) {
      const { email: _, ...rest } = given;
      const body = { ...rest, ...(email !== undefined && { email }), residents: [residentId] };
      const created = await t.call('createConnection', { body });
      must(created, status(200, 201));
      const connectionId = text(dataOf(created), 'id');
      t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
      mustHold(
        created,
        'a connection of its own',
        connectionId !== first.connectionId,
        shows('id', connectionId),
      );
      mustBeLinked(created, dataOf(created), { residents: [residentId] });
    }
    const read = await t.call('getConnection', { path: { connectionId: first.connectionId } });
    mustEchoBy(read, dataOf(read), withoutLinks(given), 'CON-15');
    mustBeLinked(read, dataOf(read), { residents: given.residents });
    mustNotContain(
      await connectionsOf(t, residentId),
      [first.connectionId],
      'the connection that was there before',
    );
  },
});

check({
  id: 'connections.without-an-address',
  says: 'Connections created without an e-mail address are not merged into one another.',
  clauses: ['CON-15', 'CON-14'],
  async run(t) {
    const { email: _, ...body } = await linkedBody(t);
    const ids = new Set<string>();
    for (const firstName of [t.fresh.text('Carla'), t.fresh.text('Carlo')]) {
      const created = await t.call('createConnection', { body: { ...body, firstName } });
      const connectionId = attributed(['CON-14'], () => {
        must(created, status(200, 201));
        return text(dataOf(created), 'id');
      });
      t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
      mustHold(created, 'a connection of its own', !ids.has(connectionId), shows('id', connectionId));
      ids.add(connectionId);
    }
    mustContain(await connectionsOf(t, body.residents[0] ?? ''), [...ids], 'both connections');
  },
});
