import type { AccessRule, OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../http/input.ts';
import type { Refusal } from '../http/problem.ts';
import type { World } from '../world/world.ts';

/** What is known of a request before its query and body are read. */
export interface AccessRequest extends Pick<AnyInput, 'path' | 'acting'> {
  /** Absent where a rule is asked apart from any operation. */
  readonly operation?: OperationId;
}

/** Says whether the acting user may ask at all; nothing, or the refusal. */
export type Access = (request: AccessRequest, world: World) => Refusal | undefined;

export type AccessTable = { readonly [R in AccessRule]: Access };
