import type fc from 'fast-check';
import { statusOf } from '../models/registration.ts';
import type { Attendance } from '../models/registration.ts';
import { mustAgree, nameOf, residentAt } from './hall.ts';
import type { Hall } from './hall.ts';

/** A resident without an entry cancels. How that is answered is open; it changes nothing for anybody. */
export class CancelNothing implements fc.AsyncCommand<Attendance, Hall> {
  readonly who: number;

  constructor(who: number) {
    this.who = who;
  }

  readonly check = (model: Readonly<Attendance>): boolean => statusOf(model, this.who) === undefined;

  async run(model: Attendance, hall: Hall): Promise<void> {
    const path = { activityId: hall.activityId, userId: residentAt(hall, this.who) };
    await hall.t.call('cancelRegistration', { path });
    await mustAgree(model, hall, `after ${nameOf(this.who)}, who had no entry, cancelled`);
  }

  readonly toString = (): string => `cancelNothing(${nameOf(this.who)})`;
}
