import type { Clock } from '../world/clock.ts';
import type { Cors } from './cors.ts';
import type { Fields } from './answer.ts';

/**
 * Gives the fields that every answer carries: the time of the world and, where a page asks, leave to read. The date
 * is written anew once a second.
 */
export const createCommonFields = ({
  fields: leaveFor,
}: Cors): ((origin: string | null, clock: Clock) => Fields) => {
  /** Those of the last clock and origin: a page asks more than once a second. */
  let last:
    | {
        readonly clock: Clock;
        readonly second: number;
        readonly origin: string | null;
        readonly fields: Fields;
      }
    | undefined;
  return (origin, clock) => {
    const second = Math.floor(clock.now().epochMilliseconds / 1000);
    if (last?.second === second && last.clock === clock && last.origin === origin) return last.fields;
    const date = new Date(second * 1000).toUTCString();
    const fields = origin === null ? { Date: date } : { Date: date, ...leaveFor(origin) };
    last = { clock, second, origin, fields };
    return fields;
  };
};
