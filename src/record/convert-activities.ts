import { Temporal } from 'temporal-polyfill';
import { movedToDay } from '../mock/domain/activities-times.ts';
import { isDate } from '../mock/domain/calendar-day.ts';
import { daysOfWeek } from '../mock/domain/series.ts';
import { field, isObject, isText, items, type JsonObject } from '../../conformance/kit/json.ts';
import {
  attachmentIn,
  dayIn,
  idIn,
  idsIn,
  instantIn,
  momentKey,
  personDraft,
  personIn,
  plainDayIn,
  textIn,
  zoneOf,
  zoneOfResident,
  type Convert,
  type Draft,
  type Known,
} from './known.ts';
import type { Read } from './part.ts';

/** The limit of places; some servers show 0 if there is none. */
const limitIn = (places: unknown): unknown => {
  const max = field(places, 'max');
  return max === 0 && field(places, 'isFull') !== true ? null : max;
};

/** A day of the week as the mock spells it. */
const weekday = (name: unknown): string =>
  daysOfWeek.find((day) => isText(name) && day.startsWith(name.toLowerCase())) ?? (isText(name) ? name : '');

const recurrenceIn = (item: JsonObject, zone: string): JsonObject | null => {
  const { recurrence } = item;
  const frequency = textIn(recurrence, 'frequency')?.toLowerCase();
  if (!isObject(recurrence) || frequency === undefined || item['isRecurring'] === false) return null;
  const { dayOfWeek } = recurrence;
  return {
    ...recurrence,
    frequency,
    daysOfWeek: items(recurrence['daysOfWeek']).map(weekday),
    dayOfWeek: isText(dayOfWeek) ? weekday(dayOfWeek) : null,
    weekOfMonth: textIn(recurrence, 'weekOfMonth')?.toLowerCase() ?? null,
    seriesStartDate: plainDayIn(recurrence['seriesStartDate'], zone) ?? dayIn(item['startDate'], zone),
    seriesEndDate: plainDayIn(recurrence['seriesEndDate'], zone),
    exceptionDates: items(recurrence['exceptionDates']).flatMap((day) => plainDayIn(day, zone) ?? []),
  };
};

interface Times {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string | null;
}

/** The times of an occurrence, moved to the first day of its series, because the store counts from there. */
const firstTimes = (times: Times, first: string, zone: string): Times => {
  const { startDate, endDate, startTime } = times;
  if (
    startDate === null ||
    !isDate(first) ||
    (startTime !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(startTime))
  )
    return times;
  const day = Temporal.PlainDate.from(first);
  const moved = movedToDay(
    { startDate, endDate, startTime, endTime: null, timeType: 'exactTime' },
    day,
    zone,
  );
  return { ...times, ...moved };
};

const activity: Convert = (item, { path, operationId }, known) => {
  const id = idIn(item);
  const facilityId = textIn(item, 'facilityId') ?? path['facilityId'] ?? '';
  const zone = zoneOf(facilityId, known);
  const recurrence = recurrenceIn(item, zone);
  const times = {
    startDate: instantIn(item['startDate'], zone, item['startTime']),
    endDate: instantIn(item['endDate'], zone, item['endTime']),
    startTime: textIn(item, 'startTime'),
  };
  if (recurrence && !known.series.has(id))
    known.series.set(id, { zone, first: String(recurrence['seriesStartDate']) });
  return [
    [
      'activities',
      {
        ...{ ...item, id, facilityId, recurrence, isDeleted: false },
        ...(recurrence ? firstTimes(times, String(recurrence['seriesStartDate']), zone) : times),
        maxRegistered: limitIn(field(item, 'capacity.residents')),
        maxRegisteredConnections: limitIn(field(item, 'capacity.connections')),
        attachments: items(item['attachments']).map((one) => attachmentIn(one, field(one, 'url'), known)),
        creator: { id: idIn(item['creator']), name: textIn(item, 'creator.name') ?? '' },
      },
    ],
    // Each listed day is one on which a registration for the series may have been cancelled.
    ...(recurrence && operationId === 'listActivities'
      ? [['seriesDays', { id, day: dayIn(item['startDate'], zone) }] as const]
      : []),
  ];
};

