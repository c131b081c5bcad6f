import type { Sizes } from '../fixtures/bulk/sizes.ts';
import { fillScenario, type LayerFault } from '../fixtures/scenarios/fill.ts';
import type { Source } from '../fixtures/scenarios/references.ts';
import { scenarios } from '../fixtures/worlds.ts';
import { stageOf } from '../mock/admin/stage.ts';
import { realTables, type Tables } from '../mock/tables.ts';
import { frozenClock } from '../mock/world/clock.ts';
import type { TenanciesOf } from '../mock/world/tenancy.ts';

/** A scenario of the user, as a mock needs it. */
export interface WrittenScenario {
  readonly name: string;
  /** Whether its base world accepts sizes. */
  readonly takesSizes: boolean;
  readonly tenanciesOf: (sizes: Sizes) => TenanciesOf;
  /** The error of the last attempt to fill a world with it. */
  readonly faults: readonly LayerFault[];
}

// Receivers get no events about the initial records.
const quiet: Tables = { ...realTables, events: () => [] };

/** A scenario that was validated, under the name that worlds know it by. */
export const writtenScenario = (name: string, source: Source): WrittenScenario => {
  const faults: LayerFault[] = [];
  const { tenants } = scenarios[source.base ?? 'empty'];
  return {
    ...{ name, faults, takesSizes: source.base !== undefined },
    tenanciesOf:
      (sizes) =>
      ({ seed, now }, tenant) =>
        tenants(tenant).map(({ slug, role }) => ({
          slug,
          fill: (world) =>
            fillScenario(
              source,
              world,
              { role, seed, now, sizes: role === 'main' ? sizes : {} },
              (at) => stageOf({ ...world, clock: frozenClock(at) }, quiet, { base: '', isPlanned: true }),
              (fault) => void faults.push(fault),
            ),
        })),
  };
};
