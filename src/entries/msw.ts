import { http, HttpResponse, type HttpHandler } from 'msw';
import { basePathOf } from '../mock/http/address.ts';
import { createMock } from './create-mock.ts';
import type { Mock, MockOptions } from './mock-types.ts';

/** What of a mock is behind the same address as the API; its control plane is not. */
const PATHS = ['/api/v1/*', '/ping', '/__files/*'];

interface Place {
  /**
   * Where the page looks for the service, such as `https://api.example.com` or, behind a gateway,
   * `https://gw.example.com/community`; without it, any address will do.
   */
  readonly origin?: string;
}

/** Handlers of MSW that answer by a mock: for `setupServer` of Node and `setupWorker` of a page alike. */
export const handlers = (mock: Pick<Mock, 'fetch'>, { origin }: Place = {}): HttpHandler[] => {
  const base = origin?.replace(/\/+$/, '');
  const place = base === undefined ? {} : { basePath: basePathOf(base) };
  return PATHS.map((path) =>
    http.all(`${base ?? '*'}${path}`, ({ request }) =>
      // Where a fault of the mock ends the connection, the page sees what it would see of a network.
      mock.fetch(request, undefined, place).catch(() => HttpResponse.error()),
    ),
  );
};

/** A new mock together with its handlers, for callers that need one mock only. */
export const createHandlers = (
  options: MockOptions & Place = {},
): { readonly mock: Mock; readonly handlers: HttpHandler[] } => {
  const { origin, ...mockOptions } = options;
  const mock = createMock(mockOptions);
  return { mock, handlers: handlers(mock, origin === undefined ? {} : { origin }) };
};
