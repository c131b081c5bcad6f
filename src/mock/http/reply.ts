import type { AnswerBodyOf, OperationId, StatusOf } from '../../../openapi/generated/contract.ts';
import { approximated, type WithWholes } from '../domain/exact-integer.ts';
import type { World } from '../world/world.ts';
import { responseOf, type Answer, type Fields } from './answer.ts';
import { disposition } from './disposition.ts';
import { jsonBody } from './json-text.ts';
import { problemInFacts, problemText, statusOf, type Refusal } from './problem.ts';
import type { Route } from './routes.ts';
import { validateValue } from './validate.ts';
import { isRecord } from '../domain/json-object.ts';

/** The body of an answer that is a file. */
export interface FileBody {
  readonly type: string;
  /** null: the answer names no file. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

type BodyFor<
  O extends OperationId,
  S extends StatusOf<O>,
> = (typeof import('../../../openapi/generated/contract.ts').operations)[O] extends {
  readonly envelope: 'binary';
}
  ? FileBody
  : WithWholes<AnswerBodyOf<O, S>>;

/** An answer that the contract states for the operation; anything else does not compile. */
export type Reply<O extends OperationId> = {
  readonly [S in StatusOf<O>]: {
    readonly status: S;
    readonly body: BodyFor<O, S>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[StatusOf<O>];

export interface AnyReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const isFile = (value: unknown): value is FileBody => isRecord(value) && value['bytes'] instanceof Uint8Array;

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (member === null ? [] : [[key, withoutNulls(member)]])),
  );
};

/** Leaves out unset members, but no members of the envelope itself. */
const trimmed = (body: unknown): unknown =>
  isRecord(body) && 'data' in body ? { ...body, data: withoutNulls(body['data']) } : withoutNulls(body);

/** Applies the world's readings of the choices that every JSON answer has. */
const shaped = (route: Route, body: unknown, world: World): unknown => {
  const members = world.choose('unset-members', { null: false, absent: true }, route.id)
    ? trimmed(body)
    : body;
  if (!isRecord(members) || !('data' in members)) return members;
  const paged =
    route.envelope === 'list' &&
    route.choices.has('unpaged-list-members') &&
    world.choose('unpaged-list-members', { none: false, 'paging-members': true });
  const extra = world.choose(
    'extra-envelope-members',
    { 'data-only': false, 'extra-members': true },
    route.id,
  );
  if (!paged && !extra) return members;
  return { ...members, ...(paged && { nextCursor: null, hasMore: false }), ...(extra && { meta: {} }) };
};

/** A media type that a header field can carry. Clients and levers may give any text as a type. */
const headerType = (type: string): string =>
  /^[\x21-\x7e][\x20-\x7e]*$/.test(type) ? type : 'application/octet-stream';

const json = (status: number, type: string, body: Answer['body'], headers: Fields): Answer => ({
  status,
  headers: { 'Content-Type': type, ...headers },
  body,
});

/** A refusal as an answer. `common` are the fields that every answer to this request carries. */
export const refusalAnswer = (refusal: Refusal, world: World | undefined, common: Fields = {}): Answer => {
  const status = statusOf(refusal);
  const headers = refusal.headers ? { ...refusal.headers, ...common } : common;
  const body =
    world?.choose('error-body', { problem: 'problem', plain: 'plain', empty: 'empty' }) ?? 'problem';
  const plain = (text: string): Answer => ({
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: text,
  });
  const { promised, next, owes } = refusal;
  if (body === 'empty') return owes === undefined ? { status, headers, body: null } : plain(owes);
  if (body === 'plain') return plain([promised, next, ...(owes === undefined ? [] : [owes])].join(' '));
  return json(status, 'application/problem+json', problemText(refusal), headers);
};

/** A refusal outside of the API, as a `Response`. */
export const refusalResponse = (refusal: Refusal, _world: undefined, common: Fields = {}): Response =>
  responseOf(
    json(statusOf(refusal), 'application/problem+json', jsonBody(problemInFacts(refusal)), {
      ...refusal.headers,
      ...common,
    }),
  );

/** Thrown in strict mode where an answer of the mock does not fit the contract. */
class BrokenPromise extends Error {}

const review = (route: Route, reply: AnyReply, body: unknown): void => {
  const stated = route.answers[String(reply.status)] ?? route.answers['2XX'];
  if (!stated)
    throw new BrokenPromise(`${route.id} answered ${reply.status}, which the contract does not state`);
  if (stated.schema === undefined || isFile(body)) return;
  const faults = validateValue(stated.schema, approximated(body));
  if (faults.length > 0)
    throw new BrokenPromise(
      `${route.id} ${reply.status} does not fit its schema: ${faults.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`).join('; ')}`,
    );
};

/**
 * The reply of a handler as an answer. In strict mode it throws where the contract does not state the reply.
 */
export const replyAnswer = (
  route: Route,
  reply: AnyReply,
  world: World,
  strict: boolean,
  common: Fields,
): Answer => {
  const headers = reply.headers ? { ...reply.headers, ...common } : common;
  if (isFile(reply.body)) {
    const { name } = reply.body;
    return {
      status: reply.status,
      headers: {
        'Content-Type': headerType(reply.body.type),
        ...(name !== null && { 'Content-Disposition': disposition('attachment', name) }),
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      },
      body: reply.body.bytes,
    };
  }
  if (reply.body === undefined) {
    if (strict) review(route, reply, undefined);
    return { status: reply.status, headers, body: null };
  }
  const body = shaped(route, reply.body, world);
  if (strict) review(route, reply, body);
  return json(reply.status, 'application/json', jsonBody(body), headers);
};
