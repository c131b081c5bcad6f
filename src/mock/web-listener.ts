import { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionClosed, halvedAnswer, type Answer } from './http/answer.ts';
import { refusalResponse } from './http/reply.ts';
import { serverFault } from './http/routing-refusals.ts';
import { noHost, unreadable } from './http/unreadable-request.ts';
import type { Mock } from './mock.ts';
import { carriesBody, write } from './wire.ts';

const isOnWire = (outgoing: unknown): outgoing is ServerResponse => outgoing instanceof ServerResponse;

/** Answers requests of Node by way of `Request` and `Response`. `passed` waits for the rest of a body. */
export const webListener = (
  mock: Mock,
  host: string,
  passed: (incoming: IncomingMessage) => Promise<boolean>,
  log: (error: unknown) => void,
): ((incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>) => {
  const afterBody = async (incoming: IncomingMessage, answer: Response): Promise<Response> => {
    if (carriesBody(incoming) && !(await passed(incoming))) answer.headers.set('Connection', 'close');
    return answer;
  };
  /** Closes the connection where a fault drops the answer. */
  const closed = (incoming: IncomingMessage, error: unknown): void => {
    if (error instanceof ConnectionClosed) incoming.socket.destroy();
  };
  const halved = (answer: Answer, outgoing: ServerResponse): Response => {
    write(outgoing, answer);
    return RESPONSE_ALREADY_SENT;
  };
  return getRequestListener(
    (request, { incoming, outgoing }) => {
      if (!(incoming instanceof IncomingMessage) || !isOnWire(outgoing)) return mock(request);
      if (incoming.httpVersion === '1.1' && incoming.headers.host === undefined)
        return refusalResponse(noHost, undefined);
      const { httpVersion, socket } = incoming;
      const given = mock(request, { address: socket.remoteAddress, httpVersion });
      if (given instanceof Promise) given.catch((error: unknown) => closed(incoming, error));
      if (!(given instanceof Promise) && !carriesBody(incoming)) return given;
      return Promise.resolve(given).then((response) => {
        const answer = halvedAnswer(response);
        return answer ? halved(answer, outgoing) : afterBody(incoming, response);
      });
    },
    {
      // A request of HTTP/1.0 may have no Host header.
      hostname: host.includes(':') ? `[${host}]` : host,
      autoCleanupIncoming: false,
      // The mock may run in the process of another program, whose global Request and Response must stay.
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        // The connection is closed already.
        if (error instanceof ConnectionClosed) return new Response(null);
        if (error instanceof RequestError) return refusalResponse(unreadable(error.message), undefined);
        log(error);
        return refusalResponse(serverFault, undefined);
      },
    },
  );
};
