import { CesError } from './ces-error.ts';
import type { MockOnPort } from './mock-types.ts';

/** What mock.ts is in a page. */
export const startMock = (): Promise<MockOnPort> =>
  Promise.reject(
    new CesError({
      promised: 'startMock listens on a port of this machine.',
      found: 'a page, which has none.',
      next: 'use createMock, or connectMock with the address of a mock that runs elsewhere.',
    }),
  );

export { connectMock } from './connect-mock.ts';
export { createMock } from './create-mock.ts';
export { CesError };
