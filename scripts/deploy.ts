/**
 * Several mocks behind nginx, as deploy/nginx.conf has them: `npm run deploy [-- --worlds 20 --mocks 3]`. Worlds are made
 * through the balancer, the suite runs on all of them at once (each world gets one shard), then one mock is killed: first
 * without `--state`, where its worlds alone are lost, then with a shared folder, where the others take them over.
 * Exit code 1 where that is not so. Without nginx on this machine it says so and ends with 0.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { field, items } from '../conformance/kit/json.ts';
import { createCaller } from '../src/client/caller.ts';
import { hasNginx, startNginx } from './deploy/nginx.ts';
import { freePort } from './free-port.ts';
import { controlOf, startMockProcess, type MockProcess } from './harness/mock-process.ts';
import { faults, need } from './harness/report.ts';

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '20' },
    mocks: { type: 'string', default: '3' },
    'no-suite': { type: 'boolean', default: false },
  },
});
const names = Array.from({ length: Number(values.worlds) }, (_, at) => `world-${at + 1}`);
const MOCKS = Number(values.mocks);
const CES = fileURLToPath(new URL('../dist/src/cli/ces.js', import.meta.url));
const TOKEN = 'demo-token';
const ADMIN_TOKEN = 'admin-token-of-a-rehearsal';
const ADMIN = { Authorization: `Bearer ${ADMIN_TOKEN}` };

if (!hasNginx()) {
  console.log('skipped: there is no nginx here (Debian: apt-get install nginx-light)');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'ces-deploy-'));
interface Deployment {
  readonly url: string;
  readonly mocks: readonly MockProcess[];
  end(): Promise<void>;
}

const deploy = async (name: string, flags: readonly string[]): Promise<Deployment> => {
  const own = ['--log', 'off', '--admin-token', ADMIN_TOKEN, '--trust-proxy', ...flags];
  const mocks = await Promise.all(
    Array.from({ length: MOCKS }, (_, at) =>
      startMockProcess(['--tenant', `home-${at + 1}`, ...own], { log: () => undefined }),
    ),
  );
  const ports = mocks.map((mock) => Number(new URL(mock.url).port));
  const nginx = await startNginx(join(folder, name), await freePort(), ports);
  return {
    url: nginx.url,
    mocks,
    end: async () => {
      nginx.end();
      await Promise.all(mocks.map((mock) => mock.kill()));
    },
  };
};

/** Sends a request with the token to the control plane. */
const admin = (url: string, method: string, path: string, body?: object) =>
  controlOf(url, ADMIN)(method, path, body);

const configOf = async (url: string, world: string): Promise<string> =>
  String((await admin(url, 'GET', `/config?world=${world}`))['text']);

const facilityIn = (text: string): string => /fac_\w+/.exec(text)?.[0] ?? '';

/** What a world says of the resident that marks it: `there`, `gone` (the world too), or `unmarked`. */
const lookAt = async (baseUrl: string, tenant: string, actingAs: string): Promise<string> => {
  const { ask } = createCaller({ baseUrl, tenant, token: TOKEN, actingAs });
  const { status, text } = await ask('listFacilities', {});
  if (status !== 200) return 'gone';
  const at = { facilityId: facilityIn(text), email: `${tenant}@example.com` };
  return (await ask('listResidents', at)).text.includes(`Of ${tenant}`) ? 'there' : 'unmarked';
};

/** The worlds that a mock has of these. */
const ownedBy = async ({ url }: MockProcess): Promise<readonly string[]> =>
  items((await admin(url, 'GET', '/worlds'))['data'])
    .map((world) => String(field(world, 'name')))
    .filter((name) => names.includes(name));

/** Makes the worlds, each with a resident by which it can be recognized; gives the system actor of each. */
const makeWorlds = async ({ url }: Deployment): Promise<ReadonlyMap<string, string>> => {
  const actors = names.map(async (name) => {
    await admin(url, 'POST', `/worlds?world=${name}`, { name });
    const config = await configOf(url, name);
    const resident = { firstName: `Of ${name}`, email: `${name}@example.com` };
    const lever = `/levers/create-resident?world=${name}`;
    await admin(url, 'POST', lever, { facilityId: facilityIn(config), ...resident });
    return [name, /systemActor:\s*- actingId: (\S+)/.exec(config)?.[1] ?? ''] as const;
  });
  return new Map(await Promise.all(actors));
};

