import { assemble } from '../assembly/assemble.ts';
import { docsPageOf } from '../assembly/docs-page.ts';
import { urlOf } from '../mock/http/url-of.ts';
import { postOverSockets } from '../mock/post-over-sockets.ts';
import { listen } from '../mock/server.ts';
import { controlInside, mockOf } from './mock-of.ts';
import type { MockOnPort, PortOptions } from './mock-types.ts';
import { settingOf } from './options.ts';

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
  const { mock: engine, service } = assemble(setting, { post: postOverSockets, docs: docsPageOf() });
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
export type { World } from './world.ts';
