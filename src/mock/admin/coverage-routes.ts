import type { Context, Hono } from 'hono';
import { reportCoverage } from '../../coverage/report.ts';
import type { Met, Tally } from '../../coverage/tally.ts';
import { nameHint } from '../domain/nearest-name.ts';
import { shownValue } from '../domain/shown-value.ts';
import { jsonResponse } from '../http/json-response.ts';
import type { Invalid, Refusal } from '../http/problem.ts';
import { isRefusal } from '../http/problem.ts';
import { refusalResponse } from '../http/reply.ts';
import type { Service } from '../service.ts';
import type { ServicesOfWorlds } from '../world-services.ts';
import { worldNamed } from './found.ts';
import { refusedInput } from './json-input.ts';

const KNOWN = ['world', 'tenant', 'planned'];

const faultsIn = (query: Readonly<Record<string, string>>): readonly Invalid[] =>
  Object.entries(query).flatMap(([name, value]): readonly Invalid[] => {
    const place = { location: 'query', pointer: `/${name}` } as const;
    if (!KNOWN.includes(name))
      return [{ ...place, code: 'unknown', message: 'is not a parameter', hint: nameHint(name, KNOWN) }];
    if (name !== 'planned' || value === 'true' || value === 'false') return [];
    return [{ ...place, code: 'enum', message: 'must be true or false', found: shownValue(value) }];
  });

/** The routes of what was met: of one world where the query names one, else of all together. */
export const addCoverageRoutes = (
  router: Hono,
  service: Service,
  servicesOfWorlds: ServicesOfWorlds,
): void => {
  /** The name of the world that is asked for, with what was met in it. */
  const asked = ({ req }: Context): { readonly world?: string; readonly of?: Tally } | Refusal => {
    const query = req.query();
    const faults = faultsIn(query);
    if (faults.length > 0) return refusedInput('Coverage takes world and planned.', faults);
    const slug = query['world'] ?? query['tenant'];
    if (slug === undefined) return {};
    const world = worldNamed(slug, service);
    return isRefusal(world) ? world : { world: slug, of: servicesOfWorlds.of(slug).coverage };
  };

  router.get('/coverage', (context) => {
    const found = asked(context);
    if (isRefusal(found)) return refusalResponse(found, undefined);
    const { world, of } = found;
    const met: Met = of ?? servicesOfWorlds.coverage();
    const planned = context.req.query('planned') === 'true';
    return jsonResponse({ data: reportCoverage(met, { world, planned }) });
  });
  router.delete('/coverage', (context) => {
    const found = asked(context);
    if (isRefusal(found)) return refusalResponse(found, undefined);
    return jsonResponse({ cleared: found.of ? found.of.clear() : servicesOfWorlds.clearCoverage() });
  });
};
