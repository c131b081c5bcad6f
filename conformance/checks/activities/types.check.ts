import { givenResident } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { fits, status, answerText } from '../../kit/match.ts';
import { differs, wrongType } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { listOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { sameSet } from '../../kit/same.ts';
import { aText, mustBeOfType } from '../../laws/member-types.ts';

check({
  id: 'activities.types-have-their-members',
  says: 'The list of activity types is answered 200; the id, the name and the category of each are strings.',
  clauses: ['ACT-101', 'ACT-102'],
  async run(t) {
    const answer = await t.call('listActivityTypes');
    const types = attributed(['ACT-101'], () => {
      must(answer, status(200));
      return listOf(answer);
    });
    attributed(['ACT-102'], () => must(answer, fits));
    if (types.length === 0) t.unproven('the target lists no activity type to look at');
    for (const resource of types) {
      const { id } = resource;
      attributed(['ACT-102'], () => {
        mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', wrongType('id', id));
        mustBeOfType([{ answer, resource }], ['name', 'category'], aText);
      });
    }
  },
});

check({
  id: 'activities.types-are-the-same-for-everybody',
  says: 'The list of activity types is the same for every acting user of any kind and facility, and for an unknown one.',
  clauses: ['ACT-104', 'ACT-101'],
  async run(t) {
    const answer = await t.call('listActivityTypes');
    const usual = attributed(['ACT-101'], () => listOf(answer));
    const { id: one } = await t.facility();
    // One identity for each kind with each set of permissions, and one for each facility.
    const { identities } = t.run;
    const marks = [
      ({ kind, permissions = {} }: Identity) =>
        [kind, ...Object.keys(permissions).filter((name) => permissions[name])].toSorted().join(' '),
      ({ facilityId }: Identity) => facilityId,
    ];
    const some = marks.flatMap((mark) =>
      identities.filter((who, at) => identities.findIndex((other) => mark(other) === mark(who)) === at),
    );
    const acting = new Set([...some.map(({ actingId }) => actingId), t.fresh.word('nobody'), '0']);
    acting.add((await givenResident(t, {}, one)).residentId);
    for (const as of acting) {
      const other = await t.call('listActivityTypes', { as });
      attributed(['ACT-104'], () => {
        must(other, status(200), fits);
        mustHold(
          other,
          `the list that ${show(usual)} is`,
          sameSet(listOf(other), usual),
          differs(answerText(other)),
        );
      });
    }
  },
});
