import type { components } from '../../../../openapi/generated/types.ts';
import type { ConnectionRecord } from '../../world/records.ts';
import { linkedUrl } from '../avatars.ts';
import type { Scene } from '../operation.ts';

type Schemas = components['schemas'];

// CON-40
const linkedFacility = (id: string, { store }: Scene): Schemas['LinkedFacility'][] => {
  const facility = store.facilities.find(id);
  return facility ? [{ id, name: facility.name }] : [];
};

// CON-41
const linkedResident = (id: string, { store }: Scene): Schemas['LinkedResident'][] => {
  const resident = store.residents.find(id);
  if (!resident) return [];
  const { firstName, lastName, facilityId } = resident;
  return [{ id, firstName, lastName, facilityId }];
};

/** A connection as every answer shows it (the interface: Resources, Connection). */
export const connectionView = (connection: ConnectionRecord, scene: Scene): Schemas['Connection'] => ({
  id: connection.id,
  firstName: connection.firstName,
  lastName: connection.lastName,
  email: connection.email,
  phoneNumber: connection.phoneNumber,
  relationship: connection.relationship,
  contactType: connection.contactType,
  status: connection.status,
  facilities: connection.facilityIds.flatMap((id) => linkedFacility(id, scene)),
  residents: connection.residentIds.flatMap((id) => linkedResident(id, scene)),
  groups: [...connection.groups],
  disableNotifications: connection.disableNotifications,
  disableSMS: connection.disableSMS,
  disableInvites: connection.disableInvites,
  additionalInfo: connection.additionalInfo,
  externalId: connection.externalId,
  pccId: connection.pccId,
  avatarUrl: linkedUrl(connection, scene),
  thumbUrl: linkedUrl(connection, scene),
  created: connection.created,
  updated: connection.updated,
});
