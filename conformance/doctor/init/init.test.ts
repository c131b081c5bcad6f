import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../../run/config.ts';
import { smallService } from '../../testing/small-service.ts';
import type { Asked, Reply, StubTarget } from '../../testing/stub-target.ts';
import { init } from './command.ts';
import type { InitOptions } from './command.ts';

let cwd: string;
let target: StubTarget;

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'ces-init-'));
});
afterEach(async () => {
  await target.close();
  await rm(cwd, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly file: string;
}

async function made(
  options: Partial<InitOptions>,
  other?: (asked: Asked) => Reply | undefined,
): Promise<Ended> {
  target = await smallService(other);
  const said: string[] = [];
  const stdout = { write: (text: string) => said.push(text) };
  const usual = { url: target.url, tenant: 'demo', token: 'secret-token', env: {}, cwd };
  const code = await init({ ...usual, stdout, stderr: stdout, ...options });
  const file = await readFile(join(cwd, 'ces.config.yaml'), 'utf8').catch(() => '');
  return { code, said: said.join(''), file };
}

test('a target whose list of facilities cannot be read gives no configuration', async () => {
  const deep = `${'['.repeat(65)}${']'.repeat(65)}`;
  const { code, said, file } = await made({ systemActor: 'sys-1' }, ({ url }) =>
    url.endsWith('/facilities') || url === '/__admin/config' ? { status: 200, body: deep } : undefined,
  );
  expect({ code, file }).toEqual({ code: 4, file: '' });
  expect(said).toContain(
    '/api/v1/demo/facilities should give a list under data; found JSON nested deeper than 64',
  );
});

const read = (file: string) => parseConfig(file, 'ces.config.yaml', { CES_TOKEN: 'secret-token' }).values;

test('facilities, their zones and acting users are found; the token is not written down', async () => {
  const { code, file } = await made({ systemActor: 'sys-1' });
  expect(code).toBe(0);
  expect(file).not.toContain('secret-token');
  expect(read(file)).toMatchObject({
    tenant: 'demo',
    token: 'secret-token',
    facilities: [
      { id: 'f-ny', timeZone: 'America/New_York' },
      { id: 'f-is', timeZone: 'Etc/UTC' },
    ],
    identities: {
      systemActor: [{ actingId: 'sys-1' }],
      resident: [{ actingId: 'r-1', id: 'r-1', facilityId: 'f-ny' }],
      connection: [{ actingId: 'c-1', id: 'c-1', facilityId: 'f-ny', linkedTo: ['r-1'] }],
    },
  });
});

test('what is given stays, and questions stand where nothing was found', async () => {
  const { file, said } = await made({ systemActor: 'sys-1', staff: 's-1' });
  expect(read(file).identities?.staff).toEqual([{ actingId: 's-1', facilityId: 'f-ny' }]);
  expect(file).toContain('# ? Which permissions do they have? permissions: { VIEW_ACTIVITIES: true or false');
  expect(file).toContain('# ? What is the id of each record, if it is not the acting id?');
  expect(file.match(/What is the id of each record/g)).toHaveLength(1);
  expect(file).toMatch(/# \? Announcements that were sent.*\n +# announcements: \[\]/);
  expect(said).toMatch(/2 facilities, 4 identities, \d+ questions left for you to answer\./);
});

test('times in UTC throughout leave the zones as questions', async () => {
  const inUtc = { id: 'a', startDate: '2026-06-15T09:30:00Z', startTime: '09:30' };
  const { file } = await made({ systemActor: 'sys-1' }, ({ url }) =>
    url.includes('/activities') ? { status: 200, body: { data: [inUtc] } } : undefined,
  );
  expect(read(file).facilities).toBeUndefined();
  expect(file).toContain('# ? Which IANA time zone does this facility have? The target writes in UTC');
});

test('without anybody to act for, all is questions, and the file is a configuration still', async () => {
  const { code, file, said } = await made({});
  expect(code).toBe(0);
  expect(Object.keys(read(file))).toEqual(['url', 'tenant', 'token']);
  expect(said).toContain('pass --system-actor ID');
});

test('a configuration that the target hands out is taken', async () => {
  const own = (levers: string): string =>
    `tenant: demo\nidentities: { systemActor: [{ actingId: sys-1 }] }\nlevers: { url: "${levers}" }\n`;
  const { file } = await made({}, ({ url, headers }) =>
    url === '/__admin/config' ? { status: 200, body: own(`http://${headers.host}/levers`) } : undefined,
  );
  expect(read(file)).toMatchObject({
    levers: { url: `${target.url}/levers` },
    identities: { resident: [{ id: 'r-1' }] },
  });
});

test('a file that is there is never changed', async () => {
  await writeFile(join(cwd, 'ces.config.yaml'), 'mine');
  const { code, said, file } = await made({ systemActor: 'sys-1' });
  expect([code, file]).toEqual([2, 'mine']);
  expect(said).toContain('exists already');
  expect(target.asked).toEqual([]);
});

test.each([
  [{ token: 'stale', systemActor: 'sys-1' }, /^--token: token: expected/],
  [{ tenant: 'demoo', systemActor: 'sys-1' }, /^--tenant: tenant: expected/],
  [{ systemActor: 'unknown-1' }, /^--system-actor: identities\.systemActor\.0\.actingId: expected/],
])('%j is refused by the name of its flag, and nothing is written', async (options, words) => {
  const { code, said, file } = await made(options);
  expect([code, file]).toEqual([2, '']);
  expect(said).toMatch(words);
});

const behindGateway = ({ headers }: Asked): Reply | undefined =>
  headers['x-gateway-key'] === 'gateway-secret' ? undefined : { status: 403, body: { message: 'no key' } };

test('behind a gateway it sends the headers, and writes the variables that hold them', async () => {
  const header = ['X-Gateway-Key: gateway-secret'];
  const { code, said, file } = await made({ systemActor: 'sys-1', header }, behindGateway);
  expect(code).toBe(0);
  expect(target.asked.every(({ headers }) => headers['x-gateway-key'] === 'gateway-secret')).toBe(true);
  expect(file + said).not.toContain('gateway-secret');
  expect(said).toContain('Next: export CES_TOKEN=…; export X_GATEWAY_KEY=…; ces doctor');
  const env = { CES_TOKEN: 't', X_GATEWAY_KEY: 'k' };
  expect(parseConfig(file, 'ces.config.yaml', env).values.headers).toEqual({ 'X-Gateway-Key': 'k' });
});

test('without them the refusal names the flag', async () => {
  const { code, said } = await made({ systemActor: 'sys-1' }, behindGateway);
  expect(code).toBe(2);
  expect(said).toContain("add what it requires under headers (ces init --header 'NAME: VALUE')");
});

test('a file of certificates that cannot be read ends it before anything is sent', async () => {
  const { code, said } = await made({ systemActor: 'sys-1', ca: 'none.pem' });
  expect([code, target.asked.length]).toEqual([2, 0]);
  expect(said).toMatch(/^--ca: the file .*none\.pem cannot be read/);
});

test('levers that the target names are written on its own origin alone', async () => {
  const handing = (url: string) => (asked: Asked) =>
    asked.url === '/__admin/config'
      ? {
          status: 200,
          body: `tenant: demo\nlevers: { url: ${url} }\n`,
          headers: { 'content-type': 'text/yaml' },
        }
      : undefined;
  const { file } = await made({ systemActor: 'sys-1' }, handing('https://elsewhere.example/levers'));
  expect(file).not.toContain('elsewhere.example');
});

test('what the target answers stays what it is: no variable of the environment, no line of its own', async () => {
  const id = '${HOME}\n- evil: "$${HOME}\u001b[31m"';
  const { file } = await made({ systemActor: 'sys-1' }, ({ url }) =>
    url === '/api/v1/demo/facilities'
      ? { status: 200, body: { data: [{ id, name: 'Maple\u009b\n  - { id: evil }' }] } }
      : url.includes('/activities')
        ? {
            status: 200,
            body: { data: [{ id, startDate: '2026-06-15T09:30:00-04:00', startTime: '09:30' }] },
          }
        : undefined,
  );
  expect(read(file).facilities).toEqual([{ id, timeZone: 'America/New_York' }]);
  expect(file).not.toMatch(/[\u0000-\u0009\u001b\u009b]/);
});
