import type { Setting } from '../assembly/assemble.ts';
import type { Mock as Engine } from '../mock/mock.ts';
import { controlOf, type Control } from './control.ts';
import type { Mock } from './mock-types.ts';
import { worldsOf } from './worlds.ts';

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
