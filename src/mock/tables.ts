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
 * What the app is made of. Whoever wants a server that behaves otherwise gives other tables;
 * the product itself knows of no other way.
 */
export interface Tables {
  readonly operations: Operations;
  readonly access: AccessTable;
  readonly gate: Gate;
  /** What becomes of one event on its way into the outbox: itself, nothing, or more. */
  readonly events: (event: OutboxEvent) => readonly OutboxEvent[];
  /** Headers of a delivery, given the receiver's key. */
  readonly deliveryHeaders: (key: string) => Readonly<Record<string, string>>;
  /** How a delivery is posted, given the usual way. */
  readonly posting: (post: Post) => Post;
  /** The last look at an answer before it leaves. */
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
