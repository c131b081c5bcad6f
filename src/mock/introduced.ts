import { actingIdOf } from './identity/acting.ts';
import type { Service } from './service.ts';

/** Acting ids, the first of each kind; a world may lack one. */
export interface Introduced {
  readonly resident?: string;
  readonly connection?: string;
  readonly staff?: string;
  readonly systemActor?: string;
}

/** Whom a client of a world may act as. */
export const introducedIn = (service: Service, tenant: string): Introduced => {
  const world = service.world(tenant);
  const known = service.known(tenant);
  return Object.fromEntries(
    Object.entries(known?.identities ?? {}).flatMap(([kind, [member]]) =>
      world && member ? [[kind, actingIdOf(member.actingId, world)] as const] : [],
    ),
  );
};
