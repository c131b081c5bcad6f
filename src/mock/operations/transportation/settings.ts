import type { components } from '../../../../openapi/generated/types.ts';
import type { OperationHours, TransportationSettingsRecord } from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';

type Schemas = components['schemas'];

/** The days of the week as the mock spells them, Sunday first, as entries count them. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** From when to when rides are offered on each day, Sunday first. */
const USUAL_HOURS = [
  ['08:00', '18:00'],
  ['07:00', '20:00'],
  ['07:00', '20:00'],
  ['07:00', '20:00'],
  ['07:00', '20:00'],
  ['07:00', '20:00'],
  ['08:00', '18:00'],
] as const;

const USUAL: Omit<TransportationSettingsRecord, 'id'> = {
  transportationTypes: ['Community van', 'Wheelchair van', 'Private car'],
  requireDestinationAddress: false,
  minimumLeadTimeHours: 3,
  hoursOfOperation: USUAL_HOURS.map(([startTime, endTime], dayOfWeek) => ({
    ...{ dayOfWeek, date: null, notAvailable: false, startTime, endTime },
  })),
};

/** The settings of a community; the defaults until staff change them. */
export const settingsOf = (facilityId: string, { store }: World): TransportationSettingsRecord => ({
  ...USUAL,
  ...store.transportationSettings.find(facilityId),
  id: facilityId,
});

const dayText = (dayOfWeek: number): string => WEEKDAYS[dayOfWeek] ?? '';

const hoursView = (
  { dayOfWeek, date, ...hours }: OperationHours,
  world: World,
): Schemas['HoursOfOperation'] => ({
  ...world.choose('hours-entry-form', {
    'names-and-dates': { dayOfWeek: dayOfWeek === null ? null : dayText(dayOfWeek), date },
    'numbers-and-dates': { dayOfWeek, date },
    'short-names-and-date-times': {
      dayOfWeek: dayOfWeek === null ? null : dayText(dayOfWeek).slice(0, 3).toUpperCase(),
      date: date === null ? null : `${date}T00:00:00Z`,
    },
  }),
  ...hours,
});

/** Resources, Transportation settings (TRA-09). */
export const settingsView = (
  { id, transportationTypes, requireDestinationAddress, ...settings }: TransportationSettingsRecord,
  world: World,
): Schemas['TransportationSettings'] => ({
  // TRA-02
  facilityId: id,
  timezone: zoneOf(id, world),
  transportationTypes: [...transportationTypes],
  requireDestinationAddress,
  minimumLeadTimeHours: settings.minimumLeadTimeHours,
  hoursOfOperation: settings.hoursOfOperation.map((entry) => hoursView(entry, world)),
});
