import { assemble } from '../assembly/assemble.ts';
import { controlInside, mockOf } from './mock-of.ts';
import type { Mock, MockOptions } from './mock-types.ts';
import { settingOf } from './options.ts';

/**
 * A mock in this process: no port, no network, in a page too. Throws CesError where an option is wrong.
 */
export const createMock = (options: MockOptions = {}): Mock => {
  const setting = settingOf(options);
  const { mock: engine, service } = assemble(setting);
  return mockOf({ engine, service, control: controlInside(engine), setting });
};
