import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Answer } from '../kit/call.ts';
import type { ClausesOfMembers } from './by-member.ts';
import type { RideStatus } from '../models/transportation.ts';

/**
 * The clauses that an assertion about a transportation request breaks. Of these, a check breaks only those
 * that it cites.
 */

interface ExpectedValues {
  readonly status: RideStatus;
  readonly isReplaced?: boolean;
}

/** The clauses by which a request gets a status. */
const BECOMES: Readonly<Record<RideStatus, readonly ClauseId[]>> = {
  pending: ['TRA-43', 'TRA-76'],
  approved: ['TRA-84'],
  denied: ['TRA-85'],
  completed: ['TRA-86'],
  cancelled: ['TRA-79', 'TRA-80'],
};

const isStatus = (value: unknown): value is RideStatus => typeof value === 'string' && value in BECOMES;

/** The clauses if a request has another status: it did not get its own, or got one that is not its own. */
export function statusClauses(
  answer: Answer,
  { status }: ExpectedValues,
  found: unknown,
): readonly ClauseId[] {
  if (answer.operationId === 'createTransportationRequest') return ['TRA-43'];
  if (answer.operationId === 'cancelTransportationRequest') return ['TRA-79'];
  if (status === 'cancelled') return ['TRA-80'];
  const other = isStatus(found) ? BECOMES[found] : [];
  const listed: readonly ClauseId[] = answer.operationId === 'listTransportationRequests' ? ['TRA-34'] : [];
  return [...BECOMES[status], ...(status === 'pending' ? other : []), ...listed];
}

const REQUIRED = ['date', 'appointmentTime', 'tripType', 'destination'];

/** The clauses if a detail of a request differs from the one sent last. */
export function detailClauses(
  { operationId }: Answer,
  { status, isReplaced }: ExpectedValues,
  name: string,
): readonly ClauseId[] {
  if (status === 'cancelled') return ['TRA-80'];
  const settled = status === 'pending' ? [] : BECOMES[status];
  if (isReplaced) return ['TRA-74', ...settled];
  const made: ClauseId = REQUIRED.includes(name) ? 'TRA-48' : 'TRA-49';
  // In a later answer, the replacement of another request may be the cause.
  const later: readonly ClauseId[] = operationId === 'createTransportationRequest' ? [] : ['TRA-74'];
  return [made, ...(name === 'tripType' ? (['TRA-45'] as const) : []), ...settled, ...later];
}

/** The clauses if a request is missing. */
export const foundClauses = ({ status }: ExpectedValues): readonly ClauseId[] =>
  status === 'cancelled' ? ['TRA-80'] : ['TRA-52', ...(status === 'pending' ? [] : BECOMES[status])];

/** For each member of a request, the clauses about its type. */
export const RIDE_MEMBERS: ClausesOfMembers = {
  id: ['TRA-10'],
  status: ['TRA-13'],
  tripType: ['TRA-14'],
  date: ['TRA-15'],
  appointmentTime: ['TRA-16'],
  driver: ['TRA-19'],
  vehicle: ['TRA-19'],
  isRecurring: ['TRA-20'],
  occurrenceDate: ['TRA-21'],
  creator: ['TRA-22'],
  canEdit: ['TRA-23'],
  canCancel: ['TRA-23'],
  modified: ['TRA-25'],
};
