import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { banner, factsOf } from './banner.ts';
import { networkUrls } from './network-urls.ts';
import { defaults, startMock } from './start-mock.ts';

const mock = await startMock({ ...defaults, port: 0, host: '0.0.0.0', scenario: 'empty', adminToken: 't0k' });
afterAll(() => mock.close());

const card = (family: 'IPv4' | 'IPv6', address: string, internal: boolean) =>
  ({ family, address, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const;
const CARDS = {
  lo: [card('IPv4', '127.0.0.1', true)],
  eth0: [card('IPv4', '192.0.2.7', false), card('IPv6', 'fe80::1', false)],
};

test('a mock on all interfaces prints addresses that work, and its admin token', async () => {
  const { url, admin, docs, adminToken } = factsOf(mock.service, mock.url, { adminToken: 't0k' });
  expect([admin, docs, adminToken]).toEqual([`${url}/__admin`, `${url}/docs`, 't0k']);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  const headers = { Authorization: `Bearer ${adminToken ?? ''}` };
  expect((await fetch(`${admin}/health`, { headers })).status).toBe(200);
  expect((await fetch(`${admin}/health`)).status).toBe(401);
});

test('without an admin token the facts have none', () => {
  expect(factsOf(mock.service, mock.url)).not.toHaveProperty('adminToken');
});

test('the banner names the addresses in the network, that of the links, and the token', () => {
  const facts = factsOf(mock.service, 'http://127.0.0.1:4010', { adminToken: 't0k' });
  const network = networkUrls('0.0.0.0', facts.url, CARDS);
  const text = stripVTControlCharacters(banner(facts, ['demo'], { network, publicUrl: 'https://m.example' }));
  expect(network).toEqual(['http://192.0.2.7:4010']);
  for (const shown of [
    'http://192.0.2.7:4010',
    'https://m.example',
    'admin token   t0k',
    '127.0.0.1:4010/docs',
  ])
    expect(text).toContain(shown);
  expect(networkUrls('127.0.0.1', facts.url, CARDS)).toEqual([]);
});
