import {
  EASY_SETTINGS,
  editSettings,
  everyDay,
  givenRiders,
  givenSeries,
  ownRideCommunity,
} from '../../factories/transportation.ts';
import { foundRequests, foundSeries } from '../../factories/found-requests.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { listedBy, presence, shownBy, type Sample, type ShownResource } from '../../kit/presence.ts';
import { dataOf, objects, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import { allLevers, pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { samplesOf } from '../../laws/request-shown.ts';
import { membersOf } from '../../laws/shown.ts';

const SETTINGS = {
  resource: 'Transportation settings',
  record: 'TransportationSettings',
  clause: 'TRA-101',
} as const;
const REQUEST = {
  resource: 'Transportation request',
  record: 'TransportationRequest',
  clause: 'TRA-102',
} as const;

presence(
  {
    ...SETTINGS,
    id: 'transportation.settings-show-their-members',
    says: 'The settings show every listed member that staff have set.',
    needs: ['lever:create-facility', 'lever:edit-transportation-settings'],
    members: membersOf('TransportationSettings'),
  },
  async (t) => {
    const at = await ownRideCommunity(t);
    const { facilityId, resident: as } = await givenRiders(t, { at, connections: 0 });
    const { transportationTypes, requireDestinationAddress } = EASY_SETTINGS;
    const values = { facilityId, transportationTypes, requireDestinationAddress, minimumLeadTimeHours: 3 };
    const hours = (...names: readonly string[]) => names.map((name) => `hoursOfOperation.*.${name}`);
    const samples = [];
    const dated = [{ date: await t.day(30), notAvailable: true }];
    for (const [isWeekly, hoursOfOperation, except] of [
      [true, everyDay('00:00', '23:59'), hours('date', 'notAvailable')],
      [false, dated, hours('dayOfWeek', 'startTime', 'endTime')],
    ] as const) {
      await editSettings(t, facilityId, { hoursOfOperation: [...hoursOfOperation] });
      const answer = await t.call('getTransportationSettings', { path: { facilityId }, as });
      const shown = shownBy(answer);
      // The settings may show days of the week that staff did not set as closed.
      const hours = objects(shown.resource, 'hoursOfOperation').filter(
        ({ date, dayOfWeek }) => isWeekly || !isBlank(date) || isBlank(dayOfWeek),
      );
      const resource = { ...shown.resource, hoursOfOperation: hours };
      samples.push({ shown: [{ answer, resource }], values, except });
    }
    return samples;
  },
);

presence(
  {
    ...SETTINGS,
    id: 'transportation.settings-show-whose-they-are',
    says: 'The settings show their facility and its time zone.',
    members: ['facilityId', 'timezone'],
  },
  async (t) => {
    const { facilityId, resident: as } = await givenRiders(t, { shared: true });
    const answer = await t.call('getTransportationSettings', { path: { facilityId }, as });
    return [{ shown: [shownBy(answer)], values: { facilityId } }];
  },
);

const readAs = async (
  t: Tools,
  path: { readonly residentId: string; readonly requestId: string },
  as: Identity,
  occurrenceDate?: string,
): Promise<ShownResource> =>
  shownBy(await t.call('getTransportationRequest', { path, as, query: { occurrenceDate } }));

const ENTERED = [
  'driver.name',
  'driver.phone',
  'vehicle.name',
  'mileage',
  'driver.id',
  'vehicle.id',
] as const;

presence(
  {
    ...REQUEST,
    id: 'transportation.shows-its-members',
    says: 'A transportation request shows every listed member that has a value.',
    members: membersOf('TransportationRequest', {
      except: ['referenceNumber', 'mobilityNeeds', 'mileage', 'driver', 'vehicle'],
      also: ['creator.id', 'creator.name', 'timezone'],
    }),
  },
  async (t) => {
    const riders = await givenRiders(t, { shared: true });
    const unset = riders.settings.types.length === 0 ? ['transportationType'] : [];
    return samplesOf(t, riders, { isRecurring: false }, { unset, unchanged: ['modified'] });
  },
);

presence(
  {
    ...REQUEST,
    id: 'transportation.shows-what-the-rider-needs',
    says: 'A transportation request shows the mobility needs that were sent.',
    members: ['mobilityNeeds'],
  },
  async (t) => {
    const riders = await givenRiders(t, { shared: true });
    const { residentId, resident: as } = riders;
    // Whether needs are a text or a list is not shown.
    for (const mobilityNeeds of ['Walker', ['Walker']]) {
      const body = riders.least(t, { mobilityNeeds });
      const created = await t.callAny('createTransportationRequest', { path: { residentId }, body, as });
      if (!isSuccess(created)) continue;
      const path = { residentId, requestId: text(dataOf(created), 'id') };
      return [{ shown: [shownBy(created), await readAs(t, path, as)] }];
    }
    return t.unproven('mobility needs are taken neither as a text nor as a list');
  },
);

/** Requests of the pools that show a driver, a vehicle or a mileage, as they are read and as they are listed. */
async function driven(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const name of ['approvedTransportationRequests', 'completedTransportationRequests'] as const)
    for (const { id, residentId, resident, request } of await foundRequests(t, rides, name)) {
      const list = await rides.listed(t, residentId, resident, rides.around(request));
      const shown = [await readAs(t, { residentId, requestId: id }, resident), listedBy(list, id)];
      const isSet = (member: string) => shown.some(({ resource }) => !isBlank(field(resource, member)));
      // A driver and a vehicle that are there have an id.
      const except = ENTERED.filter((one) => !isSet(one.endsWith('.id') ? one.slice(0, -3) : one));
      if (isSet('driver') || isSet('vehicle')) samples.push({ shown, except });
    }
  return samples.length > 0
    ? samples
    : t.unproven(
        'needs a request with a driver or a vehicle',
        pool('approvedTransportationRequests'),
        allLevers,
      );
}

/** Occurrences of the recurring requests of the pool, as they are read and as they are listed. */
async function occurring(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const { id: requestId, residentId, resident, days, window } of await foundSeries(t, rides)) {
    const [startDate, endDate] = window;
    const list = await rides.listed(t, residentId, resident, { startDate, endDate });
    const read = await readAs(t, { residentId, requestId }, resident, days[0]);
    samples.push({ shown: [read, listedBy(list, requestId)], values: { isRecurring: true } });
  }
  return samples;
}

