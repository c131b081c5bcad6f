import type { AccessRule, OperationId } from '../../openapi/generated/contract.ts';
import type { Access } from '../mock/access/access.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, type Refusal } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { AnyHandler, Scene } from '../mock/operations/operation.ts';
import type { Gate, Tables } from '../mock/tables.ts';
import type { Post } from '../mock/webhooks/delivery.ts';
import type { OutboxEvent } from '../mock/world/outbox.ts';

/** Ways to tell one lie: each gives a change of the tables that the mock is made of. */
export type Lie = (tables: Tables) => Tables;

/** Several lies that make up one. */
export const together =
  (...lies: readonly Lie[]): Lie =>
  (tables) =>
    lies.reduce((changed, lie) => lie(changed), tables);

/** The same lie about several operations. */
export const each = <O extends OperationId>(operations: readonly O[], lie: (operation: O) => Lie): Lie =>
  together(...operations.map(lie));

/** Another handler in place of the honest one, which it may still ask. */
export const instead =
  (operation: OperationId, lie: (honest: AnyHandler) => AnyHandler): Lie =>
  (tables) => ({
    ...tables,
    // A lie is free to answer what the contract forbids; that is its point.
    operations: { ...tables.operations, [operation]: lie(tables.operations[operation] as AnyHandler) },
  });

/** The honest handler with other input. */
export const beforehand = (
  operation: OperationId,
  change: (input: AnyInput, scene: Scene) => AnyInput,
): Lie => instead(operation, (honest) => (input, scene) => honest(change(input, scene), scene));

/** The honest answer, changed; refusals stay as they are. */
export const afterwards = (
  operation: OperationId,
  change: (reply: AnyReply, input: AnyInput, scene: Scene) => AnyReply | Refusal,
): Lie =>
  instead(operation, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    return isRefusal(reply) ? reply : change(reply, input, scene);
  });

/** The honest handler told other readings: what `choose` would say is replaced for the named choices. */
export const withScene = (operation: OperationId, change: (scene: Scene) => Scene): Lie =>
  instead(operation, (honest) => (input, scene) => honest(input, change(scene)));

/** No refusal where the honest server refuses: this answer instead. */
export const insteadOfRefusal = (
  operation: OperationId,
  answer: (input: AnyInput, scene: Scene) => AnyReply,
): Lie =>
  instead(operation, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    return isRefusal(reply) ? answer(input, scene) : reply;
  });

export const inAccess =
  (rule: AccessRule, lie: (honest: Access) => Access): Lie =>
  (tables) => ({ ...tables, access: { ...tables.access, [rule]: lie(tables.access[rule]) } });

export const inGate =
  <G extends keyof Gate>(stage: G, lie: (honest: Gate[G]) => Gate[G]): Lie =>
  (tables) => ({ ...tables, gate: { ...tables.gate, [stage]: lie(tables.gate[stage]) } });

export const inEvents =
  (change: (event: OutboxEvent) => readonly OutboxEvent[]): Lie =>
  (tables) => ({ ...tables, events: (event) => tables.events(event).flatMap(change) });

export const inDelivery =
  (change: (headers: Readonly<Record<string, string>>) => Readonly<Record<string, string>>): Lie =>
  (tables) => ({ ...tables, deliveryHeaders: (key) => change(tables.deliveryHeaders(key)) });

/** How a delivery goes out: when, and how often. */
export const inPosting =
  (change: (post: Post) => Post): Lie =>
  (tables) => ({ ...tables, posting: (post) => change(tables.posting(post)) });

/** The last look at an answer, whatever operation gave it. */
export const inAnswer =
  (change: (response: Response, request: Request) => Response | Promise<Response>): Lie =>
  (tables) => ({
    ...tables,
    answer: async (response, request) => change(await tables.answer(response, request), request),
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
