import type fc from 'fast-check';
import { Violation } from '../kit/errors.ts';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { leave, statusOf } from '../models/registration.ts';
import type { Attendance } from '../models/registration.ts';
import { mustMoveUp } from '../models/standing.ts';
import { mustAgree, nameOf, residentAt } from './hall.ts';
import type { Hall } from './hall.ts';

/** Long enough for a target that once did not keep the promise within the patience of the run. */
const BRIEFLY = 200;

/** A resident who is registered or waits gives it up. */
export class Cancel implements fc.AsyncCommand<Attendance, Hall> {
  readonly who: number;

  constructor(who: number) {
    this.who = who;
  }

  readonly check = (model: Readonly<Attendance>): boolean => statusOf(model, this.who) !== undefined;

  async run(model: Attendance, hall: Hall): Promise<void> {
    const path = { activityId: hall.activityId, userId: residentAt(hall, this.who) };
    const after = `after ${nameOf(this.who)}, who was ${statusOf(model, this.who)}, cancelled`;
    must(await hall.t.call('cancelRegistration', { path }), status(204), fits);
    const next = leave(model, this.who);
    if (next !== undefined) await moveUp(hall, next, after);
    await mustAgree(model, hall, after);
  }

  readonly toString = (): string => `cancel(${nameOf(this.who)})`;
}

async function moveUp(hall: Hall, next: number, after: string): Promise<void> {
  const { t, activityId, patience } = hall;
  const promised = `${after}, ${nameOf(next)}, who has waited longest, is registered`;
  try {
    await mustMoveUp(t, activityId, residentAt(hall, next), promised, patience.milliseconds);
  } catch (error) {
    if (error instanceof Violation) patience.milliseconds = BRIEFLY;
    throw error;
  }
}
