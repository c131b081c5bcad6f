import fc from 'fast-check';
import { expect, test } from 'vitest';
import { document } from '../../../openapi/generated/document.ts';
import { isRecord } from './json-object.ts';
import { addressWithoutSecrets, HIDDEN, isSecretName, withoutSecrets } from './secrets.ts';

test.each([
  'token',
  'Authorization',
  'X-API-KEY',
  'api_key',
  'accessToken',
  'refresh-token',
  'client_secret',
  'auth[password]',
  'Set-Cookie',
  'Proxy-Authorization',
  'sig',
])('%s holds a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each(['author', 'assigned', 'key', 'name', 'signed', 'passengers', 'design', ''])(
  '%s holds none',
  (name) => {
    expect(isSecretName(name)).toBe(false);
  },
);

test('a secret is removed with any spelling of its name, and the rest stays unchanged', () => {
  expect(withoutSecrets('a=1&token=s3&b=%20&to%6ben=s3&a%5Bpassword%5D=s3&token&x')).toBe(
    `a=1&token=${HIDDEN}&b=%20&to%6ben=${HIDDEN}&a%5Bpassword%5D=${HIDDEN}&token&x`,
  );
  expect(addressWithoutSecrets('http://x/hook?token=s3&a=1')).toBe(`http://x/hook?token=${HIDDEN}&a=1`);
  expect(addressWithoutSecrets('http://x/hook')).toBe('http://x/hook');
});

test('of any query that a URL can have, no value of a secret name is left', () => {
  const names = fc.constantFrom('token', 'Api-Key', 'page', 'client_secret', 'q');
  const pairs = fc.array(fc.tuple(names, fc.string()));
  fc.assert(
    fc.property(pairs, (sent) => {
      const left = new URLSearchParams(withoutSecrets(new URLSearchParams(sent).toString()));
      expect([...left]).toEqual(sent.map(([name, value]) => [name, isSecretName(name) ? HIDDEN : value]));
    }),
  );
});

/** The names of members and of parameters that are no header fields, anywhere in a document. */
const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isRecord(value)) return [];
  const { properties, name } = value;
  return [
    ...(isRecord(properties) ? Object.keys(properties) : []),
    ...(typeof name === 'string' && value['in'] !== 'header' ? [name] : []),
    ...Object.values(value).flatMap(namesIn),
  ];
};

test('nothing that the contract names counts as a secret, or journals would hide it', () => {
  const names = new Set(namesIn(document));
  expect(names).toContain('facilityId');
  expect([...names].filter(isSecretName)).toEqual([]);
});
