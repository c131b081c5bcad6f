import { newRequest } from '../../factories/requests.ts';
import { isOfDate, isWeekly } from '../../factories/transportation-hours.ts';
import { rides } from '../../factories/transportation-subject.ts';
import {
  EASY_SETTINGS,
  editSettings,
  everyDay,
  givenRiders,
  givenSeries,
  ownRideCommunity,
} from '../../factories/transportation.ts';
import { check, checkWith } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { holdsExtra, shows } from '../../kit/fault.ts';
import { show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { dataOf, objects } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Shown } from '../../laws/member-types.ts';
import {
  everywhere,
  mustAnswerSettings,
  mustBeOfResident,
  mustShowSettings,
  settingsShown,
  throughout,
} from '../../laws/request-shown.ts';
import { typesOf } from '../../laws/shown.ts';
import { setsHours } from './tries.ts';

/**
 * Requests full and bare, made, read, listed, replaced, cancelled, settled by staff and recurring, as all answers
 * show them; once per run. What only staff can make is left out where the target has no lever for it.
 */
const ridesShown = once(async (t: Tools) => {
  const riders = await givenRiders(t, { shared: true });
  const { resident, relative } = riders;
  const stages = [
    ...(await throughout(t, riders)),
    ...(await throughout(t, riders, { isFull: false })),
    ...(await throughout(t, riders, { by: relative })),
  ];
  const assigned = async (): Promise<readonly Shown[]> => {
    const ride = await newRequest(t, riders);
    const { id: requestId } = ride;
    await t.lever('approve-transportation-request', { requestId });
    const [driver, vehicle] = [{ name: t.fresh.text('Dora'), phone: '206555123' }, { name: 'Van 7' }];
    await t.lever('assign-transportation', { requestId, driver, vehicle });
    return everywhere(t, riders, ride, resident);
  };
  const recurring = async (): Promise<readonly Shown[]> => {
    const path = await givenSeries(t, riders, { frequency: 'daily', count: 3 });
    return everywhere(t, riders, { path, id: path.requestId, body: { date: riders.day } }, resident);
  };
  const settled = (await unlessUnproven(assigned)) ?? [];
  const unsettled = [...stages.flatMap(({ shown }) => shown), ...((await unlessUnproven(recurring)) ?? [])];
  return { riders, unsettled, shown: [...unsettled, ...settled] };
});

typesOf('transportation', 'TransportationRequest', async (t) => (await ridesShown(t)).shown, {
  'id-is-a-string': 'TRA-10',
  'status-is-one-of-five': 'TRA-13',
  'trip-type-is-one-of-three': 'TRA-14',
  'date-is-a-date': 'TRA-15',
  'times-are-times-of-day': 'TRA-16',
  'driver-and-vehicle-have-id-and-name': 'TRA-19',
  'is-recurring-is-a-boolean': 'TRA-20',
  'occurrence-date-is-a-date': 'TRA-21',
  'creator-has-id-and-name': 'TRA-22',
  'can-edit-and-can-cancel-are-booleans': 'TRA-23',
  'made-and-changed-at-instants': 'TRA-25',
});

const ofSettings = once((t: Tools) => settingsShown(t, rides));

typesOf('transportation', 'TransportationSettings', ofSettings, {
  'settings-timezone': 'TRA-03',
  'settings-transportationTypes': 'TRA-04',
  'settings-requireDestinationAddress': 'TRA-05',
  'settings-minimumLeadTimeHours': 'TRA-06',
  'settings-hours': 'TRA-07',
});

const shownCheck = checkWith(ridesShown);

shownCheck({
  id: 'transportation.is-of-its-resident',
  says: 'A request names the resident of the path and the facility of that resident, wherever it is shown.',
  clauses: ['TRA-11'],
  run: (_t, { riders, shown }) => mustBeOfResident(riders, shown),
});

shownCheck({
  id: 'transportation.nobody-assigned-yet',
  says: 'A request has no driver and no vehicle until staff assign them.',
  clauses: ['TRA-19'],
  run(_t, { unsettled }) {
    for (const { answer, resource } of unsettled)
      for (const name of resource['status'] === 'approved' ? [] : ['driver', 'vehicle']) {
        const found = resource[name];
        mustHold(answer, `no ${name}`, isBlank(found), shows(name, found));
      }
  },
});

