import type { ClauseId } from '../../openapi/generated/clauses.ts';

/**
 * Who may do what on the routes of transportation and of work requests, by the interface (Access rules 1 to 6
 * and Errors): a pure function from a situation to its allowed outcomes.
 */

export const SECTIONS = ['transportation', 'work-requests'] as const;
export type Section = (typeof SECTIONS)[number];

/** The acting user, by the relation to the resident in the path. */
export const ASKERS = [
  'resident',
  /** A connection linked to the resident. */
  'relative',
  /** Another connection linked to the resident. */
  'second relative',
  /** Another resident of the facility. */
  'neighbour',
  /** A connection linked only to the neighbour. */
  'friend of a neighbour',
  /** A resident of another facility. */
  'outsider',
  /** A connection linked only to the outsider. */
  'friend of an outsider',
  'staff',
  'system actor',
] as const;
export type Asker = (typeof ASKERS)[number];

/** The creator of a request. */
export const MAKERS = ['resident', 'relative', 'second relative', 'staff'] as const;
export type Maker = (typeof MAKERS)[number];

export const STATES = {
  transportation: ['pending', 'approved', 'denied', 'cancelled', 'completed'],
  'work-requests': ['open', 'in_progress', 'completed', 'cancelled'],
} as const;

export const OPERATIONS = {
  transportation: [
    'settings',
    'list',
    'create',
    'read',
    'comments',
    'attachment',
    'comment',
    'replace',
    'cancel',
  ],
  'work-requests': ['settings', 'list', 'create', 'read', 'comments', 'attachment', 'comment', 'cancel'],
} as const;
export type Operation = (typeof OPERATIONS)[Section][number];

export interface Situation {
  readonly section: Section;
  readonly operation: Operation;
  readonly asker: Asker;
  /** Whether both modules of the section are on in the community of the resident. */
  readonly enabled: boolean;
  /** Absent if the operation is not about a single request. */
  readonly request?: { readonly maker: Maker; readonly state: string };
}

/** The reason for an outcome. */
export type Ground =
  | 'no family'
  | 'not enabled'
  | 'no link'
  | 'not seen'
  | 'not the creator'
  | 'no longer open'
  | 'closed to comments'
  | 'may';

interface Judgement {
  readonly ground: Ground;
  /** The statuses that are allowed: `success` for any 2xx, `refusal` for any 4xx. */
  readonly allowed: readonly (number | 'success' | 'refusal')[];
  /** The clause that decides. */
  readonly clause: ClauseId;
}

const FAMILY: readonly Asker[] = ['resident', 'relative', 'second relative'];
const LOCALS: readonly Asker[] = [...FAMILY, 'neighbour', 'friend of a neighbour'];
const RELATIVES: readonly string[] = ['relative', 'second relative'];

const isFamily = (asker: Asker): boolean => FAMILY.includes(asker);

/** A resident sees all own requests. A linked connection sees those that a connection made. */
export const sees = (asker: Asker, maker: Maker): boolean =>
  asker === 'resident' || (RELATIVES.includes(asker) && RELATIVES.includes(maker));

export const isAboutOne = (operation: Operation): boolean =>
  !['settings', 'list', 'create'].includes(operation);

const isChange = (operation: Operation): boolean => operation === 'replace' || operation === 'cancel';

/** States in which the creator may change the request. */
const CHANGEABLE: readonly string[] = ['pending', 'open', 'in_progress'];
/** States in which a request is not settled yet. */
const UNSETTLED: readonly string[] = [...CHANGEABLE, 'approved'];

export function judgementOf(situation: Situation): Judgement {
  const { asker, enabled, section, request } = situation;
  if (asker === 'staff') return { ground: 'no family', allowed: [403], clause: 'FAM-01' };
  if (asker === 'system actor') return { ground: 'no family', allowed: [403], clause: 'FAM-02' };
  const refusal = request ? ofOne(situation, request) : ofAll(situation);
  if (enabled) return refusal ?? { ground: 'may', allowed: granted(situation), clause: rightTo(situation) };
  const clause = section === 'transportation' ? 'FAM-03' : 'FAM-05';
  // Several refusals apply, and the target may decide any of them first.
  const others = refusal?.allowed.filter((one) => one !== 'success') ?? [];
  return { ground: 'not enabled', allowed: [403, ...others], clause };
}

