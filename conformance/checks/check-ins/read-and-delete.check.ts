import { LONG_AGO, checkInBody, residentFreeOn } from '../../factories/check-ins.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { fits, isRefused, isSuccess, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import { bodyOf, entryOn, itemOf, listedAround, mustBe, mustReadBack } from '../../assertions/check-ins.ts';
import { freeCheckIn, someCheckIn } from '../../assertions/check-ins.ts';
import { mustNotContain } from '../../assertions/own-list.ts';

check({
  id: 'check-ins.get-by-id',
  says: 'Get check-in answers the check-in whose id is in the path, also when there are several.',
  clauses: ['CHK-40'],
  async run(t) {
    const day = await t.day(-30);
    const days = [day, addDays(day, -2), addDays(day, 2)] as const;
    const residentId = await residentFreeOn(t, ...days);
    const own = [];
    for (const one of days) own.push(await someCheckIn(t, one, residentId));
    for (const { path, entry } of [...own, await someCheckIn(t, day, await residentFreeOn(t, day))])
      await mustReadBack(t, path, entry);
  },
});

check({
  id: 'check-ins.deleted-is-gone',
  says: 'A delete is answered 204; then the check-in is in no list.',
  clauses: ['CHK-48', 'CHK-49'],
  async run(t) {
    const { path, entry } = await freeCheckIn(t);
    const deleted = await t.call('deleteCheckIn', { path });
    attributed(['CHK-48'], () => must(deleted, status(204), fits));
    await attributing(['CHK-49'], async () => {
      for (const reach of [1, 5, 20]) {
        const list = await listedAround(t, path.residentId, entry.day, reach);
        mustNotContain(list, path.checkInId, 'the deleted check-in');
      }
    });
  },
});

check({
  id: 'check-ins.deleted-after-a-change',
  says: 'A check-in that was moved and then deleted is listed on neither day.',
  clauses: ['CHK-49'],
  async run(t) {
    const day = await t.day(LONG_AGO);
    const { path, entry } = await freeCheckIn(t, addDays(day, 5));
    const moved = await entryOn(t, addDays(entry.day, 5));
    must(await t.call('replaceCheckIn', { path, body: await bodyOf(t, moved) }), status(200));
    must(await t.call('deleteCheckIn', { path }), status(204), fits);
    const list = await listedAround(t, path.residentId, addDays(entry.day, 3), 5);
    mustNotContain(list, path.checkInId, 'the deleted check-in');
  },
});

check({
  id: 'check-ins.delete-leaves-others',
  says: 'Deleting one check-in leaves the others of the resident, and those of other residents, where they are.',
  clauses: ['CHK-09', 'CHK-40', 'CHK-49'],
  async run(t) {
    const { path, entry } = await someCheckIn(t);
    const { residentId } = path;
    const before = await someCheckIn(t, addDays(entry.day, -3), residentId);
    const after = await someCheckIn(t, addDays(entry.day, 3), residentId);
    const foreign = await someCheckIn(t, entry.day);
    const deleted = await t.call('deleteCheckIn', { path });
    await precondition('a delete', () => must(deleted, success));
    const list = await listedAround(t, residentId, entry.day, 8);
    mustBe(list, [before, after].map(itemOf), 'after the delete');
    await mustReadBack(t, foreign.path, foreign.entry);
  },
});

readingCheck({
  id: 'check-ins.deleted-read',
  says: 'Records what the read of a deleted check-in answers.',
  clauses: ['CHK-301'],
  choice: 'deleted-diary-read',
  async ask(t) {
    const { path } = await freeCheckIn(t);
    must(await t.call('deleteCheckIn', { path }), status(204));
    return t.call('getCheckIn', { path });
  },
  outcomes: { 'not-found': isRefused, served: isSuccess },
});

readingCheck({
  id: 'check-ins.unknown-staff',
  says: 'Records the answer to a checkInStaffId that belongs to no staff member.',
  clauses: ['CHK-39'],
  choice: 'unknown-check-in-staff',
  async ask(t): Promise<readonly Answer[]> {
    const residentId = await residentFreeOn(t, await t.day(LONG_AGO));
    const body = await checkInBody(t, { checkInStaffId: t.fresh.word('nobody') });
    const created = await t.call('createCheckIn', { path: { residentId }, body });
    const { path } = await freeCheckIn(t);
    return [created, await t.call('replaceCheckIn', { path, body })];
  },
  outcomes: { refused: isRefused, accepted: isSuccess },
});

readingCheck({
  id: 'check-ins.moved-onto-a-taken-day',
  says: 'Records the answer to a change that moves a check-in onto a day on which the resident has another one.',
  clauses: ['CHK-46'],
  choice: 'check-in-moved-onto-taken-day',
  async ask(t) {
    const taken = await t.day(-21);
    const { path } = await freeCheckIn(t, taken);
    const other = await someCheckIn(t, taken, path.residentId);
    return t.call('replaceCheckIn', { path, body: await checkInBody(t, { startDate: other.entry.day }) });
  },
  outcomes: { refused: isRefused, allowed: isSuccess },
});

check({
  id: 'check-ins.description-left-out-of-a-change',
  says: 'Records whether a description that a change leaves out is cleared or kept.',
  clauses: ['CHK-47'],
  async run(t) {
    const { path, entry } = await freeCheckIn(t);
    const body = await checkInBody(t, { startDate: entry.day });
    const changed = await t.call('replaceCheckIn', { path, body });
    const { description } = dataOf(isSuccess(changed) ? await t.call('getCheckIn', { path }) : changed);
    const outcomes = { cleared: isBlank(description), kept: description === entry.description };
    reading(t, 'check-in-put-omitted', changed, outcomes, 'another description');
  },
});
