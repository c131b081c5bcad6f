import { levers } from '../../openapi/generated/levers.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import { zonedFacility } from './day-hours.ts';
import { hasLever } from './levers.ts';
import type { IdentityKind, RunSpec } from './run.ts';
import {
  allLevers,
  facilities,
  lever as leverLines,
  otherTenant,
  people,
  toAdd,
  webhooks,
} from './to-add.ts';

/** What a check needs. An identity is one from the configuration. */
export type Need =
  'webhooks' | 'levers' | 'otherTenant' | 'zonedFacility' | IdentityKind | `lever:${LeverName}`;

/** Why days cannot be judged. */
export const noZone = toAdd('needs a facility whose time zone is configured', facilities('America/New_York'));

/** Why the run cannot meet a need, and what to add; undefined if it can. */
export function unmet(need: Need, run: RunSpec): string | undefined {
  if (need === 'webhooks')
    return run.webhooks
      ? undefined
      : toAdd('needs webhooks, an address to which the target delivers events', webhooks);
  if (need === 'levers') {
    return run.leverBase !== undefined || Object.keys(run.leverRoutes).length > 0
      ? undefined
      : toAdd('needs levers, by which staff actions are carried out', allLevers);
  }
  if (need === 'otherTenant')
    return run.otherTenant ? undefined : toAdd('needs a second tenant', otherTenant);
  if (need === 'zonedFacility') return zonedFacility(run) ? undefined : noZone;
  const lever = leverNames.find((name) => need === `lever:${name}`);
  if (lever !== undefined)
    return hasLever(run, lever) ? undefined : toAdd(`needs the lever ${lever}`, leverLines(lever), allLevers);
  const kind = kinds.find((one) => one === need);
  return kind === undefined || run.identities.some((one) => one.kind === kind)
    ? undefined
    : toAdd(`needs an acting ${kind}`, people(kind));
}

const kinds: readonly IdentityKind[] = ['resident', 'connection', 'staff', 'systemActor'];

const leverNames = Object.keys(levers).filter((name): name is LeverName => name in levers);
