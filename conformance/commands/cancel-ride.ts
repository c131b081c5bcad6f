import type fc from 'fast-check';
import { fits, isSuccess } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { changeStatuses, rideAt, type RideBook, type Who } from '../models/ride-book.ts';
import { mustTell } from '../models/transportation.ts';
import { mustAgree, mustBeAnswered, pathOf, type Carpool } from './carpool.ts';

/** Somebody cancels a request: served to its creator while it is pending, else refused. */
export class CancelRide implements fc.AsyncCommand<RideBook, Carpool> {
  readonly who: Who;
  readonly which: number;

  constructor(who: Who, which: number) {
    this.who = who;
    this.which = which;
  }

  readonly check = (book: Readonly<RideBook>): boolean => book.rides.size > 0;

  async run(book: RideBook, carpool: Carpool): Promise<void> {
    const ride = rideAt(book, this.which);
    if (!ride) return;
    const as = carpool.people[this.who];
    const path = pathOf(carpool, ride);
    const answer = await carpool.t.call('cancelTransportationRequest', { path, as });
    mustBeAnswered(answer, changeStatuses(this.who, ride), this.toString());
    if (isSuccess(answer)) {
      const now = { ...ride, status: 'cancelled' } as const;
      must(answer, fits);
      mustTell(answer, dataOf(answer), now);
      book.rides.set(ride.id, now);
    }
    await mustAgree(book, carpool, this.who, `after ${this.toString()}`);
  }

  readonly toString = (): string => `cancel(${this.who}, request ${this.which})`;
}
