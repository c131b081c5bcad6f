import type { BodyOf } from '../../../../openapi/generated/contract.ts';
import { isTooSoon } from '../../domain/lead-time.ts';
import { areWithinHours, holdingEntries, withClosedEnds } from '../../domain/operation-hours.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type {
  TransportationDetails,
  TransportationSettingsRecord,
} from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';
import { settingsOf } from './settings.ts';

type Writes = 'createTransportationRequest' | 'replaceTransportationRequest';

/** The body of a create or an update, once it has the form that the contract states. */
type RideBody = BodyOf<'createTransportationRequest'>;

/** A body with the context of its validation. */
interface Judged {
  readonly body: RideBody;
  readonly settings: TransportationSettingsRecord;
  readonly operation: Writes;
}

const invalid = (member: keyof RideBody, promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    { validation: [{ location: 'body', pointer: `/${member}`, code: member, message: promised }] },
  );

const refusedNeeds = ({ body: { mobilityNeeds } }: Judged, world: World): Refusal | undefined =>
  Array.isArray(mobilityNeeds) && world.choose('mobility-needs-form', { text: true, list: false })
    ? invalid('mobilityNeeds', 'mobilityNeeds must be a text.', 'a list.', 'write all needs in one text.')
    : undefined;

// TRA-63
const refusedReturn = ({ body: { tripType, returnTime } }: Judged): Refusal | undefined =>
  tripType === 'roundtrip' && (returnTime ?? null) === null
    ? invalid(
        'returnTime',
        'A roundtrip needs a returnTime.',
        'none.',
        'send the time at which the way back starts.',
      )
    : undefined;

// TRA-64, TRA-65
const refusedAddress = ({ body, settings }: Judged): Refusal | undefined =>
  settings.requireDestinationAddress && (body.destinationAddress ?? '') === ''
    ? invalid(
        'destinationAddress',
        'This community requires destinationAddress.',
        'none.',
        'send the address of the destination.',
      )
    : undefined;

// TRA-66
const refusedType = ({ body: { transportationType }, settings }: Judged): Refusal | undefined => {
  const { transportationTypes } = settings;
  if (transportationType === undefined || transportationTypes.includes(transportationType)) return undefined;
  return invalid(
    'transportationType',
    'transportationType must be one of the transportationTypes of the community.',
    `${transportationType}.`,
    transportationTypes.length > 0 ? `use ${transportationTypes.join(' or ')}.` : 'leave it out.',
  );
};

/** The lead time that the interface states for a create; whether settings override it is an open choice. */
const STATED_HOURS = 3;

// TRA-55
const leadHours = ({ settings: { minimumLeadTimeHours }, operation }: Judged, world: World): number =>
  operation === 'createTransportationRequest'
    ? world.choose('lead-time-source', { settings: minimumLeadTimeHours, 'always-three': STATED_HOURS })
    : minimumLeadTimeHours;

const refusedLead = (judged: Judged, world: World): Refusal | undefined => {
  const { date, appointmentTime: time } = judged.body;
  const [zone, hours] = [zoneOf(judged.settings.id, world), leadHours(judged, world)];
  if (!isTooSoon({ date, time }, zone, hours, world.clock.now())) return undefined;
  return invalid(
    'appointmentTime',
    `The appointment must be at least ${hours} hours from now.`,
    `${date} ${time} in ${zone}, where it is ${world.clock.now().toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })}.`,
    'choose a later time.',
  );
};

/** The times of a ride that must lie within the hours of operation; which times is an open choice. */
const checkedTimes = ({ body, operation }: Judged, world: World): readonly string[] => {
  const { appointmentTime, pickupTime, returnTime } = body;
  const others = world.choose(
    'hours-checked-times',
    { 'every-time': [pickupTime ?? null, returnTime ?? null], 'appointment-only': [] },
    operation,
  );
  return [appointmentTime, ...others.flatMap((time) => (time === null ? [] : [time]))];
};

const refusedHours = (judged: Judged, world: World): Refusal | undefined => {
  const { date } = judged.body;
  const times = checkedTimes(judged, world);
  const wins = world.choose('hours-entry-wins', {
    'date-wins': 'date-wins',
    'weekday-wins': 'weekday-wins',
    'either-allows': 'either-allows',
  } as const);
  const unlisted = world.choose('hours-unlisted-day', { unlimited: 'unlimited', closed: 'closed' } as const);
  const several = world.choose('hours-several-entries', {
    any: 'any',
    last: 'last',
    first: 'first',
  } as const);
  const { hoursOfOperation } = judged.settings;
  const bounded = world.choose('hours-bounds', {
    'open-ended': hoursOfOperation,
    'closed-ended': withClosedEnds(hoursOfOperation),
  });
  const hours = holdingEntries(bounded, several);
  if (areWithinHours(date, times, hours, wins, unlisted)) return undefined;
  return invalid(
    'appointmentTime',
    'The times of a request must be within the hours of operation of that day.',
    `${times.join(', ')} on ${date}.`,
    'choose times within the hoursOfOperation of the settings of the community.',
  );
};

/** Validates the body of a request. Endpoints, Transportation: create and update validation. */
export const readDetails = (
  body: RideBody,
  facilityId: string,
  operation: Writes,
  world: World,
): TransportationDetails | Refusal => {
  const judged = { body, settings: settingsOf(facilityId, world), operation };
  const refusal =
    refusedNeeds(judged, world) ??
    refusedReturn(judged) ??
    refusedAddress(judged) ??
    refusedType(judged) ??
    refusedLead(judged, world) ??
    refusedHours(judged, world);
  if (refusal) return refusal;
  const { date, appointmentTime, tripType, destination } = body;
  return {
    // TRA-48
    ...{ date, appointmentTime, tripType, destination },
    // TRA-46, TRA-47, TRA-49, TRA-75
    returnTime: body.returnTime ?? null,
    pickupTime: body.pickupTime ?? null,
    pickupLocation: body.pickupLocation ?? null,
    destinationAddress: body.destinationAddress ?? null,
    transportationType: body.transportationType ?? null,
    mobilityNeeds: body.mobilityNeeds ?? null,
    notes: body.notes ?? null,
  };
};
