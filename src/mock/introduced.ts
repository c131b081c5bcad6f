import { actingIdOf } from './identity/acting.ts';
import type { Introduced } from './identity/introduced.ts';
import type { Service } from './service.ts';

/** The identities that a client of a world may act as. */
export const introducedIn = (service: Service, tenant: string): Introduced => {
  const world = service.world(tenant);
  const known = service.known(tenant);
  return Object.fromEntries(
    Object.entries(known?.identities ?? {}).flatMap(([kind, [member]]) =>
      world && member ? [[kind, actingIdOf(member.actingId, world)] as const] : [],
    ),
  );
};
