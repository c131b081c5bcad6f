import type { OperationId } from '../../openapi/generated/contract.ts';
import type { World } from '../mock/world/world.ts';
import type { ExampleCall } from './example.ts';
import { examples } from './examples.ts';
import type { Tour } from './tour.ts';

/** The call of an operation; undefined where the world has no record for it. */
export const exampleCall = (operation: OperationId, tour: Tour): ExampleCall | undefined => {
  try {
    return examples[operation](tour);
  } catch {
    return undefined;
  }
};

// The compiler holds that there is one for each operation.
const operations = Object.keys(examples) as readonly OperationId[];

/** One call of each operation that a world has something for, with ids and dates of that very world. */
export const exampleCalls = (
  world: World,
  elsewhere: World,
): Readonly<Partial<Record<OperationId, ExampleCall>>> =>
  Object.fromEntries(
    operations.flatMap((id) => {
      const call = exampleCall(id, { world, elsewhere });
      return call ? [[id, call] as const] : [];
    }),
  );
