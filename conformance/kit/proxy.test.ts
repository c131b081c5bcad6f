import { expect, test } from 'vitest';
import { isBypassed, proxiesIn, proxyFor, proxyText } from './proxy.ts';

const through = (env: Readonly<Record<string, string>>, address: string): string | undefined => {
  const proxy = proxyFor(proxiesIn(env), new URL(address));
  return proxy && proxyText(proxy);
};

test.each([
  [{}, 'http://a.example', undefined],
  [{ HTTP_PROXY: '', http_proxy: '' }, 'http://a.example', undefined],
  [{ HTTP_PROXY: 'http://p:8080' }, 'http://a.example', 'the proxy http://p:8080 (HTTP_PROXY)'],
  [{ HTTP_PROXY: 'http://p:8080' }, 'https://a.example', undefined],
  [{ HTTP_PROXY: 'http://p:8080' }, 'http://127.0.0.1:4010', 'the proxy http://p:8080 (HTTP_PROXY)'],
  [{ HTTP_PROXY: 'http://p', http_proxy: 'http://q:80' }, 'http://a', 'the proxy http://q:80 (http_proxy)'],
  [{ HTTPS_PROXY: 'p:3128' }, 'https://a.example', 'the proxy http://p:3128 (HTTPS_PROXY)'],
  [{ https_proxy: 'HTTPS://p' }, 'https://a.example', 'the proxy https://p:443 (https_proxy)'],
  [{ https_proxy: 'http://p/' }, 'https://a.example', 'the proxy http://p:1080 (https_proxy)'],
  [{ ALL_PROXY: 'http://[::1]:1' }, 'http://a.example', 'the proxy http://[::1]:1 (ALL_PROXY)'],
  [{ HTTP_PROXY: 'http://p:1', NO_PROXY: 'a.example' }, 'http://a.example', undefined],
  [
    { HTTP_PROXY: 'http://p:1', no_proxy: 'b', NO_PROXY: 'a' },
    'http://a',
    'the proxy http://p:1 (HTTP_PROXY)',
  ],
  [{ HTTP_PROXY: 'socks5://p:1', NO_PROXY: 'a' }, 'http://a', undefined],
])('%j: %s goes through %s', (env, address, expected) => {
  expect(through(env, address)).toBe(expected);
});

test('credentials stand in no message, and go to the proxy decoded', () => {
  const env = { HTTP_PROXY: 'http://ann:p%40ss%3A%C3%A9@proxy:8080' };
  expect(through(env, 'http://a')).toBe('the proxy http://proxy:8080 (HTTP_PROXY)');
  expect(proxyFor(proxiesIn(env), new URL('http://a'))?.authorization).toBe(
    `Basic ${Buffer.from('ann:p@ss:é').toString('base64')}`,
  );
});

test.each([
  [
    'socks5://ann:secret@p:1080',
    'HTTP_PROXY names a socks5 proxy; only http and https proxies are supported',
  ],
  ['http://ann:secret@:x', 'HTTP_PROXY is no address'],
])('%s is refused where it would be used, without its credentials', (value, message) => {
  const refused = (): unknown => proxyFor(proxiesIn({ HTTP_PROXY: value }), new URL('http://a'));
  expect(refused).toThrow(message);
  expect(refused).not.toThrow('secret');
});

/** As curl 7.88 decides but for a blank behind the asterisk, brackets, and ranges of IPv6, in which it is stricter. */
test.each([
  ['*', 'a.example', true],
  ['* ', 'a.example', true],
  ['b.example,*', 'a.example', false],
  ['example', 'a.example', true],
  ['.example', 'a.example', true],
  ['a.example', 'A.Example.', true],
  ['a.example.', 'a.example', true],
  ['b.a.example', 'a.example', false],
  ['le', 'a.example', false],
  ['b, a.example', 'a.example', true],
  [',,a.example', 'a.example', true],
  ['a.example:80', 'a.example', false],
  ['*.example', 'a.example', false],
  ['.', 'a.example', false],
  ['localhost', '127.0.0.1', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.0/8', '127.9.9.9', true],
  ['10.0.0.0/33', '10.0.0.1', false],
  ['10.0.0.0/x', '10.0.0.1', false],
  ['0.0.1', '127.0.0.1', false],
  ['::1', '[::1]', true],
  ['[::1]', '[::1]', true],
  ['fe80::/10', '[fe80::1]', true],
  ['fe80::/10', '127.0.0.1', false],
  ['', 'a.example', false],
])('NO_PROXY=%s with %s: %s', (bypass, host, expected) => {
  expect(isBypassed(host, bypass)).toBe(expected);
});
