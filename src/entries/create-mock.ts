import { assemble } from '../assembly/assemble.ts';
import { controlInside, mockOf } from './mock-of.ts';
import type { Mock, MockOptions } from './mock-types.ts';
import { settingOf } from './options.ts';
import { fillOwn } from './own-scenario.ts';

/**
 * Creates a mock in this process: no port, no network. It works in a page, too.
 * @param options Default: the demo world, at the present time.
 * @returns The mock. Send requests with its `fetch`.
 * @throws CesError if an option is unknown, or its value is wrong.
 * @example
 * const mock = createMock({ seed: 1, now: '2026-06-15T12:00:00Z' });
 * const response = await mock.fetch('/ping');
 */
export const createMock = (options: MockOptions = {}): Mock => {
  const setting = settingOf(options);
  const { mock: engine, service } = assemble(setting);
  fillOwn(setting.written, service, setting.tenant);
  return mockOf({ engine, service, control: controlInside(engine), setting });
};
