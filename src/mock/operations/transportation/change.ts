import type { OperationId } from '../../../../openapi/generated/contract.ts';
import { notMadeBy } from '../../access/family.ts';
import type { RideMove } from '../../domain/transportation-lifecycle.ts';
import type { Acting } from '../../world/acting.ts';
import type { Refusal } from '../../http/problem.ts';
import type { TransportationRequestRecord } from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import { immovable } from './requests.ts';

/** A requested change; `invalid` is the refusal of its body. */
interface Change {
  readonly move: RideMove;
  readonly operation: OperationId;
  readonly invalid: Refusal | undefined;
}

/** The refusal of a change: by creator, by body or by state. Which refusal comes first is an open choice. */
export const refusedChange = (
  { move, operation, invalid }: Change,
  request: TransportationRequestRecord,
  acting: Acting,
  world: World,
): Refusal | undefined => {
  const closed = immovable(move, request);
  const notCreator = notMadeBy(request, acting);
  return world.choose(
    'planned-refusal-order',
    {
      // A user who is not the creator was refused before the body was read.
      'creator-first': invalid ?? closed,
      'body-first': invalid ?? notCreator ?? closed,
      'state-first': closed ?? notCreator ?? invalid,
    },
    operation,
  );
};
