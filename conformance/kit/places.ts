import type { Call } from './call.ts';
import { zonedFacility } from './day-hours.ts';
import { Unproven } from './errors.ts';
import { once } from './once.ts';
import { listOf, text } from './read.ts';
import type { Tier } from './record.ts';
import type { FacilityFact, RunSpec } from './run.ts';
import { noZone } from './needs.ts';
import { facilities, toAdd } from './to-add.ts';

interface Host {
  readonly run: RunSpec;
  readonly call: Call;
  tier(tier: Tier): void;
}

/** A facility that the configuration names, else, where any will do, the first one that the target lists. */
export async function facilityFor(host: Host, kind: 'zoned' | 'any'): Promise<FacilityFact> {
  const configured = kind === 'zoned' ? zonedFacility(host.run) : host.run.facilities[0];
  if (configured) return configured;
  if (kind === 'zoned') throw new Unproven(noZone);
  host.tier('discovery');
  return firstListed(host);
}

const firstListed = once(async ({ call }: Host): Promise<FacilityFact> => {
  const [first] = listOf(await call('listFacilities'));
  if (!first) throw new Unproven(toAdd('the target lists no facility to write into', facilities('Etc/UTC')));
  return { id: text(first, 'id'), timeZone: 'unknown' };
});
