import type { LeverReturns } from '../../../openapi/generated/lever-types.ts';
import { actingIdOf } from '../identity/acting.ts';
import { isRefusal, type Refusal } from '../http/problem.ts';
import { routes } from '../http/routes.ts';
import { contextOf } from '../operation-context.ts';
import type { AnyHandler } from '../operations/operation.ts';
import type { Tables } from '../tables.ts';
import { StepRefused, type Stage, type StagedLever } from '../world/stage.ts';
import type { World } from '../world/world.ts';
import type { AnyLever } from './levers/lever.ts';
import { levers } from './levers/table.ts';

/** The vocabulary types both the input and what is returned. */
const anyLever = (name: StagedLever): AnyLever => levers[name] as AnyLever;

interface StageOptions {
  /** What links in events begin with. */
  readonly base: string;
  readonly isPlanned: boolean;
}

const routeOf = (id: string) => {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`there is no operation ${id}`);
  return route;
};

const orThrow = <T>(given: T | Refusal): T => {
  if (isRefusal(given)) throw new StepRefused(`${given.promised} Found: ${given.found}`, given);
  return given;
};

/** A world for setting up states. A call passes the same checks as one by HTTP, except that of the token. */
export const stageOf = (world: World, tables: Tables, { base, isPlanned }: StageOptions): Stage => {
  const { gate, access, operations, events } = tables;
  const context = contextOf(world, base, events);
  return {
    world,
    isPlanned,
    lever: (name, input) => orThrow(anyLever(name)(input, context)) as LeverReturns[typeof name],
    call: (operation, { at = {}, body, as = world.store.systemActors.all()[0]?.id ?? '' }) => {
      const route = routeOf(operation);
      const of = (isOfPath: boolean) =>
        Object.fromEntries(
          Object.entries(at).filter(([name]) => route.path.includes(`{${name}}`) === isOfPath),
        );
      const path = { tenant: world.tenant, ...of(true) };
      const headers = { userId: actingIdOf(as, world), tenant: world.tenant };
      const acting = orThrow(gate.readActing(headers, world, operation));
      for (const rule of route.access) orThrow(access[rule]({ path, acting, operation }, world));
      const raw =
        body === undefined ? ({ kind: 'none' } as const) : ({ kind: 'json', value: body, bytes: 0 } as const);
      const input = orThrow(gate.readInput(route, { path, query: of(false), raw, acting }, world));
      orThrow((operations[operation] as AnyHandler)(input, context));
    },
  };
};
