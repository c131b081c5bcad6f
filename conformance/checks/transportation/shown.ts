import { givenFamily } from '../../factories/family-access.ts';
import { needsPart } from '../../factories/planned-part.ts';
import {
  fullBody,
  givenRide,
  givenRiders,
  givenSeries,
  rideBody,
  type Riders,
} from '../../factories/transportation.ts';
import { addDays } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { once } from '../../kit/once.ts';
import { text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { inData, inList, type Shown } from '../../laws/member-types.ts';

interface SettingsShown {
  readonly facilityId: string;
  readonly shown: Shown;
}

/** The settings of a community and its id; once per run. */
export const settingsShown = once(async (t: Tools): Promise<SettingsShown> => {
  await needsPart(t, 'transportation');
  const { facilityId, resident: as } = await givenFamily(t, { connections: 0 });
  const [shown] = inData(await t.call('getTransportationSettings', { path: { facilityId }, as }));
  return { facilityId, shown: shown ?? t.unproven('no settings to look at') };
});

interface RidesShown {
  readonly riders: Riders;
  readonly shown: readonly Shown[];
  /** Those of them that staff assigned a driver and a vehicle to. */
  readonly assigned: readonly Shown[];
}

/**
 * Requests full and bare, made, read, listed, replaced, cancelled, settled by staff and recurring, as all answers
 * show them; once per run. What only staff can make is left out where the target has no lever for it.
 */
export const ridesShown = once(async (t: Tools): Promise<RidesShown> => {
  const riders = await givenRiders(t, { shared: true });
  const [relative] = riders.connections;
  const unassigned = [
    ...(await throughout(t, riders, true)),
    ...(await throughout(t, riders, false)),
    ...(relative ? await throughout(t, riders, true, relative) : []),
  ];
  const assigned = (await unlessUnproven(() => assignedTo(t, riders))) ?? [];
  const ofSeries = (await unlessUnproven(() => recurring(t, riders))) ?? [];
  return { riders, shown: [...unassigned, ...assigned, ...ofSeries], assigned };
});

async function read(
  t: Tools,
  { residentId, resident, day }: Riders,
  requestId: string,
  as: Identity = resident,
): Promise<readonly Shown[]> {
  const query = { startDate: addDays(day, -5), endDate: addDays(day, 5) };
  return [
    ...inData(await t.call('getTransportationRequest', { path: { residentId, requestId }, as })),
    ...inList(await t.call('listTransportationRequests', { path: { residentId }, query, as }), requestId),
  ];
}

async function throughout(
  t: Tools,
  riders: Riders,
  isFull: boolean,
  as: Identity = riders.resident,
): Promise<readonly Shown[]> {
  const { residentId } = riders;
  const [body, later] = isFull ? [fullBody, rideBody] : [rideBody, fullBody];
  const sent = { path: { residentId }, body: body(t, riders), as };
  const created = inData(await t.call('createTransportationRequest', sent));
  const [made] = created;
  if (made === undefined) return t.unproven('no request could be made to look at');
  const path = { residentId, requestId: text(made.resource, 'id') };
  const { requestId } = path;
  return [
    ...created,
    ...(await read(t, riders, requestId, as)),
    ...inData(await t.call('replaceTransportationRequest', { path, body: later(t, riders), as })),
    ...(await read(t, riders, requestId, as)),
    ...inData(await t.call('cancelTransportationRequest', { path, as })),
    ...(await read(t, riders, requestId, as)),
  ];
}

async function assignedTo(t: Tools, riders: Riders): Promise<readonly Shown[]> {
  const { requestId } = await givenRide(t, riders);
  await t.lever('approve-transportation-request', { requestId });
  const [driver, vehicle] = [{ name: t.fresh.text('Dora'), phone: '206555123' }, { name: 'Van 7' }];
  await t.lever('assign-transportation', { requestId, driver, vehicle });
  return read(t, riders, requestId);
}

async function recurring(t: Tools, riders: Riders): Promise<readonly Shown[]> {
  const { requestId } = await givenSeries(t, riders, { frequency: 'daily', count: 3 });
  return read(t, riders, requestId);
}
