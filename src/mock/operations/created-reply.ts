import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { World } from '../world/world.ts';

/** The answer to a create; whether it is 200 or 201 is an open choice. */
export const createdReply = <B>(operation: OperationId, body: B, world: World) =>
  world.choose(
    'create-status',
    { created: { status: 201, body } as const, ok: { status: 200, body } as const },
    operation,
  );

/** What takes the place of the flags that no body sets: nothing, or no value (CNV-63). */
export const flagsOfTheNew = <F extends object>(
  operation: 'createActivity' | 'createPersonalActivity',
  unset: F,
  world: World,
): F | object => world.choose('flags-of-the-new', { off: {}, unset }, operation);
