import type { AccessRule, OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../http/input.ts';
import type { Refusal } from '../http/problem.ts';
import type { World } from '../world/world.ts';

/** The facts of a request that are known before its query and body are read. */
export interface AccessRequest extends Pick<AnyInput, 'path' | 'acting'> {
  /** Absent when a rule is used without an operation. */
  readonly operation?: OperationId;
}

/** An access rule: the refusal of the acting user, or undefined. */
export type Access = (request: AccessRequest, world: World) => Refusal | undefined;

export type AccessTable = { readonly [R in AccessRule]: Access };
