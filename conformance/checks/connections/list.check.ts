import { check } from '../../kit/check.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { connectionCrowd } from '../../factories/crowds.ts';
import { connectionBody, givenConnection } from '../../factories/connections.ts';
import { precondition } from '../../kit/precondition.ts';
import { LIVING } from '../../factories/residents.ts';
import {
  connectionsListed,
  connectionsOf,
  foundBy,
  mustAllShow,
  mustContain,
  mustNotContain,
} from '../people-lists.ts';
import { givenLinked, nearAndFar, neighbours } from './linked.ts';

/** One connection in each status except deleted, all linked to one resident. No check changes them. */
const oneInEach = once(async (t: Tools) => {
  const { residentId, facilityId } = (await neighbours(t)).gus;
  const links = { residents: [residentId], facilities: [facilityId] };
  const [ids, emails]: [string[], string[]] = [[], []];
  for (const status of LIVING) {
    const { connectionId } = await givenConnection(t, links);
    const email = t.fresh.email();
    const body = { ...(await connectionBody(t, { ...links, email })), status };
    await precondition(`a connection that is ${status}`, async () =>
      must(await t.call('replaceConnection', { path: { connectionId }, body }), success),
    );
    ids.push(connectionId);
    emails.push(email);
  }
  return { residentId, facilityId, ids, emails };
});

check({
  id: 'connections.listed',
  says: 'Every connection that is not deleted is once in the list of the tenant, whatever its status and facilities.',
  clauses: ['CON-01', 'CON-02'],
  async run(t) {
    const { ids } = await oneInEach(t);
    const { ann, cay, away, home } = await nearAndFar(t);
    const elsewhere = await givenConnection(t, { residents: [cay.residentId], facilities: [away] });
    const links = { residents: [cay.residentId, ann.residentId], facilities: [away, home] };
    const both = await givenConnection(t, links);
    const all = await connectionsListed(t);
    mustContain(
      all,
      [...ids, elsewhere.connectionId, both.connectionId],
      'connections of the tenant',
      'CON-02',
    );
    // Other checks add connections meanwhile, which can move one to the next page: only twice on one page counts.
    for (const page of all.pages) {
      const found = idsOf(listOf(page)).filter((id) => id === both.connectionId);
      mustHold(page, 'a connection of two residents and two facilities is listed once', found.length < 2, {
        ...holdsExtra(`${found.length} times ${both.connectionId}`),
        items: [both.connectionId],
      });
    }
  },
});

check({
  id: 'connections.listed-however-many',
  says: 'The lists of connections hold all of them, also when there are more than fifty.',
  clauses: ['CON-02', 'CON-03', 'CON-68'],
  async run(t) {
    const { residentId, facilityId, connectionIds: ids } = await connectionCrowd(t);
    mustContain(await connectionsListed(t), ids, 'connections of the tenant', 'CON-02');
    mustContain(await connectionsListed(t, { facilityId }), ids, 'connections of the facility', 'CON-03');
    mustContain(await connectionsOf(t, residentId), ids, 'connections of the resident', 'CON-68');
  },
});

check({
  id: 'connections.listed-with-their-resident',
  says: 'Every connection of a resident that is not deleted is in the list of the resident, whatever its status.',
  clauses: ['CON-67', 'CON-68'],
  async run(t) {
    const { residentId, ids } = await oneInEach(t);
    mustContain(await connectionsOf(t, residentId), ids, 'connections of the resident', 'CON-68');
  },
});

check({
  id: 'connections.filters-in-every-status',
  says: 'The filters find connections that are active, inactive or on leave.',
  clauses: ['CON-03', 'CON-04', 'CON-05'],
  async run(t) {
    const { residentId, facilityId, ids, emails } = await oneInEach(t);
    mustContain(await connectionsListed(t, { residentId }), ids, 'connections of the resident', 'CON-04');
    mustContain(await connectionsListed(t, { facilityId }), ids, 'connections of the facility', 'CON-03');
    for (const [at, email] of emails.entries())
      mustContain(
        await connectionsListed(t, { email }),
        ids.slice(at, at + 1),
        'the connection with that email',
        'CON-05',
      );
  },
});

