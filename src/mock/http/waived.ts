import type { World } from '../world/world.ts';
import type { Route } from './routes.ts';
import type { Fault } from './validate.ts';

const WITHOUT_A_CLOCK: readonly unknown[] = ['allDay', 'morning', 'afternoon', 'evening'];

/** A required member that a reading of an open choice lets the caller leave out. */
export const isWaived = (
  fault: Fault,
  value: Readonly<Record<string, unknown>>,
  route: Route,
  world: World,
): boolean => {
  const isStartTime = fault.keyword === 'required' && fault.params['missingProperty'] === 'startTime';
  return (
    isStartTime &&
    fault.instancePath === '' &&
    world.choose(
      'all-day-start-time',
      { required: false, 'exact-time-only': WITHOUT_A_CLOCK.includes(value['timeType']) },
      route.id,
    )
  );
};