check({
  id: 'transportation.settings-are-answered',
  says: 'The settings of each of two facilities answer 200 to a resident and a connection, and name that facility.',
  clauses: ['TRA-01', 'TRA-02'],
  run: (t) => mustAnswerSettings(t, rides, 'TRA-01'),
});

check({
  id: 'transportation.settings-name-no-fleet',
  says: 'The settings have no member for vehicles or drivers.',
  clauses: ['TRA-09'],
  async run(t) {
    for (const { answer, resource } of await ofSettings(t)) {
      const fleet = Object.keys(resource).filter((name) => /vehicle|driver/i.test(name));
      mustHold(answer, 'neither vehicles nor drivers', fleet.length === 0, holdsExtra(fleet.join(', ')));
    }
  },
});

check({
  id: 'transportation.settings-are-those-of-staff',
  says: 'The settings show what staff set, to a resident and to a connection, and only those of that community.',
  clauses: ['TRA-04', 'TRA-05', 'TRA-06'],
  async run(t) {
    const [one, other] = [await ownRideCommunity(t), await ownRideCommunity(t)];
    const [home, there] = [await givenRiders(t, { at: one }), await givenRiders(t, { at: other })];
    for (const set of [
      { transportationTypes: ['Bus', 'Taxi'], requireDestinationAddress: true, minimumLeadTimeHours: 24 },
      { transportationTypes: ['Taxi'], requireDestinationAddress: false, minimumLeadTimeHours: 5 },
    ]) {
      await editSettings(t, one.id, set);
      await mustShowSettings(
        t,
        [
          { home, set },
          { home: there, set: EASY_SETTINGS },
        ],
        {
          transportationTypes: 'TRA-04',
          requireDestinationAddress: 'TRA-05',
          minimumLeadTimeHours: 'TRA-06',
        },
      );
    }
  },
});

check({
  id: 'transportation.hours-entry-form',
  says: 'Records how the entries of the hours of operation name their day.',
  clauses: ['TRA-08'],
  async run(t) {
    const usual = await givenRiders(t);
    const isShown = [isOfDate, isWeekly].every((isOfKind) => usual.settings.hours.some(isOfKind));
    // If the usual community shows no hours of both kinds, take one in which staff have set them.
    const hours = [{ date: usual.day, notAvailable: true }, ...everyDay('09:00', '15:00')];
    const { facilityId, resident: as } =
      isShown || !setsHours(t)
        ? usual
        : await givenRiders(t, { at: await ownRideCommunity(t, { hoursOfOperation: hours }) });
    const answer = await t.call('getTransportationSettings', { path: { facilityId }, as });
    const entries = objects(dataOf(answer), 'hoursOfOperation');
    const valuesOf = (name: string) => entries.map((entry) => entry[name]).filter((one) => !isBlank(one));
    const [days, dates] = [valuesOf('dayOfWeek'), valuesOf('date')];
    if (days.length + dates.length === 0) return t.unproven('the hours of operation name no day');
    const all = (values: readonly unknown[], form: RegExp): boolean =>
      values.every((one) => form.test(String(one)));
    // An entry of one kind has no value for the other, and no empty text either.
    const isClear = entries.every(({ dayOfWeek, date }) => dayOfWeek !== '' && date !== '');
    const isPlain = isClear && all(dates, /^\d{4}-\d\d-\d\d$/);
    const outcomes = {
      'names-and-dates': isPlain && all(days, /^(mon|tues|wednes|thurs|fri|satur|sun)day$/),
      'numbers-and-dates': isPlain && all(days, /^[0-6]$/),
      'short-names-and-date-times':
        isClear && all(dates, /^\d{4}-\d\d-\d\dT00:00/) && all(days, /^[A-Z]{3}$/),
    };
    reading(t, 'hours-entry-form', answer, outcomes, show([...new Set([...days, ...dates])]));
  },
});
