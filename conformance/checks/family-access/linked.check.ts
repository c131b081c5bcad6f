import { ownCommunity } from '../../given/communities.ts';
import { givenConnection } from '../../given/connections.ts';
import { actsWhenNew } from '../../given/correspondents.ts';
import { subjects } from '../../given/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { refused, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';

for (const subject of subjects)
  check({
    id: `family-access.${subject.word}-settings-by-residents`,
    says: `A connection listed in a facility without a resident there does not read the settings for a ${subject.noun}; one with a resident there does.`,
    clauses: ['FAM-09'],
    needs: ['lever:create-facility'],
    negative: true,
    async run(t) {
      const home = await subject.family(t, 0);
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
