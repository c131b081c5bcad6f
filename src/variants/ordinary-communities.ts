import type { Temporal } from 'temporal-polyfill';
import type { OperationHours, TransportationSettingsRecord } from '../mock/world/transportation-records.ts';
import type { World } from '../mock/world/world.ts';

/** The communities of an ordinary server: each asks something else of a request, and some lack a module. */

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

const weekly = (dayOfWeek: number, startTime: string, endTime: string): OperationHours => ({
  ...{ dayOfWeek, date: null, notAvailable: false, startTime, endTime },
});

const dated = (date: string, startTime: string, endTime: string): OperationHours => ({
  ...weekly(0, startTime, endTime),
  ...{ dayOfWeek: null, date },
});

type RideSettings = Omit<TransportationSettingsRecord, 'id'>;

/** Of a community that asks for two days and an address, and drives no one on Sundays. */
const STRICT: RideSettings = {
  transportationTypes: ['Bus', 'Taxi'],
  requireDestinationAddress: true,
  minimumLeadTimeHours: 48,
  hoursOfOperation: ALL_WEEK.map((day) => ({ ...weekly(day, '08:00', '18:30'), notAvailable: day === 0 })),
};

/** Of a community with a taxi at any hour. */
const ROUND_THE_CLOCK: RideSettings = {
  transportationTypes: ['Taxi'],
  requireDestinationAddress: false,
  minimumLeadTimeHours: 3,
  hoursOfOperation: ALL_WEEK.map((day) => weekly(day, '00:00', '23:59')),
};

/** Of a community whose van drives mornings and afternoons in turn, on Saturdays twice, and on three Sundays. */
const inTurns = (today: Temporal.PlainDate): RideSettings => {
  const next = (days: number, dayOfWeek: number): string => {
    const from = today.add({ days });
    return from.add({ days: (dayOfWeek - (from.dayOfWeek % 7) + 7) % 7 }).toString();
  };
  return {
    transportationTypes: ['Van'],
    requireDestinationAddress: false,
    minimumLeadTimeHours: 3,
    hoursOfOperation: [
      ...[1, 3, 5].map((day) => weekly(day, '08:00', '12:30')),
      ...[2, 4].map((day) => weekly(day, '13:00', '18:00')),
      ...[weekly(6, '08:00', '11:00'), weekly(6, '14:00', '17:00')],
      ...[dated(next(12, 0), '10:00', '16:00'), dated(next(14, 4), '08:00', '12:00')],
      { ...dated(next(19, 0), '', '16:00'), startTime: null },
      { ...dated(next(26, 0), '10:00', ''), endTime: null },
    ],
  };
};

const MODULES = {
  transportation: true,
  familyTransportation: true,
  workRequests: true,
  familyWorkRequests: true,
};

/** Communities that lack a module of each section, and what they and the second community ask of a request. */
export const communitiesOf = (
  { store, ids, clock }: World,
  facilities: readonly { readonly id: string }[],
) => {
  const setRides = (id: string, settings: RideSettings) =>
    store.transportationSettings.insert({ id, ...settings });
  const setWorks = (id: string) => {
    store.workTeams.insert({ id, teams: [{ key: 'haustechnik', name: 'Haustechnik' }] });
    store.workRequestSettings.insert({ id, types: ['Heizung', 'Aufzug'], locations: ['Zimmer', 'Flur'] });
  };
  const [, second] = store.facilities.all();
  if (second) setRides(second.id, STRICT);
  const timeZone = 'Europe/Berlin';
  const lacking = (Object.keys(MODULES) as readonly (keyof typeof MODULES)[]).map((name) => {
    const record = {
      id: ids.next('fac'),
      name: `Haus ohne ${name}`,
      bedCount: null,
      careSetting: null,
      timeZone,
    };
    const { id } = store.facilities.insert(record);
    const modules = { ...MODULES, [name]: false };
    store.modules.insert({ id, ...modules });
    if (name === 'transportation') setWorks(id);
    if (name === 'workRequests')
      setRides(id, inTurns(clock.now().toZonedDateTimeISO(timeZone).toPlainDate()));
    if (name === 'familyWorkRequests') setRides(id, ROUND_THE_CLOCK);
    return { id, timeZone, modules };
  });
  return [...facilities, ...lacking];
};
