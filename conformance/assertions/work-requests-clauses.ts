import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Answer } from '../kit/call.ts';
import type { WorkStatus } from '../models/work-requests.ts';
import type { ClausesOfMembers } from './by-member.ts';

/**
 * The clauses that an assertion about a work request breaks. Of these, a check breaks only those that it
 * cites.
 */

/** For each member of a request or of the settings, the clauses about its type. */
export const WORK_MEMBERS: ClausesOfMembers = {
  id: ['WRQ-05'],
  urgency: ['WRQ-06'],
  status: ['WRQ-07'],
  statusHistory: ['WRQ-08'],
  crew: ['WRQ-09'],
  attachments: ['WRQ-10'],
  creator: ['WRQ-11'],
  canCancel: ['WRQ-12'],
  teams: ['WRQ-03'],
  types: ['WRQ-04'],
  locations: ['WRQ-04'],
};

const BECOMES: Readonly<Record<WorkStatus, readonly ClauseId[]>> = {
  open: ['WRQ-30', 'WRQ-58'],
  in_progress: ['WRQ-51'],
  completed: ['WRQ-52', 'WRQ-103'],
  cancelled: ['WRQ-65', 'WRQ-103'],
};

/** For each open status, the clause by which the request can be cancelled. */
const CANCELLABLE: Readonly<Record<string, ClauseId>> = { open: 'WRQ-59', in_progress: 'WRQ-60' };

const MEMBER_CLAUSES: Readonly<Record<string, readonly ClauseId[]>> = {
  urgency: ['WRQ-31', 'WRQ-53'],
  team: ['WRQ-32', 'WRQ-53'],
  type: ['WRQ-32', 'WRQ-53'],
  location: ['WRQ-33'],
};

/** The clauses if a member of a request has another value. */
export function memberClauses(
  { operationId }: Answer,
  member: string,
  { wanted, found }: { readonly wanted: WorkStatus | undefined; readonly found: unknown },
): readonly ClauseId[] {
  if (member !== 'status' || !wanted) return MEMBER_CLAUSES[member] ?? ['WRQ-32'];
  if (operationId === 'cancelWorkRequest') return ['WRQ-58'];
  const stays = wanted === 'cancelled' && typeof found === 'string' ? CANCELLABLE[found] : undefined;
  return [...BECOMES[wanted], ...(stays ? [stays] : [])];
}

/** The clauses if an answer about a request fails. */
export function servedClauses({ operationId, status }: Answer): readonly ClauseId[] {
  if (operationId === 'cancelWorkRequest') return status < 400 ? ['WRQ-58'] : ['WRQ-59', 'WRQ-60'];
  return status === 404 ? ['WRQ-47', 'WRQ-65'] : ['WRQ-48'];
}

/** The clauses if a valid create is refused: for what it leaves out, or for what it names. */
export const TAKEN: readonly ClauseId[] = ['WRQ-27', 'WRQ-29', 'WRQ-38', 'WRQ-42', 'WRQ-44'];

/** The clauses by which a create is refused. */
export const REFUSED: readonly ClauseId[] = ['WRQ-28', 'WRQ-37', 'WRQ-41', 'WRQ-43'];

/** The clauses if a filtered list holds other requests. */
export const listedClauses = (query: {
  readonly status?: string | undefined;
  readonly type?: string | undefined;
}): readonly ClauseId[] => {
  const { status, type } = query;
  if (status === undefined) return [type === undefined ? 'WRQ-19' : 'WRQ-22', 'WRQ-24'];
  if (type !== undefined) return ['WRQ-23', 'WRQ-24'];
  return [status.includes(',') ? 'WRQ-21' : 'WRQ-20', 'WRQ-24'];
};
