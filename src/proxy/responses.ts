import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { shownCall } from '../../conformance/consumers/call.ts';
import {
  operationOf,
  queryOf,
  sentBody,
  type OperationFacts,
} from '../../conformance/consumers/client/story.ts';
import { clausesAbout, isAbout } from '../../conformance/kit/about.ts';
import { hasExampleShape } from '../../conformance/kit/alternate-shape.ts';
import { bodyMembersOf } from '../../conformance/kit/body.ts';
import type { Answer, LooseInput } from '../../conformance/kit/call.ts';
import { decoded } from '../../conformance/kit/decoded.ts';
import { field, isObject, show } from '../../conformance/kit/json.ts';
import { fits, isSuccess } from '../../conformance/kit/match.ts';
import {
  brokenIn,
  envelopeClausesOf,
  noteExchange,
  statusClausesOf,
} from '../../conformance/kit/preconditions.ts';
import { same } from '../../conformance/kit/same.ts';
import type { Fault } from './findings.ts';
import { keptOf } from './kept.ts';
import type { Seen } from './seen.ts';

export const isFirm = (id: ClauseId): boolean => clauses[id].determinacy === 'firm';

/** Why the answer is not judged; undefined if it is. */
export const whyUnjudged = (seen: Seen): string | undefined => {
  const { status, isAborted, bytes } = seen;
  if (isAborted) return 'the connection was closed before the end';
  if (status >= 500) return `a server error, ${status}`;
  // Gateways and caches send these statuses; the interface does not mention them.
  if (status < 200 || (status >= 300 && status < 400) || [408, 429].includes(status))
    return `an answer ${status}, of which the interface says nothing`;
  return bytes === undefined ? 'an answer that is too large, or cannot be unpacked' : undefined;
};

/** The values of the path's parameters. */
const pathOf = ({ path: template }: OperationFacts, path: string): Readonly<Record<string, string>> => {
  const parts = path.split('/');
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), decoded(parts[at] ?? '')]] : [])),
  );
};

/** Recognizes a date, a time, or several values in one text. */
const IS_READ = /^\d{4}-\d\d-\d\d|^\d\d:\d\d|,/;

/**
 * Whether an answer must show the value unchanged. A service may trim and clean texts, derive numbers from each other,
 * and show dates and lists in other forms.
 */
const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' &&
    /^[^\p{C}<>&]*$/u.test(value) &&
    value === value.trim() &&
    !IS_READ.test(value));

const plainPart = <T>(values: Readonly<Record<string, T>>, listed: object): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => Object.hasOwn(listed, name) && isPlain(value)),
  );

/** The sent values that answers must show: plain values of members that the operation lists. */
const inputOf = (seen: Seen, operation: OperationFacts): LooseInput => {
  const body = sentBody(seen);
  const listed = bodyMembersOf(operation.id);
  return {
    path: pathOf(operation, seen.path),
    query: Object.fromEntries([...queryOf(seen)].filter(([, value]) => value !== '')),
    ...(seen.fields
      ? { form: plainPart(seen.fields, listed) }
      : isObject(body) && { body: plainPart(body, listed) }),
  };
};

const answerOf = (seen: Seen, operationId: OperationId, bytes: Buffer): Answer => ({
  ...{ operationId, bytes, status: seen.status, headers: seen.answerHeaders, text: seen.answer },
  json: seen.json,
  exchange: { ...shownCall(seen), operationId },
});

const CLAUSES: Readonly<Record<string, (id: OperationId) => readonly ClauseId[]>> = {
  status: statusClausesOf,
  envelope: envelopeClausesOf,
};

/** Checks status, envelope and schema of an answer. */
const statedFault = (answer: Answer, seen: Seen): Fault | undefined => {
  const mismatch = hasExampleShape(answer.operationId, answer.json) ? undefined : fits(answer);
  if (!mismatch) return undefined;
  const { aspect = 'shape', members = [] } = mismatch;
  const about = CLAUSES[aspect]?.(answer.operationId) ?? clausesAbout(answer.operationId, 'shape');
  const naming = about.filter((id) =>
    clauses[id].about.member.some((member) => members.some(({ path }) => path === member)),
  );
  return {
    ...{ side: 'response', rule: 'as-stated', exchanges: [keptOf(seen)] },
    clauses: (naming.length > 0 ? naming : about).filter(isFirm),
    finding: mismatch,
  };
};

const says = (ids: readonly ClauseId[]): string => ids.map((id) => clauses[id].says).join(' ');

/** The asked or sent values of the members that the clauses name, and the values in the answer. */
const difference = (
  broken: readonly ClauseId[],
  { path, query, body, form }: LooseInput,
  json: unknown,
): string => {
  const asked = { ...path, ...query, ...(isObject(body) ? body : {}), ...form };
  const record = field(json, 'data') ?? json;
  const named = [...new Set(broken.flatMap((id) => clauses[id].about.member))].filter(
    (name) => name in asked,
  );
  const pairs = (named.length > 0 ? named : Object.keys(asked)).flatMap((name) => {
    const shown = field(record, name);
    return isObject(record) && same(shown, asked[name])
      ? []
      : [`${name} ${show(asked[name], 80)}${isObject(record) ? `, shown as ${show(shown, 80)}` : ''}`];
  });
  return pairs.slice(0, 3).join('; ');
};

/** An answer with the wrong record, with items that the request excludes, or without the sent values. */
const shownFault = (answer: Answer, seen: Seen, operation: OperationFacts): Fault | undefined => {
  const input = inputOf(seen, operation);
  noteExchange(answer.exchange, operation.id, input, answer.json);
  const broken = brokenIn([answer.exchange]).filter(isFirm);
  return broken.length === 0
    ? undefined
    : {
        ...{ side: 'response', rule: 'shows-what-was-asked', clauses: broken, exchanges: [keptOf(seen)] },
        finding: {
          kind: isAbout(broken[0] ?? '', 'filter', 'window', 'membership') ? 'extra-item' : 'wrong-value',
          promised: says(broken),
          found: `${seen.method} ${seen.path}${seen.search} asked for or sent ${difference(broken, input, answer.json)}`,
        },
      };
};

/**
 * The faults that an answer shows without other exchanges. Sent values are compared only if the request follows the
 * interface: how a service reads other requests is left open.
 */
export const responseFaults = (
  seen: Seen,
  isRequestRight: boolean,
): { readonly rules: readonly string[]; readonly faults: readonly Fault[] } => {
  const operation = operationOf(seen);
  if (!operation || seen.bytes === undefined) return { rules: [], faults: [] };
  const answer = answerOf(seen, operation.id, seen.bytes);
  const stated = statedFault(answer, seen);
  if (stated || !isRequestRight || !isSuccess(seen) || seen.isRequestCut)
    return { rules: ['as-stated'], faults: stated ? [stated] : [] };
  const shown = shownFault(answer, seen, operation);
  return { rules: ['as-stated', 'shows-what-was-asked'], faults: shown ? [shown] : [] };
};
