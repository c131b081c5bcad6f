import { expect, test } from 'vitest';
import { proxiesIn } from '../kit/proxy.ts';
import type { RunSpec } from '../kit/run.ts';
import { fittingRun, smallService } from '../testing/small-service.ts';
import { changed, misfits, seen, type Case } from '../testing/misfits.ts';
import type { Asked, Reply } from '../testing/stub-target.ts';
import { examine } from './doctor.ts';
import { exitCodeOf } from './print.ts';

test('a configuration that fits: nothing to fix, and few requests', async () => {
  const diagnosis = await seen({});
  expect(diagnosis.findings).toEqual([]);
  expect(exitCodeOf(diagnosis)).toBe(0);
  expect(diagnosis.requests).toBeLessThanOrEqual(12);
});

const hour = 3_600_000;
const dated = (ahead: number) => () => later(ahead);
const later = (ahead: number): Reply => ({
  status: 200,
  headers: { date: new Date(Date.now() + ahead).toUTCString() },
  body: { data: [] },
});

test.each(misfits)('%s stops the run', async (_, given, key, words) => {
  const diagnosis = await seen(given);
  expect(diagnosis.findings.map((one) => one.key)).toEqual([key]);
  expect(diagnosis.findings[0]?.found).toMatch(words);
  expect(exitCodeOf(diagnosis)).toBe(2);
});

test('a target that fails throughout is no fault of the configuration', async () => {
  const diagnosis = await seen({ other: () => ({ status: 500 }) });
  expect(diagnosis.findings).toMatchObject([{ grade: 'stops', fault: 'target', key: 'url' }]);
  expect(exitCodeOf(diagnosis)).toBe(4);
});

test('a list that contradicts the record of a resident is for the checks to judge', async () => {
  const lists: Case['other'] = ({ url, headers }) =>
    url.endsWith('/facilities') && headers['x-acting-user-id'] === 'r-1'
      ? { status: 200, body: { data: [{ id: 'f-is' }] } }
      : undefined;
  expect((await seen({ other: lists })).findings).toEqual([]);
});

test('times in UTC everywhere may be a way of writing, so they only weaken', async () => {
  const run = { facilities: [{ id: 'f-is', timeZone: 'Asia/Kolkata' }] };
  const diagnosis = await seen({ run });
  expect(diagnosis.findings).toMatchObject([{ grade: 'weakens', key: 'facilities.0.timeZone' }]);
  expect(exitCodeOf(diagnosis)).toBe(0);
});

test.each([hour, -hour])('a clock that is off by %d is reported, and followed', async (ahead) => {
  const { findings } = await seen({ other: dated(ahead) });
  const aboutClock = findings.filter(({ found }) => found.includes('clock'));
  expect(aboutClock).toMatchObject([{ grade: 'weakens', fault: 'target' }]);
  expect(aboutClock[0]?.found).toMatch(ahead > 0 ? /1 hour ahead of/ : /1 hour behind/);
});

test('the token stands in no finding, whatever the target repeats', async () => {
  const { findings } = await seen({
    run: { token: 'stale-secret' },
    other: (asked) => ({ status: 401, body: { detail: `not ${String(asked.headers.authorization)}` } }),
  });
  expect(JSON.stringify(findings)).not.toContain('stale-secret');
  expect(findings[0]?.found).toContain('$CES_TOKEN');
});

test('before a run at most 25 requests; `ces doctor` looks at everybody', async () => {
  const { identities } = fittingRun('');
  const many = Array.from({ length: 8 }, () => identities).flat();
  const facilities = Array.from({ length: 30 }, (_, count) => ({ id: `f-${count}`, timeZone: 'UTC' }));
  expect((await seen({ run: { identities: many, facilities } })).requests).toBeLessThanOrEqual(25);
  expect((await seen({ run: { identities: many, facilities } }, true)).requests).toBeGreaterThan(60);
});

/** Levers of the service itself: the name that no lever has is unknown, and unknown members are ignored or refused. */
const leversOf =
  (isStrict: boolean): Case['other'] =>
  ({ url, body }) => {
    if (!url.startsWith('/levers/')) return undefined;
    const isUnknown = url.includes('no-such-lever') || !(isStrict || body.includes('doctorSends'));
    return { status: isUnknown ? 404 : 400, body: {} };
  };

