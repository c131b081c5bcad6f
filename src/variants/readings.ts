import { choices, type ChoiceId } from '../../openapi/generated/choices.ts';
import type { Changes, Freedom, OtherReading } from './variant.ts';

/** What the register says of a choice, as far as it matters here. */
interface Choice {
  readonly id: ChoiceId;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  readonly unobservable?: string;
}

const register: readonly Choice[] = Object.values(choices);

type ReadingId = `${ChoiceId}.${string}`;

/** What a server needs in addition to a reading, so that the suite comes to see it. */
const ADDED: Readonly<Partial<Record<ReadingId, Changes>>> = {
  // The configuration of an empty world names no user ids, which these take or refuse.
  'connection-registration-id.user-id': { scenario: 'demo' },
  'connection-registration-id.neither': { scenario: 'demo' },
  'scheduled-in-thread.at-once': { readings: { 'scheduled-message': 'listed-when-due' } },
};

const variantOf = (choice: ChoiceId, reading: string, description: string): OtherReading => {
  const id: ReadingId = `${choice}.${reading}`;
  const { readings, ...changes } = ADDED[id] ?? {};
  return {
    ...{ id, description, taken: { choice, reading } },
    ...changes,
    readings: { ...readings, [choice]: reading },
  };
};

/** A variant for every reading but the default of every choice that can be observed, in the register's own words. */
export const readingVariants: readonly OtherReading[] = register
  .filter(({ unobservable }) => unobservable === undefined)
  .flatMap(({ id, readings, default: usual }) =>
    Object.entries(readings)
      .filter(([reading]) => reading !== usual)
      .map(([reading, description]) => variantOf(id, reading, description)),
  );

/** Readings that the suite cannot observe, and a client can. */
export const unobservedReadings: readonly Freedom[] = [
  {
    id: 'flat-limit-left-out.all',
    description: choices['flat-limit-left-out'].readings.all,
    readings: { 'flat-limit-left-out': 'all' },
    witness: async ({ send }) => {
      for (let count = 0; count < 52; count += 1) await send('uploadPhoto');
      await send('listPhotosFlat', { at: { limit: undefined } });
    },
  },
];
