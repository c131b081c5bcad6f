import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createMock, type Mock } from './mock.ts';
import { listen, PATIENCE, type Listening, type ServerOptions } from './server.ts';
import { realTables, type Tables } from './tables.ts';
import { testApp } from './testing/mock.ts';

const { service, world } = testApp();
const log = vi.fn();
let open: Listening | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
  log.mockClear();
});

const mockOf = (tables: Tables = realTables): Mock =>
  createMock(
    service,
    { webhookKey: 'k', docs: () => Promise.resolve({ bytes: new TextEncoder().encode('docs') }) },
    tables,
  );

const start = async (mock: Mock = mockOf(), options: ServerOptions = {}): Promise<number> => {
  open = await listen(mock, '127.0.0.1', 0, { log, ...options });
  return open.port;
};

/**
 * Writes texts to a new connection one by one; null closes it. Resolves to all text that arrives until the
 * end.
 */
const talk = (port: number, ...writes: readonly (string | null)[]): Promise<string> =>
  new Promise((done) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    const next = (at: number): void => {
      const text = writes[at];
      if (text === undefined || socket.destroyed) return;
      if (text === null) socket.destroy();
      else socket.write(text, () => setImmediate(() => next(at + 1)));
    };
    socket.once('connect', () => next(0));
    socket.on('data', (part) => (heard += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => done(heard));
  });

const actor = service.known('demo')?.identities.systemActor[0]?.actingId ?? '';
const HEAD = [
  'Host: 127.0.0.1',
  'Authorization: Bearer demo-token',
  `X-Acting-User-Id: ${actor}`,
  'X-Acting-User-Tenant: demo',
].join('\r\n');
const PING = `GET /ping HTTP/1.1\r\n${HEAD}\r\nConnection: close\r\n\r\n`;
const CONNECTIONS = '/api/v1/demo/connections';

const post = (path: string, fields: string, body = ''): string =>
  `POST ${path} HTTP/1.1\r\n${HEAD}\r\n${fields}\r\n\r\n${body}`;

/** Status and media type of every answer, in order. */
const answersIn = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})[^]*?\r\n\r\n/g)].map(([head, status]) => [
    Number(status),
    /content-type: ([^\r;]*)/i.exec(head)?.[1],
  ]);
const problemsIn = (heard: string) =>
  [...heard.matchAll(/urn:ces:problem:([\w-]+)/g)].map(([, name]) => name);

const PROBLEM = 'application/problem+json';

