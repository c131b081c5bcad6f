import type fc from 'fast-check';
import { freshWord } from '../given/messages.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { mustTell } from '../models/thread-messages.ts';
import { messagesFor } from '../models/thread-views.ts';
import { isIn, say } from '../models/threads.ts';
import type { Threads } from '../models/threads.ts';
import { mustAgree, nameOf, requestAt, threadOf } from './mailroom.ts';
import type { Mailroom, Place } from './mailroom.ts';

/** Somebody says something, and everybody who takes part can read it, with all that was said before. */
export class Say implements fc.AsyncCommand<Threads, Mailroom> {
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  readonly check = (model: Readonly<Threads>): boolean => threadOf(model, this.place) !== undefined;

  async run(model: Threads, mailroom: Mailroom): Promise<void> {
    const { t, people } = mailroom;
    const { who, where } = this.place;
    const body = freshWord(t, 'word');
    const request = requestAt(mailroom, this.place);
    must(await t.call('sendMessage', { ...request, body: { body } }), success);
    const thread = threadOf(model, this.place);
    if (!thread) return;
    say(thread, who, body);
    const after = `after ${nameOf(mailroom, who)} said something in thread ${where + 1}`;
    // Before the standings are looked at: to read messages may count as reading the thread.
    for (const [reader, person] of people.entries()) {
      if (!isIn(thread, reader)) continue;
      const seen = await messagesFor(t, person, request.path.threadId);
      mustTell(seen, thread.said, people, `${after}, ${nameOf(mailroom, reader)}`);
    }
    await mustAgree(model, mailroom, after);
  }

  readonly toString = (): string => `say(person ${this.place.who + 1}, thread ${this.place.where + 1})`;
}
