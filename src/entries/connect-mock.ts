import { controlOf } from './control.ts';
import { addressed } from './fetch-of.ts';
import type { MockOnPort, Reached } from './mock-types.ts';
import { settingOf } from './options.ts';
import { worldsOf } from './worlds.ts';

/**
 * Gives the functions of a mock that runs elsewhere, such as one that `ces mock` started. It makes no call itself. `close`
 * leaves that mock running.
 * @param at Where the mock is.
 * @returns The mock. A world of it rejects with CesError if no mock answers.
 * @throws CesError if `tenant` or `token` is malformed.
 * @example
 * const mock = connectMock({ url: 'http://127.0.0.1:4010' });
 * await mock.world().reset();
 */
export const connectMock = ({ url, tenant, token, adminToken }: Reached): MockOnPort => {
  const control = controlOf({ carry: fetch, url, adminToken });
  const setting = settingOf({
    ...(tenant !== undefined && { tenant }),
    ...(token !== undefined && { token }),
  });
  return {
    url,
    fetch: (input, init) => fetch(addressed(input, url), init),
    ...worldsOf(control, setting),
    close: () => Promise.resolve([]),
  };
};
