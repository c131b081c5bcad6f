import type fc from 'fast-check';
import type { RideBook, RideStatus, Who } from '../models/ride-book.ts';
import { mustFind, mustReadAll, type Carpool } from './carpool.ts';

/** Somebody lists what they see, in some states, and reads each request alone. */
export class ReadRides implements fc.AsyncCommand<RideBook, Carpool> {
  readonly who: Who;
  readonly statuses: readonly RideStatus[];

  constructor(who: Who, statuses: readonly RideStatus[]) {
    this.who = who;
    this.statuses = statuses;
  }

  readonly check = (): boolean => true;

  async run(book: RideBook, carpool: Carpool): Promise<void> {
    if (this.who !== 'stranger') await mustFind(book, carpool, this.who, this.toString(), this.statuses);
    await mustReadAll(book, carpool, this.who, this.toString());
  }

  readonly toString = (): string => `read(${this.who}, ${this.statuses.join(',')})`;
}
