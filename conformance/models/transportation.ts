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
  /** Its details are those of a replacement. */
  readonly isReplaced?: boolean;
}

/** The requests of one resident by their ids: the suite's own idea of them. */
export interface RideBook {
  readonly rides: Map<string, Booked>;
}

/** What decides who may do what with a request. */
type Stand = Pick<Booked, 'by' | 'status'>;

/** The resident sees every request, a connection those of the family, a stranger none (Access rules, 2). */
export const sees = (who: Who, { by }: Pick<Booked, 'by'>): boolean =>
  who === 'resident' || (who !== 'stranger' && by !== 'resident');

/** The statuses that a replacement or a cancel may be answered with: what is not seen is 404 and nothing else. */
export function changeStatuses(who: Who, ride: Stand): readonly number[] {
  if (!sees(who, ride)) return [404];
  const refusals = [...(ride.by === who ? [] : [403]), ...(ride.status === 'pending' ? [] : [409])];
  return refusals.length > 0 ? refusals : [200];
}

/** What a comment may be answered with; on what is settled without a ride to come it is left open. */
export function commentStatuses(who: Who, ride: Stand): readonly number[] | 'open' {
  if (!sees(who, ride)) return [404];
  return ride.status === 'pending' || ride.status === 'approved' ? [200, 201] : 'open';
}

/** Where staff take a request from; how one becomes completed is tried from approved only. */
const STAFF_MOVES = { approved: 'pending', denied: 'pending', completed: 'approved' } as const;
export type StaffMove = keyof typeof STAFF_MOVES;
export const STAFF: readonly StaffMove[] = ['approved', 'denied', 'completed'];
export const canMove = ({ status }: Pick<Booked, 'status'>, to: StaffMove): boolean =>
  STAFF_MOVES[to] === status;

/** The request by its place among those there are; undefined where there is none at all. */
export const rideAt = ({ rides }: Readonly<RideBook>, which: number): Booked | undefined =>
  [...rides.values()][which % Math.max(rides.size, 1)];

/** What somebody sees of the book, in states of the list or in all of them. */
export const visibleTo = (
  { rides }: Readonly<RideBook>,
  who: Who,
  statuses: readonly RideStatus[] = STATUSES,
): readonly Booked[] =>
  [...rides.values()].filter((ride) => sees(who, ride) && statuses.includes(ride.status));
