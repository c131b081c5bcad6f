import type { BodyOf } from '../../../openapi/generated/contract.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { bareOf, byId, dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { connectionBody } from '../../factories/connections.ts';
import { connectionsListed, connectionsOf, mustContain, mustNotContain } from '../people-lists.ts';
import { mustBeLinked, mustShowLinked, nearAndFar } from './linked.ts';

type Links = Pick<BodyOf<'createConnection'>, 'residents' | 'facilities'>;

/**
 * Connections of one or more residents and of one or both facilities, with the answers that show them; once
 * per run.
 */
const answers = once(async (t: Tools) => {
  const { home, away, ...people } = await nearAndFar(t);
  const [ann, ben, cay] = [people.ann.residentId, people.ben.residentId, people.cay.residentId];
  const all = [];
  for (const links of [
    { residents: [ann], facilities: [home] },
    { residents: [ben, ann], facilities: [home] },
    { residents: [cay], facilities: [away] },
    { residents: [cay, ann, ben], facilities: [away, home] },
  ]) {
    const created = await t.call('createConnection', { body: await connectionBody(t, links) });
    must(created, status(200, 201));
    const connectionId = text(dataOf(created), 'id');
    const [residentId = ''] = links.residents;
    const shown = [created, await t.call('getConnection', { path: { connectionId } })];
    const walks = [await connectionsListed(t, { residentId }), await connectionsOf(t, residentId)];
    all.push({ links, connectionId, shown, walks });
  }
  return all;
});

/** Calls `assert` with every answer that shows a connection with the wanted links. */
async function everyAnswer(
  t: Tools,
  assert: (answer: Answer, connection: JsonObject, links: Links) => void,
  wanted: (links: Links) => boolean = () => true,
): Promise<void> {
  for (const { links, connectionId, shown, walks } of (await answers(t)).filter((one) => wanted(one.links))) {
    for (const answer of shown) assert(answer, dataOf(answer), links);
    for (const walk of walks) {
      const [page] = walk.pages;
      const connection = byId(walk.items, connectionId);
      mustContain(walk, [connectionId], 'the connection of the resident');
      if (page && connection) assert(page, connection, links);
    }
  }
}

/** The connection that is linked to both facilities. */
const isOfAll = ({ facilities }: Links): boolean => facilities.length > 1;

check({
  id: 'connections.linked-to-the-sent-residents',
  says: 'A new connection is linked to the residents sent, one or three, and to no others.',
  clauses: ['CON-17'],
  async run(t) {
    await everyAnswer(t, (answer, found, { residents }) => mustBeLinked(answer, found, { residents }));
  },
});

check({
  id: 'connections.of-the-sent-facilities',
  says: 'A new connection belongs to the facilities sent, one or two, and to no others.',
  clauses: ['CON-18'],
  async run(t) {
    await everyAnswer(t, (answer, found, { facilities }) => mustBeLinked(answer, found, { facilities }));
  },
});

check({
  id: 'connections.show-their-residents',
  says: 'Each resident of a connection is shown with id, firstName, lastName and facilityId.',
  clauses: ['CON-41'],
  async run(t) {
    const { ann, ben, cay } = await nearAndFar(t);
    const known = [ann, ben, cay].map(({ residentId, facilityId, resident }) => ({
      id: residentId,
      firstName: text(resident, 'firstName'),
      lastName: text(resident, 'lastName'),
      facilityId,
    }));
    await everyAnswer(t, (answer, found) => mustShowLinked(answer, found, 'residents', known), isOfAll);
  },
});

check({
  id: 'connections.show-their-facilities',
  says: 'Each facility of a connection is shown with id and name.',
  clauses: ['CON-40'],
  async run(t) {
    const { home, away } = await nearAndFar(t);
    const known: JsonObject[] = [];
    for (const facilityId of [home, away]) {
      const { name } = bareOf(await t.call('getFacility', { path: { facilityId } }));
      known.push(typeof name === 'string' ? { id: facilityId, name } : { id: facilityId });
    }
    await everyAnswer(t, (answer, found) => mustShowLinked(answer, found, 'facilities', known), isOfAll);
  },
});

check({
  id: 'connections.listed-with-each-resident',
  says: 'A connection is in the list of every resident that it is linked to, and in that of no other.',
  clauses: ['CON-68', 'CON-69'],
  async run(t) {
    const { home, ann, ben, cay } = await nearAndFar(t);
    const ids: string[] = [];
    for (const residents of [
      [ann.residentId, ben.residentId],
      [ben.residentId, ann.residentId],
      [ben.residentId],
    ]) {
      const created = await t.call('createConnection', {
        body: await connectionBody(t, { residents, facilities: [home] }),
      });
      const connectionId = text(dataOf(created), 'id');
      t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
      ids.push(connectionId);
    }
    const ofAnn = await connectionsOf(t, ann.residentId);
    mustContain(ofAnn, ids.slice(0, 2), 'connections of the first resident', 'CON-68');
    mustNotContain(ofAnn, ids.slice(2), 'a connection of another resident', 'CON-69');
    const ofBen = await connectionsOf(t, ben.residentId);
    mustContain(ofBen, ids, 'connections of the second resident', 'CON-68');
    const ofCay = await connectionsOf(t, cay.residentId);
    mustNotContain(ofCay, ids, 'connections of other residents', 'CON-69');
  },
});
