import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { register } from '../factories/registrations.ts';
import { Violation } from '../kit/errors.ts';
import { fits, status, success } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import {
  countOf,
  enter,
  leave,
  statusOf,
  type Attendance,
  type Status,
  type Worlds,
} from '../models/registrations.ts';
import { isNamedStatus, mustCount, mustMoveUp, mustNowStand, standsIn } from '../assertions/registrations.ts';

/** One activity of the target and the residents who register and cancel. */
export interface Hall {
  readonly t: Tools;
  readonly activityId: string;
  readonly residents: readonly string[];
  /** Shared by all sequences, because a target has one rule. */
  readonly worlds: Worlds;
  /** Shared too: after one wait without success, later waits are short, so that shrinking stays fast. */
  readonly patience: { milliseconds: number };
  /** The clauses that the cancels of this sequence break if another resident has a wrong status. */
  readonly atStake: Set<ClauseId>;
}

type RegistrationMove = fc.AsyncCommand<Attendance, Hall>;

/** Milliseconds to wait after the target has failed once within the patience of the run. */
const BRIEFLY = 200;

const residentAt = ({ residents }: Hall, who: number): string => residents[who] ?? '';
const nameOf = (who: number): string => `resident ${who + 1}`;
const pathOf = (hall: Hall, who: number) => ({ activityId: hall.activityId, userId: residentAt(hall, who) });

/** The target must show the status of every resident, and the number of registered ones, as in the model. */
export async function mustMatch(model: Attendance, hall: Hall, after = 'at the end'): Promise<void> {
  const { t, activityId, residents } = hall;
  for (const who of residents.keys()) await mustMatchOn(who, model, hall, after);
  const count = countOf(model, 'registered');
  await mustCount(t, activityId, count, `${after}, ${count} of the residents are registered`);
}

/** The target must show the status of one resident as in the model. */
async function mustMatchOn(who: number, model: Attendance, hall: Hall, after: string): Promise<void> {
  const stands = statusOf(model, who) ?? 'absent';
  const promised = `${after}, ${nameOf(who)} is ${stands}`;
  await mustNowStand(hall.t, hall.activityId, residentAt(hall, who), stands, promised, [...hall.atStake]);
}

/** Registers a resident without an entry. The target decides whether there is a place. */
export const comes = (who: number): RegistrationMove =>
  move({
    name: `register(${nameOf(who)})`,
    // What a second registration of a resident does is open.
    when: (model) => statusOf(model, who) === undefined,
    run: async (model, hall) => void (await entered(who, model, hall)),
  });

/** Registers a resident; returns the status in the answer. */
export async function entered(who: number, model: Attendance, hall: Hall): Promise<Status> {
  const answer = await register(hall.t, hall.activityId, residentAt(hall, who));
  must(answer, success, fits, isNamedStatus);
  const stands = standsIn(dataOf(answer));
  enter(model, who, stands, hall.worlds);
  return stands;
}

/** Cancels for a resident who is registered or on the waitlist. */
export const cancels = (who: number): RegistrationMove =>
  move({
    name: `cancel(${nameOf(who)})`,
    when: (model) => statusOf(model, who) !== undefined,
    async run(model, hall) {
      const was = statusOf(model, who);
      const after = `after ${nameOf(who)}, who was ${was}, cancelled`;
      hall.atStake.add(was === 'waitlisted' ? 'REG-30' : 'REG-28');
      must(await hall.t.call('cancelRegistration', { path: pathOf(hall, who) }), status(204), fits);
      const next = leave(model, who);
      if (next !== undefined) await moveUp(hall, next, after);
      await mustMatchOn(who, model, hall, after);
    },
  });

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

/** Cancels for a resident without an entry. The answer is open, but nothing may change. */
export const cancelsNothing = (who: number): RegistrationMove =>
  move({
    name: `cancelNothing(${nameOf(who)})`,
    when: (model) => statusOf(model, who) === undefined,
    run: async (_model, hall) => void (await hall.t.call('cancelRegistration', { path: pathOf(hall, who) })),
  });
