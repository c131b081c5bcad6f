import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { givenQueue, guestAt, soonActivity } from '../../factories/registrations.ts';
import {
  cancelled,
  isNamedStatus,
  mustCount,
  mustMoveUp,
  mustNowStand,
  registered,
  standsIn,
} from '../../assertions/registrations.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { Violation } from '../../kit/errors.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Tools } from '../../kit/tools.ts';
import { allWorlds, countOf, enter, leave, statusOf } from '../../models/registrations.ts';
import type { Attendance, Worlds } from '../../models/registrations.ts';

/** What sequences of one run share. */
export interface Shared {
  /** A target has one rule. */
  readonly worlds: Worlds;
  /** After one wait without success, later waits are short, so that shrinking stays fast. */
  readonly patience: { milliseconds: number };
}

/** Milliseconds to wait after the target has failed once within the patience of the run. */
const BRIEFLY = 200;

export const sharedBy = (t: Tools): Shared => ({
  worlds: allWorlds(),
  patience: { milliseconds: t.run.patience },
});

export type Hall = ReturnType<typeof openHall>;

/** An activity and residents by index, and how each of them stands, which the lists and the activity have to show. */
export function openHall(
  t: Tools,
  activityId: string,
  places: number,
  { worlds, patience }: Shared,
  /** The first of the residents; the others are those that checks share. */
  ids: readonly string[] = [],
) {
  const model: Attendance = { places, entries: [] };
  const residentAt = async (who: number): Promise<string> => ids[who] ?? guestAt(t, who);
  const nameOf = (who: number): string => `resident ${who + 1}`;
  const everybody = new Set<number>();
  /** The clauses that cancels break if another resident has a wrong status; of sequences alone. */
  const atStake = new Set<ClauseId>();
  /** The clauses that a wrong count breaks after the last step. */
  let counted: readonly ClauseId[] = ['ACT-59'];

  async function mustStand(who: number, after: string): Promise<void> {
    const stands = statusOf(model, who) ?? 'absent';
    const promised = `${after}, ${nameOf(who)} is ${stands}`;
    const broken = atStake.size > 0 ? [...atStake] : undefined;
    await mustNowStand(t, activityId, await residentAt(who), stands, promised, broken);
  }

  async function mustRise(who: number, after: string): Promise<void> {
    const promised = `${after}, ${nameOf(who)}, who has waited longest, is registered`;
    try {
      await mustMoveUp(t, activityId, await residentAt(who), promised, patience.milliseconds);
    } catch (error) {
      if (error instanceof Violation) patience.milliseconds = BRIEFLY;
      throw error;
    }
  }

  const self = {
    model,
    activityId,
    atStake,
    knows: (who: number): boolean => statusOf(model, who) !== undefined,
    waits: (who: number): boolean => statusOf(model, who) === 'waitlisted',
    residentAt,
    /** Registers a resident; the target decides whether there is a place. */
    async comes(who: number): Promise<void> {
      everybody.add(who);
      const { answer, registration } = await registered(t, activityId, await residentAt(who));
      must(answer, isNamedStatus);
      const stands = standsIn(registration);
      enter(model, who, stands, worlds);
      counted = [stands === 'registered' ? 'REG-16' : 'ACT-59'];
    },
    /** Cancels for one who is registered or waits; a place that comes free goes to who has waited longest. */
    async cancels(who: number): Promise<void> {
      const was = statusOf(model, who) ?? 'absent';
      const after = `after ${nameOf(who)}, who was ${was}, cancelled`;
      counted = was === 'waitlisted' ? ['REG-30'] : ['REG-26', 'REG-31'];
      await cancelled(t, activityId, await residentAt(who));
      const next = leave(model, who);
      if (next !== undefined) await mustRise(next, after);
      await mustStand(who, after);
    },
    /** Cancels for one without an entry. The answer is open, but nothing may change. */
    async cancelsInVain(userId: string): Promise<void> {
      await t.call('cancelRegistration', { path: { activityId, userId } });
    },
    /** All residents and the count of the activity are as they are here. */
    async sees(after: string): Promise<void> {
      for (const who of everybody) await mustStand(who, after);
      await self.seesCount(after);
    },
    async seesCount(after: string): Promise<void> {
      const count = countOf(model, 'registered');
      await mustCount(t, activityId, count, `${after}, ${count} of the residents are registered`, counted);
    },
    /** Who is there already, as the lists showed it. */
    holds(who: number, status: 'registered' | 'waitlisted'): void {
      everybody.add(who);
      enter(model, who, status, worlds);
    },
  };
  return self;
}

