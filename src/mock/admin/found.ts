import type { Context } from 'hono';
import { jsonResponse } from '../http/json-response.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import { refusalResponse } from '../http/reply.ts';
import type { UnavailableWorld } from '../storage.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import type { Service } from '../service.ts';
import type { World } from '../world/world.ts';

export const unknownWorld = (name: string, { worlds }: Service): Refusal =>
  refuse('world-unknown', {
    promised:
      'A world is named by its tenant slug, in ?world= (or ?tenant=) or in the path (default: the main world).',
    found: `${name}.`,
    next: `use one of ${worlds
      .list()
      .flatMap(({ slugs }) => slugs)
      .slice(0, 20)
      .join(', ')}, or create it with POST /__admin/worlds.`,
  });

export const unavailableWorld = ({ found, next }: UnavailableWorld): Refusal =>
  refuse('world-withheld', {
    promised: 'The control plane can use only worlds that this process serves.',
    found,
    next,
  });

/** The tenant that the query names; absent: the main one. */
export const slugAsked = ({ req }: Context, { worlds }: Service): string =>
  req.query('world') ?? req.query('tenant') ?? worlds.main.name;

/** The tenant pair that a tenant belongs to. */
const tenantPairNamed = (slug: string, service: Service): TenantPair | Refusal =>
  service.worlds.of(slug) ?? unknownWorld(slug, service);

/** The world of a tenant. */
export const worldNamed = (slug: string, service: Service): World | Refusal => {
  const world = service.world(slug);
  if (world) return world;
  const unavailable = service.unavailable(slug);
  return unavailable ? unavailableWorld(unavailable) : unknownWorld(slug, service);
};

type Given = object | Refusal;

const respond = (given: Given): Response => {
  if (isRefusal(given)) return refusalResponse(given, undefined);
  return given instanceof Response ? given : jsonResponse(given);
};

/** A route about the tenant pair that the query names, or the path where it has a `name`. */
export const withTenantPair =
  (service: Service, answer: (tenantPair: TenantPair, context: Context) => Given | Promise<Given>) =>
  async (context: Context): Promise<Response> => {
    const tenantPair = tenantPairNamed(context.req.param('name') ?? slugAsked(context, service), service);
    return respond(isRefusal(tenantPair) ? tenantPair : await answer(tenantPair, context));
  };
