import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from './http/routes.ts';
import { createMock } from './mock.ts';
import { listen, type Listening } from './server.ts';
import { testApp } from './testing/mock.ts';

const newMock = () => {
  const { service } = testApp();
  const mock = createMock(service, {
    webhookKey: 'k',
    docs: () => Promise.resolve({ bytes: new TextEncoder().encode('docs') }),
  });
  return { service, mock };
};

// Two equal mocks, since some requests change their world. Both clocks stand still.
const direct = newMock();
const byWeb = newMock();
let servers: readonly Listening[] = [];

beforeAll(async () => {
  servers = await Promise.all([
    listen(direct.mock, '127.0.0.1', 0),
    // A mock without `api`, so that all requests go through `Request` and `Response`.
    listen((request, peer) => byWeb.mock(request, peer), '127.0.0.1', 0),
  ]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly fields?: readonly string[];
  readonly body?: string;
}

const actor = direct.service.known('demo')?.identities.systemActor[0]?.actingId ?? '';
const facility = direct.service.known('demo')?.facilities[0]?.id ?? '';
const OWN = ['Authorization: Bearer demo-token', `X-Acting-User-Id: ${actor}`, 'X-Acting-User-Tenant: demo'];

/** The whole answer as bytes. Both servers get the same Host. */
const heard = (port: number, { method, path, fields = OWN, body }: Sent): Promise<Buffer> =>
  new Promise((done, failed) => {
    const parts: Buffer[] = [];
    const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
    const head = [`${method} ${path} HTTP/1.1`, 'Host: mock.test', 'Connection: close', ...fields, ...length];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`),
    );
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('error', failed).once('close', () => done(Buffer.concat(parts)));
  });

/**
 * An answer in a form that can be compared: header fields have no order, and case in their names does not
 * matter.
 */
const comparable = (bytes: Buffer) => {
  const end = bytes.indexOf('\r\n\r\n');
  const [status, ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const named = fields.map((field) => field.replace(/^[^:]+/, (name) => name.toLowerCase()));
  return { status, fields: named.sort(), body: bytes.subarray(end + 4).toString('latin1') };
};

const both = async (sent: Sent) => {
  const [one, other] = await Promise.all(servers.map(({ port }) => heard(port, sent)));
  return [comparable(one ?? Buffer.of()), comparable(other ?? Buffer.of())] as const;
};

const JSON_TYPE = 'Content-Type: application/json';
const residents = `/api/v1/demo/facilities/${facility}/residents`;
const newcomer = JSON.stringify({ firstName: 'Zoë', lastName: '☂', email: null, about: { likes: ['a'] } });
const form = (...parts: readonly string[]): string => [...parts, '--b--', ''].join('\r\n');
const file = form('--b', 'Content-Disposition: form-data; name="file"; filename="ä.txt"', '', 'text');

const table: readonly (readonly [string, number, Sent])[] = [
  ['a create', 201, { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE], body: newcomer }],
  ['a list', 200, { method: 'GET', path: `${residents}?pageSize=5` }],
  ['a query in escapes', 200, { method: 'GET', path: `${residents}?email=%C3%A9+%27'&pageSize=5` }],
  ['a query that is refused', 400, { method: 'GET', path: `${residents}?pageSize=0` }],
  ['an origin', 200, { method: 'GET', path: residents, fields: [...OWN, 'Origin: https://page.test'] }],
  [
    'a preflight',
    204,
    {
      method: 'OPTIONS',
      path: residents,
      fields: ['Origin: https://page.test', 'Access-Control-Request-Method: POST'],
    },
  ],
  ['HEAD', 200, { method: 'HEAD', path: residents }],
  ['nobody', 404, { method: 'GET', path: '/api/v1/demo/residents/res_nobody' }],
  ['an escape in the path', 404, { method: 'GET', path: '/api/v1/demo/residents/%ff' }],
  ['dots in the path', 200, { method: 'GET', path: `/api/v1/demo/x/..${residents.slice(12)}` }],
  ['dots in escapes', 200, { method: 'GET', path: `/api/v1/demo/x/%2e%2E${residents.slice(12)}` }],
  ['no route', 404, { method: 'GET', path: '/nowhere' }],
  ['a path of others', 302, { method: 'GET', path: '/' }],
  ['the documentation', 200, { method: 'GET', path: '/docs' }],
  ['a method that is not taken', 405, { method: 'PATCH', path: residents }],
  ['an unknown method', 405, { method: 'PURGE', path: residents }],
  ['no token', 401, { method: 'GET', path: residents, fields: [] }],
  ['two tokens', 401, { method: 'GET', path: residents, fields: [...OWN, 'authorization: Bearer other'] }],
  ['two acting users', 403, { method: 'GET', path: residents, fields: [...OWN, 'X-Acting-User-Id: b'] }],
  ['no acting user', 400, { method: 'GET', path: residents, fields: OWN.slice(0, 1) }],
  [
    'an empty acting user',
    400,
    { method: 'GET', path: residents, fields: [...OWN.slice(0, 1), 'X-Acting-User-Id:'] },
  ],
  ['no body', 400, { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE] }],
  ['an empty body', 400, { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE], body: '' }],
  ['no JSON', 400, { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE], body: '{' }],
  [
    'two types',
    415,
    { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE, 'content-type: text/plain'], body: '{}' },
  ],
  [
    'a member that lacks',
    400,
    { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE], body: '{"firstName":"a"}' },
  ],
  [
    'another type',
    415,
    { method: 'POST', path: residents, fields: [...OWN, 'Content-Type: text/plain'], body: 'x' },
  ],
  [
    'a compressed body',
    415,
    { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE, 'Content-Encoding: gzip'], body: '{}' },
  ],
  [
    'chunks',
    201,
    {
      method: 'POST',
      path: `${residents}?x=`,
      fields: [
        ...OWN,
        JSON_TYPE,
        'Transfer-Encoding: chunked',
        '',
        `${Buffer.byteLength(newcomer).toString(16)}`,
        newcomer,
        '0',
      ],
    },
  ],
  ['a body on a GET', 200, { method: 'GET', path: residents, body: 'x' }],
  ['a body for an unknown path', 404, { method: 'POST', path: '/nowhere', body: 'x'.repeat(100_000) }],
  [
    'a large body',
    413,
    { method: 'POST', path: residents, fields: [...OWN, JSON_TYPE], body: ' '.repeat(1_100_000) },
  ],
  [
    'a form without an end',
    400,
    {
      method: 'POST',
      path: '/api/v1/demo/residents/res_nobody/avatar',
      fields: [...OWN, 'Content-Type: multipart/form-data; boundary=b'],
      body: '--b',
    },
  ],
  [
    'a form',
    404,
    {
      method: 'POST',
      path: '/api/v1/demo/residents/res_nobody/avatar',
      fields: [...OWN, 'Content-Type: multipart/form-data; boundary=b'],
      body: file,
    },
  ],
];

test.each(table)('%s: the same bytes come back by either way', async (_, status, sent) => {
  const [one, other] = await both(sent);
  expect(one).toEqual(other);
  expect(one.status).toContain(` ${status} `);
});

test('every operation answers the same in both ways', async () => {
  for (const { method, path } of routes) {
    const sent = {
      method: method.toUpperCase(),
      path: path.replace('{tenant}', 'demo').replaceAll(/\{\w+\}/g, 'x'),
    };
    const [one, other] = await both(sent);
    expect([sent, one]).toEqual([sent, other]);
  }
});
