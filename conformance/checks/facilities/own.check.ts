import { givenConnection } from '../../factories/connections.ts';
import { otherFacility, someFacilities } from '../../factories/facilities.ts';
import { knows } from '../../factories/acting.ts';
import { givenResident } from '../../factories/residents.ts';
import { precondition } from '../../kit/precondition.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { fits, isSuccess, status } from '../../kit/match.ts';
import { holdsExtra, holdsOthers, lacks } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { idsOf, listOf, objects, text } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { people } from '../../kit/to-add.ts';

/** Which facilities people list: their own. */

check({
  id: 'facilities.resident-sees-own',
  says: 'A resident lists their own facility and no other.',
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
    const { as, linked } = await connectionOfSeveral(t);
    const answer = await t.call('listFacilities', { as });
    must(answer, status(200), fits);
    const found = idsOf(listOf(answer));
    mustHold(answer, `one at least of ${linked.join(', ')}`, found.length > 0, lacks('no facility'));
    const isLinked = found.every((id) => linked.includes(id));
    mustHold(answer, `none but ${linked.join(', ')}`, isLinked, holdsExtra(found.join(', ')));
  },
});

check({
  id: 'facilities.connection-facilities',
  says: 'Records which of its several facilities a connection lists.',
  clauses: ['FAC-05'],
  async run(t) {
    const { as, linked, home } = await connectionOfSeveral(t);
    const answer = await t.call('listFacilities', { as });
    const found = idsOf(listOf(answer));
    const isOnly = (id: string): boolean => found.length === 1 && found[0] === id;
    const outcomes = {
      'all-linked': sameSet(found, linked),
      'of-residents': isOnly(home),
      first: isOnly(linked[0]),
    };
    reading(t, 'connection-facilities', answer, outcomes, `${found.length} of ${linked.length}`);
  },
});

check({
  id: 'facilities.staff-facilities',
  says: 'Records which facilities a staff member lists.',
  clauses: ['FAC-08'],
  needs: ['staff'],
  async run(t) {
    const staff = t.identity('staff', ({ facilityId }) => facilityId !== undefined);
    const all = await precondition('a list of the facilities', async () =>
      idsOf(listOf(await t.call('listFacilities'))),
    );
    const answer = await t.call('listFacilities', { as: staff });
    if (!isSuccess(answer)) return reading(t, 'staff-facilities', answer, { refused: answer.status === 403 });
    const found = idsOf(listOf(answer));
    if (all.length < 2) t.note('with one facility, own and all are the same');
    else {
      const outcomes = { all: sameSet(found, all), own: sameSet(found, [staff.facilityId]) };
      reading(t, 'staff-facilities', answer, outcomes, `${found.length} of ${all.length}`);
    }
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
  const fault = holdsOthers(found, [facilityId], found.join(', ') || 'none');
  mustHold(answer, `the facility ${facilityId} and no other`, sameSet(found, [facilityId]), fault);
}

/** People of the configuration with one facility; for a connection, the one that its record shows. */
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

/** A resident of each facility: a target that always answers the first facility is right there by chance. */
async function residents(t: Tools): Promise<readonly Person[]> {
  const given = (await someFacilities(t)).map((facility) => givenResident(t, {}, facility));
  const people = await Promise.all(given);
  const acting = people.map(({ residentId: actingId, facilityId }) => ({ actingId, facilityId }));
  return provenPeople(t, 'resident', acting);
}

async function connections(t: Tools): Promise<readonly Person[]> {
  const given = (await someFacilities(t)).map((facility) => givenConnection(t, { facilities: [facility] }));
  const people = await Promise.all(given);
  const acting = people.map(({ connectionId: actingId, facilityId }) => ({ actingId, facilityId }));
  return provenPeople(t, 'connection', acting);
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

interface ConnectionOfSeveral {
  readonly as: string;
  readonly linked: readonly [string, string, ...string[]];
  readonly home: string;
}

/** Linked to two facilities, the first of them not the one where its resident lives; else one of the configuration. */
async function connectionOfSeveral(t: Tools): Promise<ConnectionOfSeveral> {
  const { residentId, facilityId: home } = await givenResident(t);
  const away = await otherFacility(t, home);
  const linked = [away, home] as const;
  const { connectionId } = await givenConnection(t, { facilities: [...linked], residents: [residentId] });
  if (await knows(t, connectionId, home)) return { as: connectionId, linked, home };
  return (
    (await configuredOfSeveral(t)) ??
    t.unproven(
      'needs a connection of two facilities who acts, linked to a resident of the second that it shows',
      people('connection'),
    )
  );
}

/** A connection of the configuration whose record names several facilities, the first of them not that of its residents. */
async function configuredOfSeveral(t: Tools): Promise<ConnectionOfSeveral | undefined> {
  for (const { kind, id: connectionId, actingId: as } of t.run.identities) {
    if (kind !== 'connection' || connectionId === undefined) continue;
    const { json } = await t.call('getConnection', { path: { connectionId } });
    const [first, second, ...others] = objects(json, 'data.facilities').map((one) => text(one, 'id'));
    const [home, ...homes] = new Set(objects(json, 'data.residents').map((one) => one['facilityId']));
    if (first === undefined || second === undefined || homes.length > 0) continue;
    if (typeof home !== 'string' || home === first) continue;
    t.tier('fixture');
    return { as, linked: [first, second, ...others], home };
  }
  return undefined;
}
