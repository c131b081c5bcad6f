import type fc from 'fast-check';
import { MOVES } from '../given/transportation.ts';
import { hasLever } from '../kit/levers.ts';
import type { RunSpec } from '../kit/run.ts';
import { canMove, rideAt, type RideBook, type StaffMove } from '../models/ride-book.ts';
import { mustAgree, type Carpool } from './carpool.ts';

const leverOf = (to: StaffMove) => MOVES[to].at(-1) ?? MOVES[to][0];

/** Can the target's staff be made to approve, deny or complete? */
export const canSettle = (run: RunSpec, to: StaffMove): boolean => hasLever(run, leverOf(to));

/** Staff approve or deny what is pending, or say of what is approved that it took place. */
export class StaffSettleRide implements fc.AsyncCommand<RideBook, Carpool> {
  readonly which: number;
  readonly to: StaffMove;

  constructor(which: number, to: StaffMove) {
    this.which = which;
    this.to = to;
  }

  readonly check = (book: Readonly<RideBook>): boolean => {
    const ride = rideAt(book, this.which);
    return ride !== undefined && canMove(ride, this.to);
  };

  async run(book: RideBook, carpool: Carpool): Promise<void> {
    const ride = rideAt(book, this.which);
    if (!ride) return;
    await carpool.t.lever(leverOf(this.to), { requestId: ride.id });
    book.rides.set(ride.id, { ...ride, status: this.to });
    await mustAgree(book, carpool, ride.by, `after ${this.toString()}`);
  }

  readonly toString = (): string => `staff(request ${this.which} is ${this.to})`;
}
