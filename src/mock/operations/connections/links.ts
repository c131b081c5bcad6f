import { isRefusal, refuse, type Invalid, type Refusal } from '../../http/problem.ts';
import type { Collection, Stored } from '../../world/collection.ts';
import type { ConnectionRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** Residents and facilities of a connection, by their ids. */
export type Links = Pick<ConnectionRecord, 'residentIds' | 'facilityIds'>;

/** The refusal of unknown ids in links. */
const refuseLinks = (name: string, ids: readonly string[], strangers: readonly string[]): Refusal => {
  const validation = strangers.map((id): Invalid => ({
    location: 'body',
    pointer: `/${name}/${ids.indexOf(id)}`,
    code: 'unknown-id',
    message: 'is not an id of this tenant',
  }));
  return refuse(
    'invalid-input',
    {
      promised: `${name} must hold ids of ${name} in this tenant.`,
      found: `${strangers.join(', ')}.`,
      next: 'use an id from an answer of the same tenant.',
    },
    { validation },
  );
};

const known = <T extends Stored>(
  name: 'residents' | 'facilities',
  sent: readonly string[],
  collection: Collection<T>,
  operation: 'createConnection' | 'replaceConnection',
  world: World,
): readonly string[] | Refusal => {
  const ids = [...new Set(sent)];
  const strangers = ids.filter((id) => !collection.find(id));
  if (
    strangers.length > 0 &&
    world.choose('unknown-linked-ids', { refused: true, dropped: false }, operation)
  )
    return refuseLinks(name, sent, strangers);
  return ids.filter((id) => !strangers.includes(id));
};

/**
 * The links that a body asks for, without duplicates. What happens to unknown ids is an open choice (CON-17, CON-18).
 */
export const linksIn = (
  body: { readonly residents: readonly string[]; readonly facilities: readonly string[] },
  operation: 'createConnection' | 'replaceConnection',
  world: World,
): Links | Refusal => {
  const residentIds = known('residents', body.residents, world.store.residents, operation, world);
  if (isRefusal(residentIds)) return residentIds;
  const facilityIds = known('facilities', body.facilities, world.store.facilities, operation, world);
  return isRefusal(facilityIds) ? facilityIds : { residentIds, facilityIds };
};
