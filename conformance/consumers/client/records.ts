import { Temporal } from 'temporal-polyfill';
import { field, isObject, items } from '../../kit/json.ts';
import { segmentsOf, type Call } from '../call.ts';
import type { EvaluatedDuty } from '../duty.ts';
import { byRound, firstFault } from './by-round.ts';
import { shownResource } from './replacement.ts';
import {
  answerOf,
  bodyOf,
  isRefused,
  operationOf,
  queryOf,
  succeeded,
  type ClientStory,
  type Round,
} from './story.ts';
import { orderFault } from './windows.ts';

const does = (call: Call, ...operations: readonly string[]): boolean =>
  operations.includes(operationOf(call)?.id ?? '');

const CHECK_INS = ['createCheckIn', 'replaceCheckIn'];

const isMidnight = (text: string, zones: readonly string[]): boolean => {
  const time = /T(.*?)(Z|[+-]\d\d(:?\d\d)?)?$/i.exec(text)?.[1];
  if (time === undefined || /^[0:.]*$/.test(time)) return true;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return true;
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  return zones.some((zone) => {
    const { hour, minute, second } = instant.toZonedDateTimeISO(zone);
    return hour + minute + second === 0 && at % 1000 === 0;
  });
};

const dayFault = (call: Call, _calls: readonly Call[], { facts }: Round): string | undefined => {
  const day = field(bodyOf(call), 'startDate');
  return !does(call, ...CHECK_INS) || typeof day !== 'string' || isMidnight(day, facts?.zones ?? [])
    ? undefined
    : `sends the startDate ${day}; a check-in has a date, and no time of day`;
};

const dayOf = (call: Call): string => {
  const day = field(bodyOf(call), 'startDate');
  return typeof day === 'string' ? day.slice(0, 10) : '';
};

/** A second check-in on a day, although the client created the first one and did not move or delete any. */
const secondFault = (call: Call, calls: readonly Call[]): string | undefined => {
  if (!does(call, 'createCheckIn') || dayOf(call) === '') return undefined;
  const before = calls.filter(
    (one) => one.ended <= call.at && succeeded(one) && segmentsOf(one)[1] === segmentsOf(call)[1],
  );
  const made = before.findLastIndex((one) => does(one, 'createCheckIn') && dayOf(one) === dayOf(call));
  const isFirstKept =
    made >= 0 && !before.slice(made).some((one) => does(one, 'replaceCheckIn', 'deleteCheckIn'));
  return isFirstKept
    ? `records a second check-in for ${dayOf(call)}, although its first one was answered ${before[made]?.status}`
    : undefined;
};

const calendarFault = (call: Call, calls: readonly Call[]): string | undefined => {
  const sent = field(bodyOf(call), 'calendarId');
  const own = does(call, 'replaceActivity') ? field(shownResource(calls, call), 'calendarId') : undefined;
  return typeof sent !== 'string' || typeof own !== 'string' || sent === own
    ? undefined
    : `sends the calendarId ${sent}, and the activity is on ${own}, which cannot change`;
};

const isSet = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isSet);
  return isObject(value) ? Object.values(value).some(isSet) : value !== undefined && value !== null;
};

const seriesFault = (call: Call): string | undefined =>
  does(call, 'createActivity') && isSet(field(bodyOf(call), 'recurrence'))
    ? 'sends a recurrence; only simple one-time activities can be created'
    : undefined;

const CONNECTION_ROUTES = [
  ...['listConnections', 'createConnection', 'getConnection', 'replaceConnection'],
  'listResidentConnections',
];

/** Ids of connections in answers of the connections routes. */
const connectionIds = (calls: readonly Call[]): ReadonlySet<unknown> =>
  new Set(
    calls
      .filter((call) => does(call, ...CONNECTION_ROUTES) && succeeded(call))
      .flatMap((call) => [answerOf(call)['data'], ...items(answerOf(call)['data'])])
      .map((one) => field(one, 'id')),
  );

/** If the service accepts that id, there is no fault. */
const connectionFault = (call: Call, calls: readonly Call[]): string | undefined => {
  const body = bodyOf(call);
  const userId = field(body, 'userId');
  return does(call, 'createRegistration') &&
    isRefused(call) &&
    field(body, 'userType') === 'connection' &&
    typeof userId === 'string' &&
    connectionIds(calls.filter(({ n }) => n < call.n)).has(userId)
    ? `registers the connection by its own id, ${userId}, and was answered ${call.status}`
    : undefined;
};

