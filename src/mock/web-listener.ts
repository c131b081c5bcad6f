import { IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { refusalResponse } from './http/reply.ts';
import { serverFault } from './http/routing-refusals.ts';
import { noHost, unreadable } from './http/unreadable-request.ts';
import type { Mock } from './mock.ts';
import { carriesBody } from './wire.ts';

/** Answers requests of Node as the mock answers those of the web. `passed` waits for the rest of a body. */
export const webListener = (
  mock: Mock,
  host: string,
  passed: (incoming: IncomingMessage) => Promise<boolean>,
  log: (error: unknown) => void,
): ((incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>) => {
  const afterBody = async (incoming: IncomingMessage, answer: Response): Promise<Response> => {
    if (!(await passed(incoming))) answer.headers.set('Connection', 'close');
    return answer;
  };
  return getRequestListener(
    (request, { incoming }) => {
      if (!(incoming instanceof IncomingMessage)) return mock(request);
      if (incoming.httpVersion === '1.1' && incoming.headers.host === undefined)
        return refusalResponse(noHost, undefined);
      const given = mock(request, incoming.socket.remoteAddress);
      if (!carriesBody(incoming)) return given;
      return Promise.resolve(given).then((response) => afterBody(incoming, response));
    },
    {
      // Requests of HTTP/1.0 may name no host.
      hostname: host.includes(':') ? `[${host}]` : host,
      autoCleanupIncoming: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) return refusalResponse(unreadable(error.message), undefined);
        log(error);
        return refusalResponse(serverFault, undefined);
      },
    },
  );
};
