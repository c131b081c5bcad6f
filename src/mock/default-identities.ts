import { actingIdOf } from './identity/acting.ts';
import type { DefaultIdentities } from './identity/default-identities.ts';
import type { Service } from './service.ts';

/** The identities that a client of a world may act as. */
export const defaultIdentitiesIn = (service: Service, tenant: string): DefaultIdentities => {
  const world = service.world(tenant);
  const known = service.known(tenant);
  return Object.fromEntries(
    Object.entries(known?.identities ?? {}).flatMap(([kind, [member]]) =>
      world && member ? [[kind, actingIdOf(member.actingId, world)] as const] : [],
    ),
  );
};
