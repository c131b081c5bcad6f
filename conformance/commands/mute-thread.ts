import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { mute } from '../models/threads.ts';
import type { Threads } from '../models/threads.ts';
import { mustAgree, nameOf, requestAt, threadOf } from './mailroom.ts';
import type { Mailroom, Place } from './mailroom.ts';

/** Somebody mutes a thread or unmutes it, whatever it was before. */
export class MuteThread implements fc.AsyncCommand<Threads, Mailroom> {
  readonly place: Place;
  readonly isMuted: boolean;

  constructor(place: Place, isMuted: boolean) {
    this.place = place;
    this.isMuted = isMuted;
  }

  readonly check = (model: Readonly<Threads>): boolean => threadOf(model, this.place) !== undefined;

  async run(model: Threads, mailroom: Mailroom): Promise<void> {
    const { isMuted, place } = this;
    const query = { isMuted };
    must(await mailroom.t.call('muteThread', { ...requestAt(mailroom, place), query }), status(204), fits);
    const thread = threadOf(model, place);
    if (thread) mute(thread, place.who, isMuted);
    const done = isMuted ? 'muted' : 'unmuted';
    await mustAgree(
      model,
      mailroom,
      `after ${nameOf(mailroom, place.who)} ${done} thread ${place.where + 1}`,
    );
  }

  readonly toString = (): string =>
    `${this.isMuted ? 'mute' : 'unmute'}(person ${this.place.who + 1}, thread ${this.place.where + 1})`;
}
