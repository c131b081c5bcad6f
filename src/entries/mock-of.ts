import type { Assembled, Setting } from '../assembly/assemble.ts';
import { drain } from '../assembly/drain.ts';
import type { Mock as Engine } from '../mock/mock.ts';
import { controlOf, type Control } from './control.ts';
import { fetchOf } from './fetch-of.ts';
import type { Mock } from './mock-types.ts';
import { worldsOf } from './worlds.ts';

/** Where requests without a host go; nothing listens there. */
const NOWHERE = 'http://127.0.0.1';

interface Inside {
  readonly engine: Engine;
  readonly service: Assembled['service'];
  readonly control: Control;
  readonly setting: Setting;
}

export const mockOf = ({ engine, service, control, setting }: Inside): Mock => ({
  fetch: fetchOf(engine, NOWHERE),
  ...worldsOf(control, setting),
  close: async ({ drain: milliseconds } = {}) => {
    const undelivered = await drain(service, milliseconds);
    for (const { delivery } of service.worlds.list()) delivery?.drop();
    return undelivered;
  },
});

export const controlInside = (engine: Engine, adminToken?: string): Control =>
  controlOf({ carry: (request) => engine(request), url: NOWHERE, adminToken });
