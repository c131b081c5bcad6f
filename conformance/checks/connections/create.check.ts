import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { connectionDetails } from '../../factories/connections.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { connectionsListed, connectionsOf, mustContain } from '../people-lists.ts';
import { CORRELATION, linkedBody, mustBeLinked, withoutLinks } from './linked.ts';

interface Body extends JsonObject {
  readonly residents: readonly string[];
  readonly facilities: readonly string[];
}

/** Creates a connection. The answer, Get connection and both lists must show what was sent. */
async function mustShowWhatWasSent(t: Tools, body: Body): Promise<void> {
  const created = await t.call('createConnection', { body });
  const connectionId = attributed(['CON-09', 'CON-14'], () => {
    must(created, status(200, 201), fits);
    return text(dataOf(created), 'id');
  });
  t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
  const read = await t.call('getConnection', { path: { connectionId } });
  must(read, status(200), fits);
  for (const answer of [created, read]) {
    mustEchoBy(answer, dataOf(answer), withoutLinks(body), 'CON-15', CORRELATION);
    mustBeLinked(answer, dataOf(answer), body);
  }
  const [residentId = ''] = body.residents;
  for (const walk of [await connectionsListed(t, { residentId }), await connectionsOf(t, residentId)]) {
    mustContain(walk, [connectionId], 'the new connection');
    const [page] = walk.pages;
    const found = byId(walk.items, connectionId);
    if (page) mustEchoBy(page, found, withoutLinks(body), 'CON-15', CORRELATION);
  }
}

check({
  id: 'connections.create-shows-what-was-sent',
  says: 'The members sent to create a connection show in the answer and in a later read.',
  clauses: ['CON-09', 'CON-15'],
  async run(t) {
    const drawn = t.body('createConnection', { residents: undefined, facilities: undefined });
    await t.property(drawn, async ({ email, ...rest }) => {
      const { residents, facilities } = await linkedBody(t);
      // A new e-mail address for each example: a shrunk example repeats its values, and the target would
      // merge the connections.
      const body = { ...rest, ...(email !== undefined && { email: t.fresh.email() }), residents, facilities };
      const created = await t.call('createConnection', { body });
      const connectionId = attributed(['CON-09'], () => {
        must(created, status(200, 201), fits);
        return text(dataOf(created), 'id');
      });
      t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
      mustEchoBy(created, dataOf(created), withoutLinks(body), 'CON-15');
      const read = await t.call('getConnection', { path: { connectionId } });
      must(read, status(200), fits);
      mustEchoBy(read, dataOf(read), withoutLinks(body), 'CON-15');
    });
  },
});

check({
  id: 'connections.created-with-everything',
  says: 'Every member that can be sent to create a connection shows in every answer.',
  clauses: ['CON-15', 'CON-16'],
  async run(t) {
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
    await mustShowWhatWasSent(t, { ...(await linkedBody(t)), ...connectionDetails(t), ...ids });
    const off = { disableNotifications: false, disableSMS: true, disableInvites: false };
    await mustShowWhatWasSent(t, { ...(await linkedBody(t)), ...off });
  },
});

check({
  id: 'connections.created-with-correlation-ids',
  says: 'The externalId and the pccId sent to create a connection show in every answer.',
  clauses: ['CON-16'],
  async run(t) {
    for (const ids of [{ externalId: t.fresh.word('ext') }, { pccId: t.fresh.number() }])
      await mustShowWhatWasSent(t, { ...(await linkedBody(t)), ...ids });
  },
});

check({
  id: 'connections.created-by-the-required-members',
  says: 'A create with the names, residents and facilities alone is accepted, also when it is repeated.',
  clauses: ['CON-14'],
  async run(t) {
    const { email: _, ...body } = await linkedBody(t);
    await mustShowWhatWasSent(t, body);
    await mustShowWhatWasSent(t, { ...body, firstName: t.fresh.text('Carlo') });
  },
});

check({
  id: 'connections.created-active',
  says: 'A connection newly created without a status is active.',
  clauses: ['CON-19'],
  async run(t) {
    for (const more of [{}, connectionDetails(t)]) {
      const created = await t.call('createConnection', { body: { ...(await linkedBody(t)), ...more } });
      must(created, success);
      const connectionId = text(dataOf(created), 'id');
      t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
      const read = await t.call('getConnection', { path: { connectionId } });
      for (const answer of [created, read]) mustEcho(answer, dataOf(answer), { status: 'active' });
    }
  },
});
