import type fc from 'fast-check';
import { sendComment } from '../given/ride-comments.ts';
import { isSuccess } from '../kit/match.ts';
import { commentStatuses, rideAt, type RideBook, type Who } from '../models/ride-book.ts';
import { mustAgree, mustBeAnswered, pathOf, type Carpool } from './carpool.ts';

/** Somebody comments on a request, which changes nothing else of it. */
export class CommentOnRide implements fc.AsyncCommand<RideBook, Carpool> {
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
    const answer = await sendComment(carpool.t, pathOf(carpool, ride), carpool.people[this.who]);
    const allowed = commentStatuses(this.who, ride);
    if (allowed !== 'open') mustBeAnswered(answer, allowed, this.toString());
    if (isSuccess(answer)) book.rides.set(ride.id, { ...ride, comments: ride.comments + 1 });
    await mustAgree(book, carpool, this.who, `after ${this.toString()}`);
  }

  readonly toString = (): string => `comment(${this.who}, request ${this.which})`;
}
