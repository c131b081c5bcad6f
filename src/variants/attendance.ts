import { atDoor, begunSeries, DECLINED, inTurn, KIN, ranges } from '../witness/attendance.ts';
import { someResident } from '../witness/people.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

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

export const attendanceVariants: readonly Variant[] = [
  takes(
    'second-mark',
    'replaced',
    atDoor(async ({ mark, ann }) => [await mark(ann), await mark(ann, DECLINED)]),
  ),
  takes('mark-without-registration', 'refused', unregistered),
  takes(
    'attendance-of-series',
    'occurrence-of-the-moment',
    atDoor(async ({ mark, ann }, stage) => mark(ann, {}, await begunSeries(stage))),
  ),
  takes('other-decline-reason', 'refused', otherReason),
  takes('reason-when-attended', 'dropped', reasonOfAttended),
  takes('reason-when-attended', 'refused', reasonOfAttended),
  takes('connection-mark-id', 'external-id', markKin('externalId')),
  takes('connection-mark-id', 'either', markKin('externalId')),
  takes('connection-mark-id', 'neither', markKin('kin')),
  takes(
    'attendance-put-omitted',
    'cleared',
    atDoor(async ({ mark, update, ann }) => [await mark(ann, DECLINED), await update(ann, {})]),
  ),
  takes('attendance-list-dates', 'marked-at', ranges),
  takes(
    'attendance-list-window',
    'forty-five-days',
    atDoor(({ came, ann }) => came(ann, -20, 60)),
  ),
];
