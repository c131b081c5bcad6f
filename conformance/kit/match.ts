import type { Aspect, ClauseId } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer } from './call.ts';
import { envelopeProblem, wrongPagingMember } from './envelope.ts';
import { memberPath } from './fault.ts';
import type { Fault, FindingKind } from './fault.ts';
import { cut } from './json.ts';
import { problemsText, schemaValidator } from './schema.ts';
import { isServerError } from './server-errors.ts';

export interface Mismatch extends Fault {
  readonly promised: string;
  readonly next?: string;
  /** The examined aspect; absent if there are several. */
  readonly aspect?: Aspect;
  /** The right statuses, such as `403` or `4XX`, if the status is wrong. */
  readonly statuses?: readonly string[];
  /** The broken clauses, if the matcher knows them better than the assertion. */
  readonly clauses?: readonly ClauseId[];
}

/** Examines an answer and returns its fault, or undefined. Matchers do not throw; `must` does. */
export type Matcher = (answer: Answer) => Mismatch | undefined;

/** One of the statuses, exactly. */
export function status(...statuses: readonly number[]): Matcher {
  return (answer) =>
    statuses.includes(answer.status)
      ? undefined
      : {
          ...wrongStatus(answer),
          promised: `status ${statuses.join(' or ')}`,
          statuses: statuses.map(String),
          aspect: statuses.every((one) => one >= 400) ? 'refusal' : 'status',
        };
}

/** Served: any 2xx. */
export const success: Matcher = (answer) =>
  isSuccess(answer)
    ? undefined
    : { ...wrongStatus(answer), promised: 'an answer 2xx', statuses: ['2XX'], aspect: 'status' };

/** Refused because of the request: any 4xx with any body. */
export const refused: Matcher = (answer) =>
  answer.status >= 400 && answer.status < 500
    ? undefined
    : { ...wrongStatus(answer), promised: 'a refusal, 4xx', statuses: ['4XX'], aspect: 'refusal' };

/** Not served, with any refusal. A server error is not a refusal. */
export const notSuccess: Matcher = (answer) =>
  isSuccess(answer) || isServerError(answer)
    ? { ...wrongStatus(answer), promised: 'a refusal, no answer 2xx', statuses: ['3XX', '4XX', '501'] }
    : undefined;

/** Served or refused. A server error is neither. */
export const takenOrRefused: Matcher = (answer) =>
  isServerError(answer)
    ? {
        ...wrongStatus(answer),
        promised: 'an answer 2xx or a refusal, 4xx',
        statuses: ['2XX', '3XX', '4XX', '501'],
      }
    : undefined;

/** The content type says JSON. */
export const jsonType: Matcher = (answer) => {
  const type = answer.headers['content-type'] ?? 'none';
  return /^application\/([\w.-]+\+)?json\b/i.test(type)
    ? undefined
    : { kind: 'wrong-type', promised: 'a JSON body', found: `content type ${type}` };
};

/**
 * The answer fits the contract: a stated status and, on success, the stated envelope and a body that fits its schema.
 */
export const fits: Matcher = (answer) => {
  const facts = factsOf(answer.operationId);
  const stated =
    facts.answers[String(answer.status)] ?? facts.answers[`${Math.trunc(answer.status / 100)}XX`];
  if (!stated) {
    const statuses = Object.keys(facts.answers);
    const promised = `one of the statuses ${statuses.join(', ')}`;
    return { ...wrongStatus(answer), promised, statuses, aspect: 'status' };
  }
  if (!isSuccess(answer)) return undefined;
  const envelope = envelopeProblem(answer.status === 204 ? 'none' : facts.envelope, answer);
  if (envelope !== undefined) {
    const member = wrongPagingMember(facts.envelope, answer);
    return {
      kind: 'wrong-envelope',
      promised: envelopes[facts.envelope],
      found: envelope,
      aspect: 'envelope',
      ...(member !== undefined && { members: [{ path: member }] }),
    };
  }
  // The schema of a file describes no JSON.
  const hasJson = answer.status !== 204 && facts.envelope !== 'binary';
  if (stated.schema === undefined || !hasJson) return undefined;
  const problems = schemaValidator.problems(stated.schema, answer.json);
  return problems.length === 0
    ? undefined
    : {
        kind: 'wrong-type',
        promised: `a body of ${answer.operationId} ${answer.status} as the contract describes it`,
        found: problemsText(problems),
        members: problems.map(({ path }) => ({ path: memberPath(path) })).filter(({ path }) => path !== ''),
        aspect: 'shape',
      };
};

export function isSuccess({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

/** The statuses of a refusal because of the acting user. */
export const DENIALS: readonly number[] = [401, 403, 404];

/** Refused because of the request: 4xx. */
export function isRefused({ status }: { readonly status: number }): boolean {
  return status >= 400 && status < 500;
}

const statusKind = ({ status: found }: Answer): FindingKind =>
  found >= 500 ? 'server-error' : 'wrong-status';

/** The status of the answer is not a required one. */
export const wrongStatus = (answer: Answer): Fault => ({
  kind: statusKind(answer),
  found: answerText(answer),
});

/** Status and body of an answer in one phrase. */
export function answerText(answer: Answer): string {
  return answer.bytes.length === 0
    ? `${answer.status} without a body`
    : `${answer.status} with ${cut(answer.exchange.responseBody, 240)}`;
}

const envelopes = {
  data: 'one object under data',
  bare: 'the resource itself, without an envelope',
  list: 'an array under data',
  page: 'an array under data with nextCursor and hasMore',
  none: 'no body',
  text: 'one JSON string',
  binary: 'the bytes of a file',
  open: 'any body: the interface does not show it',
} as const;

interface Facts {
  readonly envelope: keyof typeof envelopes;
  readonly answers: Readonly<Record<string, { readonly contentType?: string; readonly schema?: string }>>;
}

const factsOf = (operationId: OperationId): Facts => operations[operationId];
