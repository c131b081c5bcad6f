import type { World } from '../world/world.ts';
import { optionalUnder } from './members.ts';
import type { Route } from './routes.ts';
import type { Fault } from './validate.ts';

/**
 * Whether a fault is a missing required member that the reading of an open choice lets the caller leave out.
 */
export const isWaived = (
  fault: Fault,
  value: Readonly<Record<string, unknown>>,
  route: Route,
  world: World,
): boolean => {
  if (fault.keyword !== 'required' || fault.instancePath !== '') return false;
  const under = optionalUnder(route, String(fault.params['missingProperty']));
  if (under === undefined) return false;
  const isUnder = Object.entries(under).every(([name, values]) => values.includes(value[name]));
  return world.choose('all-day-start-time', { required: false, 'exact-time-only': isUnder }, route.id);
};
