import { assemble, type Setting } from '../assembly/assemble.ts';
import type { Mock as Engine } from '../mock/mock.ts';
import { CesError } from './ces-error.ts';
import { controlOf, type Control } from './control.ts';
import { settingOf, type MockOptions } from './options.ts';
import { worldsOf, type WithWorlds } from './worlds.ts';

/** A mock of the service. */
export interface Mock extends WithWorlds {
  /** Answers a request of the API, whatever host it names; takes what the global `fetch` takes. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Where requests without a host go; nothing listens there. */
const NOWHERE = 'http://127.0.0.1';

interface Inside {
  readonly engine: Engine;
  readonly control: Control;
  readonly setting: Setting;
}

export const mockOf = ({ engine, control, setting }: Inside): Mock => ({
  fetch: async (input, init) =>
    engine(new Request(typeof input === 'string' ? new URL(input, NOWHERE) : input, init)),
  ...worldsOf(control, setting),
  close: () => Promise.resolve(),
});

export const controlInside = (engine: Engine, adminToken?: string): Control =>
  controlOf({ carry: (request) => engine(request), url: NOWHERE, adminToken });

/**
 * A mock in this process: no port, no network, in a page too. Throws CesError where an option is wrong.
 */
export const createMock = (options: MockOptions = {}): Mock => {
  const setting = settingOf(options);
  const { mock: engine } = assemble(setting);
  return mockOf({ engine, control: controlInside(engine), setting });
};

export { CesError };
