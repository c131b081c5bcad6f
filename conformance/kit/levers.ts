import { levers } from '../../openapi/generated/levers.ts';
import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/levers.ts';
import { Unproven, messageOf } from './errors.ts';
import type { JsonObject } from './json.ts';
import { pull, standardRoute, type Pulled } from './lever-route.ts';
import type { Exchange } from './record.ts';
import type { LeverRoute, RunSpec } from './run.ts';
import { isServerError } from './server-errors.ts';
import { allLevers, lever as leverLines, toAdd } from './to-add.ts';
import { senderOf } from './sender.ts';

/**
 * Pulls a lever and returns the ids of the new records. Throws Unproven where the target has no such lever.
 */
export type PullLever = <L extends LeverName>(name: L, input: LeverInput<L>) => Promise<LeverReturns[L]>;

export function hasLever(run: RunSpec, name: LeverName): boolean {
  return run.leverBase !== undefined || name in run.leverRoutes;
}

/** How this target offers a lever; undefined if it does not. */
export const routeOf = (run: RunSpec, name: LeverName): LeverRoute | undefined =>
  run.leverRoutes[name] ?? (run.leverBase === undefined ? undefined : standardRoute(run.leverBase, name));

/**
 * `onSuccess` is called with the name of every lever that succeeded, `onError` with each that got a server error: it
 * makes the check unproven, but is still a bug of the target.
 */
export function createLevers(
  run: RunSpec,
  onSuccess: (name: LeverName) => void,
  onError: (error: Exchange) => void = () => undefined,
): PullLever {
  const post = senderOf(run);
  return async (name, input) => {
    const route = routeOf(run, name);
    if (!route) throw new Unproven(toAdd(`needs the lever ${name}`, leverLines(name), allLevers));
    const pulled = await pull(route, { ...input }, post).catch((error: unknown): Pulled => ({
      refusal: messageOf(error),
    }));
    if ('refusal' in pulled) {
      const { refusal, status = 0 } = pulled;
      if (isServerError({ status }))
        onError({ method: 'lever', path: name, status, responseBody: refusal, curl: '' });
      throw new Unproven(`the lever ${name} could not be pulled: ${refusal}`);
    }
    const { ids } = pulled;
    if (!hasIds(name, ids)) {
      throw new Unproven(
        `the lever ${name} promises ${levers[name].returns.join(', ')} and returned ${JSON.stringify(ids)}`,
      );
    }
    onSuccess(name);
    return ids;
  };
}

function hasIds<L extends LeverName>(name: L, ids: JsonObject): ids is JsonObject & LeverReturns[L] {
  return levers[name].returns.every((id) => {
    const value = ids[id];
    return id.endsWith('Ids')
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof value === 'string';
  });
}
