import { Temporal } from 'temporal-polyfill';
import { field, items } from '../../kit/json.ts';
import { actingId, segmentsOf, type Call } from '../call.ts';
import type { EvaluatedDuty } from '../duty.ts';
import { byRound, firstFault } from './by-round.ts';
import {
  answerOf,
  isRefused,
  operationOf,
  sentBody,
  succeeded,
  type ClientStory,
  type Community,
  type Round,
} from './story.ts';

const RIDES = ['createTransportationRequest', 'replaceTransportationRequest'];

const does = (call: Call, operations: readonly string[]): boolean =>
  operations.includes(operationOf(call)?.id ?? '');

const textIn = (call: Call, name: string): string | undefined => {
  const value = field(sentBody(call), name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const communityOf = (call: Call, { facts }: Round): Community | undefined =>
  facts?.communities.get(segmentsOf(call)[1] ?? '');

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The day and the time of a requested ride, with the rules of the community; undefined if one is unknown. */
const rideIn = (call: Call, round: Round) => {
  const community = communityOf(call, round);
  const [date = '', time = ''] = [textIn(call, 'date'), textIn(call, 'appointmentTime')];
  if (!does(call, RIDES) || !community || !DATE.test(date) || !TIME.test(time)) return undefined;
  try {
    const day = Temporal.PlainDate.from(date);
    return { date, time, day, community };
  } catch {
    return undefined;
  }
};

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The shortest lead time in the interface. A community may ask for less, and which one applies is left open. */
const STATED_HOURS = 3;

const leadFault = (call: Call, _calls: readonly Call[], round: Round): string | undefined => {
  const ride = rideIn(call, round);
  if (!ride || !round.facts) return undefined;
  const { day, date, time, community } = ride;
  const hours = Math.min(STATED_HOURS, community.minimumLeadTimeHours);
  const plainTime = Temporal.PlainTime.from(time);
  const at = day.toZonedDateTime({ timeZone: community.timezone, plainTime }).epochMilliseconds;
  const lead = at - (round.facts.epoch + call.at);
  // A time of day has no seconds.
  return lead > hours * HOUR_MS - MINUTE_MS
    ? undefined
    : `asks for a ride at ${date} ${time} (${community.timezone}), which is ${(lead / HOUR_MS).toFixed(1)} hours from now; ${hours} are the least`;
};

/** Is a time outside all hours of a day? Which of several entries applies is left open. */
const isOutside = (day: Temporal.PlainDate, time: string, { hoursOfOperation }: Community): boolean => {
  const entries = hoursOfOperation.filter(
    (entry) =>
      entry.date === day.toString() || (entry.date === null && entry.dayOfWeek === day.dayOfWeek % 7),
  );
  return (
    entries.length > 0 &&
    entries.every(
      ({ notAvailable, startTime, endTime }) =>
        notAvailable || (startTime !== null && time < startTime) || (endTime !== null && time > endTime),
    )
  );
};

const settingsFault = (call: Call, _calls: readonly Call[], round: Round): string | undefined => {
  const community = communityOf(call, round);
  if (!does(call, RIDES) || !community) return undefined;
  const type = textIn(call, 'transportationType');
  const ride = rideIn(call, round);
  if (ride && isOutside(ride.day, ride.time, community))
    return `asks for a ride at ${ride.date} ${ride.time}, which is outside the hours of operation`;
  if (type !== undefined && !community.transportationTypes.includes(type))
    return `asks for a ${type}; the community has ${community.transportationTypes.join(', ')}`;
  if (textIn(call, 'tripType') === 'roundtrip' && textIn(call, 'returnTime') === undefined)
    return 'sends no returnTime, which a roundtrip has';
  return community.requireDestinationAddress && textIn(call, 'destinationAddress') === undefined
    ? 'sends no destinationAddress, which the community requires'
    : undefined;
};

const workFault = (call: Call, _calls: readonly Call[], round: Round): string | undefined => {
  const community = communityOf(call, round);
  if (!does(call, ['createWorkRequest']) || !community) return undefined;
  const { teams, types } = community;
  const [team, type] = [textIn(call, 'team'), textIn(call, 'type')];
  if (team === undefined && teams.length > 1)
    return `names no team, where the community has several: ${teams.join(', ')}`;
  if (team !== undefined && !teams.includes(team))
    return `names the team ${team}; the keys are ${teams.join(', ')}`;
  return type === undefined || types.includes(type)
    ? undefined
    : `names the type ${type}; the community has ${types.join(', ')}`;
};

/** Ids and reference numbers of requests in answers. */
const shownRequests = (calls: readonly Call[]) => {
  const all = calls.flatMap((call) => [answerOf(call)['data'], ...items(answerOf(call)['data'])]);
  const named = (name: string): ReadonlySet<unknown> =>
    new Set(all.filter((one) => field(one, 'referenceNumber') !== undefined).map((one) => field(one, name)));
  return { ids: named('id'), numbers: named('referenceNumber') };
};

const requestIdIn = (call: Call): string | undefined => {
  const { path = '' } = operationOf(call) ?? {};
  return /\{(requestId|workRequestId)\}/.test(path) ? segmentsOf(call)[3] : undefined;
};

const numberFault = (call: Call, calls: readonly Call[]): string | undefined => {
  const id = requestIdIn(call);
  if (id === undefined) return undefined;
  const { ids, numbers } = shownRequests(calls);
  return numbers.has(id) && !ids.has(id) ? `takes the reference number ${id} for the id` : undefined;
};

const CREATIONS = ['createTransportationRequest', 'createWorkRequest'];
const FOR_CREATORS = ['replaceTransportationRequest', 'cancelTransportationRequest', 'cancelWorkRequest'];

/** The call that created the request, if this client created it. */
const creationOf = (call: Call, calls: readonly Call[]): Call | undefined =>
  calls.find(
    (one) => does(one, CREATIONS) && succeeded(one) && field(answerOf(one), 'data.id') === requestIdIn(call),
  );

/** If the service accepts another user, there is no fault. */
const creatorFault = (call: Call, calls: readonly Call[]): string | undefined => {
  if (!does(call, FOR_CREATORS) || !isRefused(call)) return undefined;
  const made = creationOf(call, calls);
  return made && actingId(made) !== actingId(call)
    ? `acts as ${actingId(call)} and was answered ${call.status}; only its creator may, who is ${actingId(made)}`
    : undefined;
};

/** Duties about requests for rides and work, by the rules of a community. */
export const requestDuties: readonly EvaluatedDuty<ClientStory>[] = [
  {
    id: 'client.lead-time',
    says: 'The client must request a ride at least the minimum lead time ahead, in the time of the community.',
    ...{ kind: 'firm', line: 497, planned: true, sections: ['transportation'] },
    next: 'Read minimumLeadTimeHours and timezone from the settings, and offer no earlier time.',
    evaluate: byRound(
      firstFault(leadFault),
      (call, _calls, round) => rideIn(call, round) !== undefined,
      'no ride was asked for',
    ),
  },
  {
    id: 'client.ride-settings',
    says: 'The client must request a ride within the hours of operation, with a type and an address as the settings require, and a roundtrip with returnTime.',
    ...{ kind: 'firm', line: 397, planned: true, sections: ['transportation'] },
    next: 'Offer only what the settings of the community allow, and ask for the return time of a roundtrip.',
    evaluate: byRound(
      firstFault(settingsFault),
      (call, _calls, round) => rideIn(call, round) !== undefined,
      'no ride was asked for',
    ),
  },
  {
    id: 'client.team',
    says: 'Where the community has several teams, the client must send the key of one, and only a type of the settings.',
    ...{ kind: 'firm', line: 404, planned: true, sections: ['work-requests'] },
    next: 'Take the key of the team and the type from the settings of the community.',
    evaluate: byRound(
      firstFault(workFault),
      (call, _calls, round) => does(call, ['createWorkRequest']) && communityOf(call, round) !== undefined,
      'no work request was filed',
    ),
  },
  {
    id: 'client.request-id',
    says: 'The client must address a request by its id, never by its referenceNumber.',
    ...{ kind: 'firm', line: 382, planned: true, sections: ['transportation', 'work-requests'] },
    next: 'Put id into the address; referenceNumber is for people to read.',
    evaluate: byRound(
      firstFault(numberFault),
      (call) => requestIdIn(call) !== undefined,
      'no request was named by an id',
    ),
  },
  {
    id: 'client.creator-of-request',
    says: 'The client must change and cancel a request only as the user who created it.',
    ...{ kind: 'firm', line: 482, planned: true, sections: ['transportation', 'work-requests'] },
    next: 'Offer change and cancel only to the user in creator, and act as that user.',
    evaluate: byRound(
      firstFault(creatorFault),
      (call) => does(call, [...CREATIONS, ...FOR_CREATORS]),
      'no request was made, changed or cancelled',
    ),
  },
];
