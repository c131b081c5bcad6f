import type fc from 'fast-check';
import { fits, isSuccess } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { changeStatuses, rideAt, type RideBook, type Who } from '../models/ride-book.ts';
import { mustTell } from '../models/transportation.ts';
import { bodyOf, mustAgree, mustBeAnswered, pathOf, told, type Carpool, type RidePlan } from './carpool.ts';

/** Somebody replaces the details of a request: served to its creator while it is pending, else refused. */
export class ChangeRide implements fc.AsyncCommand<RideBook, Carpool> {
  readonly who: Who;
  readonly which: number;
  readonly plan: RidePlan;

  constructor(who: Who, which: number, plan: RidePlan) {
    this.who = who;
    this.which = which;
    this.plan = plan;
  }

  readonly check = (book: Readonly<RideBook>): boolean => book.rides.size > 0;

  async run(book: RideBook, carpool: Carpool): Promise<void> {
    const ride = rideAt(book, this.which);
    if (!ride) return;
    const body = bodyOf(carpool, this.plan);
    const as = carpool.people[this.who];
    const path = pathOf(carpool, ride);
    const answer = await carpool.t.call('replaceTransportationRequest', { path, body, as });
    mustBeAnswered(answer, changeStatuses(this.who, ride), this.toString());
    if (isSuccess(answer)) {
      const now = { ...ride, body };
      must(answer, fits);
      mustTell(answer, dataOf(answer), now);
      book.rides.set(ride.id, now);
    }
    await mustAgree(book, carpool, this.who, `after ${this.toString()}`);
  }

  readonly toString = (): string => `change(${this.who}, request ${this.which}, ${told(this.plan)})`;
}
