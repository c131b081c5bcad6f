import { refuse, type Explanation, type Refusal } from './problem.ts';
import type { World } from '../world/world.ts';
import type { PathRoutes, Route } from './routes.ts';

/** Refusals for requests that reach no operation. */
export const tenantWithheld = (slug: string, { found, next }: Omit<Explanation, 'promised'>): Refusal =>
  refuse('tenant-withheld', { promised: `The tenant in the path must be ${slug}.`, found, next });

export const tenantUnknown = (slug: string): Refusal =>
  refuse('tenant-unknown', {
    promised: 'The tenant in the path must exist on this server.',
    found: `${slug}.`,
    next: 'use the tenant that `ces mock` printed when it started.',
  });

export const methodNotAllowed = (method: string, allowed: readonly string[]): Refusal =>
  refuse(
    'method-not-allowed',
    { promised: `This route accepts ${allowed.join(', ')}.`, found: `${method}.`, next: 'use one of them.' },
    { headers: { Allow: allowed.join(', ') } },
  );

const notServed = ({ section, part, method, path }: Route): Refusal =>
  refuse('route-not-served', {
    promised: `${method.toUpperCase()} ${path} belongs to the ${part} part of the interface (section ${section}).`,
    found: 'a server that does not serve it.',
    next:
      part === 'planned'
        ? 'start the mock with --planned where it is in the contract already.'
        : 'use another route until it is in the contract.',
  });

/** The refusal of a method that is not served at a known path (WRQ-67). */
export const noSuchMethod = (method: string, { served, withoutHandler }: PathRoutes): Refusal => {
  const named =
    withoutHandler.get(method) ?? (served.size === 0 ? withoutHandler.values().next().value : undefined);
  return named ? notServed(named) : methodNotAllowed(method, [...served.keys()]);
};

/**
 * The refusal of a route that only worked examples name, where the open choice `flat-routes` has it absent.
 */
export const absentRoute = ({ part, method, path }: Route, world: World): Refusal | undefined => {
  if (part !== 'flat' || world.choose('flat-routes', { served: true, absent: false })) return undefined;
  return refuse('route-not-served', {
    promised: `${method.toUpperCase()} ${path} appears only in a worked example of the interface.`,
    found: 'a server that does not serve the routes of worked examples.',
    next: 'use the reference route for the same purpose.',
  });
};

export const routeUnknown = (path: string): Refusal =>
  refuse('route-unknown', {
    promised: 'Routes start with /api/v1/{tenant}, except /ping.',
    found: `${path}, which is not a route of the API.`,
    next: 'see /docs for all routes; GET /__admin/requests/unmatched names the one that you probably meant.',
  });

export const serverFault: Refusal = refuse('server-fault', {
  promised: 'The mock should answer every request.',
  found: 'an error in the mock itself.',
  next: 'report it, with the request and the seed.',
});
