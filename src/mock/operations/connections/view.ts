import type { WithWholes } from '../../domain/exact-integer.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { ConnectionRecord } from '../../world/records.ts';
import { linkedUrl } from '../avatars.ts';
import type { OperationContext } from '../operation.ts';

type Schemas = WithWholes<components['schemas']>;

// CON-40
const linkedFacility = (id: string, { store }: OperationContext): Schemas['LinkedFacility'][] => {
  const facility = store.facilities.find(id);
  return facility ? [{ id, name: facility.name }] : [];
};

// CON-41
const linkedResident = (id: string, { store }: OperationContext): Schemas['LinkedResident'][] => {
  const resident = store.residents.find(id);
  if (!resident) return [];
  const { firstName, lastName, facilityId } = resident;
  return [{ id, firstName, lastName, facilityId }];
};

/** A connection as every answer shows it (the interface: Resources, Connection). */
export const connectionView = (
  connection: ConnectionRecord,
  context: OperationContext,
): Schemas['Connection'] => ({
  id: connection.id,
  firstName: connection.firstName,
  lastName: connection.lastName,
  email: connection.email,
  phoneNumber: connection.phoneNumber,
  relationship: connection.relationship,
  contactType: connection.contactType,
  status: connection.status,
  facilities: connection.facilityIds.flatMap((id) => linkedFacility(id, context)),
  residents: connection.residentIds.flatMap((id) => linkedResident(id, context)),
  groups: [...connection.groups],
  disableNotifications: connection.disableNotifications,
  disableSMS: connection.disableSMS,
  disableInvites: connection.disableInvites,
  additionalInfo: connection.additionalInfo,
  externalId: connection.externalId,
  pccId: connection.pccId,
  avatarUrl: linkedUrl(connection, context),
  thumbUrl: linkedUrl(connection, context),
  created: connection.created,
  updated: connection.updated,
});
