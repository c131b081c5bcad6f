import { checkInBody, checkInResident, givenCheckIn } from '../../given/check-ins.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { field } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { someCheckIn } from './some-check-in.ts';

/** What of a check-in the interface leaves open, its day aside. */

const isRefused = (answer: Answer): boolean => refused(answer) === undefined;

/** A create and a change with the same unusual thing in the body, each on a check-in of its own. */
async function bothWith(t: Tools, more: { readonly [member: string]: unknown }): Promise<readonly Answer[]> {
  const residentId = await checkInResident(t);
  const created = await t.call('createCheckIn', {
    path: { residentId },
    body: { ...(await checkInBody(t)), ...more },
  });
  if (isSuccess(created)) {
    const checkInId = String(field(created.json, 'data.id'));
    t.afterwards(() => t.call('deleteCheckIn', { path: { residentId, checkInId } }));
  }
  const { path, entry } = await someCheckIn(t);
  const body = { ...(await checkInBody(t, { startDate: entry.day })), ...more };
  return [created, await t.call('replaceCheckIn', { path, body })];
}

check({
  id: 'check-ins.unknown-staff',
  says: 'What a checkInStaffId that no staff member has gets.',
  clauses: ['CHK-39'],
  async run(t) {
    for (const answer of await bothWith(t, { checkInStaffId: t.fresh.word('nobody') })) {
      const reading = isRefused(answer) ? 'refused' : isSuccess(answer) ? 'accepted' : undefined;
      t.observe('unknown-check-in-staff', answer.operationId, reading ?? `other: ${answer.status}`);
    }
  },
});

check({
  id: 'check-ins.moved-onto-a-taken-day',
  says: 'What a change gets that moves the check-in onto a day on which the resident has another one.',
  clauses: ['CHK-46'],
  async run(t) {
    const residentId = await checkInResident(t);
    const other = await someCheckIn(t, await t.day(-21), residentId);
    const { checkInId } = await givenCheckIn(t, {}, residentId);
    const body = await checkInBody(t, { startDate: other.entry.day });
    const answer = await t.call('replaceCheckIn', { path: { residentId, checkInId }, body });
    const reading = isRefused(answer) ? 'refused' : isSuccess(answer) ? 'allowed' : undefined;
    t.observe('check-in-moved-onto-taken-day', answer.operationId, reading ?? `other: ${answer.status}`);
  },
});

check({
  id: 'check-ins.description-left-out-of-a-change',
  says: 'Whether a description that a change leaves out is cleared or kept.',
  clauses: ['CHK-47'],
  async run(t) {
    const { path, entry } = await someCheckIn(t);
    const body = await checkInBody(t, { startDate: entry.day });
    const changed = await t.call('replaceCheckIn', { path, body });
    const { description } = dataOf(isSuccess(changed) ? await t.call('getCheckIn', { path }) : changed);
    const reading = isBlank(description) ? 'cleared' : description === entry.description ? 'kept' : undefined;
    t.observe('check-in-put-omitted', 'replaceCheckIn', reading ?? 'other: another description');
  },
});