/** Texts that a program writes instead of a missing id. */
const NOTHING = /^(None|undefined|NaN|null|nil|\[object \w+\]|\{\w*\}|)$/;

/** The places of ids in a request, with their values. */
const placesOf = (call: Call): readonly (readonly [string, unknown])[] => {
  const body = bodyOf(call);
  const members = isObject(body) ? Object.entries(body) : [];
  return [
    ...segmentsOf(call).map((segment) => ['the path', segment] as const),
    ['X-Acting-User-Id', call.headers['x-acting-user-id']],
    ...[...queryOf(call), ...members].flatMap(([name, value]) =>
      /Ids?$/.test(name) ? [value].flat().map((one) => [name, one] as const) : [],
    ),
  ];
};

const madeUpFault = (call: Call): string | undefined => {
  const [where, text] =
    placesOf(call).find(([name, one]) =>
      // An empty header, parameter or member counts as absent.
      one === '' ? name === 'the path' : typeof one === 'string' && NOTHING.test(one),
    ) ?? [];
  return where && `names ${text === '' ? 'nothing' : String(text)} in ${where}, where an id belongs`;
};

/** Duties about writing single records. */
export const recordDuties: readonly EvaluatedDuty<ClientStory>[] = [
  {
    id: 'client.check-in-day',
    says: 'The client must send a date, or its first midnight, as startDate of a check-in.',
    ...{ kind: 'firm', line: 305, sections: ['check-ins'] },
    next: 'Send the day as YYYY-MM-DD; the time of day is not kept.',
    evaluate: byRound(firstFault(dayFault), (call) => does(call, ...CHECK_INS), 'no check-in was written'),
  },
  {
    id: 'client.one-check-in-a-day',
    says: 'The client must not create a second check-in of a resident on the same day.',
    ...{ kind: 'firm', line: 496, sections: ['check-ins'] },
    next: 'Change the check-in of the day with PUT, or delete it first.',
    evaluate: byRound(
      firstFault(secondFault),
      (call) => does(call, 'createCheckIn'),
      'no check-in was created',
    ),
  },
  {
    id: 'client.calendar-of-activity',
    says: 'The client must not try to move an activity to another calendar with PUT.',
    ...{ kind: 'firm', line: 270, sections: ['activities'] },
    next: 'Leave calendarId out of a PUT, or send that of the activity; for another calendar make a new activity.',
    evaluate: byRound(
      firstFault(calendarFault),
      (call, calls) => does(call, 'replaceActivity') && shownResource(calls, call) !== undefined,
      'none of the activities that the client was shown was replaced',
    ),
  },
  {
    id: 'client.one-time-activities',
    says: 'The client must create single activities, without a recurrence.',
    ...{ kind: 'firm', line: 272, sections: ['activities'] },
    next: 'Leave recurrence out: series are created in the staff platform.',
    evaluate: byRound(
      firstFault(seriesFault),
      (call) => does(call, 'createActivity'),
      'no activity was created',
    ),
  },
  {
    id: 'client.connection-registration',
    says: 'The client must not register a connection by its own id, which does not work.',
    ...{ kind: 'firm', line: 299, sections: ['registrations'] },
    next: 'Which id works is unconfirmed; externalId has worked. Do not send the id of the connections routes.',
    evaluate: byRound(
      firstFault(connectionFault),
      (call) => does(call, 'createRegistration'),
      'no one was registered',
    ),
  },
  {
    id: 'client.window-order',
    says: 'The client must not ask for a range of dates that ends before it starts.',
    kind: 'robustness',
    next: 'Compare both dates before you send them, and tell the user if they are in the wrong order.',
    evaluate: byRound(
      firstFault(orderFault),
      (call) => operationOf(call) !== undefined && queryOf(call).has('endDate'),
      'no request had a range of dates',
    ),
  },
  {
    id: 'client.ids-given',
    says: 'The client must not send an empty id, or a word such as None, undefined or NaN as id.',
    kind: 'robustness',
    next: 'Check that there is an id before you build an address with it.',
    evaluate: byRound(firstFault(madeUpFault), () => true, 'no request came'),
  },
];
