import { Temporal } from 'temporal-polyfill';
import { defaults, startMock } from '../../src/cli/start-mock.ts';
import { realTables, type Tables } from '../../src/mock/tables.ts';
import type { Readings } from '../../src/mock/world/choices.ts';
import type { Vitals } from '../harness/mock-process.ts';
import { controlsOf, type Target } from './target.ts';

export const NOW = '2026-06-15T12:00:00Z';
export const AT_REST: Vitals = { heap: 1, resident: 1, peak: 1, handles: [] };

interface Made {
  readonly tables?: Partial<Tables>;
  readonly readings?: Readings;
  readonly vitals?: () => Vitals;
}

/** A mock in this process; `stop` closes it. */
export const mockHere = async ({ tables, readings, vitals = () => AT_REST }: Made): Promise<Target> => {
  const running = await startMock({
    ...defaults,
    port: 0,
    planned: true,
    now: Temporal.Instant.from(NOW),
    tables: { ...realTables, ...tables },
    ...(readings && { readings }),
  });
  return {
    url: running.url,
    tenant: defaults.tenant,
    token: defaults.token,
    ...controlsOf(running, { seed: 1, scenario: 'demo', now: NOW }),
    ended: new Promise(() => undefined),
    vitals: () => Promise.resolve(vitals()),
    stop: running.close,
  };
};
