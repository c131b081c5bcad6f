import { levers } from '../../openapi/generated/levers.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import { isUtcAllYear } from './dates.ts';
import { hasLever } from './levers.ts';
import type { IdentityKind, RunSpec } from './run.ts';

/** What a check cannot do without. An identity is one that the configuration names. */
export type Need =
  'webhooks' | 'levers' | 'otherTenant' | 'utcFacility' | IdentityKind | `lever:${LeverName}`;

/** Why the run cannot meet a need, and what would; undefined when it can. */
export function unmet(need: Need, run: RunSpec): string | undefined {
  if (need === 'webhooks')
    return run.webhooks ? undefined : 'needs webhooks: configure where the target can deliver events';
  if (need === 'levers') {
    return run.leverBase !== undefined || Object.keys(run.leverRoutes).length > 0
      ? undefined
      : 'needs levers: configure how staff actions are carried out';
  }
  if (need === 'otherTenant')
    return run.otherTenant ? undefined : 'needs a second tenant: configure otherTenant';
  if (need === 'utcFacility') {
    return run.facilities.some(({ timeZone }) => isUtcAllYear(timeZone))
      ? undefined
      : 'needs a facility whose clock is UTC all year, such as one in Atlantic/Reykjavik: configure it under facilities';
  }
  const lever = leverNames.find((name) => need === `lever:${name}`);
  if (lever !== undefined)
    return hasLever(run, lever) ? undefined : `needs the lever ${lever}: configure it under levers`;
  return run.identities.some(({ kind }) => kind === need)
    ? undefined
    : `needs an acting ${need}: configure one under identities`;
}

const leverNames = Object.keys(levers).filter((name): name is LeverName => name in levers);
