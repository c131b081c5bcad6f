import { readDocsPage } from '../assembly/docs-page.ts';
import { assemble } from '../assembly/assemble.ts';
import { listen } from '../mock/server.ts';
import { CesError } from './ces-error.ts';
import type { MockOnPort } from './connect-mock.ts';
import { controlInside, mockOf } from './create-mock.ts';
import { settingOf, type MockOptions } from './options.ts';

export interface PortOptions extends MockOptions {
  /** 0, which is what it is without it, finds a free one. */
  readonly port?: number;
  /** The address to listen on; without it 127.0.0.1. */
  readonly host?: string;
}

/**
 * A mock on a port, for whatever calls by the network. Rejects with a CesError where an option is wrong, and with
 * Node's error where the port cannot be had.
 */
export const startMock = async ({
  port = 0,
  host = '127.0.0.1',
  ...options
}: PortOptions = {}): Promise<MockOnPort> => {
  const setting = settingOf(options);
  const { mock: engine } = assemble(setting, { docs: readDocsPage });
  const { port: found, close } = await listen(engine, host, port);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${found}`;
  return { ...mockOf({ engine, control: controlInside(engine), setting }), url, close };
};

export { connectMock, type MockOnPort, type Reached } from './connect-mock.ts';
export { createMock, type Mock } from './create-mock.ts';
export { CesError, type MockOptions };
export type { World } from './world.ts';
