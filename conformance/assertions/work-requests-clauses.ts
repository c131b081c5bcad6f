import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Answer } from '../kit/call.ts';
import type { WorkStatus } from '../models/work-requests.ts';
import type { ClausesOfMembers } from './by-member.ts';

/** What an assertion about a work request breaks. Of what is named, a check blames what it cites itself. */

/** What is broken where a member of a request or of the settings is of another type. */
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

/** The sentences by which a request that is not settled can be cancelled. */
const CANCELLABLE: Readonly<Record<string, ClauseId>> = { open: 'WRQ-59', in_progress: 'WRQ-60' };

const TOLD: Readonly<Record<string, readonly ClauseId[]>> = {
  urgency: ['WRQ-31', 'WRQ-53'],
  team: ['WRQ-32', 'WRQ-53'],
  type: ['WRQ-32', 'WRQ-53'],
  location: ['WRQ-33'],
};

/** A member of a request tells something else than it should. */
export function toldClauses(
  { operationId }: Answer,
  member: string,
  { wanted, found }: { readonly wanted: WorkStatus | undefined; readonly found: unknown },
): readonly ClauseId[] {
  if (member !== 'status' || !wanted) return TOLD[member] ?? ['WRQ-32'];
  if (operationId === 'cancelWorkRequest') return ['WRQ-58'];
  const stays = wanted === 'cancelled' && typeof found === 'string' ? CANCELLABLE[found] : undefined;
  return [...BECOMES[wanted], ...(stays ? [stays] : [])];
}

/** A request is not answered as it should. */
export function servedClauses({ operationId, status }: Answer): readonly ClauseId[] {
  if (operationId === 'cancelWorkRequest') return status < 400 ? ['WRQ-58'] : ['WRQ-59', 'WRQ-60'];
  return status === 404 ? ['WRQ-47', 'WRQ-65'] : ['WRQ-48'];
}

/** A create is refused that should be served: for what it leaves out, or for what it names. */
export const TAKEN: readonly ClauseId[] = ['WRQ-27', 'WRQ-29', 'WRQ-38', 'WRQ-42', 'WRQ-44'];

/** The sentences by which a create is refused. */
export const REFUSED: readonly ClauseId[] = ['WRQ-28', 'WRQ-37', 'WRQ-41', 'WRQ-43'];

/** A list that a filter has narrowed holds other requests than it should. */
export const listedClauses = (query: {
  readonly status?: string | undefined;
  readonly type?: string | undefined;
}): readonly ClauseId[] => {
  const { status, type } = query;
  if (status === undefined) return [type === undefined ? 'WRQ-19' : 'WRQ-22', 'WRQ-24'];
  if (type !== undefined) return ['WRQ-23', 'WRQ-24'];
  return [status.includes(',') ? 'WRQ-21' : 'WRQ-20', 'WRQ-24'];
};
