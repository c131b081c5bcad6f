import type fc from 'fast-check';
import { freshWord } from '../given/messages.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { rename } from '../models/threads.ts';
import type { Threads } from '../models/threads.ts';
import { mustAgree, nameOf, requestAt, threadOf } from './mailroom.ts';
import type { Mailroom, Place } from './mailroom.ts';

/** Somebody gives a thread another title. */
export class RenameThread implements fc.AsyncCommand<Threads, Mailroom> {
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  readonly check = (model: Readonly<Threads>): boolean => threadOf(model, this.place) !== undefined;

  async run(model: Threads, mailroom: Mailroom): Promise<void> {
    const { t } = mailroom;
    const title = freshWord(t, 'renamed');
    const answer = await t.call('updateThread', { ...requestAt(mailroom, this.place), body: { title } });
    must(answer, status(200), fits);
    mustHold(answer, `the title ${title}`, dataOf(answer)['title'] === title);
    const thread = threadOf(model, this.place);
    if (thread) rename(thread, title);
    const { who, where } = this.place;
    await mustAgree(model, mailroom, `after ${nameOf(mailroom, who)} renamed thread ${where + 1}`);
  }

  readonly toString = (): string => `rename(person ${this.place.who + 1}, thread ${this.place.where + 1})`;
}
