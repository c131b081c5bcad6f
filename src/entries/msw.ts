import { http, HttpResponse, type HttpHandler } from 'msw';
import { basePathOf } from '../mock/http/address.ts';
import { createMock } from './create-mock.ts';
import type { Mock, MockOptions } from './mock-types.ts';

/** What of a mock is behind the same address as the API; its control plane is not. */
const PATHS = ['/api/v1/*', '/ping', '/__files/*'];

/** Where a page looks for the API. */
export interface HandlerOptions {
  /**
   * Address of the service, such as `https://api.example.com` or, behind a gateway, `https://gw.example.com/community`.
   * Default: any address.
   */
  readonly origin?: string;
}

/**
 * Makes handlers of Mock Service Worker that answer with an existing mock. They serve the API, but not the control plane.
 * @param mock A mock of `createMock`, `startMock` or `connectMock`.
 * @param options Where the page looks for the API.
 * @returns Handlers for `setupServer` of Node or `setupWorker` of a page.
 */
export const handlers = (mock: Pick<Mock, 'fetch'>, { origin }: HandlerOptions = {}): HttpHandler[] => {
  const base = origin?.replace(/\/+$/, '');
  const place = base === undefined ? {} : { basePath: basePathOf(base) };
  return PATHS.map((path) =>
    http.all(`${base ?? '*'}${path}`, ({ request }) =>
      // Where a fault of the mock ends the connection, the page sees what it would see of a network.
      mock.fetch(request, undefined, place).catch(() => HttpResponse.error()),
    ),
  );
};

/**
 * Creates a mock and its handlers in one step.
 * @param options Those of `createMock`, and where the page looks for the API.
 * @returns The mock and its handlers.
 * @throws CesError if an option is unknown, or its value is wrong.
 * @example
 * const { mock, handlers } = createHandlers({ origin: 'https://api.example.com' });
 * const server = setupServer(...handlers);
 */
export const createHandlers = (
  options: MockOptions & HandlerOptions = {},
): { readonly mock: Mock; readonly handlers: HttpHandler[] } => {
  const { origin, ...mockOptions } = options;
  const mock = createMock(mockOptions);
  return { mock, handlers: handlers(mock, origin === undefined ? {} : { origin }) };
};
