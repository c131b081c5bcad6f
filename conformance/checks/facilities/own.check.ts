import { givenConnection } from '../../factories/connections.ts';
import { otherFacility, someFacilities } from '../../factories/facilities.ts';
import { knows } from '../../factories/acting.ts';
import { givenResident } from '../../factories/residents.ts';
import { made } from '../../kit/made.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { fits, isSuccess, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { people } from '../../kit/to-add.ts';

/** Which facilities people list: their own. */

check({
  id: 'facilities.resident-sees-own',
  says: 'A resident lists the own facility and no other.',
  clauses: ['FAC-02'],
  async run(t) {
    for (const { actingId, facilityId } of await residents(t)) await listsExactly(t, actingId, facilityId);
  },
});

check({
  id: 'facilities.connection-sees-own',
  says: 'A connection with one facility lists that facility and no other.',
  clauses: ['FAC-03'],
  async run(t) {
    for (const { actingId, facilityId } of await connections(t)) await listsExactly(t, actingId, facilityId);
  },
});

check({
  id: 'facilities.connection-of-several',
  says: 'A connection with several facilities lists at least one of them and none that it is not linked to.',
  clauses: ['FAC-04'],
  async run(t) {
    const { connectionId, linked } = await connectionOfSeveral(t);
    const answer = await t.call('listFacilities', { as: connectionId });
    must(answer, status(200), fits);
    const found = idsOf(listOf(answer));
    mustHold(answer, `one at least of ${linked.join(', ')}`, found.length > 0, 'no facility');
    mustHold(
      answer,
      `none but ${linked.join(', ')}`,
      found.every((id) => linked.includes(id)),
      found.join(', '),
    );
  },
});

check({
  id: 'facilities.connection-facilities',
  says: 'Which of its several facilities a connection lists.',
  clauses: ['FAC-05'],
  async run(t) {
    const { connectionId, linked, home } = await connectionOfSeveral(t);
    const found = idsOf(listOf(await t.call('listFacilities', { as: connectionId })));
    const [only] = found;
    if (sameSet(found, linked)) t.observe('connection-facilities', 'listFacilities', 'all-linked');
    else if (found.length === 1 && only === home)
      t.observe('connection-facilities', 'listFacilities', 'of-residents');
    else if (found.length === 1 && only === linked[0])
      t.observe('connection-facilities', 'listFacilities', 'first');
    else t.observe('connection-facilities', 'listFacilities', `other: ${found.length} of ${linked.length}`);
  },
});

check({
  id: 'facilities.staff-facilities',
  says: 'Which facilities a staff member lists.',
  clauses: ['FAC-08'],
  needs: ['staff'],
  async run(t) {
    const staff = t.identity('staff', ({ facilityId }) => facilityId !== undefined);
    const all = await made('out the facilities', async () => idsOf(listOf(await t.call('listFacilities'))));
    const answer = await t.call('listFacilities', { as: staff });
    if (!isSuccess(answer)) {
      t.observe(
        'staff-facilities',
        'listFacilities',
        answer.status === 403 ? 'refused' : `other: ${answer.status}`,
      );
      return;
    }
    const found = idsOf(listOf(answer));
    if (all.length < 2) t.note('with one facility, own and all are the same');
    else if (sameSet(found, all)) t.observe('staff-facilities', 'listFacilities', 'all');
    else if (sameSet(found, [staff.facilityId])) t.observe('staff-facilities', 'listFacilities', 'own');
    else t.observe('staff-facilities', 'listFacilities', `other: ${found.length} of ${all.length}`);
  },
});

interface Person {
  readonly actingId: string;
  readonly facilityId: string;
}

async function listsExactly(t: Tools, actingId: string, facilityId: string): Promise<void> {
  const answer = await t.call('listFacilities', { as: actingId });
  must(answer, status(200), fits);
  const found = idsOf(listOf(answer));
  mustHold(
    answer,
    `the facility ${facilityId} and no other`,
    sameSet(found, [facilityId]),
    found.join(', ') || 'none',
  );
}

/** People of the configuration who have one facility: of a connection their record tells it. */
async function configured(t: Tools, kind: 'resident' | 'connection'): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const { kind: one, id: connectionId, actingId, facilityId } of t.run.identities) {
    if (one !== kind || facilityId === undefined) continue;
    const isSettled = kind === 'resident' || (connectionId !== undefined && (await hasOne(t, connectionId)));
    if (isSettled) people.push({ actingId, facilityId });
  }
  return people;
}

/** Whether the record of a connection names one facility. */
async function hasOne(t: Tools, connectionId: string): Promise<boolean> {
  const answer = await t.call('getConnection', { path: { connectionId } });
  const facilities = field(answer.json, 'data.facilities');
  return isSuccess(answer) && Array.isArray(facilities) && facilities.length === 1;
}

/** Of each facility in turn, for whoever always answers the first one is right by chance there. */
async function residents(t: Tools): Promise<readonly Person[]> {
  const given = (await someFacilities(t)).map((facility) => givenResident(t, {}, facility));
  const people = await Promise.all(given);
  return provenPeople(
    t,
    'resident',
    people.map((one) => ({ actingId: one.residentId, facilityId: one.facilityId })),
  );
}

async function connections(t: Tools): Promise<readonly Person[]> {
  const given = (await someFacilities(t)).map((facility) => givenConnection(t, { facilities: [facility] }));
  const people = await Promise.all(given);
  return provenPeople(
    t,
    'connection',
    people.map((one) => ({ actingId: one.connectionId, facilityId: one.facilityId })),
  );
}

/** People of the configuration, and those made here whom the target shows to know by their id. */
async function provenPeople(
  t: Tools,
  kind: 'resident' | 'connection',
  given: readonly Person[],
): Promise<readonly Person[]> {
  const known: Person[] = [...(await configured(t, kind))];
  for (const person of given) if (await knows(t, person.actingId, person.facilityId)) known.push(person);
  if (known.length === 0) t.unproven(`needs an acting ${kind}`, people(kind));
  return known;
}

/** Linked to two facilities, the first of them not the one where its resident lives. */
async function connectionOfSeveral(t: Tools) {
  const { residentId, facilityId: home } = await givenResident(t);
  const away = await otherFacility(t, home);
  const linked = [away, home] as const;
  const { connectionId } = await givenConnection(t, { facilities: [...linked], residents: [residentId] });
  if (!(await knows(t, connectionId, home)))
    t.unproven('needs a target that takes the id of a connection as an acting id');
  return { connectionId, linked, home };
}
