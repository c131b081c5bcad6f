import type { Members } from '../domain/json-object.ts';
import { filledContract } from '../filled-contract.ts';
import { isRefusal, type Refusal } from '../http/problem.ts';
import type { Service } from '../service.ts';
import { examplesOf, type ExampleMaker } from './examples.ts';
import { worldNamed } from './found.ts';

/** The contract with examples of what a world holds at this moment. */
export const contractOfWorld = async (
  document: Members,
  service: Service,
  slug: string,
  make: ExampleMaker,
): Promise<Members | Refusal> => {
  const world = worldNamed(slug, service);
  if (isRefusal(world)) return world;
  const { tenant, identities, operations } = await examplesOf(service, world, make);
  const actingId = identities.find(({ kind }) => kind === 'systemActor')?.actingId;
  return filledContract(document, { tenant, actingId, calls: operations });
};
