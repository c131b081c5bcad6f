import { check } from '../../kit/check.ts';
import { status, success, answerText } from '../../kit/match.ts';
import { wrongEnvelope } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { LIVING, givenResident, residentDetails } from '../../factories/residents.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { mustAllShow, mustContain, mustNotContain, residentsListed } from '../people-lists.ts';

check({
  id: 'residents.delete-answers-nothing',
  says: 'The delete of a resident answers 204 without a body, whatever its status.',
  clauses: ['RES-54'],
  async run(t) {
    for (const former of LIVING) {
      const path = { residentId: (await givenResident(t, { status: former })).residentId };
      const answer = await t.call('deleteResident', { path });
      must(answer, status(204));
      mustHold(answer, 'no body', answer.bytes.length === 0, wrongEnvelope(answerText(answer)));
    }
  },
});

check({
  id: 'residents.delete-keeps-the-record',
  says: 'The filter status deleted finds a deleted resident, whatever the status was before.',
  clauses: ['RES-55'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const ids: string[] = [];
    // There may be many deleted residents. A phone number finds these.
    const phone = String(t.fresh.number());
    for (const former of LIVING) ids.push((await givenResident(t, { status: former, phone })).residentId);
    for (const residentId of ids) must(await t.call('deleteResident', { path: { residentId } }), success);
    const walk = await residentsListed(t, facilityId, { status: 'deleted', phone });
    mustContain(walk, ids, 'deleted residents');
    mustAllShow(walk, 'status', 'deleted');
  },
});

check({
  id: 'residents.delete-leaves-the-former-status',
  says: 'The filter status does not find a deleted resident by the former status.',
  clauses: ['RES-56'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const ids: string[] = [];
    for (const former of LIVING) ids.push((await givenResident(t, { status: former })).residentId);
    for (const [at, former] of LIVING.entries()) {
      const walk = await residentsListed(t, facilityId, { status: former });
      mustContain(walk, ids.slice(at, at + 1), `a resident who is ${former}`);
    }
    for (const residentId of ids) must(await t.call('deleteResident', { path: { residentId } }), success);
    for (const status of LIVING)
      mustNotContain(await residentsListed(t, facilityId, { status }), ids, 'a deleted resident');
  },
});

check({
  id: 'residents.delete-leaves-others',
  says: 'A delete removes the resident in the path and no other.',
  clauses: ['RES-02', 'RES-23'],
  async run(t) {
    const phone = String(t.fresh.number());
    const details = { ...residentDetails(t), phone };
    const one = await givenResident(t, { phone });
    const other = await givenResident(t, { ...details, status: 'onLeave' });
    must(await t.call('deleteResident', { path: { residentId: one.residentId } }), success);
    const read = await t.call('getResident', { path: { residentId: other.residentId } });
    mustEchoBy(read, dataOf(read), { ...details, status: 'onLeave' }, 'RES-23');
    const walk = await residentsListed(t, other.facilityId);
    mustContain(walk, [other.residentId], 'the other resident', 'RES-02');
  },
});
