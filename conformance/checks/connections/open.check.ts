import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { show } from '../../kit/json.ts';
import { isSuccess, refused, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { byId, dataOf, idsOf, objects } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';
import { connectionBody } from '../../factories/connections.ts';
import { observeDeletedAgain } from '../deleted-again.ts';
import { connectionsListed, connectionsOf } from '../people-lists.ts';
import { createAny } from './create-any.ts';
import { givenLinked, linkedBody } from './linked.ts';

const isRefused = (answer: Answer): boolean => refused(answer) === undefined;

check({
  id: 'connections.deleted-in-the-lists',
  says: 'Records whether lists of connections hold deleted ones.',
  clauses: ['CON-08'],
  async run(t) {
    const email = t.fresh.email();
    const { connectionId, residentId } = await givenLinked(t, { email });
    must(await t.call('deleteConnection', { path: { connectionId } }), success);
    for (const operation of ['listConnections', 'listResidentConnections'] as const) {
      const { items } =
        operation === 'listConnections'
          ? await connectionsListed(t, { email })
          : await connectionsOf(t, residentId);
      const isListed = byId(items, connectionId) !== undefined;
      t.observe('deleted-in-default-list', operation, isListed ? 'listed' : 'left-out');
    }
  },
});

check({
  id: 'connections.status-sent-to-create',
  says: 'Records what happens to a status sent to create a connection.',
  clauses: ['CON-20'],
  async run(t) {
    const created = await createAny(t, { ...(await linkedBody(t)), status: 'inactive' });
    const status = isSuccess(created) ? dataOf(created)['status'] : undefined;
    const readings = { active: 'ignored', inactive: 'taken' } as const;
    const reading = isRefused(created)
      ? 'refused'
      : status === 'active' || status === 'inactive'
        ? readings[status]
        : undefined;
    t.observe(
      'connection-status-on-create',
      'createConnection',
      reading ?? `other: ${created.status}, status ${show(status)}`,
    );
  },
});

check({
  id: 'connections.unknown-links',
  says: 'Records what happens to unknown ids of residents or facilities.',
  clauses: ['CON-21'],
  async run(t) {
    const given = await givenLinked(t);
    for (const operation of ['createConnection', 'replaceConnection'] as const)
      for (const member of ['residents', 'facilities'] as const) {
        const links = { residents: [given.residentId], facilities: [given.facilityId] };
        const known = links[member];
        const body = await connectionBody(t, { ...links, [member]: [...known, t.fresh.word('nobody')] });
        const answer =
          operation === 'createConnection'
            ? await createAny(t, body)
            : await t.call('replaceConnection', { path: { connectionId: given.connectionId }, body });
        const isDropped = isSuccess(answer) && sameSet(idsOf(objects(dataOf(answer), member)), known);
        const reading = isRefused(answer) ? 'refused' : isDropped ? 'dropped' : undefined;
        t.observe('unknown-linked-ids', operation, reading ?? `other: ${answer.status} for ${member}`);
      }
  },
});

check({
  id: 'connections.contact-type',
  says: 'Records what happens to a contactType in a body.',
  clauses: ['CON-43'],
  async run(t) {
    const sent = t.fresh.text('Family');
    const given = await givenLinked(t);
    const links = { residents: [given.residentId], facilities: [given.facilityId] };
    for (const operation of ['createConnection', 'replaceConnection'] as const) {
      const body = { ...(await connectionBody(t, links)), contactType: sent };
      const answer =
        operation === 'createConnection'
          ? await createAny(t, body)
          : await t.call('replaceConnection', { path: { connectionId: given.connectionId }, body });
      const shown = isSuccess(answer) ? dataOf(answer)['contactType'] : undefined;
      const reading = isRefused(answer)
        ? 'refused'
        : shown === sent
          ? 'taken'
          : isSuccess(answer)
            ? 'ignored'
            : undefined;
      t.observe('contact-type', operation, reading ?? `other: ${answer.status}`);
    }
  },
});

check({
  id: 'connections.deleted-fetched',
  says: 'Records whether a deleted connection can be fetched by its id.',
  clauses: ['CON-45'],
  async run(t) {
    const path = { connectionId: (await givenLinked(t)).connectionId };
    must(await t.call('deleteConnection', { path }), success);
    const read = await t.call('getConnection', { path });
    const reading =
      read.status === 200 ? 'kept' : read.status === 404 || read.status === 410 ? 'not-found' : undefined;
    t.observe('read-deleted-record', 'getConnection', reading ?? `other: ${read.status}`);
    await observeDeletedAgain(t, read, 'updated', async () => {
      await t.call('deleteConnection', { path });
      return t.call('getConnection', { path });
    });
  },
});

check({
  id: 'connections.status-left-out-of-replace',
  says: 'Records which status a connection has after a replacement without one.',
  clauses: ['CON-57'],
  async run(t) {
    const given = await givenLinked(t);
    const path = { connectionId: given.connectionId };
    const body = await connectionBody(t, { residents: [given.residentId], facilities: [given.facilityId] });
    must(await t.call('replaceConnection', { path, body: { ...body, status: 'inactive' } }), success);
    const { status } = dataOf(await t.call('replaceConnection', { path, body }));
    const readings = { inactive: 'kept', active: 'reset-to-active' } as const;
    const reading = status === 'inactive' || status === 'active' ? readings[status] : undefined;
    t.observe('status-left-out-on-put', 'replaceConnection', reading ?? `other: ${show(status)}`);
  },
});

check({
  id: 'connections.correlation-ids-sent-to-replace',
  says: 'Records what happens to an externalId or a pccId in a replacement.',
  clauses: ['CON-59'],
  async run(t) {
    const former = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
    const given = await givenLinked(t, former);
    const path = { connectionId: given.connectionId };
    const links = { residents: [given.residentId], facilities: [given.facilityId] };
    const later = { externalId: t.fresh.word('new'), pccId: t.fresh.number() };
    for (const member of ['externalId', 'pccId'] as const) {
      const body = { ...(await connectionBody(t, links)), status: 'active', [member]: later[member] };
      const replaced = await t.call('replaceConnection', { path, body });
      const shown = isSuccess(replaced) ? dataOf(replaced)[member] : undefined;
      const reading = isRefused(replaced)
        ? 'refused'
        : shown === later[member]
          ? 'taken'
          : shown === former[member]
            ? 'ignored'
            : undefined;
      t.observe(
        'correlation-ids-on-put',
        'replaceConnection',
        reading ?? `other: ${replaced.status}, ${member} ${show(shown)}`,
      );
    }
  },
});
