import { checkInResident } from '../../given/check-ins.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { fits, isSuccess, refused, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { bodyOf, entryOn, listed, mustBe, mustNotList, mustTell } from '../../models/check-ins.ts';
import { someCheckIn } from './some-check-in.ts';

check({
  id: 'check-ins.get-by-id',
  says: 'Get check-in answers the check-in with the id in the path, whichever of several it is.',
  clauses: ['CHK-40'],
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-30);
    const kept = [
      await someCheckIn(t, day, residentId),
      await someCheckIn(t, addDays(day, -2), residentId),
      await someCheckIn(t, addDays(day, 2), residentId),
      await someCheckIn(t, day),
    ];
    for (const { path, entry } of kept) {
      const read = await t.call('getCheckIn', { path });
      must(read, status(200), fits);
      const { id } = dataOf(read);
      mustHold(read, `the id ${path.checkInId}`, id === path.checkInId, `id: ${show(id)}`);
      mustTell(read, dataOf(read), entry);
    }
  },
});

check({
  id: 'check-ins.deleted-is-gone',
  says: 'A deleted check-in is answered 204; then it is in no list.',
  clauses: ['CHK-48', 'CHK-49'],
  async run(t) {
    const { path, entry } = await someCheckIn(t);
    must(await t.call('deleteCheckIn', { path }), status(204), fits);
    for (const reach of [1, 5, 20]) {
      const list = await listed(t, path.residentId, [addDays(entry.day, -reach), addDays(entry.day, reach)]);
      mustNotList(list, path.checkInId, 'the deleted check-in');
    }
  },
});

check({
  id: 'check-ins.deleted-after-a-change',
  says: 'A check-in that was moved and then deleted is on neither day.',
  clauses: ['CHK-49'],
  async run(t) {
    const { path, entry } = await someCheckIn(t);
    const moved = await entryOn(t, addDays(entry.day, 5));
    must(await t.call('replaceCheckIn', { path, body: await bodyOf(t, moved) }), status(200));
    must(await t.call('deleteCheckIn', { path }), status(204), fits);
    const range = [addDays(entry.day, -2), addDays(entry.day, 8)] as const;
    mustNotList(await listed(t, path.residentId, range), path.checkInId, 'the deleted check-in');
  },
});

check({
  id: 'check-ins.delete-leaves-others',
  says: 'Deleting one check-in leaves the others of the resident, and those of other residents, where they are.',
  clauses: ['CHK-09', 'CHK-40', 'CHK-49'],
  async run(t) {
    const gone = await someCheckIn(t);
    const { residentId } = gone.path;
    const { day } = gone.entry;
    const left = [
      await someCheckIn(t, addDays(day, -3), residentId),
      await someCheckIn(t, addDays(day, 3), residentId),
    ];
    const foreign = await someCheckIn(t, day);
    must(await t.call('deleteCheckIn', { path: gone.path }), status(204), fits);
    const range = [addDays(day, -8), addDays(day, 8)] as const;
    const entries = new Map(left.map(({ path, entry }) => [path.checkInId, entry]));
    mustBe(await listed(t, residentId, range), { entries }, 'after the delete');
    const read = await t.call('getCheckIn', { path: foreign.path });
    must(read, status(200), fits);
    mustTell(read, dataOf(read), foreign.entry);
  },
});

check({
  id: 'check-ins.deleted-read',
  says: 'What the read of a deleted check-in answers.',
  clauses: ['CHK-301'],
  async run(t) {
    const { path } = await someCheckIn(t);
    must(await t.call('deleteCheckIn', { path }), status(204));
    const read = await t.call('getCheckIn', { path });
    const reading = refused(read) === undefined ? 'not-found' : isSuccess(read) ? 'served' : undefined;
    t.observe('deleted-diary-read', 'getCheckIn', reading ?? `other: ${read.status}`);
  },
});
