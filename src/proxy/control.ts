import { getRequestListener } from '@hono/node-server';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { guardControl } from '../mock/admin/guard.ts';
import { streamOf } from '../mock/admin/stream.ts';
import { jsonResponse } from '../mock/http/json-response.ts';
import { refusalResponse } from '../mock/http/reply.ts';
import type { Journal } from '../mock/journal/journal.ts';
import { shown } from '../mock/journal/show.ts';
import { page } from './page.ts';
import type { Tally } from './results.ts';

interface ControlOptions {
  readonly target: string;
  readonly base: string;
  readonly journal: Journal;
  readonly tally: Tally;
}

type Route = (request: Request, options: ControlOptions) => Response;

/** The control plane of the proxy: its journal and findings, for people and tools. */
const routes: Readonly<Record<string, Route>> = {
  '/__admin': () => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  '/__admin/health': (_request, { target, tally }) =>
    jsonResponse({ status: 'ok', target, ...tally.exchanges(), faults: tally.faults() }),
  '/__admin/requests': (_request, { journal }) => jsonResponse({ data: journal.entries().map(shown) }),
  '/__admin/findings': (_request, { tally }) =>
    jsonResponse({ data: tally.records().filter(({ verdict }) => verdict === 'fail') }),
  // A page that opens later also shows the earlier requests.
  '/__admin/stream': (request, { journal }) => streamOf(journal, request.headers.get('last-event-id') ?? '0'),
};

const answer = (request: Request, options: ControlOptions): Response => {
  const { pathname } = new URL(request.url);
  const route = routes[pathname.replace(/\/$/, '')];
  if (route && request.method === 'GET') return route(request, options);
  const status = route ? 405 : 404;
  const title = route ? 'Method not allowed' : 'No such route';
  const detail = `The control plane of ces proxy has GET ${Object.keys(routes).join(', ')}. Found ${request.method} ${pathname}.`;
  return Response.json({ title, status, detail }, { status });
};

/** Whether a request is for the proxy itself. Such a request is never forwarded. */
export const isForControl = ({ url = '/' }: IncomingMessage): boolean => /^\/__admin(?:[/?]|$)/.test(url);

/** Answers requests to the control plane, only from loopback. */
export const controlListener = (
  options: ControlOptions,
): ((incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>) =>
  getRequestListener(
    (request, { incoming }) => {
      const peer = incoming instanceof IncomingMessage && {
        ...{ address: incoming.socket.remoteAddress, httpVersion: incoming.httpVersion },
      };
      const refusal = guardControl(request, peer || undefined, { adminToken: undefined, base: options.base });
      return refusal ? refusalResponse(refusal, undefined) : answer(request, options);
    },
    { overrideGlobalObjects: false },
  );
