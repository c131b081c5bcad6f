import { expect, test } from 'vitest';
import { UsageError } from '../../run/usage.ts';
import { accessLines, accessOf, placedFrom } from './access.ts';

test('headers are written as variables, and paths as they were given', () => {
  const access = accessOf(
    { header: ['X-Gateway-Key: k:1 2', 'x-other:v'], ca: 'ca.pem', cert: './my cert.pem', key: '/k.pem' },
    {},
  );
  expect(access.headers).toMatchObject([
    { name: 'X-Gateway-Key', value: 'k:1 2' },
    { name: 'x-other', value: 'v' },
  ]);
  expect(accessLines(access)).toEqual([
    '# Headers that a gateway requires. The values are not stored in this file: export X_GATEWAY_KEY=…; export X_OTHER=…',
    'headers:',
    '  X-Gateway-Key: ${X_GATEWAY_KEY}',
    '  x-other: ${X_OTHER}',
    'tls: { ca: ca.pem, cert: "./my cert.pem", key: "/k.pem" }',
  ]);
  expect(accessLines(accessOf({}, {}))).toEqual([]);
});

test('a variable that means something else is left alone', () => {
  const [header] = accessOf({ header: ['Path: secret'] }, { PATH: '/bin' }).headers;
  expect(header?.variable).toBe('CES_HEADER_PATH');
  expect(accessOf({ header: ['X-Key: secret'] }, { X_KEY: 'secret' }).headers[0]?.variable).toBe('X_KEY');
});

test('paths are written as they are found from the folder of the file', () => {
  const access = accessOf({ ca: 'ca.pem', cert: '/c.pem', key: '../k.pem' }, {});
  expect(placedFrom(access, '/w', 'ces.config.yaml')).toEqual(access.tls);
  expect(placedFrom(access, '/w', 'sub/ces.config.yaml')).toEqual({
    ca: '../ca.pem',
    cert: '/c.pem',
    key: '../../k.pem',
  });
});

test.each([
  [{ header: ['hush'] }, "'NAME: VALUE', such as 'X-Gateway-Key: THE-KEY'; found no colon"],
  [{ header: ['X-Key:'] }, "the name 'X-Key' and a value of 0 characters"],
  [{ header: ['X Key: hush'] }, "the name 'X Key'"],
  [{ header: ['X-Key: hush\r\nX-Other: hush'] }, 'on 2 line(s)'],
  [{ header: ['Authorization: hush'] }, 'the suite sends Authorization itself. Give its value as token.'],
  [{ header: ['X-Key: hush', 'x-key: hush'] }, '--header gives x-key twice'],
  [{ cert: 'c.pem' }, '--cert and --key belong together'],
  [{ key: 'k.pem' }, '--cert and --key belong together'],
])('%j is refused, and no value is shown', (flags, message) => {
  const refused = (): unknown => accessOf(flags, {});
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(message);
  expect(refused).not.toThrow('hush');
});
