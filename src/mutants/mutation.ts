import type { AccessRule, OperationId } from '../../openapi/generated/contract.ts';
import type { Access } from '../mock/access/access.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, type Refusal } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { AnyHandler, OperationContext } from '../mock/operations/operation.ts';
import type { Gate, Tables } from '../mock/tables.ts';
import type { Post } from '../mock/webhooks/attempt.ts';
import type { OutboxEvent } from '../mock/world/outbox.ts';
import { isRecord } from '../mock/domain/json-object.ts';

/** A change of the tables that the mock is made of. */
export type Mutation = (tables: Tables) => Tables;

/** One operation or several. */
export type OneOrMore = OperationId | readonly OperationId[];

/** Several mutations as one. */
export const together =
  (...mutations: readonly Mutation[]): Mutation =>
  (tables) =>
    mutations.reduce((changed, mutation) => mutation(changed), tables);

/** The same mutation of several operations. */
export const each = <O extends OperationId>(
  operations: readonly O[],
  mutationOf: (operation: O) => Mutation,
): Mutation => together(...operations.map(mutationOf));

/** Mutations, one or several, that note something of earlier requests in a memory of this kind, one for every server. */
export const noting =
  <M>(Memory: new () => M) =>
  (make: (memory: M) => Mutation | readonly Mutation[]): Mutation =>
  (tables) =>
    together(...[make(new Memory())].flat())(tables);

/** Mutations that remember something of earlier requests by a text. */
export const remembering = <T>(make: (memory: Map<string, T>) => Mutation | readonly Mutation[]): Mutation =>
  noting(Map<string, T>)(make);

/** Another handler in place of the original one, which it may still ask. */
export const instead = (operations: OneOrMore, change: (original: AnyHandler) => AnyHandler): Mutation =>
  each([operations].flat(), (operation) => (tables) => ({
    ...tables,
    // A mutant is free to answer what the contract forbids; that is its point.
    operations: { ...tables.operations, [operation]: change(tables.operations[operation] as AnyHandler) },
  }));

/** The original handler with other input. */
export const beforehand = (
  operations: OneOrMore,
  change: (input: AnyInput, context: OperationContext) => AnyInput,
): Mutation =>
  instead(operations, (original) => (input, context) => original(change(input, context), context));

/** The original answer, changed; refusals stay as they are. */
export const afterwards = (
  operations: OneOrMore,
  change: (reply: AnyReply, input: AnyInput, context: OperationContext) => AnyReply | Refusal,
): Mutation =>
  instead(operations, (original) => (input, context) => {
    const reply = original(input, context);
    return isRefusal(reply) ? reply : change(reply, input, context);
  });

/** The original handler gets other readings: what `choose` returns is replaced for the named choices. */
export const withContext = (
  operation: OperationId,
  change: (context: OperationContext) => OperationContext,
): Mutation => instead(operation, (original) => (input, context) => original(input, change(context)));

/** No refusal where the original server refuses: this answer instead. */
export const insteadOfRefusal = (
  operations: OneOrMore,
  answer: (input: AnyInput, context: OperationContext) => AnyReply,
): Mutation =>
  instead(operations, (original) => (input, context) => {
    const reply = original(input, context);
    return isRefusal(reply) ? answer(input, context) : reply;
  });

export const inAccess =
  (rule: AccessRule, change: (original: Access) => Access): Mutation =>
  (tables) => ({ ...tables, access: { ...tables.access, [rule]: change(tables.access[rule]) } });

export const inGate =
  <G extends keyof Gate>(client: G, change: (original: Gate[G]) => Gate[G]): Mutation =>
  (tables) => ({ ...tables, gate: { ...tables.gate, [client]: change(tables.gate[client]) } });

/** How the input of a request is read, before a handler gets it. */
export const inReading = (change: (original: Gate['readInput']) => Gate['readInput']): Mutation =>
  inGate('readInput', change);

export const inEvents =
  (change: (event: OutboxEvent) => readonly OutboxEvent[]): Mutation =>
  (tables) => ({ ...tables, events: (event) => tables.events(event).flatMap(change) });

export const inDelivery =
  (change: (headers: Readonly<Record<string, string>>) => Readonly<Record<string, string>>): Mutation =>
  (tables) => ({ ...tables, deliveryHeaders: (key) => change(tables.deliveryHeaders(key)) });

/** How a delivery goes out: when, and how often. */
export const inPosting =
  (change: (post: Post) => Post): Mutation =>
  (tables) => ({ ...tables, posting: (post) => change(tables.posting(post)) });

/** The last look at an answer, whatever operation gave it. */
export const inAnswer =
  (change: (response: Response, request: Request) => Response | Promise<Response>): Mutation =>
  (tables) => ({
    ...tables,
    answer: async (response, request) => change(await tables.answer(response, request), request),
  });

/** Changes the members inside `data` (of every item where it is a list). */
export const inData =
  (change: (resource: Record<string, unknown>, input: AnyInput) => Record<string, unknown>) =>
  (reply: AnyReply, input: AnyInput): AnyReply => {
    if (!isRecord(reply.body)) return reply;
    const { data } = reply.body;
    const changed = Array.isArray(data)
      ? data.map((item: unknown) => (isRecord(item) ? change(item, input) : item))
      : isRecord(data)
        ? change(data, input)
        : data;
    return { ...reply, body: { ...reply.body, data: changed } };
  };

/** Changes the list in `data`. */
export const inList =
  (change: (items: readonly unknown[], input: AnyInput) => readonly unknown[]) =>
  (reply: AnyReply, input: AnyInput): AnyReply =>
    isRecord(reply.body) && Array.isArray(reply.body['data'])
      ? { ...reply, body: { ...reply.body, data: change(reply.body['data'], input) } }
      : reply;

/** The answer with another status; the body stays. */
export const withStatus =
  (status: number) =>
  (reply: AnyReply): AnyReply => ({ ...reply, status });
