import type fc from 'fast-check';
import { status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { bodyOf, checkedIn, entryOn, idOn } from '../models/check-ins.ts';
import type { Diary } from '../models/check-ins.ts';
import { dayAt, mustAgree } from './desk.ts';
import type { Desk } from './desk.ts';

/** Somebody looks in: told for the first time on a day it is kept, for the second time it is refused. */
export class CheckIn implements fc.AsyncCommand<Diary, Desk> {
  readonly place: number;
  readonly minutes: number;

  constructor(place: number, minutes: number) {
    this.place = place;
    this.minutes = minutes;
  }

  readonly check = (): boolean => true;

  async run(model: Diary, desk: Desk): Promise<void> {
    const { t, residentId } = desk;
    const entry = await entryOn(t, dayAt(desk, this.place), { durationInMinutes: this.minutes });
    if (idOn(model, entry.day) === undefined) model.entries.set(await checkedIn(t, residentId, entry), entry);
    else {
      const body = await bodyOf(t, entry);
      must(await t.call('createCheckIn', { path: { residentId }, body }), status(409));
    }
    await mustAgree(model, desk, `after ${this.toString()}`);
  }

  readonly toString = (): string => `checkIn(day ${this.place}, ${this.minutes} minutes)`;
}
