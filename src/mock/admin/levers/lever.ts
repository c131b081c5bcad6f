import type { LeverInput, LeverName, LeverReturns } from '../../../../openapi/generated/levers.ts';
import type { Refusal } from '../../http/problem.ts';
import type { OperationContext } from '../../operations/operation.ts';

/**
 * Does what staff do outside the API, through the same code as the API and with the same events.
 * Answers the ids it made, or refuses (404: no such thing; 409: impossible now) and changes nothing.
 */
export type Lever<L extends LeverName> = (
  input: LeverInput<L>,
  context: OperationContext,
) => LeverReturns[L] | Refusal;

/** Receivers and the clock belong to a pair of worlds; the control plane handles these levers itself. */
export type WorldLever = Exclude<LeverName, 'set-webhook' | 'set-clock'>;

export type Levers = { readonly [L in WorldLever]: Lever<L> };

/** A lever once it is known only by name. */
export type AnyLever = (input: Readonly<Record<string, unknown>>, context: OperationContext) => object;
