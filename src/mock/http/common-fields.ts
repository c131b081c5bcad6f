import type { Clock } from '../world/clock.ts';
import type { Cors } from './cors.ts';
import type { Fields } from './answer.ts';

/**
 * Gives the header fields that every answer carries: the Date by the clock of the world and, for a request of
 * a page, the CORS fields. The date is formatted once a second.
 */
export const createCommonFields = ({
  fields: leaveFor,
}: Cors): ((origin: string | null, clock: Clock) => Fields) => {
  /**
   * The fields of the last answer: mostly the next request in the same second has the same clock and origin.
   */
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
