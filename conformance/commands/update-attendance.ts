import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { mustTell } from '../models/attendance.ts';
import { keyOf, mustAgree, pathAt } from './attendance-book.ts';
import type { AttendanceBook, AttendanceDesk, Seat } from './attendance-book.ts';

/** The reason and the duration of a record are told anew; the reason only of somebody who declined. */
export class UpdateAttendance implements fc.AsyncCommand<AttendanceBook, AttendanceDesk> {
  readonly seat: Seat;
  readonly declineReason: string;
  readonly duration: number;

  constructor(seat: Seat, declineReason: string, duration: number) {
    this.seat = seat;
    this.declineReason = declineReason;
    this.duration = duration;
  }

  readonly check = ({ entries }: Readonly<AttendanceBook>): boolean => entries.has(keyOf(this.seat));

  async run(model: AttendanceBook, desk: AttendanceDesk): Promise<void> {
    const before = model.entries.get(keyOf(this.seat));
    if (!before) return;
    const { declineReason, duration } = this;
    const body = { duration, ...(before.status === 'declined' && { declineReason }) };
    const answer = await desk.t.call('updateAttendance', { path: pathAt(desk, this.seat), body });
    must(answer, status(200), fits);
    const entry = { ...before, ...body };
    mustTell(answer, dataOf(answer), entry);
    model.entries.set(keyOf(this.seat), entry);
    await mustAgree(model, desk, `after ${this.toString()}`);
  }

  readonly toString = (): string =>
    `update(${keyOf(this.seat)}, ${this.declineReason} if declined, ${this.duration} minutes)`;
}
