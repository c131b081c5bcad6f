import { test as base, type Page } from '@playwright/test';
import { connectMock } from './connect-mock.ts';
import { startMock } from './mock.ts';
import type { MockOnPort, MockOptions, Reached } from './mock-types.ts';
import type { World } from './world.ts';
import type { ClockReport } from './world-types.ts';

/** A world whose clock also moves the clock of the page. */
export interface PageWorld extends World {
  /** Address of its mock, without a path. */
  readonly url: string;
}

/** The fixtures of each test. */
export interface MockFixtures {
  /** A copy of the main world for this test alone. It is deleted after the test. */
  readonly world: PageWorld;
}

/** The fixtures and options of each worker. */
export interface MockWorkerFixtures {
  /** A running mock, such as the `webServer` of the configuration. Default: each worker starts its own. */
  readonly mockAt: Reached | undefined;
  /** Options of the mock that a worker starts. */
  readonly mockOptions: MockOptions;
  /** The mock of the worker. */
  readonly mock: MockOnPort;
}

const milliseconds = (from: ClockReport, to: ClockReport): number =>
  Date.parse(to.now) - Date.parse(from.now);

/** The clock of a world, with the page in step: both run on, stand still and move together. */
const inStep = ({ clock }: World, page: Pick<Page, 'clock'>): World['clock'] => {
  const show = async (report: ClockReport): Promise<ClockReport> => {
    await (report.frozen ? page.clock.setFixedTime(report.now) : page.clock.setSystemTime(report.now));
    return report;
  };
  return {
    now: clock.now,
    set: async (now) => show(await clock.set(now)),
    freeze: async (isFrozen) => show(await clock.freeze(isFrozen)),
    advance: async (by) => {
      const before = await clock.now();
      const after = await clock.advance(by);
      await page.clock.fastForward(milliseconds(before, after));
      await show(after);
      return after;
    },
  };
};

/** A slug that no other test has: the id of a test is made of letters, digits and dashes. */
const slugOf = (...parts: readonly (string | number)[]): string =>
  `t-${parts.join('-')}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '-')
    .slice(0, 50);

/**
 * Playwright's `test` with a mock for each worker and a world for each test. The entry also exports Playwright's `expect`.
 * @example
 * test('a family member registers', async ({ page, world }) => {
 *   await page.goto(`/?api=${world.url}&tenant=${world.tenant}`);
 *   await world.clock.advance('P2D'); // the page follows
 * });
 */
export const test = base.extend<MockFixtures, MockWorkerFixtures>({
  mockAt: [undefined, { option: true, scope: 'worker' }],
  mockOptions: [{}, { option: true, scope: 'worker' }],
  mock: [
    async ({ mockAt, mockOptions }, use) => {
      const mock = mockAt ? connectMock(mockAt) : await startMock(mockOptions);
      await use(mock);
      await mock.close();
    },
    { scope: 'worker' },
  ],
  world: async ({ mock, page }, use, { testId, repeatEachIndex, retry }) => {
    const world = await mock.world().fork(slugOf(testId, repeatEachIndex, retry));
    const { now } = await world.clock.now();
    await page.clock.install({ time: now });
    await use({ ...world, url: mock.url, clock: inStep(world, page) });
    await world.delete();
  },
});

export { expect } from '@playwright/test';
