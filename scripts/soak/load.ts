import { askFor, placeFor, type Ask } from './ask.ts';
import type { Means } from './hints.ts';
import type { Place } from './known.ts';
import { learnFrom } from './lesson.ts';
import { itemName, operations, removalOf, type Operation } from './operations.ts';
import { send, type Door } from './send.ts';
import { spoiled } from './spoil.ts';
import type { Tally } from './tally.ts';

/** One request in so many has something wrong in it. */
const SPOILED = 0.3;

/** Own things of a kind that may stand at a time; beyond it the oldest is taken away before another is made. */
const STANDING = 25;

const removals = new Map(operations.map((operation) => [operation.id, removalOf(operation)]));
const isRemoval = (operation: Operation): boolean =>
  [...removals.values()].some((removal) => removal?.id === operation.id);

interface Load {
  /** Sends one request of the mix and resolves when it is answered. */
  step(): Promise<void>;
  /** Takes away what is left of what the soak made. */
  tidy(): Promise<void>;
}

export const createLoad = (door: Door, means: () => Means, tally: Tally): Load => {
  let deck: Operation[] = [];

  /** Every operation once before any comes again, in an order that chance decides. */
  const nextOperation = (): Operation => {
    const { draw, known } = means();
    if (deck.length === 0) deck = draw.shuffled(operations);
    const operation = deck.pop();
    if (operation === undefined) throw new Error('the contract holds no operation to ask for');
    const removal = removals.get(operation.id);
    return removal && known.made(removal.id).length >= STANDING ? removal : operation;
  };

  const exchange = async (operation: Operation, ask: Ask): Promise<boolean> => {
    try {
      const answer = await send(ask, door);
      tally.count(operation.id, answer.status, answer.milliseconds, answer.body);
      const isDone = answer.status < 300 && ask.method === operation.method.toUpperCase();
      if (isDone) learnFrom(operation, ask, answer, means().known);
      return isDone;
    } catch (error) {
      tally.lose(operation.id, error);
      return false;
    }
  };

  const remove = async (operation: Operation, place: Place): Promise<void> => {
    await exchange(operation, askFor(operation, place, means()));
    const name = itemName({ ...operation, path: operation.path.replace(/\/\{\w+\}$/, '') });
    if (name !== undefined) means().known.forget(name, place);
  };

  return {
    step: async () => {
      const operation = nextOperation();
      const { draw, known } = means();
      const isSpoiled = draw.chance(SPOILED);
      const own = isRemoval(operation) && !isSpoiled ? known.made(operation.id).shift() : undefined;
      if (own) return remove(operation, own);
      const place = placeFor(operation, means());
      // What the world began with stays; only a request that leads nowhere asks to remove it.
      const kept = isRemoval(operation) ? { ...place, [Object.keys(place).at(-1) ?? '']: 'nobody' } : place;
      const ask = askFor(operation, kept, means());
      await exchange(operation, isSpoiled ? spoiled(ask, draw) : ask);
    },
    tidy: async () => {
      for (const operation of operations.filter(isRemoval)) {
        const left = means().known.made(operation.id).splice(0);
        for (const place of left) await remove(operation, place);
      }
    },
  };
};
