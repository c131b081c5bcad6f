import { commentOn, givenRequest, householdOf, subjects } from '../../factories/request-subjects.ts';
import { connectionBody, givenConnection } from '../../factories/connections.ts';
import { givenResident } from '../../factories/residents.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributing } from '../../kit/attribute.ts';
import { bodyMembersOf } from '../../kit/body.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { differs } from '../../kit/fault.ts';
import { answerText, isSuccess, refused, status, success } from '../../kit/match.ts';
import { hasLever } from '../../kit/levers.ts';
import { field, items } from '../../kit/json.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, idsOf, objects } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank, sameSet } from '../../kit/same.ts';
import { people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Subject } from '../../factories/request-subject.ts';
import { friendIn, othersAt, requestAt, sharedPeople, type PreparedRequest } from './request-setup.ts';
import { mustContain } from './trying.ts';
import { ownCommunity } from '../../factories/communities.ts';
import { actsWhenNew } from '../../factories/messages-people.ts';

/** Links a connection to other residents than before. */
const relink = (t: Tools, { id: connectionId = '' }: Identity, residents: readonly string[]): Promise<void> =>
  precondition('other links of a connection', async () => {
    const { email: _, ...body } = await connectionBody(t, { residents: [...residents] });
    const sent = { path: { connectionId }, body: { ...body, status: 'active' as const } };
    must(await t.call('replaceConnection', sent), success);
  });

for (const subject of subjects) {
  const { word, noun, operations } = subject;

  check({
    id: `family-access.${word}-former-link`,
    says: `A connection whose link to a resident has ended sees no ${noun} of theirs, even its own; a newly linked connection does.`,
    clauses: ['FAM-08', 'FAM-13', 'FAM-16'],
    negative: true,
    async run(t) {
      const household = await householdOf(t, subject, { connections: 2 });
      const { residentId, resident, connections, facilityId: id, timeZone } = household;
      const [leaver = resident, stayer = resident] = connections;
      if (t.run.identities.includes(leaver)) t.unproven('needs a connection whose links may be changed');
      const friend = friendIn(t, await othersAt(t, household, { id, timeZone }));
      const neighbours = [...(friend.linkedTo ?? [])];
      const requests: PreparedRequest[] = [];
      for (const by of [leaver, stayer])
        requests.push(requestAt(subject, household, await givenRequest(t, subject, household, by)));
      await relink(t, leaver, neighbours);
      await attributing(['FAM-08'], async () => must(await subject.listed(t, residentId, leaver), refused));
      for (const { path } of requests) {
        await attributing(['FAM-16'], async () => {
          for (const operation of [operations.read, operations.comments, operations.cancel])
            must(await t.callAny(operation, { path, as: leaver }), status(404));
          must(await commentOn(t, subject, path, { as: leaver, text: t.fresh.text('Still') }), status(404));
        });
        await attributing(['FAM-13'], async () =>
          must(await t.callAny(operations.read, { path, as: stayer }), status(200)),
        );
      }
      await relink(t, friend, [...neighbours, residentId]);
      await attributing(['FAM-13'], async () => {
        for (const as of [friend, stayer]) {
          const listed = await subject.listed(t, residentId, as);
          await attributing(['FAM-11'], () => must(listed, success));
          await mustContain(listed, { requests }, () => true, { missing: 'FAM-13', beyond: 'FAM-13' });
        }
        for (const { path } of requests)
          must(await t.callAny(operations.read, { path, as: friend }), status(200));
      });
    },
  });
}

/** How to link a connection to one resident more; all else of it stays, and its links of now are those at the end. */
async function linkable(t: Tools, { id: connectionId = '', linkedTo = [] }: Identity) {
  const path = { connectionId };
  const now = await precondition('a read of a connection', async () =>
    dataOf(await t.call('getConnection', { path })),
  );
  const names = Object.keys(bodyMembersOf('replaceConnection'));
  const own = Object.fromEntries(names.flatMap((name) => (isBlank(now[name]) ? [] : [[name, now[name]]])));
  const facilities = idsOf(objects(now, 'facilities'));
  const links = idsOf(objects(now, 'residents'));
  // A link that is not shown would be lost.
  if (facilities.length === 0 || !linkedTo.every((id) => links.includes(id)))
    t.unproven(`the target does not show to whom the connection ${connectionId} is linked`);
  const replace = (residents: readonly string[]) =>
    t.callAny('replaceConnection', { path, body: { ...own, facilities, residents: [...residents] } });
  t.afterwards(() => replace(links));
  return (...others: readonly string[]): Promise<void> =>
    precondition('other links of a connection', async () => {
      const answer = await replace([...links, ...others]);
      must(answer, success);
      const shown = idsOf(objects(dataOf(answer), 'residents'));
      mustHold(answer, 'the links sent', sameSet(shown, [...links, ...others]), differs(answerText(answer)));
    });
}

