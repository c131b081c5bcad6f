import type { OperationId } from '../../../openapi/generated/contract.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { ActivityRecord, PersonStatus } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { unknown } from './lookup.ts';

/** The refusal of a create for a deleted person, if the reading refuses it; otherwise undefined. */
export const refusedForDeleted = (
  { id, status }: { readonly id: string; readonly status: PersonStatus | null },
  what: 'a resident' | 'a connection',
  operation: OperationId,
  world: World,
): Refusal | undefined =>
  status === 'deleted'
    ? world.choose(
        'made-for-the-deleted',
        {
          accepted: undefined,
          'not-found': unknown(what, id),
          'another-refusal': refuse('conflict', {
            promised: 'Nothing can be created for a deleted user.',
            found: `${id}, ${what} that was deleted.`,
            next: 'choose another user, or set the status of the record with PUT.',
          }),
        },
        operation,
      )
    : undefined;

/**
 * The refusal of a request below a deleted activity, if the reading refuses it; otherwise undefined. Lists of
 * registrations leave out what it refuses (ACT-110).
 */
export const refusedBelowDeleted = (
  { id, isDeleted }: ActivityRecord,
  operation: OperationId,
  world: World,
): Refusal | undefined =>
  isDeleted
    ? world.choose(
        'below-deleted-activity',
        { refused: unknown('an activity', id), served: undefined },
        operation,
      )
    : undefined;
