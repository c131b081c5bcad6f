import { atDoor, begunSeries, DECLINED, inTurn, KIN, ranges } from '../witness/attendance.ts';
import { someResident } from '../witness/people.ts';
import { readingsOf } from './reading.ts';

const markKin = (by: 'kin' | 'externalId') => atDoor((door) => door.mark(door[by], KIN));

const unregistered = atDoor(async ({ mark }, stage) => mark(await someResident(stage)));

const otherReason = atDoor(async ({ mark, update, ann, ben }) =>
  inTurn(
    () => mark(ann, { ...DECLINED, declineReason: 'At the dentist' }),
    () => mark(ben, DECLINED),
    () => update(ben, { declineReason: 'At the dentist' }),
  ),
);

const reasonOfAttended = atDoor(async ({ mark, update, ann, ben }) =>
  inTurn(
    () => mark(ann, { declineReason: 'Sleeping' }),
    () => mark(ben),
    () => update(ben, { declineReason: 'Sleeping' }),
  ),
);

export const attendanceVariants = readingsOf(
  atDoor(async ({ mark, ann }) => [await mark(ann), await mark(ann, DECLINED)]),
  [
    ['second-mark', ['replaced']],
    ['mark-without-registration', ['refused'], unregistered],
    [
      'attendance-of-series',
      ['occurrence-of-the-moment'],
      atDoor(async ({ mark, ann }, stage) => mark(ann, {}, await begunSeries(stage))),
    ],
    ['other-decline-reason', ['refused'], otherReason],
    ['reason-when-attended', ['dropped', 'refused'], reasonOfAttended],
    ['connection-mark-id', ['external-id', 'either'], markKin('externalId')],
    ['connection-mark-id', ['neither'], markKin('kin')],
    [
      'attendance-put-omitted',
      ['cleared'],
      atDoor(async ({ mark, update, ann }) => [await mark(ann, DECLINED), await update(ann, {})]),
    ],
    ['attendance-list-dates', ['marked-at'], ranges],
    ['attendance-list-window', ['forty-five-days'], atDoor(({ came, ann }) => came(ann, -20, 60))],
  ],
);
