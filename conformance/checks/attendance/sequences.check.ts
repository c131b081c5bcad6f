import fc from 'fast-check';
import * as moves from '../../moves/attendance.ts';
import { aheadOfTime } from '../../factories/attendance-early.ts';
import { REASONS } from '../../factories/attendance.ts';
import { guestAt, soonActivity } from '../../factories/registrations.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';

const seat = fc.record({ who: fc.nat({ max: 1 }), where: fc.nat({ max: 1 }) });
const reason = fc.constantFrom(...REASONS);
const minutes = fc.integer({ min: 1, max: 240 });
const marking = fc.oneof(
  fc.record({ status: fc.constant('attended' as const), duration: minutes }),
  fc.record({ status: fc.constant('declined' as const), declineReason: reason, duration: minutes }),
  fc.constantFrom({ status: 'attended' } as const, { status: 'declined' } as const),
);

const commands = [
  fc.tuple(seat, marking).map((drawn) => moves.markAttendance(...drawn)),
  fc.tuple(seat, reason, minutes).map((drawn) => moves.updateAttendance(...drawn)),
  seat.map(moves.deleteAttendance),
];

async function begin(t: Tools): Promise<{ model: moves.AttendanceBook; real: moves.AttendanceSetup }> {
  const activities = moves.keeping(async () => (await soonActivity(t)).activityId);
  const residents = moves.keeping((place) => guestAt(t, place));
  await aheadOfTime(t);
  return { model: new Map(), real: { t, activities, residents, seated: new Set() } };
}

check({
  id: 'attendance.any-sequence',
  says: 'After any sequence of marks, updates and deletes the lists show what was last sent for each resident.',
  clauses: ['ATT-16', 'ATT-48', 'ATT-56'],
  negative: true,
  run: async (t) =>
    t.model(commands, () => begin(t), {
      runs: Math.min(t.run.runs, 8),
      maxCommands: 10,
      atEnd: (model, real) => moves.mustMatch(model, real),
    }),
});
