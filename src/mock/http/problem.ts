import { memberName } from '../domain/member-name.ts';

/** The mock's own error bodies (RFC 9457). Their shape is the open choice `error-body`. */
const problems = {
  unauthorized: { status: 401, title: 'The bearer token is missing or wrong' },
  'acting-header-missing': { status: 400, title: 'A required acting header is missing' },
  'tenant-mismatch': { status: 403, title: 'X-Acting-User-Tenant differs from the tenant in the path' },
  'acting-user-unknown': { status: 403, title: 'The acting user does not exist in this tenant' },
  forbidden: { status: 403, title: 'The acting user is not allowed to do this' },
  'tenant-unknown': { status: 404, title: 'Unknown tenant' },
  'tenant-withheld': { status: 404, title: 'The data of this tenant is not available on this server now' },
  'not-found': { status: 404, title: 'Not found, or not visible to the acting user' },
  'route-unknown': { status: 404, title: 'Unknown route' },
  'route-not-served': { status: 404, title: 'This server does not serve this route of the API' },
  'method-not-allowed': { status: 405, title: 'Method not allowed on this route' },
  'invalid-input': { status: 400, title: 'The request does not match the contract' },
  'malformed-body': { status: 400, title: 'The request body cannot be read' },
  'too-large': { status: 413, title: 'The request is too large for this server' },
  'unsupported-media-type': {
    status: 415,
    title: 'The operation does not accept this media type',
  },
  'malformed-request': { status: 400, title: 'The request cannot be read as HTTP' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'expectation-failed': { status: 417, title: 'The server does not support this Expect header' },
  'headers-too-large': { status: 431, title: 'The URL or the headers are too large' },
  'control-plane-closed': { status: 403, title: 'The control plane does not accept calls from this caller' },
  'admin-token-wrong': { status: 401, title: 'The admin token is missing or wrong' },
  'lever-unknown': { status: 404, title: 'Unknown lever' },
  'situation-unknown': { status: 404, title: 'Unknown situation' },
  'world-unknown': { status: 404, title: 'Unknown world' },
  'world-exists': { status: 409, title: 'This world cannot be created' },
  'session-unknown': { status: 404, title: 'Unknown session' },
  'too-many-sessions': { status: 429, title: 'Too many sessions' },
  'agents-unavailable': { status: 501, title: 'This server does not serve coding agents' },
  'snapshot-unknown': { status: 404, title: 'Unknown snapshot' },
  'world-withheld': { status: 409, title: 'This world is not available on this server now' },
  conflict: { status: 409, title: 'The state of the resource does not allow this' },
  'as-asked': { status: 503, title: 'Simulated answer, set by a preference or a fault rule' },
  'server-fault': { status: 500, title: 'Internal error of the mock' },
} as const;

export type ProblemName = keyof typeof problems;

/** One fault of the input: its location, its JSON pointer, and what is wrong. */
export interface Invalid {
  readonly location: 'body' | 'query' | 'path' | 'header' | 'form';
  readonly pointer: string;
  readonly code: string;
  /** Follows the name of the member in a sentence: `must be a whole number`. */
  readonly message: string;
  /** What the member must be: `a whole number`; absent: the message says it. */
  readonly expected?: string;
  /** What was sent, in short; absent: it is not shown. */
  readonly found?: string;
  /** What was probably meant. */
  readonly hint?: string;
}

/** The member as a person writes it. */
export const memberOf = ({ location, pointer }: Invalid): string => memberName(pointer) || `the ${location}`;

/** The three facts that a reader needs to act on a refusal: the rule, what was found, and the next step. */
export interface Explanation {
  readonly promised: string;
  readonly found: string;
  readonly next: string;
}

const REFUSAL = Symbol('refusal');

/** A refusal. A symbol marks it, which no JSON can carry, so no data of a client is taken for a refusal. */
export interface Refusal extends Explanation {
  readonly [REFUSAL]: true;
  readonly problem: ProblemName;
  /**
   * Set where an open choice, a preference or a fault gives the status; absent: the status of the problem.
   */
  readonly status?: number;
  readonly validation?: readonly Invalid[];
  /** The whole refusal in words; absent: its three facts in a row. */
  readonly detail?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A fact that the interface requires with this refusal. The body contains it in every form. */
  readonly owes?: string;
  /** Set where an id of the path names nothing: a choice of the operation may give the status. */
  readonly isOfUnknownId?: true;
  /** The rules behind the refusal, where the request asks for them. */
  readonly explain?: object;
}

export const refuse = (
  problem: ProblemName,
  explanation: Explanation,
  more: Pick<Refusal, 'status' | 'validation' | 'detail' | 'headers' | 'owes' | 'isOfUnknownId'> = {},
): Refusal => ({ [REFUSAL]: true, problem, ...explanation, ...more });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && REFUSAL in value;

export const statusOf = (refusal: Refusal): number => refusal.status ?? problems[refusal.problem].status;

/** The problem body outside of the API. The three facts are members of their own, for programs. */
export const problemInFacts = (refusal: Refusal): Readonly<Record<string, unknown>> => ({
  ...problemBody(refusal),
  promised: refusal.promised,
  found: refusal.found,
  next: refusal.next,
});

const headOf = (problem: ProblemName, status: number) => ({
  type: `urn:ces:problem:${problem}`,
  title: problems[problem].title,
  status,
});

const placeOf = ({ location, pointer, code, message, hint }: Invalid) => ({
  location,
  pointer,
  code,
  message: hint === undefined ? message : `${message}; ${hint}`,
});

const errorOf = (one: Invalid) => ({
  member: memberOf(one),
  expected: one.expected ?? one.message.replace(/^must be /, ''),
  ...(one.found !== undefined && { found: one.found }),
  ...(one.hint !== undefined && { hint: one.hint }),
});

const restOf = ({ promised, found, next, validation, detail, owes, explain }: Refusal) => ({
  detail: detail ?? `${promised} Found: ${found} Next: ${next}`,
  ...(validation && { validation: validation.map(placeOf), errors: validation.map(errorOf) }),
  ...(owes !== undefined && { owes }),
  ...(explain && { explain }),
});

const problemBody = (refusal: Refusal): Readonly<Record<string, unknown>> => ({
  ...headOf(refusal.problem, statusOf(refusal)),
  ...restOf(refusal),
});

/** The JSON beginnings of problem bodies, by problem and status. */
const heads = new Map<string, string>();

/**
 * The problem body of the API as JSON. The half that does not depend on the request is serialized only once.
 */
export const problemText = (refusal: Refusal): string => {
  const status = statusOf(refusal);
  const key = `${refusal.problem} ${status}`;
  const head = heads.get(key) ?? JSON.stringify(headOf(refusal.problem, status)).slice(0, -1);
  heads.set(key, head);
  return `${head},${JSON.stringify(restOf(refusal)).slice(1)}`;
};
