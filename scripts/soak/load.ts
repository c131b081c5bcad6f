import { askFor, placeFor, type Ask } from './ask.ts';
import type { Means } from './hints.ts';
import type { Place } from './known.ts';
import { learnFrom } from './lesson.ts';
import { itemName, operations, removalOf, type Operation } from './operations.ts';
import { parseJson } from '../../conformance/kit/json.ts';
import { createLine, type Line } from '../fuzz/connection.ts';
import { draftOf, parcelOf } from '../fuzz/draft.ts';
import { createHostile } from '../fuzz/hostile.ts';
import { spoiled } from '../fuzz/spoil-parcel.ts';
import type { Door } from '../harness/mock-process.ts';
import type { Tally } from './tally.ts';

/** One of this many requests has a fault. */
const SPOILED = 0.3;

/** Milliseconds within which an answer has to come. */
const PATIENCE = 30_000;

/** The most own records of a kind; beyond it the oldest is deleted before another one is created. */
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

/** `seed`: of the values that no client should send. */
export const createLoad = (door: Door, means: () => Means, tally: Tally, seed: number): Load => {
  const hostile = createHostile(seed);
  const idle: Line[] = [];
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

  /** Sends a request, right or spoiled, and learns from the answer. */
  const exchange = async (operation: Operation, ask: Ask, isSpoiled = false): Promise<void> => {
    const { draw, known } = means();
    const draft = draftOf(ask, door, draw);
    const parcel = isSpoiled ? spoiled(draft, draw, hostile) : parcelOf(draft);
    const line = idle.pop() ?? createLine(Number(new URL(door.url).port), PATIENCE);
    const begun = performance.now();
    let outcome = await line.exchange(parcel);
    // A kept connection may be closed by the other side just when it is used again; a new one is not.
    if (outcome.kind === 'closed') outcome = await line.exchange(parcel);
    const took = performance.now() - begun;
    idle.push(line);
    if (outcome.kind !== 'answer') return tally.count(operation.id, 0, took, outcome.kind);
    const { status, body } = outcome.answer;
    tally.count(operation.id, status, took, body.toString());
    if (status < 300 && parcel.method === operation.method.toUpperCase())
      learnFrom(operation, ask, parseJson(body.toString()), known);
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
      await exchange(operation, ask, isSpoiled);
    },
    tidy: async () => {
      for (const operation of operations.filter(isRemoval)) {
        const left = means().known.made(operation.id).splice(0);
        for (const place of left) await remove(operation, place);
      }
      for (const line of idle.splice(0)) line.close();
    },
  };
};
