import type { WithWholes } from '../../domain/exact-integer.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { checkInDateText } from '../../domain/check-ins-day.ts';
import type { CheckInRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';

type Schemas = WithWholes<components['schemas']>;

/** The zone of the community in which a resident lives. */
export const zoneOfResident = (residentId: string, world: World): string =>
  zoneOf(world.store.residents.find(residentId)?.facilityId ?? '', world);

/** The person with this id, staff or not; for an unknown id only the id is shown. */
const staffView = (id: string, { store }: World): NonNullable<Schemas['CheckIn']['checkInStaff']> => {
  const person = store.staff.find(id) ?? store.residents.find(id) ?? store.connections.find(id);
  return { id, firstName: person?.firstName ?? null, lastName: person?.lastName ?? null };
};

/** Resources, Check-in. */
export const checkInView = (checkIn: CheckInRecord, world: World): Schemas['CheckIn'] => {
  const form = world.choose('check-in-date-form', {
    date: 'date',
    'midnight-utc': 'midnight-utc',
    'local-midnight': 'local-midnight',
  } as const);
  return {
    id: checkIn.id,
    startDate: checkInDateText(checkIn.day, form, zoneOfResident(checkIn.residentId, world)),
    durationInMinutes: checkIn.durationInMinutes,
    // CHK-30
    checkInStaff: staffView(checkIn.checkInStaffId, world),
    description: checkIn.description,
    created: checkIn.created,
    modified: checkIn.modified,
  };
};
