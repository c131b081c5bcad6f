import type fc from 'fast-check';
import { fits, success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { register } from '../given/registrations.ts';
import { enter, statusOf } from '../models/registration.ts';
import type { Attendance } from '../models/registration.ts';
import { isNamedStatus, standsIn } from '../models/standing.ts';
import { mustAgree, nameOf, residentAt } from './hall.ts';
import type { Hall } from './hall.ts';

/** A resident who has no entry asks for a place. Whether there is one for them the target says. */
export class Register implements fc.AsyncCommand<Attendance, Hall> {
  readonly who: number;

  constructor(who: number) {
    this.who = who;
  }

  /** What a second registration of one resident does is open. */
  readonly check = (model: Readonly<Attendance>): boolean => statusOf(model, this.who) === undefined;

  async run(model: Attendance, hall: Hall): Promise<void> {
    const answer = await register(hall.t, hall.activityId, residentAt(hall, this.who));
    must(answer, success, fits, isNamedStatus);
    const status = standsIn(dataOf(answer));
    enter(model, this.who, status, hall.worlds);
    await mustAgree(model, hall, `after ${nameOf(this.who)} was ${status}`);
  }

  readonly toString = (): string => `register(${nameOf(this.who)})`;
}
