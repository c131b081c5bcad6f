import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { markRead } from '../models/threads.ts';
import type { Threads } from '../models/threads.ts';
import { mustAgree, nameOf, requestAt, threadOf } from './mailroom.ts';
import type { Mailroom, Place } from './mailroom.ts';

/** Somebody marks a thread as read, perhaps once more. */
export class MarkThreadRead implements fc.AsyncCommand<Threads, Mailroom> {
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  readonly check = (model: Readonly<Threads>): boolean => threadOf(model, this.place) !== undefined;

  async run(model: Threads, mailroom: Mailroom): Promise<void> {
    const { who, where } = this.place;
    must(await mailroom.t.call('markThreadRead', requestAt(mailroom, this.place)), status(204), fits);
    const thread = threadOf(model, this.place);
    if (thread) markRead(thread, who);
    await mustAgree(model, mailroom, `after ${nameOf(mailroom, who)} marked as read thread ${where + 1}`);
  }

  readonly toString = (): string => `markRead(person ${this.place.who + 1}, thread ${this.place.where + 1})`;
}