check({
  id: 'family-access.link-that-ends',
  says: 'A connection lists the requests of a resident while it is linked to them, and none after the link has ended.',
  clauses: ['FAM-11', 'FAM-08', 'FAM-16'],
  exclusive: true,
  negative: true,
  async run(t) {
    let tried = 0;
    // One after the other: both may be given the same connection.
    for (const subject of subjects) {
      const home = await unlessUnproven(() => householdOf(t, subject, { connections: 1 }));
      const [as] = home?.connections ?? [];
      if (!home || !as) continue;
      const { residentId } = await givenResident(t, {}, home.facilityId);
      const linkTo = await linkable(t, as);
      await linkTo(residentId);
      await attributing(['FAM-11'], async () => must(await subject.listed(t, residentId, as), success));
      const path = subject.path(residentId, await givenRequest(t, subject, { ...home, residentId }, as));
      await linkTo();
      await attributing(['FAM-08'], async () => must(await subject.listed(t, residentId, as), refused));
      await attributing(['FAM-16'], async () =>
        must(await t.callAny(subject.operations.read, { path, as }), status(404)),
      );
      tried += 1;
    }
    if (tried === 0) t.unproven('needs a connection who acts', people('connection'));
  },
});

/**
 * The same of connections of the configuration whom the target lists in a facility without any of their residents, where
 * residents of both facilities read the settings.
 */
async function mustReadByResidents(t: Tools, subject: Subject): Promise<void> {
  let tried = 0;
  const settings = (facilityId: string, as: Identity) =>
    t.callAny(subject.operations.settings, { path: { facilityId }, as });
  const isOffered = async (id: string): Promise<boolean> => {
    const resident = t.run.identities.find((one) => one.kind === 'resident' && one.facilityId === id);
    return resident !== undefined && isSuccess(await settings(id, resident));
  };
  for (const as of t.run.identities.filter(({ kind }) => kind === 'connection')) {
    const { listed, lived } = await placesOf(t, as);
    for (const id of listed.filter((one) => !lived.includes(one))) {
      if (!(await isOffered(id))) continue;
      must(await settings(id, as), refused);
      for (const home of lived) if (await isOffered(home)) must(await settings(home, as), status(200));
      tried += 1;
    }
  }
  if (tried === 0)
    t.unproven(
      'needs a connection who belongs to two facilities, with residents in one of them alone, and residents of both',
      people('connection'),
    );
}

/** The facilities in which the target lists a connection, and those in which their residents live. */
async function placesOf(t: Tools, { id: connectionId, linkedTo = [] }: Identity) {
  const none = { listed: [], lived: [] };
  if (connectionId === undefined || linkedTo.length === 0) return none;
  const { facilities } = await precondition('a read of a connection', async () =>
    dataOf(await t.call('getConnection', { path: { connectionId } })),
  );
  const lived: string[] = [];
  for (const residentId of linkedTo) {
    const { facilityId } = await precondition('a read of a resident', async () =>
      dataOf(await t.call('getResident', { path: { residentId } })),
    );
    // Where it is not known who lives where, no place is known to be another one.
    if (typeof facilityId !== 'string') return none;
    lived.push(facilityId);
  }
  return {
    listed: items(facilities)
      .flatMap((one) => field(one, 'id') ?? [])
      .map(String),
    lived,
  };
}

for (const subject of subjects)
  check({
    id: `family-access.${subject.word}-settings-by-residents`,
    says: `A connection can read the settings for a ${subject.noun} only in facilities where a linked resident lives.`,
    clauses: ['FAM-09'],
    negative: true,
    readsWithout: ['create-facility'],
    async run(t) {
      if (!hasLever(t.run, 'create-facility')) return mustReadByResidents(t, subject);
      const { household: home } = await sharedPeople(t, subject);
      if (!(await actsWhenNew.connection(t))) t.unproven('needs a new connection who acts');
      const there = await ownCommunity(t);
      const other = await householdOf(t, subject, { connections: 0, at: there });
      const facilities = [home.facilityId, there.id];
      const { connectionId: id } = await givenConnection(t, { residents: [other.residentId], facilities });
      const as = { kind: 'connection', actingId: id, id, linkedTo: [other.residentId] } as const;
      const { settings } = subject.operations;
      must(await t.callAny(settings, { path: { facilityId: home.facilityId }, as }), refused);
      must(await t.callAny(settings, { path: { facilityId: there.id }, as }), status(200));
      const residents = [home.residentId, other.residentId];
      const { connectionId: both } = await givenConnection(t, { residents, facilities });
      for (const facilityId of facilities)
        must(
          await t.callAny(settings, { path: { facilityId }, as: { ...as, actingId: both, id: both } }),
          status(200),
        );
    },
  });
