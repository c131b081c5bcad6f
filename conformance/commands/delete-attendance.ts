import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { keyOf, mustAgree, pathAt } from './attendance-book.ts';
import type { AttendanceBook, AttendanceDesk, Seat } from './attendance-book.ts';

/** A record is deleted, and its user can be marked again. */
export class DeleteAttendance implements fc.AsyncCommand<AttendanceBook, AttendanceDesk> {
  readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  readonly check = ({ entries }: Readonly<AttendanceBook>): boolean => entries.has(keyOf(this.seat));

  async run(model: AttendanceBook, desk: AttendanceDesk): Promise<void> {
    must(await desk.t.call('deleteAttendance', { path: pathAt(desk, this.seat) }), status(204), fits);
    model.entries.delete(keyOf(this.seat));
    await mustAgree(model, desk, `after ${this.toString()}`);
  }

  readonly toString = (): string => `delete(${keyOf(this.seat)})`;
}
