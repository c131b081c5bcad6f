import type { WithWholes } from '../../domain/exact-integer.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { SentConnection } from '../../domain/connections-merge.ts';
import { isoOf } from '../../world/clock.ts';
import type { ConnectionRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import type { Links } from './links.ts';

type Schemas = WithWholes<components['schemas']>;
type CreateBody = Schemas['ConnectionCreate'];
type ConnectionBody = Omit<Schemas['ConnectionReplace'], 'residents' | 'facilities' | 'status'>;
type Editable = Omit<
  ConnectionRecord,
  | 'id'
  | 'status'
  | 'contactType'
  | 'externalId'
  | 'pccId'
  | 'avatarFileId'
  | 'created'
  | 'updated'
  | keyof Links
>;

/** The editable members of a body; members left out become null (CON-14, CON-15). */
export const editable = (body: ConnectionBody): Editable => ({
  firstName: body.firstName,
  lastName: body.lastName,
  email: body.email ?? null,
  phoneNumber: body.phoneNumber ?? null,
  relationship: body.relationship ?? null,
  groups: body.groups ?? [],
  disableNotifications: body.disableNotifications ?? false,
  disableSMS: body.disableSMS ?? false,
  disableInvites: body.disableInvites ?? false,
  additionalInfo: body.additionalInfo ?? null,
});

/** Only the members that a create body holds, to be merged into a stored connection. */
export const sentConnection = (body: CreateBody, links: Links): SentConnection => ({
  ...links,
  firstName: body.firstName,
  lastName: body.lastName,
  ...(body.email !== undefined && { email: body.email }),
  ...(body.phoneNumber !== undefined && { phoneNumber: body.phoneNumber }),
  ...(body.relationship !== undefined && { relationship: body.relationship }),
  ...(body.groups !== undefined && { groups: body.groups }),
  ...(body.disableNotifications !== undefined && { disableNotifications: body.disableNotifications }),
  ...(body.disableSMS !== undefined && { disableSMS: body.disableSMS }),
  ...(body.disableInvites !== undefined && { disableInvites: body.disableInvites }),
  ...(body.additionalInfo !== undefined && { additionalInfo: body.additionalInfo }),
  ...(body.externalId !== undefined && { externalId: body.externalId }),
  ...(body.pccId !== undefined && { pccId: body.pccId }),
});

/** A new connection, saved. */
export const insertConnection = (
  body: ConnectionBody,
  links: Links,
  own: Pick<ConnectionRecord, 'status' | 'contactType' | 'externalId' | 'pccId'>,
  world: World,
): ConnectionRecord => {
  const now = isoOf(world.clock.now());
  return world.store.connections.insert({
    id: world.ids.next('con'),
    ...own,
    ...links,
    ...editable(body),
    avatarFileId: null,
    created: now,
    updated: now,
  });
};