test('`ces doctor` asks the levers whether they refuse unknown members, and has no effect', async () => {
  const served: string[] = [];
  const ask = async (isStrict: boolean, run: Partial<RunSpec> = {}, thorough = true) => {
    served.length = 0;
    const other: Case['other'] = (asked) => {
      const reply = leversOf(isStrict)?.(asked);
      if (reply) served.push(asked.body);
      return reply;
    };
    const target = await smallService(other);
    const spec = fittingRun(target.url, { leverBase: `${target.url}/levers`, ...run });
    const { findings } = await examine({ spec }, thorough).finally(() => target.close());
    return findings.filter(({ key }) => key.startsWith('levers'));
  };
  expect(await ask(true)).toEqual([]);
  expect(await ask(false)).toMatchObject([
    {
      grade: 'weakens',
      key: 'levers.url',
      found: expect.stringMatching(
        /^create-resident with a member that no lever has was answered 404, not 400; /,
      ),
      next: expect.stringContaining('strict: true'),
    },
  ]);
  expect(served.length).toBeGreaterThan(15);
  for (const body of served.slice(2)) expect(body).toContain('ces-asks-for-no-such-record');
  expect(await ask(false, { strictLevers: true })).toEqual([]);
  expect(served).toHaveLength(2);
  expect(await ask(false, {}, false)).toEqual([]);
  expect(served).toHaveLength(2);
});

/** Staff of whom the configuration says what they may do, on a target that shows an activity to them, or refuses it. */
const claiming = async (permissions: Readonly<Record<string, boolean>>, status: number) => {
  const other: Case['other'] = ({ url }) =>
    url.endsWith('/activities/a-1') ? { status, body: { data: { id: 'a-1' } } } : undefined;
  const { findings } = await seen({ run: changed('staff', { permissions }), other });
  return findings.map(({ grade, key, found }) => `${grade} ${key}: ${found}`);
};

test('what staff may do is tried by one read, and a name that the suite does not know is reported', async () => {
  expect(await claiming({ VIEW_ACTIVITIES: true }, 200)).toEqual([]);
  expect(await claiming({ VIEW_ACTIVITIES: false }, 403)).toEqual([]);
  expect(await claiming({ VIEW_ACTIVITIES: true }, 403)).toEqual([
    expect.stringMatching(/^weakens identities\.staff\.0\.permissions: 403 to GET/),
  ]);
  expect(await claiming({ VIEW_ACTIVITIES: false }, 200)).toEqual([
    expect.stringMatching(/^weakens identities\.staff\.0\.permissions: 200 to GET/),
  ]);
  expect(await claiming({ ACTIVITIES_VIEW: true }, 403)).toEqual([
    'weakens identities.staff.0.permissions: ACTIVITIES_VIEW, which the suite does not know',
  ]);
});

test('the second tenant and its acting user are tried', async () => {
  const other: Case['other'] = ({ url, headers }) =>
    url.startsWith('/api/v1/second/')
      ? { status: headers['x-acting-user-id'] === 'o-1' ? 200 : 403, body: { data: [] } }
      : undefined;
  const keys = async (tenant: string, actingId: string) =>
    (await seen({ run: { otherTenant: { tenant, actingId } }, other })).findings.map(({ key }) => key);
  expect(await keys('second', 'o-1')).toEqual([]);
  expect(await keys('second', 'o-2')).toEqual(['otherTenant.actingId']);
  expect(await keys('third', 'o-1')).toEqual(['otherTenant.tenant']);
});

const gateway: Reply = { status: 403, body: { message: 'no key' } };
const problem: Reply = {
  status: 401,
  headers: { 'content-type': 'application/problem+json' },
  body: { title: 'Unauthorized' },
};

test.each([
  ['everything is refused', (): Reply => gateway, true],
  ['the lists are refused', ({ url }: Asked) => (url === '/ping' ? undefined : gateway), true],
  ['the service itself refuses', ({ url }: Asked) => (url === '/ping' ? undefined : problem), false],
])('%s: whether headers are named', async (_, other, expected) => {
  const { findings } = await seen({ other });
  expect(findings[0]?.next.includes("ces init --header 'NAME: VALUE'")).toBe(expected);
});

test('the way is reported: direct, or through which proxy, without its credentials', async () => {
  expect((await seen({})).way).toBe('direct');
  const proxy = await smallService();
  const proxies = proxiesIn({ HTTP_PROXY: proxy.url.replace('//', '//ann:hush@') });
  const spec = fittingRun('http://svc.example', proxies && { proxies });
  const diagnosis = await examine({ spec });
  expect(diagnosis.way).toBe(`through the proxy ${proxy.url} (HTTP_PROXY)`);
  expect(JSON.stringify(diagnosis)).not.toContain('hush');
  await proxy.close();
});

test('a secret that is too short to be hidden is named, once the whole is looked at', async () => {
  const headers = { 'X-Gateway-Key': 'abc', 'Accept-Language': 'en' };
  const { findings } = await seen({ run: { headers } }, true);
  expect(findings.map(({ grade, key }) => [grade, key])).toEqual([['weakens', 'headers.X-Gateway-Key']]);
  expect((await seen({ run: { headers } })).findings).toEqual([]);
});

test('an answer that repeats a secret is reported without it', async () => {
  const headers = { 'X-Gateway-Key': 'gw_<key>&more' };
  const other = (): Reply => ({ status: 403, body: { detail: `no ${headers['X-Gateway-Key']}` } });
  const said = JSON.stringify(await seen({ run: { headers }, other }));
  expect(said).toContain('no $X_GATEWAY_KEY');
  expect(said).not.toContain('gw_');
});