test.each([
  ['no HTTP at all', 'NONSENSE\r\n\r\n', 400, 'malformed-request'],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed-request'],
  ['a header of 20 kB', `GET /ping HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
  ['an address of 100 kB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`, 431, 'headers-too-large'],
  ['a NUL in a header', `GET /ping HTTP/1.1\r\n${HEAD}\r\nX: a\0b\r\n\r\n`, 400, 'malformed-request'],
  [
    'a bare line end in a header',
    `GET /ping HTTP/1.1\r\n${HEAD}\r\nX: a\rb: c\r\n\r\n`,
    400,
    'malformed-request',
  ],
  [
    'two lengths',
    post(CONNECTIONS, 'Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    400,
    'malformed-request',
  ],
  [
    'a chunk without a size',
    post(CONNECTIONS, 'Transfer-Encoding: chunked', 'zz\r\n'),
    400,
    'malformed-request',
  ],
  [
    'another expectation',
    post(CONNECTIONS, 'Expect: nonsense\r\nContent-Length: 2'),
    417,
    'expectation-failed',
  ],
])('%s is refused with a problem', async (_, sent, status, problem) => {
  const heard = await talk(await start(), sent);
  expect(answersIn(heard)).toEqual([[status, PROBLEM]]);
  expect(problemsIn(heard)).toEqual([problem]);
});

test.each([
  ['no Host', 'GET /ping HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a Host that is none', 'GET /ping HTTP/1.1\r\nHost: a b@c\r\nConnection: close\r\n\r\n'],
  ['a backslash in the path', `GET /pi\\ng HTTP/1.1\r\n${HEAD}\r\nConnection: close\r\n\r\n`],
  ['a star for a path', `OPTIONS * HTTP/1.1\r\n${HEAD}\r\nConnection: close\r\n\r\n`],
  ['an address that is none', `GET http://[::z/ping HTTP/1.1\r\n${HEAD}\r\nConnection: close\r\n\r\n`],
])('%s: refused with a problem', async (_, sent) => {
  const heard = await talk(await start(), sent);
  expect(answersIn(heard)).toEqual([[400, PROBLEM]]);
  expect(problemsIn(heard)).toEqual(['malformed-request']);
});

test.each([
  ['HTTP/1.0', PING.replace('HTTP/1.1', 'HTTP/1.0').replace('Host: 127.0.0.1\r\n', ''), 200],
  ['an absolute address', PING.replace('/ping', 'http://127.0.0.1/ping'), 200],
  ['a doubled slash', PING.replace('/ping', '//ping'), 404],
  ['dots', PING.replace('/ping', '/api/v1/../../../ping'), 200],
  ['percent signs that say nothing', PING.replace('/ping', '/api/v1/demo/residents/%zz%ff?a=%zz'), 404],
  ['a percent sign in a tenant', PING.replace('/ping', '/api/v1/%00/residents/x'), 404],
  ['a file id that cannot exist', PING.replace('/ping', '/__files/%2e%2e%2fetc'), 404],
])('%s: answered like every other request', async (_, sent, status) => {
  expect(answersIn(await talk(await start(), sent)).map(([one]) => one)).toEqual([status]);
});

test('a client that expects 100-continue gets it before it sends the body', async () => {
  const sent = post(CONNECTIONS, 'Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close');
  const heard = await talk(await start(), sent, 'no');
  expect(answersIn(heard).map(([status]) => status)).toEqual([100, 415]);
});

test('pipelined requests are answered in their order', async () => {
  const json = 'Content-Type: application/json\r\nContent-Length: 2';
  const row = PING.replace('Connection: close\r\n', '') + post(CONNECTIONS, json, '{}') + PING;
  const statuses = answersIn(await talk(await start(), row)).map(([status]) => status);
  expect(statuses).toEqual([200, 400, 200]);
});

const slow = (...texts: readonly string[]): readonly string[] => texts;
const FORM = 'Content-Type: multipart/form-data';

test.each([
  [
    'a malformed form',
    slow(
      post('/api/v1/demo/photos', `${FORM}\r\nContent-Length: 200000`),
      'x'.repeat(70_000),
      'x'.repeat(130_000),
    ),
    400,
  ],
  [
    'a body that no operation reads',
    slow(
      post(CONNECTIONS, 'Content-Length: 200000').replace('demo-token', 'other'),
      'x'.repeat(70_000),
      'x'.repeat(130_000),
    ),
    401,
  ],
  [
    'chunks for an unknown path',
    slow(post('/nowhere', 'Transfer-Encoding: chunked'), '3\r\nabc\r\n', '0\r\n\r\n'),
    404,
  ],
  ['a body on a GET', slow(`GET /ping HTTP/1.1\r\n${HEAD}\r\nContent-Length: 4\r\n\r\n`, 'ab', 'cd'), 200],
])('after %s the connection takes the next request', async (_, sent, status) => {
  const heard = await talk(await start(), ...sent, PING);
  expect(answersIn(heard).map(([one]) => one)).toEqual([status, 200]);
  expect(heard.split('\r\n\r\n')[0]).not.toMatch(/connection: close/i);
});

test('a body over the bound is not read to its end, and the answer closes the connection', async () => {
  const port = await start(mockOf(), { maxDrained: 1000 });
  const heard = await talk(port, post('/nowhere', 'Content-Length: 9000'), 'x'.repeat(2000));
  expect(answersIn(heard).map(([status]) => status)).toEqual([404]);
  expect(heard).toMatch(/connection: close/i);
});

test.each([
  ['the head of a request', `GET /ping HTTP/1.1\r\n`],
  ['the body of a request', post(CONNECTIONS, 'Content-Type: application/json\r\nContent-Length: 9', '{')],
  ['a form', post('/api/v1/demo/photos', `${FORM}; boundary=b\r\nContent-Length: 999`, '--b\r\n')],
])('%s that never ends is answered within bounds', async (_, sent) => {
  const port = await start(mockOf(), { patience: { ...PATIENCE, head: 20, request: 40, checkInterval: 10 } });
  const heard = await talk(port, sent);
  expect(answersIn(heard)).toEqual([[408, PROBLEM]]);
});

test('an answer that never comes closes the connection', async () => {
  const port = await start(() => new Promise(() => undefined), { patience: { ...PATIENCE, silence: 30 } });
  expect(await talk(port, PING.replace('Connection: close\r\n', ''))).toBe('');
});

const failing = new ReadableStream({ pull: (controller) => controller.error(new Error('planted')) });

test.each<[string, Mock, readonly unknown[]]>([
  [
    'throws',
    () => {
      throw new Error('planted');
    },
    [500],
  ],
  ['rejects', () => Promise.reject(new Error('planted')), [500]],
  [
    'answers with a header that cannot be sent',
    () => new Response('x', { headers: [['x', 'planted\n\u4e00']] }),
    [500],
  ],
  ['answers with a body that breaks', () => new Response(failing), [500]],
])('where the mock %s, that request fails and the rest goes on', async (_, faulty, statuses) => {
  const honest = mockOf();
  const mock: Mock = (request, peer) =>
    request.url.endsWith('/planted') ? faulty(request, peer) : honest(request, peer);
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = await start(mock);
  const heard = await talk(port, PING.replace('/ping', '/planted'));
  expect(
    answersIn(heard)
      .map(([status]) => status)
      .filter((status) => status !== 200),
  ).toEqual(statuses);
  expect(answersIn(await talk(port, PING))).toEqual([[200, 'application/json']]);
  errorLog.mockRestore();
});

test('an error in an operation is a 500 with a problem, and the next request is served', async () => {
  const tables: Tables = {
    ...realTables,
    gate: {
      ...realTables.gate,
      readInput: () => {
        throw new Error('planted');
      },
    },
  };
  const port = await start(mockOf(tables));
  const heard = await talk(port, PING);
  expect([answersIn(heard), problemsIn(heard)]).toEqual([[[500, PROBLEM]], ['server-fault']]);
  expect(log).toHaveBeenCalledOnce();
});

const before = () => world.store.connections.all().length;

test.each([
  ['a length', 'Content-Length: 9000'],
  ['chunks', 'Transfer-Encoding: chunked'],
])('who goes away in the middle of a body of %s leaves no trace', async (_, length) => {
  const port = await start();
  const count = before();
  const body = length.startsWith('Content') ? '{"firstName":"a",' : '11\r\n{"firstName":"a",\r\n';
  await talk(port, post(CONNECTIONS, `Content-Type: application/json\r\n${length}`, body), null);
  const path = '/api/v1/demo/messages/threads/search';
  await talk(port, post(path, `Content-Type: application/json\r\n${length}`, body), null);
  expect(answersIn(await talk(port, PING))).toEqual([[200, 'application/json']]);
  expect(before()).toBe(count);
  expect(log).not.toHaveBeenCalled();
});

test('a client that closes the connection within an answer causes no error', async () => {
  world.files.put({ id: 'large', name: 'large', type: 'image/png', bytes: new Uint8Array(8_000_000) });
  const port = await start();
  await talk(port, PING.replace('/ping', '/__files/large'), null);
  expect(answersIn(await talk(port, PING))).toEqual([[200, 'application/json']]);
  expect(log).not.toHaveBeenCalled();
});
