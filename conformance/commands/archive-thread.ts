import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { archive } from '../models/threads.ts';
import type { Threads } from '../models/threads.ts';
import { mustAgree, nameOf, requestAt, threadOf } from './mailroom.ts';
import type { Mailroom, Place } from './mailroom.ts';

/** Somebody archives a thread, perhaps once more. */
export class ArchiveThread implements fc.AsyncCommand<Threads, Mailroom> {
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  readonly check = (model: Readonly<Threads>): boolean => threadOf(model, this.place) !== undefined;

  async run(model: Threads, mailroom: Mailroom): Promise<void> {
    const { who, where } = this.place;
    must(await mailroom.t.call('archiveThread', requestAt(mailroom, this.place)), status(204), fits);
    const thread = threadOf(model, this.place);
    if (thread) archive(thread, who);
    await mustAgree(model, mailroom, `after ${nameOf(mailroom, who)} archived thread ${where + 1}`);
  }

  readonly toString = (): string => `archive(person ${this.place.who + 1}, thread ${this.place.where + 1})`;
}
