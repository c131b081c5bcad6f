import { FULL, looking, replacing, riding, series } from '../../witness/transportation.ts';
import { someConnection } from '../../witness/people.ts';
import { leavingOut } from '../leaves-out.ts';
import type { Saboteur } from '../saboteur.ts';
import { SETTINGS, shows } from './amend.ts';

const request = {
  section: 'transportation',
  resource: 'a transportation request',
  breaks: ['TRA-102'],
  operations: shows,
} as const;

/** Members of requests and settings that are left out, one a saboteur. */
export const presenceSaboteurs: readonly Saboteur[] = [
  ...leavingOut({ ...request, witness: looking(FULL) }, [
    ...['residentId', 'facilityId', 'status', 'tripType', 'date', 'timezone', 'appointmentTime'],
    ...['pickupTime', 'returnTime', 'pickupLocation', 'destination', 'destinationAddress'],
    ...['transportationType', 'mobilityNeeds', 'notes', 'isRecurring', 'creator', 'creator.id'],
    ...['creator.name', 'canEdit', 'canCancel', 'created'],
  ]),
  ...leavingOut({ ...request, witness: replacing({}, FULL) }, ['modified']),
  ...leavingOut({ ...request, witness: series }, ['occurrenceDate']),
  ...leavingOut(
    {
      ...request,
      witness: riding(async ({ residentId, facilityId, ask }, stage) => {
        const links = { residents: [residentId], facilities: [facilityId] };
        return ask({}, await someConnection(stage, { ...links, phoneNumber: 5551234 }));
      }),
    },
    ['creator.phone'],
  ),
  ...leavingOut(
    {
      ...request,
      witness: riding(async ({ staffMakes, assign, read, day }) => {
        const id = await staffMakes({ date: day, mileage: 12 });
        await assign(id, { driver: { name: 'Jo', phone: '5551234' }, vehicle: { name: 'Van' } });
        return read(id);
      }),
    },
    [
      ...['mileage', 'driver', 'driver.id', 'driver.name', 'driver.phone'],
      ...['vehicle', 'vehicle.id', 'vehicle.name'],
    ],
  ),
  ...leavingOut(
    {
      section: 'transportation.settings',
      resource: 'the settings',
      breaks: ['TRA-101'],
      operations: [SETTINGS],
      witness: riding(async ({ settings, setting }, { day }) => {
        const hours = { dayOfWeek: 'monday', startTime: '08:00', endTime: '18:00' } as const;
        const dated = { date: day(20), notAvailable: true };
        await setting({ hoursOfOperation: [hours, dated], transportationTypes: ['Van'] });
        return settings();
      }),
    },
    [
      ...['facilityId', 'timezone', 'transportationTypes', 'requireDestinationAddress'],
      ...['minimumLeadTimeHours', 'hoursOfOperation'],
      ...['dayOfWeek', 'date', 'notAvailable', 'startTime', 'endTime'].map(
        (name) => `hoursOfOperation.*.${name}`,
      ),
    ],
  ),
];