/** The reason why a list, a create or the settings are refused; undefined if they are allowed. */
function ofAll({ operation, asker }: Situation): Judgement | undefined {
  if (operation === 'settings')
    return LOCALS.includes(asker) ? undefined : { ground: 'no link', allowed: ['refusal'], clause: 'FAM-09' };
  return isFamily(asker) ? undefined : { ground: 'no link', allowed: ['refusal'], clause: 'FAM-08' };
}

function ofOne(
  { section, operation, asker }: Situation,
  { maker, state }: NonNullable<Situation['request']>,
): Judgement | undefined {
  if (!sees(asker, maker)) {
    const clause = isChange(operation) ? 'FAM-20' : isFamily(asker) ? 'FAM-15' : 'FAM-16';
    return { ground: 'not seen', allowed: [404], clause };
  }
  if (operation === 'comment' && !UNSETTLED.includes(state))
    return { ground: 'closed to comments', allowed: ['success', 'refusal'], clause: 'CMT-20' };
  if (!isChange(operation)) return undefined;
  const isLate = !CHANGEABLE.includes(state);
  if (asker !== maker)
    return { ground: 'not the creator', allowed: isLate ? [403, 409] : [403], clause: 'FAM-19' };
  return isLate
    ? { ground: 'no longer open', allowed: [409], clause: lateClause(section, operation, state) }
    : undefined;
}

const lateClause = (section: Section, operation: Operation, state: string): ClauseId => {
  if (section === 'work-requests') return state === 'completed' ? 'WRQ-61' : 'WRQ-62';
  return operation === 'replace' ? 'TRA-77' : 'TRA-81';
};

/** The interface states 200 for these; the success status of a create or a comment is open. */
const granted = ({ operation }: Situation): Judgement['allowed'] =>
  operation === 'create' || operation === 'comment' ? ['success'] : [200];

/** The clause that grants the operation. */
function rightTo({ section, operation, asker, request }: Situation): ClauseId {
  const isRide = section === 'transportation';
  if (operation === 'settings') return isRide ? 'TRA-01' : 'WRQ-01';
  if (operation === 'create') return 'FAM-11';
  if (operation === 'comment') return 'CMT-19';
  if (operation === 'replace') return 'TRA-74';
  if (operation === 'cancel')
    return isRide ? 'TRA-79' : request?.state === 'in_progress' ? 'WRQ-60' : 'WRQ-59';
  return asker === 'resident' ? 'FAM-12' : 'FAM-13';
}

/** Every situation of a section and an acting user, with the modules on or off. */
export function situationsOf(section: Section, asker: Asker, enabled = true): readonly Situation[] {
  return OPERATIONS[section].flatMap((operation): readonly Situation[] => {
    const common = { section, operation, asker, enabled };
    if (!isAboutOne(operation)) return [common];
    return MAKERS.flatMap((maker) =>
      STATES[section].map((state) => ({ ...common, request: { maker, state } })),
    );
  });
}

/** The allowed statuses of an outcome as a text. */
export const wordsOf = (judgement: Judgement): string => statusesOf(judgement).join(' or ').toLowerCase();

/** The allowed statuses as a finding names them, such as 403 or 2XX. */
export const statusesOf = ({ allowed }: Judgement): readonly string[] =>
  allowed.map((one) => (typeof one === 'number' ? String(one) : one === 'success' ? '2XX' : '4XX'));

export const allows = ({ allowed }: Judgement, status: number): boolean =>
  allowed.some((one) =>
    typeof one === 'number' ? one === status : Math.floor(status / 100) === (one === 'success' ? 2 : 4),
  );