check({
  id: 'connections.filter-facility',
  says: 'The filter facilityId keeps the connections of that facility and drops all others.',
  clauses: ['CON-03'],
  async run(t) {
    const { home, away, ...people } = await nearAndFar(t);
    const [ann, cay] = [people.ann.residentId, people.cay.residentId];
    const athome = await givenConnection(t, { residents: [ann], facilities: [home] });
    const abroad = await givenConnection(t, { residents: [cay], facilities: [away] });
    const both = await givenConnection(t, { residents: [ann, cay], facilities: [home, away] });
    const here = await connectionsListed(t, { facilityId: home });
    mustContain(here, [athome.connectionId, both.connectionId], 'connections of the facility');
    mustNotContain(here, [abroad.connectionId], 'a connection of another facility');
    const there = await connectionsListed(t, { facilityId: away });
    mustContain(there, [abroad.connectionId, both.connectionId], 'connections of the other facility');
    mustNotContain(there, [athome.connectionId], 'a connection of the first facility');
  },
});

check({
  id: 'connections.filter-resident',
  says: 'The filter residentId keeps the connections linked to that resident and drops all others.',
  clauses: ['CON-04'],
  async run(t) {
    const { home, ...people } = await neighbours(t);
    const [ann, ben] = [people.ann.residentId, people.ben.residentId];
    const links = (...residents: string[]) => ({ residents, facilities: [home] });
    const one = (await givenConnection(t, links(ann))).connectionId;
    const two = (await givenConnection(t, links(ben))).connectionId;
    const both = (await givenConnection(t, links(ann, ben))).connectionId;
    const ofAnn = await connectionsListed(t, { residentId: ann });
    mustContain(ofAnn, [one, both], 'connections of the resident');
    mustNotContain(ofAnn, [two], 'a connection of another resident');
    const ofBen = await connectionsListed(t, { residentId: ben });
    mustContain(ofBen, [two, both], 'connections of the second resident');
    mustNotContain(ofBen, [one], 'a connection of the first resident');
  },
});

/**
 * Makes one connection with the value, some with other values and one without it. The filter must find only
 * the first.
 */
async function mustFilter(
  t: Tools,
  member: 'email' | 'externalId',
  [value, ...further]: readonly [string, ...string[]],
): Promise<void> {
  const { connectionId } = await givenLinked(t, { [member]: value });
  const others = [await givenLinked(t)];
  for (const other of further) others.push(await givenLinked(t, { [member]: other }));
  const walk = await connectionsListed(t, { [member]: value });
  mustContain(walk, [connectionId], `the connection with that ${member}`);
  mustNotContain(
    walk,
    others.map((one) => one.connectionId),
    `connections without that ${member}`,
  );
  mustAllShow(walk, member, value);
}

check({
  id: 'connections.filter-email',
  says: 'The filter email keeps the connections with that address and drops all others, also those whose address contains it.',
  clauses: ['CON-05'],
  async run(t) {
    const email = t.fresh.email();
    await mustFilter(t, 'email', [email, `z${email}`]);
  },
});

check({
  id: 'connections.filter-email-is-exact',
  says: 'The filter email does not find a connection by a part of the address.',
  clauses: ['CON-06'],
  async run(t) {
    const email = t.fresh.email();
    const { connectionId } = await givenLinked(t, { email });
    const [name = '', host = ''] = email.split('@');
    for (const part of [email.slice(1), email.slice(0, -1), name, host, name.slice(3, -1), `${name}@`]) {
      const walk = foundBy(await t.call('listConnections', { query: { email: part } }));
      mustNotContain(walk, [connectionId], `a connection with ${part} as a part of its email`);
    }
  },
});

