import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import type { Request } from '../factories/request-subject.ts';
import type { PlannedSection } from '../factories/planned-part.ts';
import { isAbout } from '../kit/about.ts';
import type { Answer } from '../kit/call.ts';
import type { ClausesOfMembers } from './by-member.ts';

type Clauses = readonly ClauseId[];
type Expected = Pick<Request, 'status' | 'isReplaced' | 'body'>;

/** The clauses that an assertion about a request breaks. Of these, a check breaks only those that it cites. */
export interface RequestClauses {
  /** For each member of a request, or of the settings, the clauses about its type. */
  readonly members: ClausesOfMembers;
  /** A valid create is refused: for what it leaves out, or for what it names. */
  readonly taken: Clauses;
  /** A create does not answer what was made. */
  readonly made: Clauses;
  /** A list is not answered, or does not hold a request. */
  readonly listed: Clauses;
  readonly held: Clauses;
  /** An answer about one request fails, or is about another one. */
  readonly served: (answer: Answer, expected: Expected) => Clauses;
  readonly same: (answer: Answer) => Clauses;
  /** A request has another status: it did not get its own, or got one that is not its own. */
  readonly status: (answer: Answer, expected: Expected, found: unknown) => Clauses;
  /** A request shows something else than was sent last. */
  readonly detail: (answer: Answer, expected: Expected, name: string) => Clauses;
  /** A request is missing. */
  readonly found: (expected: Pick<Request, 'status'>) => Clauses;
}

/** The members whose types the clauses of a section are about. */
function typedMembers(section: PlannedSection): ClausesOfMembers {
  const about: Record<string, ClauseId[]> = {};
  for (const { id, section: of, about: where } of Object.values(clauses))
    if (of === section && isAbout(id, 'shape') && !isAbout(id, 'status'))
      for (const name of new Set(where.member.map((path) => path.split('.')[0] ?? '')))
        about[name] = [...(about[name] ?? []), id];
  return about;
}

/** The clauses by which a transportation request gets a status. */
const RIDE_BECOMES: Readonly<Record<string, Clauses>> = {
  pending: ['TRA-43', 'TRA-76'],
  approved: ['TRA-84'],
  denied: ['TRA-85'],
  completed: ['TRA-86'],
  cancelled: ['TRA-79', 'TRA-80'],
};

const becomes = (status: unknown): Clauses => RIDE_BECOMES[String(status)] ?? [];
const settledBy = (status: string): Clauses => (status === 'pending' ? [] : becomes(status));

const REQUIRED = ['date', 'appointmentTime', 'tripType', 'destination'];

const ofRides: RequestClauses = {
  members: typedMembers('transportation'),
  taken: ['TRA-42'],
  made: ['TRA-42'],
  listed: ['TRA-27', 'TRA-29'],
  held: ['TRA-31', 'TRA-34'],
  served({ operationId, status }, expected) {
    if (operationId === 'cancelTransportationRequest') return ['TRA-79'];
    if (operationId === 'replaceTransportationRequest')
      return status >= 400 ? ['TRA-74', 'TRA-73'] : ['TRA-73'];
    return status === 404 ? ofRides.found(expected) : ['TRA-68'];
  },
  same({ operationId }) {
    if (operationId === 'cancelTransportationRequest') return ['TRA-79'];
    return operationId === 'replaceTransportationRequest' ? ['TRA-76'] : ['TRA-68'];
  },
  status({ operationId }, { status }, found) {
    if (operationId === 'createTransportationRequest') return ['TRA-43'];
    if (operationId === 'cancelTransportationRequest') return ['TRA-79'];
    if (status === 'cancelled') return ['TRA-80'];
    const other = status === 'pending' ? becomes(found) : [];
    return [
      ...becomes(status),
      ...other,
      ...(operationId === 'listTransportationRequests' ? ['TRA-34' as const] : []),
    ];
  },
  detail({ operationId }, { status, isReplaced }, name) {
    if (status === 'cancelled') return ['TRA-80'];
    if (isReplaced) return ['TRA-74', ...settledBy(status)];
    const made: ClauseId = REQUIRED.includes(name) ? 'TRA-48' : 'TRA-49';
    // In a later answer, the replacement of another request may be the cause.
    const later: Clauses = operationId === 'createTransportationRequest' ? [] : ['TRA-74'];
    return [made, ...(name === 'tripType' ? (['TRA-45'] as const) : []), ...settledBy(status), ...later];
  },
  found: ({ status }) => (status === 'cancelled' ? ['TRA-80'] : ['TRA-52', ...settledBy(status)]),
};

const WORK_BECOMES: Readonly<Record<string, Clauses>> = {
  open: ['WRQ-30', 'WRQ-58'],
  in_progress: ['WRQ-51'],
  completed: ['WRQ-52', 'WRQ-103'],
  cancelled: ['WRQ-65', 'WRQ-103'],
};

/** For each open status, the clause by which the request can be cancelled. */
const CANCELLABLE: Readonly<Record<string, ClauseId>> = { open: 'WRQ-59', in_progress: 'WRQ-60' };

const MEMBER_CLAUSES: Readonly<Record<string, Clauses>> = {
  urgency: ['WRQ-31', 'WRQ-53'],
  team: ['WRQ-32', 'WRQ-53'],
  type: ['WRQ-32', 'WRQ-53'],
  location: ['WRQ-33'],
};

const ofWorks: RequestClauses = {
  members: typedMembers('work-requests'),
  taken: ['WRQ-27', 'WRQ-29', 'WRQ-38', 'WRQ-42', 'WRQ-44'],
  made: ['WRQ-27'],
  listed: ['WRQ-17'],
  held: ['WRQ-19'],
  served({ operationId, status }) {
    if (operationId === 'cancelWorkRequest') return status < 400 ? ['WRQ-58'] : ['WRQ-59', 'WRQ-60'];
    return status === 404 ? ['WRQ-47', 'WRQ-65'] : ['WRQ-48'];
  },
  same: ({ operationId }) => [operationId === 'cancelWorkRequest' ? 'WRQ-58' : 'WRQ-48'],
  status({ operationId }, { status }, found) {
    if (operationId === 'cancelWorkRequest') return ['WRQ-58'];
    const stays = status === 'cancelled' ? CANCELLABLE[String(found)] : undefined;
    return [...(WORK_BECOMES[status] ?? []), ...(stays ? [stays] : [])];
  },
  detail(_answer, { status, body }, name) {
    if (name === 'location' && body['location'] === undefined) return ['WRQ-34'];
    return [
      ...(MEMBER_CLAUSES[name] ?? ['WRQ-32']),
      ...(status === 'cancelled' ? (['WRQ-66'] as const) : []),
    ];
  },
  found: () => ['WRQ-47', 'WRQ-65'],
};

export const requestClauses: Readonly<Record<PlannedSection, RequestClauses>> = {
  transportation: ofRides,
  'work-requests': ofWorks,
};

/** The clauses by which a create of a work request is refused. */
export const REFUSED: Clauses = ['WRQ-28', 'WRQ-37', 'WRQ-41', 'WRQ-43'];

/** The clauses if a filtered list of work requests holds others. */
export const filteredBy = ({ status, type }: Readonly<Record<string, unknown>>): Clauses => {
  if (status === undefined) return [type === undefined ? 'WRQ-19' : 'WRQ-22', 'WRQ-24'];
  if (type !== undefined) return ['WRQ-23', 'WRQ-24'];
  return [typeof status === 'string' && status.includes(',') ? 'WRQ-21' : 'WRQ-20', 'WRQ-24'];
};
