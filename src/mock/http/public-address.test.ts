import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseOf, publicUrlIn } from './public-address.ts';

const ARRIVED = 'http://127.0.0.1:4010';
const trusting = (fields: Readonly<Record<string, string>>): string =>
  baseOf({ trustProxy: true })(new Headers(fields), ARRIVED);

test.each([
  [{ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'mock.example' }, 'https://mock.example'],
  [{ 'X-Forwarded-Proto': 'https' }, 'https://127.0.0.1:4010'],
  [{ 'X-Forwarded-Host': 'mock.example:8443' }, 'http://mock.example:8443'],
  [
    { 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-Host': 'mock.example:443, inner' },
    'https://mock.example',
  ],
  [
    { Forwarded: 'for=192.0.2.1;proto=https;host="mock.example:8443", for=10.0.0.1;host=inner' },
    'https://mock.example:8443',
  ],
  [{ Forwarded: 'For="[2001:db8::1]:4711";Host=mock.example; Proto=HTTPS' }, 'https://mock.example'],
  [{ Forwarded: 'host="[2001:db8::1]:81"' }, 'http://[2001:db8::1]:81'],
  [{ 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Host': 'a"b/../c?d@e' }, ARRIVED],
  [{ 'X-Forwarded-Host': 'mock.example:99999' }, ARRIVED],
  [{}, ARRIVED],
])('of a trusted proxy %j is believed', (fields, base) => {
  expect(trusting(Object.fromEntries(Object.entries(fields)))).toBe(base);
});

test('with any headers of a proxy, links begin with an http or https origin', () => {
  const value = fc.string().filter((text) => !/[^\x20-\x7e]/.test(text));
  fc.assert(
    fc.property(value, value, value, (proto, host, forwarded) => {
      const base = trusting({ 'X-Forwarded-Proto': proto, 'X-Forwarded-Host': host, Forwarded: forwarded });
      expect(new URL(base).origin).toBe(base);
    }),
  );
});

test('no proxy is believed unasked, and a public address wins', () => {
  const headers = new Headers({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' });
  expect(baseOf({})(headers, ARRIVED)).toBe(ARRIVED);
  expect(baseOf({ publicUrl: 'https://mock.example', trustProxy: true })(headers, ARRIVED)).toBe(
    'https://mock.example',
  );
});

test.each([
  ['https://mock.example', 'https://mock.example'],
  ['https://Mock.Example:443/', 'https://mock.example'],
  ['http://mock.example:8080/ces/', 'http://mock.example:8080/ces'],
  ['mock.example', undefined],
  ['ftp://mock.example', undefined],
  ['https://me:secret@mock.example', undefined],
  ['https://mock.example/?a=b', undefined],
  ['https://mock.example/#a', undefined],
  ['https://', undefined],
])('%s as a public address is %s', (text, url) => {
  expect(publicUrlIn(text)).toBe(url);
});
