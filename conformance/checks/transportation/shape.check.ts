import { attributing, attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show, type JsonObject } from '../../kit/json.ts';
import { holdsExtra, shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import { STATUSES } from '../../models/transportation.ts';
import {
  aBoolean,
  aDateTime,
  aText,
  anObject,
  memberTypes,
  mustBeOfType,
  mustHaveIds,
  oneOf,
  texts,
  type MemberType,
} from '../../laws/member-types.ts';
import { ridesShown, settingsShown } from './shown.ts';
import { givenFamily } from '../../factories/family-access.ts';
import { needsPart } from '../../factories/planned-part.ts';
import {
  EASY_SETTINGS,
  editSettings,
  givenRiders,
  ownRideCommunity,
} from '../../factories/transportation.ts';
import { answerText, status } from '../../kit/match.ts';
import { reading } from '../../kit/reading.ts';
import { dataOf, objects } from '../../kit/read.ts';

const aDate: MemberType = {
  says: 'a date',
  holds: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(`${value}T00:00:00Z`).toISOString().startsWith(value),
};
const aTimeOfDay: MemberType = {
  says: 'a time of day, HH:mm',
  holds: (value) => typeof value === 'string' && (value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value)),
};
const oneOfThree = oneOf('roundtrip', 'oneway', 'willcall');

memberTypes('transportation', async (t) => (await ridesShown(t)).shown, {
  'status-is-one-of-five': [
    'The status of a request is one of the five.',
    'TRA-13',
    [oneOf(...STATUSES), 'status'],
  ],
  'trip-type-is-one-of-three': [
    'The tripType of a request is one of the three.',
    'TRA-14',
    [oneOfThree, 'tripType'],
  ],
  'date-is-a-date': ['The date of a request is a date without a time.', 'TRA-15', [aDate, 'date']],
  'times-are-times-of-day': [
    'The appointmentTime of a request is a time of day.',
    'TRA-16',
    [aTimeOfDay, 'appointmentTime'],
  ],
  'driver-and-vehicle-have-id-and-name': [
    'The driver and the vehicle of a request are objects with a string id.',
    'TRA-19',
    [anObject, 'driver vehicle'],
    [aText, 'driver.id vehicle.id'],
  ],
  'is-recurring-is-a-boolean': [
    'The isRecurring of a request is a boolean.',
    'TRA-20',
    [aBoolean, 'isRecurring'],
  ],
  'occurrence-date-is-a-date': [
    'The occurrenceDate of a request is a date where it has one.',
    'TRA-21',
    [aDate, 'occurrenceDate'],
  ],
  'creator-has-id-and-name': [
    'The creator of a request is an object with a string id.',
    'TRA-22',
    [anObject, 'creator'],
    [aText, 'creator.id'],
  ],
  'can-edit-and-can-cancel-are-booleans': [
    'The canEdit and the canCancel of a request are booleans.',
    'TRA-23',
    [aBoolean, 'canEdit canCancel'],
  ],
  'made-and-changed-at-instants': [
    'The modified of a request is a date-time, where it has one.',
    'TRA-25',
    [aDateTime, 'modified'],
  ],
});

check({
  id: 'transportation.id-is-a-string',
  says: 'A request has an id, a string, wherever it is shown.',
  clauses: ['TRA-10'],
  run: async (t) => mustHaveIds((await ridesShown(t)).shown, 'a request'),
});

check({
  id: 'transportation.is-of-its-resident',
  says: 'A request names the resident of the path and the facility of that resident, wherever it is shown.',
  clauses: ['TRA-11'],
  async run(t) {
    const { riders, shown } = await ridesShown(t);
    for (const { answer, resource } of shown)
      for (const member of ['residentId', 'facilityId'] as const) {
        const found = resource[member];
        const isOwn = isBlank(found) || found === riders[member];
        mustHold(answer, `${member} ${riders[member]} where it is set`, isOwn, shows(member, found));
      }
  },
});

check({
  id: 'transportation.nobody-assigned-yet',
  says: 'A request has no driver and no vehicle until staff assign them.',
  clauses: ['TRA-19'],
  async run(t) {
    const { shown, assigned } = await ridesShown(t);
    for (const one of shown) {
      const { answer, resource } = one;
      if (assigned.includes(one) || resource['status'] === 'approved') continue;
      for (const name of ['driver', 'vehicle']) {
        const found = resource[name];
        mustHold(answer, `no ${name}`, isBlank(found), shows(name, found));
      }
    }
  },
});

const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };

memberTypes('transportation', async (t) => [(await settingsShown(t)).shown], {
  'settings-timezone': ['The timezone of the settings is a string.', 'TRA-03', [aText, 'timezone']],
  'settings-transportationTypes': [
    'The transportationTypes of the settings is an array of strings.',
    'TRA-04',
    [texts, 'transportationTypes'],
  ],
  'settings-requireDestinationAddress': [
    'The requireDestinationAddress of the settings is a boolean.',
    'TRA-05',
    [aBoolean, 'requireDestinationAddress'],
  ],
  'settings-minimumLeadTimeHours': [
    'The minimumLeadTimeHours of the settings is an integer.',
    'TRA-06',
    [anInteger, 'minimumLeadTimeHours'],
  ],
});

check({
  id: 'transportation.settings-are-answered',
  says: 'The settings answer 200 with an object under data, to the resident and to a connection.',
  clauses: ['TRA-01'],
  async run(t) {
    await needsPart(t, 'transportation');
    const { facilityId, resident, connections } = await givenFamily(t);
    for (const as of [resident, ...connections]) {
      const answer = await t.call('getTransportationSettings', { path: { facilityId }, as });
      if (answer.status === 403) return t.unproven('the community has not enabled transportation');
      must(answer, status(200));
      const found = answerText(answer);
      const isEnveloped = isObject(field(answer.json, 'data'));
      mustHold(answer, 'an object as data', isEnveloped, { kind: 'wrong-envelope', found });
    }
  },
});

