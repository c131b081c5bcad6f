import { assemble } from '../assembly/assemble.ts';
import { docsPageOf } from '../assembly/docs-page.ts';
import { urlOf } from '../mock/http/url-of.ts';
import { postOverSockets } from '../mock/post-over-sockets.ts';
import { listen } from '../mock/server.ts';
import { controlInside, mockOf } from './mock-of.ts';
import type { MockOnPort, PortOptions } from './mock-types.ts';
import { settingOf } from './options.ts';
import { fillOwn } from './own-scenario.ts';

/**
 * Starts a mock on a port of this machine, for clients that call it by the network. Not available in a page.
 * @param options Those of `createMock`, and where to listen. Default: a free port of 127.0.0.1.
 * @returns The mock with its `url`. `close` also ends the server.
 * @throws CesError if an option is unknown, or its value is wrong. Node's error if the port is taken.
 * @example
 * const mock = await startMock({ scenario: 'empty' });
 * process.env.API_URL = mock.url;
 */
export const startMock = async ({
  port = 0,
  host = '127.0.0.1',
  ...options
}: PortOptions = {}): Promise<MockOnPort> => {
  const setting = settingOf(options);
  const { mock: engine, service } = assemble(setting, { post: postOverSockets, docs: docsPageOf() });
  fillOwn(setting.written, service, setting.tenant);
  const { port: found, close } = await listen(engine, host, port);
  const url = urlOf(host, found);
  const mock = mockOf({ engine, service, control: controlInside(engine), setting });
  return {
    ...mock,
    url,
    close: async (how) => {
      // A receiver can read the record of an event through the API.
      const undelivered = await mock.close(how);
      await close();
      return undelivered;
    },
  };
};

export { CesError } from './ces-error.ts';
export { connectMock } from './connect-mock.ts';
export { createMock } from './create-mock.ts';
export type { Mock, MockOnPort, MockOptions, PortOptions, Reached, Undelivered } from './mock-types.ts';
export type { Scenario } from '../fixtures/scenarios/content.ts';
export type { World } from './world.ts';
