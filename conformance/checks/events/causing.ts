import type { EventType } from '../../../openapi/generated/contract.ts';
import { Violation } from '../../kit/errors.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { eventAnd, eventOf, type EventTest } from '../../kit/events.ts';
import { field, show } from '../../kit/json.ts';
import type { Exchange } from '../../kit/record.ts';
import { recorded } from '../../kit/recording.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import { isNew, type Quiet } from './quiet.ts';

/** What was done, and the event that reports it. */
export interface Caused {
  readonly type: EventType;
  /** What was done, as in "an activity was made through the API". */
  readonly cause: string;
  /** The id of what the event is about, where its resourceId must name it. */
  readonly about?: string;
  /** Undefined where no such event came. */
  readonly delivered: Delivered | undefined;
  /** Everything that came since. */
  readonly since: readonly Delivered[];
  /** The requests by which it was done; none where a lever did it. */
  readonly exchanges: readonly Exchange[];
}

/** Does something and returns the id that the event must name, if there is one. */
type Act = () => Promise<string | undefined>;

/**
 * Does something and waits for the event that reports it. While no one else uses the target it is known by its kind
 * alone, so that one with a wrong resourceId is found too.
 */
export async function causing(
  t: Tools,
  before: Quiet,
  [type, cause]: readonly [EventType, string],
  act: Act,
): Promise<Caused> {
  const mark = await t.events.mark();
  const { result: about, exchanges } = await recorded(() => precondition(cause, act));
  const ofKind = eventOf(type);
  // An event of what happened before may come late; it names another thing that the run made.
  const isLate = ({ body }: Delivered): boolean => {
    const named = field(body, 'resourceId');
    return about !== undefined && named !== about && t.isOurs(named);
  };
  const isIt: EventTest = t.run.exclusive ? eventAnd(ofKind, (one) => !isLate(one)) : eventOf(type, about);
  const delivered = await t.events
    .expect(mark, eventAnd(isIt, isNew(before)), type)
    .catch((error: unknown) => {
      if (error instanceof Violation) return undefined;
      throw error;
    });
  const since = await t.events.since(mark);
  return { type, cause, ...(about !== undefined && { about }), delivered, since, exchanges };
}

/** What came since, as the text of a finding. */
export const sinceOf = ({ since }: Caused): string =>
  since.length === 0 ? 'no delivery' : `deliveries ${show(since.map(({ body }) => body))}`;