check({
  id: 'transportation.settings-of-the-facility',
  says: 'The facilityId of the settings is the facility in the path.',
  clauses: ['TRA-02', 'TRA-01'],
  async run(t) {
    const { facilityId, shown } = await attributing(['TRA-01'], () => settingsShown(t));
    const { facilityId: found } = shown.resource;
    const isOwn = isBlank(found) || found === facilityId;
    await attributing(['TRA-02'], () =>
      mustHold(shown.answer, `facilityId ${facilityId}`, isOwn, shows('facilityId', found)),
    );
  },
});

check({
  id: 'transportation.settings-hours',
  says: 'Each entry of the hours of operation has a boolean notAvailable and times of day, where they are set.',
  clauses: ['TRA-07'],
  async run(t) {
    const { shown } = await settingsShown(t);
    const { answer, resource } = shown;
    const { hoursOfOperation: hours } = resource;
    const isArray = isBlank(hours) || (Array.isArray(hours) && hours.every(isObject));
    mustHold(answer, 'an array of objects as hoursOfOperation', isArray, shows('hoursOfOperation', hours));
    for (const entry of objects(resource, 'hoursOfOperation')) {
      mustBeOfType([{ answer, resource: entry }], ['notAvailable'], aBoolean);
      for (const name of ['startTime', 'endTime']) {
        const time = entry[name];
        const isTime = isBlank(time) || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(time));
        mustHold(
          answer,
          `a time of day as ${name} of an entry`,
          isTime,
          shows(`hoursOfOperation.${name}`, time),
        );
      }
    }
  },
});

check({
  id: 'transportation.settings-name-no-fleet',
  says: 'The settings have no member for vehicles or drivers.',
  clauses: ['TRA-09'],
  async run(t) {
    const { shown } = await settingsShown(t);
    const fleet = Object.keys(shown.resource).filter((name) => /vehicle|driver/i.test(name));
    mustHold(shown.answer, 'neither vehicles nor drivers', fleet.length === 0, holdsExtra(fleet.join(', ')));
  },
});

const SETTINGS = [
  ['transportationTypes', 'TRA-04'],
  ['requireDestinationAddress', 'TRA-05'],
  ['minimumLeadTimeHours', 'TRA-06'],
] as const;

check({
  id: 'transportation.settings-are-those-of-staff',
  says: 'The settings show what staff set, to a resident and to a connection, and only those of that community.',
  clauses: ['TRA-04', 'TRA-05', 'TRA-06'],
  async run(t) {
    const [one, other] = [await ownRideCommunity(t), await ownRideCommunity(t)];
    const riders = await givenRiders(t, { at: one });
    const others = await givenRiders(t, { at: other });
    const mustStateReason = (answer: Answer, settings: JsonObject, promised: string) => {
      for (const [name, clause] of SETTINGS)
        attributed([clause], () =>
          mustEcho(
            answer,
            { [name]: dataOf(answer)[name] },
            { [name]: settings[name] ?? null },
            { promised: `${name}: ${promised}` },
          ),
        );
    };
    for (const settings of [
      { transportationTypes: ['Bus', 'Taxi'], requireDestinationAddress: true, minimumLeadTimeHours: 24 },
      { transportationTypes: ['Taxi'], requireDestinationAddress: false, minimumLeadTimeHours: 5 },
    ]) {
      await editSettings(t, one.id, settings);
      for (const as of riders.people) {
        const answer = await t.call('getTransportationSettings', { path: { facilityId: one.id }, as });
        mustStateReason(answer, settings, 'the settings that staff have set');
      }
      const path = { facilityId: other.id };
      const theirs = await t.call('getTransportationSettings', { path, as: others.resident });
      mustStateReason(theirs, EASY_SETTINGS, 'the settings of another community as they were');
    }
  },
});

check({
  id: 'transportation.hours-entry-form',
  says: 'Records how the entries of the hours of operation name their day.',
  clauses: ['TRA-08'],
  async run(t) {
    const usual = await givenRiders(t);
    // If the usual community shows no hours, take one in which staff have set them.
    const hasHours = usual.settings.hours.length > 0;
    const { facilityId, resident: as } = hasHours
      ? usual
      : await givenRiders(t, { at: await ownRideCommunity(t) });
    const answer = await t.call('getTransportationSettings', { path: { facilityId }, as });
    const entries = objects(dataOf(answer), 'hoursOfOperation');
    const valuesOf = (name: string) => entries.map((entry) => entry[name]).filter((one) => !isBlank(one));
    const [days, dates] = [valuesOf('dayOfWeek'), valuesOf('date')];
    if (days.length + dates.length === 0) return t.unproven('the hours of operation name no day');
    const all = (values: readonly unknown[], form: RegExp): boolean =>
      values.every((one) => form.test(String(one)));
    const isPlain = all(dates, /^\d{4}-\d\d-\d\d$/);
    const outcomes = {
      'names-and-dates': isPlain && all(days, /^(mon|tues|wednes|thurs|fri|satur|sun)day$/),
      'numbers-and-dates': isPlain && all(days, /^[0-6]$/),
      'short-names-and-date-times': all(dates, /^\d{4}-\d\d-\d\dT00:00/) && all(days, /^[A-Z]{3}$/),
    };
    reading(t, 'hours-entry-form', answer, outcomes, show([...new Set([...days, ...dates])]));
  },
});