const registered =
  (userType: 'resident' | 'connection', parent: string): Convert =>
  (item, { path }, { series }) => {
    const activityId = textIn(item, 'activityId') ?? '';
    const its = series.get(activityId);
    return [
      [
        'registrationRows',
        {
          ...{ ...item, id: activityId, activityId, userType, personId: path[parent] ?? '' },
          userId: textIn(item, 'userId') ?? path[parent],
          day: its ? dayIn(item['activityStartDate'], its.zone) : null,
        },
      ],
    ];
  };

const attended = (item: JsonObject, activityId: string, day: string | null): Draft => [
  'attendance',
  {
    ...{ ...item, activityId, occurrenceDate: day, userId: textIn(item, 'userId') ?? '' },
    id: [activityId, textIn(item, 'userId'), momentKey(item['markedAt'])].join('/'),
  },
];

const attendanceOfActivity: Convert = (item) =>
  items(item['attendanceRecords'])
    .filter(isObject)
    .map((one) => attended(one, textIn(item, 'activityId') ?? '', null));

const attendanceOfResident: Convert = (item, { path }, { series }) => {
  const activityId = textIn(item, 'activityId') ?? '';
  const its = series.get(activityId);
  const day = its ? dayIn(item['activityStartDate'], its.zone) : null;
  // A mark for the whole series is shown with its first occurrence.
  const ofDay = day === its?.first ? null : day;
  return [attended({ userId: path['residentId'], ...item }, activityId, ofDay)];
};

const ofResident =
  (collection: string, more: (item: JsonObject, read: Read, known: Known) => JsonObject): Convert =>
  (item, read, known) => {
    const residentId = read.path['residentId'] ?? '';
    const all = idsIn(item['attendedResidentIds']);
    return [
      [
        collection,
        {
          ...{ ...item, id: idIn(item), residentId: all[0] ?? residentId },
          attendedResidentIds: all.length > 0 ? all : [residentId],
          ...more(item, read, known),
        },
      ],
    ];
  };

/** A date that may come without a time, as the store keeps it. */
const startIn = (item: JsonObject, { path }: Read, known: Known): JsonObject => {
  const zone = zoneOfResident(path['residentId'] ?? '', known);
  return { startDate: instantIn(item['startDate'], zone, item['startTime']) };
};

const checkIn: Convert = (item, { path }, known) => {
  const residentId = path['residentId'] ?? '';
  const staff = item['checkInStaff'];
  return [
    ...personDraft(personIn(staff, known), isObject(staff) ? staff : {}, known.homes.get(residentId), known),
    [
      'checkIns',
      {
        ...{ ...item, id: idIn(item), residentId, checkInStaffId: personIn(staff, known) },
        day: plainDayIn(item['startDate'], zoneOfResident(residentId, known)),
      },
    ],
  ];
};

export const activityConverters: Readonly<Record<string, Convert>> = {
  listActivities: activity,
  getActivity: activity,
  listResidentRegistrations: registered('resident', 'residentId'),
  listConnectionRegistrations: registered('connection', 'connectionId'),
  listAttendance: attendanceOfActivity,
  listResidentAttendance: attendanceOfResident,
  listPersonalActivities: ofResident('personalActivities', (item, read, known) => ({
    ...startIn(item, read, known),
    photos: items(item['photos']).map((one) => attachmentIn(one, field(one, 'url'), known)),
  })),
  listPersonalVisits: ofResident('personalVisits', (item, read, known) => ({
    ...startIn(item, read, known),
    creator: { id: idIn(item['creator']), name: textIn(item, 'creator.name') ?? '' },
  })),
  listCheckIns: checkIn,
};