presence(
  {
    ...REQUEST,
    id: 'transportation.shows-what-staff-did',
    says: 'A transportation request shows the driver, the vehicle and the mileage that staff entered.',
    members: ENTERED,
  },
  async (t) => {
    if (!hasLever(t.run, 'create-transportation-request') || !hasLever(t.run, 'assign-transportation'))
      return driven(t);
    const riders = await givenRiders(t, { shared: true });
    const { residentId, resident, day } = riders;
    const driver = { name: t.fresh.text('Jo'), phone: String(t.fresh.number()) };
    const vehicle = { name: t.fresh.text('Van') };
    const { requestId } = await t.lever('create-transportation-request', {
      ...{ residentId, date: day, appointmentTime: '12:00', tripType: 'oneway', mileage: 12 },
      ...{ destination: t.fresh.text('Clinic'), creatorId: resident.id ?? resident.actingId },
    });
    await t.lever('assign-transportation', { requestId, driver, vehicle });
    const values = { 'driver.name': driver.name, 'driver.phone': driver.phone, 'vehicle.name': vehicle.name };
    const listed = listedBy(await rides.listed(t, residentId, resident), requestId);
    return [{ shown: [await readAs(t, { residentId, requestId }, resident), listed], values }];
  },
);

presence(
  {
    ...REQUEST,
    id: 'transportation.shows-which-occurrence-it-is',
    says: 'An occurrence of a recurring request shows that it recurs, and its occurrenceDate.',
    members: ['isRecurring', 'occurrenceDate', 'canEdit', 'canCancel'],
  },
  async (t) => {
    if (!hasLever(t.run, 'create-transportation-request')) return occurring(t);
    const riders = await givenRiders(t, { shared: true });
    const { resident, day } = riders;
    const path = await givenSeries(t, riders, { frequency: 'weekly', count: 2 });
    const one = await readAs(t, path, resident, day);
    const list = await rides.listed(t, riders.residentId, resident);
    const shown = [one, listedBy(list, path.requestId)];
    return [{ shown, values: { isRecurring: true } }];
  },
);
