import type { AccessRule, OperationId } from '../../../openapi/generated/contract.ts';
import type { Access, AccessRequest } from '../../mock/access/access.ts';
import { actsFor, type Visible } from '../../mock/domain/request-visibility.ts';
import { seerOf } from '../../mock/access/family.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { Collection, Stored } from '../../mock/world/collection.ts';
import type { World } from '../../mock/world/world.ts';
import { someRides, someWorks, type Errands } from '../../witness/family.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { inAccess, instead, type Mutation } from '../mutation.ts';

/** Whom a mutation is about. */
export type When = (request: AccessRequest, world: World) => boolean;

/** What a rule is asked of some operations, where the test says so. */
const where =
  (operations: readonly OperationId[], when: When, otherwise: Access) =>
  (original: Access): Access =>
  (request, world) =>
    request.operation !== undefined && operations.includes(request.operation) && when(request, world)
      ? otherwise(request, world)
      : original(request, world);

/** A rule lets in whom it would refuse. */
export const letting = (
  rule: AccessRule,
  operations: readonly OperationId[],
  when: When = () => true,
): Mutation =>
  inAccess(
    rule,
    where(operations, when, () => undefined),
  );

/** A rule refuses whom it would let in. */
export const barring = (
  rule: AccessRule,
  operations: readonly OperationId[],
  refusal: Refusal,
  when: When,
): Mutation =>
  inAccess(
    rule,
    where(operations, when, () => refusal),
  );

/** The refusals of a rule are these instead. */
export const refusingOtherwise = (
  rule: AccessRule,
  operations: readonly OperationId[],
  refusal: Refusal,
  when: When = () => true,
): Mutation =>
  inAccess(
    rule,
    (original) => (request, world) =>
      where(operations, when, (asked, at) => (original(asked, at) ? refusal : undefined))(original)(
        request,
        world,
      ),
  );

const because = {
  promised: 'It is open to others.',
  found: 'somebody else.',
  next: 'act for somebody else.',
} as const;

export const forbidden = refuse('forbidden', because);
export const notFound = refuse('not-found', because);
export const conflict = refuse('conflict', because);

/** The request that a path names. */
export const named = (
  { path }: Pick<AccessRequest, 'path'>,
  { store }: Pick<World, 'store'>,
): (Visible & Stored & { readonly status: string }) | undefined =>
  store.transportationRequests.find(path['requestId']) ?? store.workRequests.find(path['workRequestId']);

export const madeBy =
  (...types: readonly Visible['creator']['userType'][]): When =>
  (request, world) => {
    const found = named(request, world);
    return found !== undefined && types.includes(found.creator.userType);
  };

export const actingAs =
  (...kinds: readonly AccessRequest['acting']['kind'][]): When =>
  ({ acting }) =>
    kinds.includes(acting.kind);

/** Whoever acts for the resident in the path, as that resident or linked to them. */
export const ofTheFamily: When = ({ acting, path }, world) =>
  actsFor(seerOf(acting, world), path['residentId'] ?? '');

export const both =
  (...tests: readonly When[]): When =>
  (request, world) =>
    tests.every((test) => test(request, world));

/** A list takes requests for others than they are while it chooses, and shows them as they are. */
export const choosing = (
  operation: 'listTransportationRequests' | 'listWorkRequests',
  change: (request: Visible & { readonly status: string }, input: AnyInput, scene: Scene) => Partial<Visible>,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const through = <T extends Visible & Stored & { readonly status: string }>(
      all: Collection<T>,
    ): Collection<T> => ({
      ...all,
      filter: (keep) => all.filter((one) => keep({ ...one, ...change(one, input, scene) })),
    });
    const { workRequests, transportationRequests } = scene.store;
    const store = {
      ...scene.store,
      workRequests: through(workRequests),
      transportationRequests: through(transportationRequests),
    };
    return original(input, { ...scene, store });
  });

/** Refused after it was done. */
export const doneAndRefused = (
  operation: OperationId,
  refusal: Refusal,
  when: (input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const isRefused = when(input, scene);
    const reply = original(input, scene);
    return isRefused && !isRefusal(reply) ? refusal : reply;
  });

export const inRides =
  (play: (rides: Errands, stage: Stage) => Promise<unknown>): Witness =>
  async (stage) =>
    play(await someRides(stage), stage);

export const inWorks =
  (play: (works: Errands, stage: Stage) => Promise<unknown>): Witness =>
  async (stage) =>
    play(await someWorks(stage), stage);
