import type { World } from '../world/world.ts';
import { firstValueOf, requestMembersOf } from './members.ts';
import type { Route } from './routes.ts';
import type { Fault } from './validate.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * A body whose only faults are values outside of closed sets, changed as the choice `value-outside-set` says:
 * without these members, or with the first value of each set. Undefined where the choice refuses or does not
 * concern the operation, or where there are other faults.
 */
export const withinSets = (
  route: Route,
  value: Members,
  faults: readonly Fault[],
  world: World,
): Members | undefined => {
  const outside = faults.every(
    ({ keyword, instancePath }) => keyword === 'enum' && !instancePath.slice(1).includes('/'),
  );
  const reading = world.choose(
    'value-outside-set',
    { refuse: 'refuse', ignore: 'ignore', coerce: 'coerce' },
    route.id,
  );
  const isAsked = route.choices.has('value-outside-set');
  if (!outside || !isAsked || reading === 'refuse') return undefined;
  const names = faults.map(({ instancePath }) => instancePath.slice(1));
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
  if (reading === 'ignore') return rest;
  const members = requestMembersOf(route);
  return { ...rest, ...Object.fromEntries(names.map((name) => [name, firstValueOf(members[name])])) };
};
