import type { components } from '../../../../openapi/generated/types.ts';
import { writtenDateOf } from '../../domain/calendar-day.ts';
import type { ConnectionRecord, ResidentRecord } from '../../world/records.ts';

type Schemas = components['schemas'];

/** A resident as the worked example of the read shows it: bare, with the date of birth as a day. */
export const exampleResident = (resident: ResidentRecord): Schemas['ExampleResident'] => ({
  id: resident.id,
  firstName: resident.firstName,
  lastName: resident.lastName,
  facilityId: resident.facilityId,
  dateOfBirth: resident.dob === null ? null : writtenDateOf(resident.dob).toString(),
  roomNumber: resident.roomNumber,
});

/** A connection as the worked example of the list shows it for one resident. */
export const exampleConnection = (
  connection: ConnectionRecord,
  residentId: string,
): Schemas['ExampleConnection'] => ({
  id: connection.id,
  residentId,
  name: `${connection.firstName} ${connection.lastName}`,
  relationship: connection.relationship,
  email: connection.email,
});
