import { checkInBody, checkInResident, givenCheckIn } from '../../factories/check-ins.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { shownStaff } from '../../factories/shown-names.ts';
import { field } from '../../kit/json.ts';
import { listedBy, presence, shownBy, type FoundSample, type Sample } from '../../kit/presence.ts';
import type { Tools } from '../../kit/tools.ts';

/** A check-in that was created and then changed, in the answer of every operation. */
async function changedCheckIn(t: Tools, checkInStaffId?: string): Promise<Sample['shown']> {
  const residentId = await checkInResident(t);
  const details = { description: 'Had a chat', ...(checkInStaffId !== undefined && { checkInStaffId }) };
  const { checkInId, day } = await givenCheckIn(t, details, residentId);
  const path = { residentId, checkInId };
  const query = { startDate: midnightOf(addDays(day, -1)), endDate: lastSecondOf(addDays(day, 1)) };
  const body = await checkInBody(t, { ...details, startDate: day, durationInMinutes: 23 });
  const replaced = await t.call('replaceCheckIn', { path, body });
  const read = await t.call('getCheckIn', { path });
  const list = await t.call('listCheckIns', { path: { residentId }, query });
  return [shownBy(replaced), shownBy(read), listedBy(list, checkInId)];
}

presence(
  {
    id: 'check-ins.shows-its-members',
    says: 'A check-in shows every listed member that has a value.',
    resource: 'Check-in',
    record: 'CheckIn',
    clause: 'CHK-101',
    members: [
      'id',
      'startDate',
      'durationInMinutes',
      'checkInStaff.id',
      'description',
      'created',
      'modified',
    ],
  },
  async (t) => [
    { shown: await changedCheckIn(t), values: { description: 'Had a chat', durationInMinutes: 23 } },
  ],
);

const NAMES = ['checkInStaff.firstName', 'checkInStaff.lastName'] as const;

/** A check-in by a staff member whose name other answers show; where one name says all of it, the other has no value. */
async function ofKnownStaff(t: Tools): Promise<readonly FoundSample[]> {
  const { staff, name } = await shownStaff(t, (await t.facility()).id);
  const shown = await changedCheckIn(t, staff.id);
  const isWhole = (member: string): boolean => shown.some(({ resource }) => field(resource, member) === name);
  const except = NAMES.filter((member) => NAMES.some((other) => other !== member && isWhole(other)));
  return [{ shown, except, known: NAMES }];
}

presence(
  {
    id: 'check-ins.shows-the-name-of-staff',
    says: 'A check-in shows both names of its staff member where they are known.',
    resource: 'Check-in',
    record: 'CheckIn',
    clause: 'CHK-101',
    found: { levers: ['create-staff'], records: ofKnownStaff },
    members: NAMES,
  },
  async (t) => {
    const { id } = await t.facility();
    const [firstName, lastName] = [t.fresh.text('Greta'), 'Conform'];
    const staff = { facilityIds: [id], permissions: [], firstName, lastName };
    const { staffId } = await t.lever('create-staff', staff);
    const values = { 'checkInStaff.firstName': firstName, 'checkInStaff.lastName': lastName };
    return [{ shown: await changedCheckIn(t, staffId), values }];
  },
);
