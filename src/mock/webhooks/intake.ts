import { createDraws } from '../domain/draws.ts';
import type { WorldClock } from '../world/clock.ts';
import type { OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';
import { asItIs, sendingsOf, type DeliveryPlan, type Sending } from './plan.ts';

/** An event to send, with its world. */
export interface Waiting extends Sending {
  readonly world: World;
}

/** The step before a queue: a plan decides what goes into the queue, and when. */
export interface Intake {
  /** Accepts an event; false if the plan drops it. */
  take(world: World, event: OutboxEvent): boolean;
  /** Events that are held back. */
  held(): readonly Waiting[];
  /** Forgets what is held back. */
  drop(): void;
}

/** Milliseconds after which an event is sent even if no later event came to overtake it or to fill a burst. */
const LONGEST_HOLD = 2_000;

export const createIntake = (
  plan: DeliveryPlan | undefined,
  id: string,
  clock: WorldClock,
  pass: (waiting: Waiting) => void,
): Intake => {
  const draw = createDraws(plan?.seed ?? 1, id);
  const { burst = 1 } = plan ?? {};
  /** Each with the function that cancels its timer. */
  const held = new Map<Waiting, () => void>();
  let gathered: readonly Waiting[] = [];

  const after = (milliseconds: number, act: () => void): (() => void) =>
    clock.at(clock.now().add({ milliseconds }), act);

  const release = (waiting: Waiting): void => {
    held.get(waiting)?.();
    if (held.delete(waiting)) gather(waiting);
  };

  const hold = (waiting: Waiting, milliseconds: number): void =>
    void held.set(
      waiting,
      after(milliseconds, () => release(waiting)),
    );

  const passAll = (): void => {
    const all = gathered;
    gathered = [];
    all.forEach(pass);
  };

  const gather = (waiting: Waiting): void => {
    gathered = [...gathered, waiting];
    if (gathered.length >= burst) passAll();
    else if (gathered.length === 1) after(LONGEST_HOLD, passAll);
  };

  const overtaken = (): readonly Waiting[] => [...held.keys()].filter(({ isOvertaken }) => isOvertaken);

  return {
    take: (world, event) => {
      const sendings = plan ? sendingsOf(event, plan, draw) : [asItIs(event)];
      const earlier = overtaken();
      for (const sending of sendings) {
        const waiting = { ...sending, world };
        if (sending.delay > 0) hold(waiting, sending.delay);
        else if (sending.isOvertaken) hold(waiting, LONGEST_HOLD);
        else gather(waiting);
      }
      earlier.forEach(release);
      return sendings.length > 0;
    },
    held: () => [...held.keys(), ...gathered],
    drop: () => {
      for (const callOff of held.values()) callOff();
      held.clear();
      gathered = [];
    },
  };
};
