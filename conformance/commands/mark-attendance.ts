import type fc from 'fast-check';
import { mark } from '../given/attendance.ts';
import type { Marking } from '../given/attendance.ts';
import { refused } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { mustMark } from '../models/attendance.ts';
import type { Entry } from '../models/attendance.ts';
import { keyOf, mustAgree, pathAt } from './attendance-book.ts';
import type { AttendanceBook, AttendanceDesk, Seat } from './attendance-book.ts';

/** Somebody is marked who is not; a mark as declined without a reason is refused. */
export class MarkAttendance implements fc.AsyncCommand<AttendanceBook, AttendanceDesk> {
  readonly seat: Seat;
  readonly marking: Marking;

  constructor(seat: Seat, marking: Marking) {
    this.seat = seat;
    this.marking = marking;
  }

  /** What a second mark does is open. */
  readonly check = ({ entries }: Readonly<AttendanceBook>): boolean => !entries.has(keyOf(this.seat));

  async run(model: AttendanceBook, desk: AttendanceDesk): Promise<void> {
    const { activityId, userId } = pathAt(desk, this.seat);
    const entry: Entry = { userId, userType: 'resident', ...this.marking };
    const answer = await mark(desk.t, activityId, entry);
    if (entry.status === 'declined' && entry.declineReason === undefined) must(answer, refused);
    else {
      mustMark(answer, entry);
      model.entries.set(keyOf(this.seat), entry);
    }
    await mustAgree(model, desk, `after ${this.toString()}`);
  }

  readonly toString = (): string => `mark(${keyOf(this.seat)}, ${JSON.stringify(this.marking)})`;
}
