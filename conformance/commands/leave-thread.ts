import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { countIn, leave } from '../models/threads.ts';
import type { Threads } from '../models/threads.ts';
import { mustAgree, nameOf, requestAt, threadOf } from './mailroom.ts';
import type { Mailroom, Place } from './mailroom.ts';

/** Somebody leaves a thread; two stay, so that there is somebody to write and somebody to read. */
export class LeaveThread implements fc.AsyncCommand<Threads, Mailroom> {
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  readonly check = (model: Readonly<Threads>): boolean => {
    const thread = threadOf(model, this.place);
    return thread !== undefined && countIn(thread) > 2;
  };

  async run(model: Threads, mailroom: Mailroom): Promise<void> {
    const { who, where } = this.place;
    must(await mailroom.t.call('leaveThread', requestAt(mailroom, this.place)), status(204), fits);
    const thread = threadOf(model, this.place);
    if (thread) leave(thread, who);
    await mustAgree(model, mailroom, `after ${nameOf(mailroom, who)} left thread ${where + 1}`);
  }

  readonly toString = (): string => `leave(person ${this.place.who + 1}, thread ${this.place.where + 1})`;
}
