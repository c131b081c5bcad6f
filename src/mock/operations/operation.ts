import type { EventType, OperationId, OperationIdIn, Section } from '../../../openapi/generated/contract.ts';
import type { AnyInput, Input } from '../http/input.ts';
import type { Refusal } from '../http/problem.ts';
import type { AnyReply, Reply } from '../http/reply.ts';
import type { World } from '../world/world.ts';

/**
 * Kinds of events that the interface names by their prefix only, so the contract has no webhook for them. Whether they
 * are delivered is an open choice.
 */
export type PartlyNamedEventType = 'work_request.created' | 'work_request.updated';

/** The world as an operation sees it: the store and its surroundings, and a function that announces events. */
export interface OperationContext extends World {
  /** Where this server is reached, for links in answers; without trailing slash. */
  readonly baseUrl: string;
  announce(eventType: EventType | PartlyNamedEventType, resourceId: string): void;
}

/**
 * The handler of one operation: load, decide, save, announce. It is synchronous, so it is atomic. Every refusal comes
 * before the first save (EVT-20, EVT-24, EVT-28, EVT-32, EVT-46, EVT-57, EVT-62, TRA-67, MSG-40, CHK-33).
 */
export type Handler<O extends OperationId> = (
  input: Input<O>,
  context: OperationContext,
) => Reply<O> | Refusal;

/** Handlers of every operation in the contract. */
export type Operations = { readonly [O in OperationId]: Handler<O> };

/** Handlers of every operation of one section. */
export type OperationsOf<S extends Section> = Pick<Operations, OperationIdIn<S>>;

/** A handler whose operation is known only by name; the contract has validated input and reply. */
export type AnyHandler = (input: AnyInput, context: OperationContext) => AnyReply | Refusal;
