import { expect, test } from 'vitest';
import { fittingRun, smallService } from '../testing/small-service.ts';
import { stubTarget } from '../testing/stub-target.ts';
import { examine } from './doctor.ts';
import { exitCodeOf } from './print.ts';
import { redirected } from './redirected.ts';

const from = (location: string, status = 301) =>
  redirected({ url: 'http://svc.example/base' }, '/ping', { status, headers: { location } });

test.each([
  ['https://svc.example/base/ping', 'set url to https://svc.example/base if that is the target'],
  ['//other.example/ping?ticket=secret', 'set url to http://other.example if that is the target'],
  ['https://login.example/?next=%2Fping', 'if a gateway asks for a login there, add its key under headers'],
  ['/base/ping/', 'set url to the address of the target itself'],
])('a redirect to %s: %s', (location, next) => {
  const finding = from(location);
  expect(finding?.next).toContain(next);
  expect(JSON.stringify(finding)).not.toContain('secret');
});

test('a status that redirects nowhere, or another status, is none', () => {
  expect(from('')).toBeUndefined();
  expect(from('https://a.example/ping', 200)).toBeUndefined();
  expect(from('https://a.example/ping', 304)).toBeUndefined();
});

test('control characters of the address are not printed', () => {
  expect(from('https://a.example/\u001b[31m\u0007/ping')?.found).toMatch(/^[ -~]*$/);
});

test.each([301, 302, 303, 307, 308])(
  '%i: the doctor names the address and asks nothing there',
  async (status) => {
    const elsewhere = await stubTarget(() => ({ status: 200 }));
    const target = await stubTarget(({ url }) => ({ status, headers: { location: elsewhere.url + url } }));
    const diagnosis = await examine({ spec: fittingRun(target.url) });
    expect(diagnosis.findings).toMatchObject([
      { key: 'url', found: `${status} to GET /ping, which leads to ${elsewhere.url}/ping` },
    ]);
    expect(diagnosis.findings[0]?.next).toContain(`set url to ${elsewhere.url} if that is the target`);
    expect(exitCodeOf(diagnosis)).toBe(2);
    expect([target.asked.length, elsewhere.asked.length]).toEqual([1, 0]);
    await Promise.all([target.close(), elsewhere.close()]);
  },
);

test('where /ping alone is served, the redirect of the lists is named', async () => {
  const target = await smallService(({ url }) =>
    url === '/ping' ? undefined : { status: 308, headers: { location: `https://svc.example${url}` } },
  );
  const { findings } = await examine({ spec: fittingRun(target.url) });
  expect(findings).toMatchObject([{ key: 'url' }]);
  expect(findings[0]?.next).toContain('set url to https://svc.example if that is the target');
  await target.close();
});