/** One shard of the suite on a world; gives its exit code and how many requests it made. */
const shardOn = async ({ url }: Deployment, world: string, at: number): Promise<number> => {
  const own = join(folder, `suite-${world}`);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'ces.config.yaml'), await configOf(url, world));
  const args = [CES, 'conform', '--shard', `${at + 1}/${names.length}`, '--reporter', 'json', '--seed', '1'];
  const child = spawn(process.execPath, args, { cwd: own, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
};

const looksOf = (deployment: Deployment, actors: ReadonlyMap<string, string>) =>
  Promise.all(
    names.map(async (name) => [name, await lookAt(deployment.url, name, actors.get(name) ?? '')] as const),
  );

/** Requests of an attacker who pretends to be this machine, or tries to bypass the rules of nginx. */
const DISGUISES: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  ['/__admin/people', { Host: 'localhost' }],
  ['/__admin/people', { Host: '127.0.0.1', 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' }],
  ['//__admin/people', { Host: 'localhost' }],
  ['/api/%2e%2e/__admin/people', { Host: 'localhost' }],
  ['/api/..\\__admin/people', { Host: 'localhost' }],
  ['/__ADMIN/people', { Host: 'localhost' }],
];

/** The status of a request with a raw path and Host. */
const statusOf = (url: string, path: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .once('error', failed)
      .end();
  });

/** Behind nginx the control plane needs its token, and links name the address of nginx. */
const closed = async ({ url }: Deployment): Promise<void> => {
  const statuses = await Promise.all(DISGUISES.map(([path, headers]) => statusOf(url, path, headers)));
  need(
    statuses.every((status) => status >= 400 && status < 500),
    `the control plane takes no disguise without its token: ${statuses.join(', ')}`,
  );
  const forwarded = { headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' } };
  const { servers } = (await (await fetch(`${url}/openapi.json`, forwarded)).json()) as {
    readonly servers: readonly { readonly url: string }[];
  };
  need(servers[0]?.url === url, `links begin with the address of nginx: ${servers[0]?.url ?? ''}`);
};

const withoutState = async (): Promise<void> => {
  const deployment = await deploy('lost', []);
  const actors = await makeWorlds(deployment);
  const owned = await Promise.all(deployment.mocks.map(ownedBy));
  need(
    owned.flat().length === names.length,
    `every world is in one mock: ${owned.map(({ length }) => length).join(', ')}`,
  );
  if (!values['no-suite']) {
    const begun = performance.now();
    const codes: number[] = [];
    // As many at a time as a machine has use for.
    for (let at = 0; at < names.length; at += 4)
      codes.push(
        ...(await Promise.all(
          names.slice(at, at + 4).map((name, more) => shardOn(deployment, name, at + more)),
        )),
      );
    need(
      codes.every((code) => code === 0),
      `the suite by ${names.length} shards, each on its world, through nginx: exit codes ${[...new Set(codes)].join(', ')}, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
  }
  await closed(deployment);
  const [killed, ...others] = deployment.mocks;
  const lost = owned[0] ?? [];
  await killed?.kill();
  const looks = new Map(await looksOf(deployment, actors));
  need(
    names.every((name) => (looks.get(name) === 'there') === !lost.includes(name)),
    `one of ${MOCKS} mocks was killed: its ${lost.length} worlds are lost, the other ${names.length - lost.length} are as they were`,
  );
  need(others.length === MOCKS - 1, 'the others go on');
  await deployment.end();
};

const withState = async (): Promise<void> => {
  const deployment = await deploy('kept', ['--state', join(folder, 'worlds')]);
  const actors = await makeWorlds(deployment);
  const [first] = deployment.mocks;
  const lost = first ? await ownedBy(first) : [];
  // What was answered more than 100 ms ago is kept.
  await new Promise((done) => setTimeout(done, 150));
  await first?.kill();
  const begun = performance.now();
  const looks = await looksOf(deployment, actors);
  need(
    looks.every(([, look]) => look === 'there'),
    `with --state on a shared folder all ${names.length} worlds are there after the kill; the others took ${lost.length} over in ${(performance.now() - begun).toFixed(0)} ms`,
  );
  await deployment.end();
};

try {
  await withoutState();
  await withState();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults.length > 0 ? 1 : 0);
