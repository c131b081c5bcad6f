import { controlOf } from './control.ts';
import type { Mock } from './create-mock.ts';
import { settingOf } from './options.ts';
import { worldsOf } from './worlds.ts';

/** A mock that is reached by the network. */
export interface MockOnPort extends Mock {
  /** Where it is, without a path, such as `http://127.0.0.1:4010`. */
  readonly url: string;
}

/** Where a mock is that another process started. */
export interface Reached {
  readonly url: string;
  readonly tenant?: string;
  readonly token?: string;
  /** What the control plane wants, where the mock was started with --admin-token. */
  readonly adminToken?: string;
}

/** A mock that another process started, such as `ces mock`, with the same functions. */
export const connectMock = ({ url, tenant, token, adminToken }: Reached): MockOnPort => {
  const control = controlOf({ carry: fetch, url, adminToken });
  const told = settingOf({ ...(tenant !== undefined && { tenant }), ...(token !== undefined && { token }) });
  return {
    url,
    fetch: (input, init) => fetch(typeof input === 'string' ? new URL(input, url) : input, init),
    ...worldsOf(control, told),
    close: () => Promise.resolve(),
  };
};
