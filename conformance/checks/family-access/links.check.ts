import { commentOn, givenRequest, subjects } from '../../factories/request-subjects.ts';
import { connectionBody, givenConnection } from '../../factories/connections.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { refused, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
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
    says: `A connection whose link to the resident has ended finds no ${noun} of theirs any more, its own included, and one that was linked since does.`,
    clauses: ['FAM-08', 'FAM-13', 'FAM-16'],
    negative: true,
    async run(t) {
      const household = await subject.family(t, 2);
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
        for (const as of [friend, stayer])
          await mustContain(await subject.listed(t, residentId, as), { requests }, () => true, {
            missing: 'FAM-13',
            beyond: 'FAM-13',
          });
        for (const { path } of requests)
          must(await t.callAny(operations.read, { path, as: friend }), status(200));
      });
    },
  });
}

for (const subject of subjects)
  check({
    id: `family-access.${subject.word}-settings-by-residents`,
    says: `A connection listed in a facility without a resident there does not read the settings for a ${subject.noun}; one with a resident there does.`,
    clauses: ['FAM-09'],
    needs: ['lever:create-facility'],
    negative: true,
    async run(t) {
      const { household: home } = await sharedPeople(t, subject);
      if (!(await actsWhenNew.connection(t))) t.unproven('needs a new connection who acts');
      const there = await ownCommunity(t);
      const other = await subject.family(t, 0, there);
      const facilities = [home.facilityId, there.id];
      const { connectionId: id } = await givenConnection(t, { residents: [other.residentId], facilities });
      const as = { kind: 'connection', actingId: id, id, linkedTo: [other.residentId] } as const;
      const { settings } = subject.operations;
      must(await t.callAny(settings, { path: { facilityId: home.facilityId }, as }), refused);
      must(await t.callAny(settings, { path: { facilityId: there.id }, as }), status(200));
    },
  });
