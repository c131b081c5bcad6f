import fc from 'fast-check';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status as answers, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import { LIVING, givenResident, residentNames } from '../../factories/residents.ts';
import { EVERY_WAY } from './every-way.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { mustAllShow, mustContain, mustNotContain, residentsListed } from '../people-lists.ts';
import { filteredResidents, variedResidents } from './varied.ts';

const ALL = [...LIVING, 'deleted'] as const;

/** One resident in each status. The deleted one was deleted by a delete. */
async function oneInEach(t: Tools): Promise<ReadonlyMap<string, string>> {
  const { inEach } = await filteredResidents(t);
  const ids = new Map<string, string>(inEach.map(({ status, residentId }) => [status, residentId]));
  const { residentId } = await givenResident(t);
  await precondition('a deleted resident', async () =>
    must(await t.call('deleteResident', { path: { residentId } }), success),
  );
  return ids.set('deleted', residentId);
}

check({
  id: 'residents.filter-status',
  says: 'The filter status accepts each of the four statuses, keeps the residents in it and drops all others.',
  clauses: ['RES-08', 'RES-09'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const ids = await oneInEach(t);
    for (const status of ALL) {
      const walk = await residentsListed(t, facilityId, { status });
      attributed(['RES-09'], () => mustAllShow(walk, 'status', status));
      for (const [other, id] of ids)
        if (other === status) mustContain(walk, [id], `the resident who is ${status}`, 'RES-09');
        else mustNotContain(walk, [id], `a resident who is ${other}, not ${status}`, 'RES-09');
    }
  },
});

check({
  id: 'residents.move-to-every-status',
  says: 'A replacement moves a resident from every status but deleted to the status that was sent.',
  clauses: ['RES-44', 'RES-49'],
  async run(t) {
    for (const [from, ways] of EVERY_WAY) {
      const path = { residentId: (await givenResident(t, { status: from })).residentId };
      for (const [at, to] of ways.entries()) {
        const body = { ...residentNames(t), status: to };
        const replaced = await t.call('replaceResident', { path, body });
        attributed(['RES-44'], () => must(replaced, answers(200), fits));
        mustEchoBy(replaced, dataOf(replaced), body, to === 'deleted' ? 'RES-44' : 'RES-49');
        // Every second resident is read.
        if (to === 'deleted' || at % 2 === 1) continue;
        const read = await t.call('getResident', { path });
        mustEchoBy(read, dataOf(read), body, 'RES-49');
      }
    }
  },
});

check({
  id: 'residents.any-sequence-of-statuses',
  says: 'After any sequence of status changes a resident has the last status sent, and only its filter finds them.',
  clauses: ['RES-49', 'RES-09'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const moves = fc.array(fc.constantFrom(...LIVING), { minLength: 1, maxLength: 5 });
    const externalId = t.fresh.word('ext');
    const { residentId } = await givenResident(t, { externalId }, facilityId);
    let turn = 0;
    await t.property(moves, async (statuses) => {
      turn += 1;
      for (const status of statuses) {
        const body = { ...residentNames(t), status };
        const replaced = await t.call('replaceResident', { path: { residentId }, body });
        attributed(['RES-49'], () => must(replaced, answers(200)));
        mustEchoBy(replaced, dataOf(replaced), body, 'RES-49');
      }
      const last = statuses.at(-1);
      const read = await t.call('getResident', { path: { residentId } });
      mustEchoBy(read, dataOf(read), { status: last }, 'RES-49');
      // The resident must be in the list of its status, and must be missing from one other list, which
      // changes from turn to turn.
      const elsewhere = ALL.filter((status) => status !== last);
      const places = ALL.filter((status) => status === last || status === elsewhere[turn % elsewhere.length]);
      for (const status of places) {
        const walk = await residentsListed(t, facilityId, { status, externalId });
        if (status === last) mustContain(walk, [residentId], `a resident who has become ${status}`, 'RES-09');
        else
          mustNotContain(
            walk,
            [residentId],
            `a resident who is ${String(last)} by now, not ${status}`,
            'RES-09',
          );
      }
    });
  },
});

check({
  id: 'residents.replaced-as-deleted',
  says: 'A resident replaced with the status deleted is found by that status and not by the former one.',
  clauses: ['RES-50'],
  async run(t) {
    for (const former of LIVING) {
      // There may be many deleted residents. The externalId finds this one.
      const externalId = t.fresh.word('ext');
      const { residentId, facilityId } = await givenResident(t, { status: former, externalId });
      const body = { ...residentNames(t), status: 'deleted' };
      must(await t.call('replaceResident', { path: { residentId }, body }), success);
      const deleted = await residentsListed(t, facilityId, { status: 'deleted', externalId });
      mustContain(deleted, [residentId], 'the resident replaced as deleted');
      mustAllShow(deleted, 'status', 'deleted');
      mustNotContain(
        await residentsListed(t, facilityId, { status: former }),
        [residentId],
        'a deleted resident',
      );
    }
  },
});

check({
  id: 'residents.deleted-by-id',
  says: 'A deleted resident, fetched by its id, answers 200 with the status deleted, or 404 or 410.',
  clauses: ['RES-39'],
  async run(t) {
    for (const way of ['delete', 'replacement'] as const) {
      const path = { residentId: (await givenResident(t)).residentId };
      const body = { ...residentNames(t), status: 'deleted' };
      const gone =
        way === 'delete'
          ? await t.call('deleteResident', { path })
          : await t.call('replaceResident', { path, body });
      must(gone, success);
      const read = await t.call('getResident', { path });
      must(read, answers(200, 404, 410));
      if (read.status === 200) mustEcho(read, dataOf(read), { id: path.residentId, status: 'deleted' });
    }
  },
});

check({
  id: 'residents.get-the-one-in-the-path',
  says: 'Get resident answers the resident in the path, for each of several and when repeated.',
  clauses: ['RES-26', 'RES-27'],
  async run(t) {
    const { all } = await precondition('residents', () => variedResidents(t));
    for (const { residentId, created } of all.slice(1, 4).reverse()) {
      const read = await t.call('getResident', { path: { residentId } });
      attributed(['RES-26'], () => {
        must(read, answers(200), fits);
        dataOf(read);
      });
      const known = { id: residentId, firstName: text(dataOf(created), 'firstName') };
      mustEchoBy(read, dataOf(read), known, 'RES-27');
    }
  },
});
