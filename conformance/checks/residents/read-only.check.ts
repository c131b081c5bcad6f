import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { fits, refused, success } from '../../kit/match.ts';
import { shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { givenResident, residentNames } from '../../factories/residents.ts';

/**
 * Members that only the service sets, without those that clauses about every resource cover, each with an
 * invented value.
 */
const foreignValues = (t: Tools): readonly (readonly [string, string])[] => [
  ['fullName', t.fresh.text('Somebody Else')],
  ['profilePhotoUrl', `https://example.com/${t.fresh.word('photo')}.png`],
];

/** Neither the answer nor Get resident may show the value that was sent for the member. */
async function mustNotShow(t: Tools, answer: Answer, member: string, value: string): Promise<void> {
  must(answer, success, fits);
  const residentId = text(dataOf(answer), 'id');
  const read = await t.call('getResident', { path: { residentId } });
  for (const one of [answer, read]) {
    const shown = dataOf(one)[member];
    mustHold(one, `${member} is not the one that was sent`, shown !== value, shows(member, shown));
  }
}

check({
  id: 'residents.read-only-on-create',
  says: 'A fullName or profilePhotoUrl sent to create a resident is refused or has no effect.',
  clauses: ['RES-37'],
  async run(t) {
    const path = { facilityId: (await t.facility()).id };
    for (const [member, value] of foreignValues(t)) {
      const created = await t.call('createResident', {
        path,
        body: { ...residentNames(t), [member]: value },
      });
      if (refused(created) === undefined) continue;
      const residentId = text(dataOf(created), 'id');
      t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
      await mustNotShow(t, created, member, value);
    }
  },
});

check({
  id: 'residents.read-only-on-replace',
  says: 'A fullName or profilePhotoUrl sent to replace a resident is refused or has no effect.',
  clauses: ['RES-37'],
  async run(t) {
    const { residentId } = await givenResident(t);
    for (const [member, value] of foreignValues(t)) {
      const body = { ...residentNames(t), status: 'active', [member]: value };
      const replaced = await t.call('replaceResident', { path: { residentId }, body });
      if (refused(replaced) === undefined) continue;
      await mustNotShow(t, replaced, member, value);
    }
  },
});

check({
  id: 'residents.facility-is-read-only',
  says: 'A resident is created in the facility in the path and stays there, whatever facilityId a body sends.',
  clauses: ['RES-37', 'RES-22'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const foreign = await otherFacility(t, facilityId);
    const sent = () => ({ ...residentNames(t), status: 'active', facilityId: foreign });
    const created = await t.call('createResident', { path: { facilityId }, body: sent() });
    if (refused(created) !== undefined) {
      const residentId = text(dataOf(created), 'id');
      t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
      await mustNotShow(t, created, 'facilityId', foreign);
    }
    const { residentId } = await givenResident(t, {}, facilityId);
    const replaced = await t.call('replaceResident', { path: { residentId }, body: sent() });
    if (refused(replaced) !== undefined) await mustNotShow(t, replaced, 'facilityId', foreign);
    const read = await t.call('getResident', { path: { residentId } });
    mustEcho(read, dataOf(read), { facilityId });
  },
});
