import { expect, test } from 'vitest';
import { statusOf } from '../http/problem.ts';
import { guardControl } from './guard.ts';

interface Asked {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly httpVersion?: string;
  readonly adminToken?: string;
  readonly base?: string;
}

const LOCAL = 'http://127.0.0.1:4010';

/** The refusal of the guard; undefined if it accepts the request. */
const refusalOf = ({ url = LOCAL, headers = {}, address = '127.0.0.1', ...more }: Asked = {}) =>
  guardControl(
    new Request(`${url}/__admin/people`, { headers }),
    { address, httpVersion: more.httpVersion ?? '1.1' },
    { adminToken: more.adminToken, base: more.base ?? url },
  );

const statusFor = (asked: Asked): number => {
  const refusal = refusalOf(asked);
  return refusal ? statusOf(refusal) : 200;
};

test.each([
  {},
  { url: 'http://LOCALHOST:4010' },
  { url: 'http://[::1]:4010', address: '::1' },
  { address: '::ffff:127.0.0.1' },
  { headers: { Host: 'localhost:4010' } },
  { headers: { Origin: LOCAL } },
])('a caller of this machine needs no token: %j', (asked) => {
  expect(statusFor(asked)).toBe(200);
});

test.each([
  { 'X-Forwarded-For': '203.0.113.9' },
  { Forwarded: 'for=203.0.113.9' },
  { 'x-real-ip': '203.0.113.9' },
  { Via: '1.1 proxy' },
  { 'CF-Connecting-IP': '203.0.113.9' },
  { 'True-Client-IP': '203.0.113.9' },
  { 'X-Forwarded-Prefix': '/mock' },
  { 'X-Envoy-External-Address': '203.0.113.9' },
])('a request that a proxy passed on is named and needs the token: %j', (fields) => {
  const headers = Object.fromEntries(Object.entries(fields));
  const [name = ''] = Object.keys(headers);
  expect(refusalOf({ headers })?.found).toContain(name.toLowerCase());
  const known = { ...headers, Authorization: 'Bearer secret' };
  expect(statusFor({ headers: known, adminToken: 'secret' })).toBe(200);
});

test('a proxy that says nothing of its caller is known by its HTTP/1.0', () => {
  expect(statusFor({ httpVersion: '1.0' })).toBe(403);
});

test.each(['localhost.', '127.0.0.1.nip.io', '[::ffff:127.0.0.1]', 'evil.example', 'localhost:4010@evil'])(
  'a Host that only looks like this machine is refused: %s',
  (host) => {
    // The request target may be a full address; the Host header still has the host that the client asked for.
    expect(statusFor({ headers: { Host: host } })).toBe(403);
  },
);

test('a name that only resolves to this machine is refused, and an address elsewhere', () => {
  expect(statusFor({ url: 'http://rebound.example:4010' })).toBe(403);
  expect(statusFor({ address: '192.0.2.7' })).toBe(403);
});

test('pages of this mock may use the controls, at its public address too, and no others', () => {
  const base = 'https://mock.example/ces';
  const sent = (origin: string) => ({ base, headers: { Origin: origin, Authorization: 'Bearer secret' } });
  const adminToken = 'secret';
  expect(statusFor({ ...sent('https://mock.example'), adminToken })).toBe(200);
  expect(statusFor({ ...sent(LOCAL), adminToken })).toBe(200);
  for (const origin of ['https://mock.example.evil', 'http://localhost:5173', 'null'])
    expect(statusFor({ ...sent(origin), adminToken })).toBe(403);
});