check({
  id: 'connections.filter-external-id',
  says: 'The filter externalId keeps the connections with that externalId and drops all others.',
  clauses: ['CON-07'],
  run: async (t) => mustFilter(t, 'externalId', [t.fresh.word('ext'), t.fresh.word('ext')]),
});

check({
  id: 'connections.filters-follow-replacements',
  says: 'After a replacement the filters find a connection by the new values and not by the old ones.',
  clauses: ['CON-03', 'CON-04', 'CON-05'],
  async run(t) {
    const { home, away, ...people } = await nearAndFar(t);
    const [ann, cay] = [people.ann.residentId, people.cay.residentId];
    const former = await connectionBody(t, { residents: [ann], facilities: [home] });
    const later = await connectionBody(t, { residents: [cay], facilities: [away] });
    const { connectionId } = await givenConnection(t, former);
    const path = { connectionId };
    await precondition('a replacement', async () =>
      must(await t.call('replaceConnection', { path, body: { ...later, status: 'active' } }), success),
    );
    for (const { query, is, clause } of [
      { query: { residentId: cay }, is: true, clause: 'CON-04' },
      { query: { residentId: ann }, is: false, clause: 'CON-04' },
      { query: { facilityId: away }, is: true, clause: 'CON-03' },
      { query: { facilityId: home }, is: false, clause: 'CON-03' },
      { query: { email: later.email }, is: true, clause: 'CON-05' },
      { query: { email: former.email }, is: false, clause: 'CON-05' },
    ] as const) {
      const walk = await connectionsListed(t, query);
      if (is) mustContain(walk, [connectionId], 'the connection by what it has now', clause);
      else mustNotContain(walk, [connectionId], 'the connection by what it had before', clause);
    }
  },
});

check({
  id: 'connections.filters-together',
  says: 'With several filters the list holds the connections that match all of them, and no others.',
  clauses: ['CON-03', 'CON-04', 'CON-05', 'CON-07'],
  async run(t) {
    const { home, away, ...people } = await nearAndFar(t);
    const [ann, cay] = [people.ann.residentId, people.cay.residentId];
    const [email, externalId] = [t.fresh.email(), t.fresh.word('ext')];
    const near = await givenConnection(t, { residents: [ann], facilities: [home] });
    const far = await givenConnection(t, { residents: [cay], facilities: [away], email, externalId });
    const both = await givenConnection(t, { residents: [ann, cay], facilities: [home, away] });
    const ofBoth = await connectionsListed(t, { facilityId: home, residentId: cay });
    mustContain(ofBoth, [both.connectionId], 'the connection that both filters keep', 'CON-04');
    mustNotContain(ofBoth, [near.connectionId], 'a connection of another resident', 'CON-04');
    mustNotContain(ofBoth, [far.connectionId], 'a connection of another facility', 'CON-03');
    const byEmail = await connectionsListed(t, { facilityId: home, email });
    mustNotContain(byEmail, [far.connectionId], 'a connection of another facility', 'CON-03');
    mustNotContain(byEmail, [near.connectionId, both.connectionId], 'one with another email', 'CON-05');
    const ofAnn = await connectionsListed(t, { residentId: ann, email });
    mustNotContain(ofAnn, [far.connectionId], 'a connection of another resident', 'CON-04');
    for (const { other, clause } of [
      { other: { email: t.fresh.email() }, clause: 'CON-05' },
      { other: { residentId: ann }, clause: 'CON-04' },
      { other: { facilityId: home }, clause: 'CON-03' },
    ] as const) {
      const walk = await connectionsListed(t, { externalId, ...other });
      mustNotContain(walk, [far.connectionId], 'a connection with that externalId alone', clause);
    }
    const byAll = await connectionsListed(t, { facilityId: away, residentId: cay, email, externalId });
    mustContain(byAll, [far.connectionId], 'the connection that all four filters keep', 'CON-07');
  },
});
