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
import { otherFacility } from '../../factories/facilities.ts';
import { givenResident } from '../../factories/residents.ts';
import { connectionsListed, connectionsOf, mustList, mustNotList } from '../people-lists.ts';
import { mustBeLinked, mustShowLinked } from './linked.ts';

/** Two residents of one facility, one of another. */
const threeResidents = once(async (t: Tools) => {
  const { id: home } = await t.facility();
  const away = await otherFacility(t, home);
  const [ann, ben] = [await givenResident(t, {}, home), await givenResident(t, {}, home)];
  return { home, away, ann, ben, cay: await givenResident(t, {}, away) };
});

/** Creates a connection with the links and judges every answer that shows it. */
async function everyAnswer(
  t: Tools,
  links: Pick<BodyOf<'createConnection'>, 'residents' | 'facilities'>,
  judge: (answer: Answer, connection: JsonObject) => void,
): Promise<void> {
  const created = await t.call('createConnection', { body: await connectionBody(t, links) });
  must(created, status(200, 201));
  judge(created, dataOf(created));
  const connectionId = text(dataOf(created), 'id');
  t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
  const read = await t.call('getConnection', { path: { connectionId } });
  judge(read, dataOf(read));
  const residentId = links.residents[0] ?? '';
  for (const walk of [await connectionsListed(t, { residentId }), await connectionsOf(t, residentId)]) {
    const [page] = walk.pages;
    const connection = byId(walk.items, connectionId);
    mustList(walk, [connectionId], 'the connection of the resident');
    if (page && connection) judge(page, connection);
  }
}

check({
  id: 'connections.linked-to-the-sent-residents',
  says: 'A connection is linked to the residents that the create names, be it one or three, and to no others.',
  clauses: ['CON-17'],
  async run(t) {
    const { home, away, ann, ben, cay } = await threeResidents(t);
    const all = [ann, ben, cay].map(({ residentId }) => residentId);
    const [one = '', two = ''] = all;
    for (const [residents, facilities] of [
      [[one], [home]],
      [[two, one], [home]],
      [all, [home, away]],
    ] as const)
      await everyAnswer(t, { residents: [...residents], facilities: [...facilities] }, (answer, found) =>
        mustBeLinked(answer, found, { residents }),
      );
  },
});

check({
  id: 'connections.of-the-sent-facilities',
  says: 'A connection belongs to the facilities that the create names, be it one or two, and to no others.',
  clauses: ['CON-18'],
  async run(t) {
    const { home, away, ann, cay } = await threeResidents(t);
    for (const [residents, facilities] of [
      [[ann.residentId], [home]],
      [[cay.residentId], [away]],
      [
        [cay.residentId, ann.residentId],
        [away, home],
      ],
    ] as const)
      await everyAnswer(t, { residents: [...residents], facilities: [...facilities] }, (answer, found) =>
        mustBeLinked(answer, found, { facilities }),
      );
  },
});

check({
  id: 'connections.show-their-residents',
  says: 'Each resident of a connection is shown with id, firstName, lastName and facilityId.',
  clauses: ['CON-41'],
  async run(t) {
    const { home, away, ann, ben, cay } = await threeResidents(t);
    const known = [ann, ben, cay].map(({ residentId, facilityId, resident }) => ({
      id: residentId,
      firstName: text(resident, 'firstName'),
      lastName: text(resident, 'lastName'),
      facilityId,
    }));
    const links = { residents: known.map(({ id }) => id), facilities: [home, away] };
    await everyAnswer(t, links, (answer, found) => mustShowLinked(answer, found, 'residents', known));
  },
});

check({
  id: 'connections.show-their-facilities',
  says: 'Each facility of a connection is shown with id and name.',
  clauses: ['CON-40'],
  async run(t) {
    const { home, away, ann, cay } = await threeResidents(t);
    const known: JsonObject[] = [];
    for (const facilityId of [home, away]) {
      const { name } = bareOf(await t.call('getFacility', { path: { facilityId } }));
      known.push(typeof name === 'string' ? { id: facilityId, name } : { id: facilityId });
    }
    const links = { residents: [ann.residentId, cay.residentId], facilities: [home, away] };
    await everyAnswer(t, links, (answer, found) => mustShowLinked(answer, found, 'facilities', known));
  },
});

check({
  id: 'connections.listed-with-each-resident',
  says: 'A connection is in the list of every resident that it is linked to, and in that of no other.',
  clauses: ['CON-68', 'CON-69'],
  async run(t) {
    const { home, ann, ben, cay } = await threeResidents(t);
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
    mustList(ofAnn, ids.slice(0, 2), 'connections of the first resident', 'CON-68');
    mustNotList(ofAnn, ids.slice(2), 'a connection of another resident', 'CON-69');
    const ofBen = await connectionsOf(t, ben.residentId);
    mustList(ofBen, ids, 'connections of the second resident', 'CON-68');
    const ofCay = await connectionsOf(t, cay.residentId);
    mustNotList(ofCay, ids, 'connections of other residents', 'CON-69');
  },
});