/** A hall that many have come to; with the usual twenty places, unproven where one of them has to wait. */
async function openedHall(t: Tools, come: number, places = 20): Promise<Hall> {
  const { activityId } = await soonActivity(t, { maxRegistered: places });
  const hall = openHall(t, activityId, places, sharedBy(t));
  for (let who = 0; who < come; who += 1) {
    await precondition('a registration', () => hall.comes(who));
    if (hall.waits(who))
      t.unproven('a resident had to wait for one of twenty places, so there is no registered one to cancel');
  }
  if (come === 0) await hall.sees('at first');
  return hall;
}

/** A full hall where so many wait; those who are registered come first. */
async function queuedHall(t: Tools, places: number, waiting: number, first: number): Promise<Hall> {
  const queue = await givenQueue(t, { places, waiting }, (_, at) => guestAt(t, first + at));
  const ids = [...queue.registered, ...queue.waiting];
  const hall = openHall(t, queue.activityId, places, sharedBy(t), ids);
  for (const who of ids.keys()) hall.holds(who, who < queue.registered.length ? 'registered' : 'waitlisted');
  return hall;
}

/** What is done in the halls of a check, by the index of the resident. */
export type Step = (halls: readonly Hall[], t: Tools) => Promise<void>;

const inHall = ([...halls]: readonly Hall[], at: number): Hall => {
  const hall = halls[at];
  if (!hall) throw new Error(`there is no hall ${at}`);
  return hall;
};

export const cancel =
  (who: number, at = 0): Step =>
  (halls) =>
    inHall(halls, at).cancels(who);

export const come =
  (who: number, at = 0): Step =>
  (halls) =>
    inHall(halls, at).comes(who);

/** Everybody stands as in the model. */
export const look: Step = async (halls) => {
  for (const hall of halls) await hall.sees('as the answers said');
};

/** One who has to come and wait, or nothing is shown. */
export const wait =
  (who: number): Step =>
  async (halls, t) => {
    await inHall(halls, 0).comes(who);
    if (!inHall(halls, 0).waits(who))
      t.unproven('who came back did not have to wait, so there is no order to look at');
  };

/** A cancel for a resident who is not there, or for no one who exists. */
export const cancelInVain =
  (who?: number): Step =>
  async (halls, t) => {
    const hall = inHall(halls, 0);
    await hall.cancelsInVain(who === undefined ? t.fresh.word('unknown') : await hall.residentAt(who));
  };

/** A check in halls: each step is judged with what it counts for, and after the last one everybody stands as in the model. */
interface HallRow extends Pick<CheckSpec, 'says' | 'negative'> {
  readonly clauses: readonly ClauseId[];
  /** Each hall: how many have come to its places, which are twenty, or how many wait for one place or more. */
  readonly halls: readonly { readonly come?: number; readonly waiting?: number; readonly places?: number }[];
  readonly steps: readonly Step[];
}

export function hallChecks(rows: Readonly<Record<string, HallRow>>): void {
  for (const [name, { halls: kinds, steps, ...spec }] of Object.entries(rows))
    check({
      id: `registrations.${name}`,
      ...spec,
      async run(t) {
        const halls: Hall[] = [];
        for (const [at, { come = 0, places, waiting }] of kinds.entries())
          halls.push(
            waiting === undefined
              ? await openedHall(t, come, places)
              : await queuedHall(t, places ?? 1, waiting, at * 5),
          );
        for (const [at, step] of steps.entries()) {
          await step(halls, t);
          const isLast = at === steps.length - 1;
          for (const hall of isLast ? halls : halls.slice(0, 1))
            await (isLast ? hall.sees : hall.seesCount)(`after step ${at + 1}`);
        }
      },
    });
}
