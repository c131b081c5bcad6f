import { controlOf } from './control.ts';
import { addressed } from './fetch-of.ts';
import type { MockOnPort, Reached } from './mock-types.ts';
import { settingOf } from './options.ts';
import { worldsOf } from './worlds.ts';

/** A mock that another process started, such as `ces mock`, with the same functions. */
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
