import { randomUUID } from 'node:crypto';
import type { WebStandardStreamableHTTPServerTransport as Transport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { redactor } from '../../conformance/kit/redact.ts';
import type { AgentDoor } from '../mock/admin/agent-routes.ts';
import { readJson } from '../mock/http/body.ts';
import { isRefusal, refuse, type Refusal } from '../mock/http/problem.ts';
import { CesError } from '../entries/ces-error.ts';
import { INSTALL } from './needs.ts';
import { beginSession, type MockAccess, type Session } from './session.ts';

/** The largest number of sessions at a time. */
export const MOST_SESSIONS = 32;
/** Milliseconds without a request after which a session ends. */
const IDLE_MS = 60 * 60 * 1000;
/** Milliseconds without a request after which a session ends if a new one needs its place. */
const SPARE_MS = 10 * 60 * 1000;

const load = async () => {
  const [
    { WebStandardStreamableHTTPServerTransport: HttpTransport },
    { isInitializeRequest },
    { mcpServer },
  ] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
    import('./server.ts'),
  ]);
  return { HttpTransport, isInitializeRequest, mcpServer };
};

const notInstalled: Refusal = refuse('agents-unavailable', {
  promised: 'Coding agents are served with the package @modelcontextprotocol/sdk.',
  found: 'that it is not installed.',
  next: `install it next to this one, and start the mock again: ${INSTALL}`,
});

const noSession: Refusal = refuse('session-unknown', {
  promised: 'Mcp-Session-Id must name a session that has not ended.',
  found: 'another id.',
  next: 'begin a session: send initialize without that header.',
});

const full: Refusal = refuse(
  'too-many-sessions',
  {
    promised: `This server has at most ${MOST_SESSIONS} sessions of agents at a time.`,
    found: 'that all of them are in use.',
    next: 'end one with DELETE and its Mcp-Session-Id, or try again in a few minutes.',
  },
  { headers: { 'Retry-After': '60' } },
);

const notBegun = (found: string): Refusal =>
  refuse('invalid-input', {
    promised: 'A session begins with POST and an initialize request of the Model Context Protocol.',
    found,
    next: 'send initialize first, then its Mcp-Session-Id with every request.',
  });

/** A session needs a world. */
const notMade = (error: unknown): Refusal => {
  if (!(error instanceof CesError)) throw error;
  const { promised, found, next } = error;
  return refuse('too-many-sessions', { promised, found, next });
};

interface Place {
  readonly transport: Transport;
  readonly session: Session;
  askedAt: number;
}

interface HttpAccess extends Pick<MockAccess, 'token' | 'adminToken'> {
  readonly carry: NonNullable<MockAccess['carry']>;
  /** The path below which the mock is found. */
  readonly basePath?: string | undefined;
  /** Milliseconds from an arbitrary origin. */
  readonly elapsed?: () => number;
  /** Loads the server of a session; rejects if the SDK is not installed. */
  readonly sdk?: typeof load;
}

/** Serves agents by streamable HTTP: each session has its own worlds, which end with it. */
export const agentDoor = (mock: HttpAccess): { readonly answer: AgentDoor; close(): Promise<void> } => {
  const { token, adminToken, carry, basePath = '', elapsed = () => performance.now(), sdk = load } = mock;
  const places = new Map<string, Place>();
  let beginning = 0;

  const end = async (id: string): Promise<void> => {
    const place = places.get(id);
    if (!places.delete(id) || !place) return;
    await place.session.end();
    await place.transport.close();
  };
  const endIdle = async (than: number, most = Infinity): Promise<void> => {
    const idle = [...places]
      .filter(([, { askedAt }]) => elapsed() - askedAt > than)
      .sort(([, one], [, other]) => one.askedAt - other.askedAt);
    await Promise.all(idle.slice(0, most).map(([id]) => end(id)));
  };

  const begin = async (
    { HttpTransport, mcpServer }: Awaited<ReturnType<typeof load>>,
    request: Request,
    base: string,
    parsedBody: unknown,
  ): Promise<Response> => {
    const url = new URL(request.url).origin + basePath;
    const session = await beginSession({ url, token, adminToken, carry, shown: base });
    const secrets = [
      { name: 'CES_TOKEN', value: token },
      { name: 'CES_ADMIN_TOKEN', value: adminToken ?? '' },
    ];
    const { server } = await mcpServer(session, redactor(secrets));
    const transport = new HttpTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void places.set(id, { transport, session, askedAt: elapsed() }),
      onsessionclosed: end,
    });
    await server.connect(transport);
    const answer = await transport.handleRequest(request, { parsedBody });
    if (!answer.ok) await session.end();
    return answer;
  };

  const first = async (
    parts: Awaited<ReturnType<typeof load>>,
    request: Request,
    base: string,
  ): Promise<Response | Refusal> => {
    if (request.method !== 'POST') return notBegun(`${request.method} without Mcp-Session-Id.`);
    const body = await readJson(request);
    if (isRefusal(body)) return body;
    const value = body.kind === 'json' ? body.value : undefined;
    if (!parts.isInitializeRequest(value)) return notBegun('another message, without Mcp-Session-Id.');
    if (places.size + beginning >= MOST_SESSIONS) await endIdle(SPARE_MS, 1);
    if (places.size + beginning >= MOST_SESSIONS) return full;
    beginning += 1;
    return begin(parts, request, base, value)
      .catch(notMade)
      .finally(() => (beginning -= 1));
  };

  return {
    answer: async (request, base) => {
      const parts = await sdk().catch(() => undefined);
      if (!parts) return notInstalled;
      await endIdle(IDLE_MS);
      const id = request.headers.get('mcp-session-id');
      if (id === null) return first(parts, request, base);
      const place = places.get(id);
      if (!place) return noSession;
      place.askedAt = elapsed();
      return place.transport.handleRequest(request);
    },
    close: async () => {
      await Promise.all([...places.keys()].map(end));
    },
  };
};
