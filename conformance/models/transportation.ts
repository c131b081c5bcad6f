import type { BodyOf } from '../../openapi/generated/contract.ts';

export type RideStatus = 'pending' | 'approved' | 'denied' | 'cancelled' | 'completed';
export const STATUSES: readonly RideStatus[] = ['pending', 'approved', 'denied', 'cancelled', 'completed'];

/** A person of the sequence: the resident, one of the connections, or a connection of another resident. */
export type Who = 'resident' | 'first connection' | 'second connection' | 'stranger';
export const PEOPLE: readonly Who[] = ['resident', 'first connection', 'second connection', 'stranger'];

/** One request as the suite knows it. */
export interface Booked {
  readonly id: string;
  readonly by: Who;
  readonly status: RideStatus;
  readonly body: BodyOf<'createTransportationRequest'>;
  readonly comments: number;
  /** Whether its details come from a replacement. */
  readonly isReplaced?: boolean;
}

/** The model of the requests of one resident, by their ids. */
export interface RideBook {
  readonly rides: Map<string, Booked>;
}

/** The values that decide who may do what with a request. */
type Stand = Pick<Booked, 'by' | 'status'>;

/**
 * The resident sees every request, a connection sees those of the connections, a stranger sees none (Access
 * rules, 2).
 */
export const sees = (who: Who, { by }: Pick<Booked, 'by'>): boolean =>
  who === 'resident' || (who !== 'stranger' && by !== 'resident');

/**
 * The allowed statuses of a replacement or a cancel. A request that the person does not see is always 404.
 */
export function changeStatuses(who: Who, ride: Stand): readonly number[] {
  if (!sees(who, ride)) return [404];
  const refusals = [...(ride.by === who ? [] : [403]), ...(ride.status === 'pending' ? [] : [409])];
  return refusals.length > 0 ? refusals : [200];
}

/** The allowed statuses of a comment; open for a settled request without a coming ride. */
export function commentStatuses(who: Who, ride: Stand): readonly number[] | 'open' {
  if (!sees(who, ride)) return [404];
  return ride.status === 'pending' || ride.status === 'approved' ? [200, 201] : 'open';
}

/** The status from which staff make each move; completed is tried only from approved. */
const STAFF_MOVES = { approved: 'pending', denied: 'pending', completed: 'approved' } as const;
export type StaffMove = keyof typeof STAFF_MOVES;
export const STAFF: readonly StaffMove[] = ['approved', 'denied', 'completed'];
export const canMove = ({ status }: Pick<Booked, 'status'>, to: StaffMove): boolean =>
  STAFF_MOVES[to] === status;

/** One of the requests, chosen by any number; undefined if there is none. */
export const rideAt = ({ rides }: Readonly<RideBook>, which: number): Booked | undefined =>
  [...rides.values()][which % Math.max(rides.size, 1)];

/** The requests that a person sees, in some statuses or in all. */
export const visibleTo = (
  { rides }: Readonly<RideBook>,
  who: Who,
  statuses: readonly RideStatus[] = STATUSES,
): readonly Booked[] =>
  [...rides.values()].filter((ride) => sees(who, ride) && statuses.includes(ride.status));
