import type { Temporal } from 'temporal-polyfill';
import { activitySpan, type ActivityTimes } from '../domain/activities-times.ts';
import { endsBeforeStart } from '../domain/time-of-day.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { World } from '../world/world.ts';

type Writes = 'createPersonalActivity' | 'createPersonalVisit' | 'replacePersonalVisit';

/** The refusal of an end before its start, or undefined if the end may lie on the next day: an open choice. */
export const refusedOrder = (
  startTime: string,
  endTime: string,
  operation: Writes,
  world: World,
): Refusal | undefined => {
  if (!endsBeforeStart(startTime, endTime)) return undefined;
  if (world.choose('end-time-before-start-time', { refused: false, 'next-day': true }, operation))
    return undefined;
  const promised = 'endTime must not be before startTime.';
  return refuse(
    'invalid-input',
    { promised, found: `${startTime} to ${endTime}.`, next: 'send two times of the same day.' },
    { validation: [{ location: 'body', pointer: '/endTime', code: 'order', message: promised }] },
  );
};

interface Times {
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** What is stored of the times of something that has no exact time: an open choice. */
export const timesKept = ({ startTime, endTime }: Times, operation: Writes, world: World): Times =>
  world.choose(
    'times-without-exact-time',
    { kept: { startTime, endTime }, dropped: { startTime: null, endTime: null } },
    operation,
  );

/** When something of one resident starts, by the rules of activities (the interface: Resources, Activity). */
export const startOf = (times: Omit<ActivityTimes, 'endDate'>, zone: string): Temporal.Instant =>
  activitySpan({ ...times, endDate: null }, zone).start;
