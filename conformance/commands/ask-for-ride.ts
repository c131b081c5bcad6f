import type fc from 'fast-check';
import { fits, refused, success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf, text } from '../kit/read.ts';
import type { RideBook, Who } from '../models/ride-book.ts';
import { mustTell } from '../models/transportation.ts';
import { bodyOf, mustAgree, told, type Carpool, type RidePlan } from './carpool.ts';

/** Somebody asks for a ride of the resident; a stranger is refused. */
export class AskForRide implements fc.AsyncCommand<RideBook, Carpool> {
  readonly who: Who;
  readonly plan: RidePlan;

  constructor(who: Who, plan: RidePlan) {
    this.who = who;
    this.plan = plan;
  }

  readonly check = (): boolean => true;

  async run(book: RideBook, carpool: Carpool): Promise<void> {
    const { t, riders, people } = carpool;
    const body = bodyOf(carpool, this.plan);
    const { residentId } = riders;
    const as = people[this.who];
    const answer = await t.call('createTransportationRequest', { path: { residentId }, body, as });
    if (this.who === 'stranger') must(answer, refused);
    else {
      must(answer, success, fits);
      const request = dataOf(answer);
      const ride = { id: text(request, 'id'), by: this.who, status: 'pending', body, comments: 0 } as const;
      mustTell(answer, request, ride);
      book.rides.set(ride.id, ride);
    }
    await mustAgree(book, carpool, this.who, `after ${this.toString()}`);
  }

  readonly toString = (): string => `ask(${this.who}, ${told(this.plan)})`;
}
