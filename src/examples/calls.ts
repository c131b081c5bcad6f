import type { OperationId } from '../../openapi/generated/contract.ts';
import type { World } from '../mock/world/world.ts';
import type { ExampleCall } from './example.ts';
import { examples } from './examples.ts';
import type { Tour } from './tour.ts';

const callOf = (make: (tour: Tour) => ExampleCall, tour: Tour): readonly ExampleCall[] => {
  try {
    return [make(tour)];
  } catch {
    // The world has no record for this example.
    return [];
  }
};

/** One call of each operation that a world has something for, with ids and dates of that very world. */
export const exampleCalls = (
  world: World,
  elsewhere: World,
): Readonly<Partial<Record<OperationId, ExampleCall>>> =>
  Object.fromEntries(
    Object.entries(examples).flatMap(([id, make]) =>
      callOf(make, { world, elsewhere }).map((call) => [id, call] as const),
    ),
  );
