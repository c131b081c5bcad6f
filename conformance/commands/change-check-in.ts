import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { bodyOf, entryOn, idOn, mustTell } from '../models/check-ins.ts';
import type { Diary } from '../models/check-ins.ts';
import { dayAt, idAt, mustAgree } from './desk.ts';
import type { Desk } from './desk.ts';

/** A check-in is told anew, on its own day or on a free one. What a move onto a taken day does is open. */
export class ChangeCheckIn implements fc.AsyncCommand<Diary, Desk> {
  readonly which: number;
  readonly place: number;
  readonly minutes: number;

  constructor(which: number, place: number, minutes: number) {
    this.which = which;
    this.place = place;
    this.minutes = minutes;
  }

  readonly check = (model: Readonly<Diary>): boolean => model.entries.size > 0;

  async run(model: Diary, desk: Desk): Promise<void> {
    const { t, residentId } = desk;
    const checkInId = idAt(model, this.which) ?? '';
    const wanted = dayAt(desk, this.place);
    const holder = idOn(model, wanted);
    const day = holder === undefined ? wanted : (model.entries.get(checkInId)?.day ?? wanted);
    const entry = await entryOn(t, day, { durationInMinutes: this.minutes });
    const path = { residentId, checkInId };
    const answer = await t.call('replaceCheckIn', { path, body: await bodyOf(t, entry) });
    must(answer, status(200), fits);
    mustTell(answer, dataOf(answer), entry);
    model.entries.set(checkInId, entry);
    await mustAgree(model, desk, `after ${this.toString()}`);
  }

  readonly toString = (): string =>
    `change(check-in ${this.which}, day ${this.place} if free, ${this.minutes} minutes)`;
}
