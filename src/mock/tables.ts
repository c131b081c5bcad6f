import type { AccessTable } from './access/access.ts';
import { accessRules } from './access/rules.ts';
import { checkToken, readActing } from './identity/headers.ts';
import { readInput } from './http/input.ts';
import { operations } from './operations/table.ts';
import type { Operations } from './operations/operation.ts';
import type { Post } from './webhooks/attempt.ts';
import type { OutboxEvent } from './world/outbox.ts';

/** The stages that every request passes before its operation. */
export interface Gate {
  readonly checkToken: typeof checkToken;
  readonly readActing: typeof readActing;
  readonly readInput: typeof readInput;
}

/**
 * The replaceable parts of the app. A server with other behaviour, such as a mutant, is made with other
 * tables; the product has no other way for it.
 */
export interface Tables {
  readonly operations: Operations;
  readonly access: AccessTable;
  readonly gate: Gate;
  /** Gives the events that go into the outbox for one event: the event itself, none, or several. */
  readonly events: (event: OutboxEvent) => readonly OutboxEvent[];
  /** Header fields of a delivery, for the key of its receiver. */
  readonly deliveryHeaders: (key: string) => Readonly<Record<string, string>>;
  /** The function that posts deliveries, made from the usual one. */
  readonly posting: (post: Post) => Post;
  /** Gives the answer that is sent in place of `response`, or `response` itself. */
  readonly answer: (response: Response, request: Request) => Response | Promise<Response>;
}

export const realTables: Tables = {
  operations,
  access: accessRules,
  gate: { checkToken, readActing, readInput },
  events: (event) => [event],
  deliveryHeaders: (key) => ({ 'Content-Type': 'application/json', 'X-API-KEY': key }),
  posting: (post) => post,
  answer: (response) => response,
};
