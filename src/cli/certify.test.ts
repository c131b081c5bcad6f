import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveOnNode } from '../../conformance/consumers/samples/receiver/node.ts';
import {
  createReceiver,
  type SampleReceiver,
} from '../../conformance/consumers/samples/receiver/procedure.ts';
import { closedAddress } from './testing/closed-address.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const execute = promisify(execFile);
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ces-certify-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly errors: string;
}

/** Runs ces certify; `entered` hears the first line before Enter is pressed. It is interrupted at the progress that is named. */
const certify = (
  args: readonly string[],
  entered: (line: string) => void = () => undefined,
  interruptAt?: string,
): Promise<Ended> => {
  const child = spawn(process.execPath, [tsx, join(root, 'src/cli/ces.ts'), 'certify', ...args], {
    cwd: folder,
  });
  let [output, errors, isEntered, isInterrupted] = ['', '', false, false];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
    if (isEntered || !output.includes('\n')) return;
    isEntered = true;
    entered(output.split('\n')[0] ?? '');
    child.stdin.end('\n');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
    if (interruptAt === undefined || isInterrupted || !errors.includes(interruptAt)) return;
    isInterrupted = true;
    child.kill('SIGINT');
  });
  return new Promise((done) => {
    child.once('close', (code) => done({ code, lines: output.split('\n'), errors }));
  });
};

const quick = ['--port', '0', '--patience', '1', '--burst', '5', '--slow-fetch', '0.1', '--json'];

test.concurrent(
  'a correct receiver that is given the address of the world gets its certificate',
  async () => {
    let receiver: SampleReceiver | undefined;
    const served = await serveOnNode(() => {
      if (!receiver) throw new Error('a delivery came before the first line');
      return receiver;
    });
    const key = 'the-key-of-the-test';
    const { code, lines } = await certify(
      [
        'receiver',
        '--url',
        served.url,
        '--key',
        key,
        '--read-back',
        served.readBack,
        '--out',
        'good',
        ...quick,
      ],
      (line) => {
        const { url, tenant, token, identities } = JSON.parse(line) as Parameters<typeof createReceiver>[0];
        receiver = createReceiver({ url, tenant, token, identities, key });
      },
    );
    await served.close();
    expect(code).toBe(0);
    const results = JSON.parse(lines[1] ?? '') as { outcome: string; robustness: { verdict: string } };
    expect([results.outcome, results.robustness.verdict]).toEqual([
      expect.stringContaining('No duty broken'),
      'pass',
    ]);
    expect((await readdir(join(folder, 'good'))).toSorted()).toEqual([
      ...['certificate.json', 'junit.xml', 'report.html', 'results.json', 'summary.md'],
    ]);
    expect(await readFile(join(folder, 'good/results.json'), 'utf8')).not.toContain(key);
  },
  300_000,
);

test.concurrent(
  'an unreachable receiver ends with 4 and says what to do',
  async () => {
    const url = await closedAddress();
    const { code, lines } = await certify([
      'receiver',
      '--url',
      url,
      '--key',
      'k',
      '--out',
      'none',
      ...quick,
    ]);
    expect([code, lines[1]]).toEqual([4, expect.stringContaining('Start the receiver')]);
  },
  300_000,
);

test.concurrent(
  'an interrupted rehearsal ends with 130, a verdict about what was seen, and a report',
  async () => {
    const served = await serveOnNode(() => ({
      handle: () => Promise.resolve(200),
      restart: () => Promise.resolve(),
      show: () => undefined,
    }));
    const flags = ['--url', served.url, '--key', 'k', '--out', 'interrupted', ...quick];
    const { code, lines, errors } = await certify(['receiver', ...flags], undefined, ' 3 of ');
    await served.close();
    const { outcome, checks } = JSON.parse(lines[1] ?? '') as {
      outcome: string;
      checks: { id: string; verdict: string }[];
    };
    expect([code, outcome]).toEqual([130, 'Interrupted.']);
    const verdictOf = (id: string) => checks.find((one) => one.id === `receiver.${id}`)?.verdict;
    expect([verdictOf('missing-key'), verdictOf('occurred-at')]).toEqual(['fail', 'unproven']);
    expect(errors).toMatch(/1 of \d+ {2}one event of each kind/);
    expect(await readdir(join(folder, 'interrupted'))).toEqual(
      expect.arrayContaining(['report.html', 'results.json']),
    );
  },
  300_000,
);

test.concurrent(
  'what a receiver has to be given is printed before any run, and the ids are those of the run',
  async () => {
    const { code, lines } = await certify(['receiver', '--print-setup', '--public-url', 'https://t.example']);
    expect(code).toBe(0);
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      ...{ url: 'https://t.example', tenant: 'certify', header: 'X-API-KEY' },
      identities: { systemActor: expect.any(String) as string },
    });
  },
  300_000,
);

/** A client with these lines; `get` sends a GET as the enterprise system actor. */
const clientOf = (script: string): string =>
  `import { readFileSync } from 'node:fs';
   const { CES_URL, CES_TENANT, CES_TOKEN, CES_IDENTITIES } = process.env;
   const { systemActor } = JSON.parse(readFileSync(CES_IDENTITIES, 'utf8'));
   const get = (path) => fetch(CES_URL + path, {
     headers: {
       Authorization: 'Bearer ' + CES_TOKEN,
       'X-Acting-User-Id': systemActor,
       'X-Acting-User-Tenant': CES_TENANT,
     },
   });
   ${script}`;

const FACILITIES = "await get('/api/v1/' + CES_TENANT + '/facilities');";

const clients = {
  'does-nothing': {
    script: '',
    ends: [3, 'Nothing was exercised. The client sent no request', false],
  },
  'ends-with-1': {
    script: "await get('/ping'); process.exitCode = 1;",
    ends: [4, 'The client ended with 1 in round 1 of 1', false],
  },
  crashes: {
    script: `${FACILITIES} process.kill(process.pid, 'SIGKILL');`,
    ends: [4, 'The client crashed (SIGKILL, exit code 137)', false],
  },
  'reads-in-scope': {
    script: FACILITIES,
    flags: { scope: 'facilities', rounds: '2' },
    ends: [0, 'No duty broken', true],
  },
  'looks-quickly': {
    script: FACILITIES,
    flags: { scope: 'facilities' },
    ends: [0, 'one round is only a quick look', false],
  },
};

test.concurrent(
  'a client gets its exit code, and a certificate only for what was exercised',
  async () => {
    const runs = Object.entries(clients).map(async ([name, { script, ...more }]) => {
      const file = join(folder, `${name}.mjs`);
      await writeFile(file, clientOf(script));
      return JSON.stringify({
        ...{ host: '127.0.0.1', port: '0', tenant: 'certify', token: 't', seed: '1', rounds: '1' },
        ...{ out: join(folder, name), exec: `'${process.execPath}' '${file}'` },
        ...('flags' in more && more.flags),
      });
    });
    const program = join(root, 'src/cli/testing/certify-clients.ts');
    const { stdout } = await execute(process.execPath, [tsx, program, ...(await Promise.all(runs))]);
    const codes = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as number[];
    for (const [at, [name, { ends }]] of Object.entries(clients).entries()) {
      const results = await readFile(join(folder, name, 'results.json'), 'utf8');
      const { outcome } = JSON.parse(results) as { outcome: string };
      const hasCertificate = (await readdir(join(folder, name))).includes('certificate.json');
      const [code, says, certified] = ends;
      expect([name, codes[at], outcome, hasCertificate]).toEqual([
        ...[name, code, expect.stringContaining(String(says)), certified],
      ]);
    }
  },
  300_000,
);

test.concurrent(
  'a command that is the client works in its rounds, and what it did is evaluated',
  async () => {
    const script = join(folder, 'client.mjs');
    await writeFile(
      script,
      `import { readFileSync } from 'node:fs';
     const { CES_URL, CES_TENANT, CES_TOKEN, CES_WORLD, CES_ACTING_SYSTEM_ACTOR } = process.env;
     const { identities: { systemActor } } = JSON.parse(readFileSync(CES_WORLD, 'utf8'));
     if (systemActor !== CES_ACTING_SYSTEM_ACTOR) process.exit(9);
     const answer = await fetch(CES_URL + '/api/v1/' + CES_TENANT + '/facilities?page=1', {
       headers: {
         Authorization: 'Bearer ' + CES_TOKEN,
         'X-Acting-User-Id': systemActor,
         'X-Acting-User-Tenant': CES_TENANT,
       },
     });
     process.exitCode = answer.status === 200 ? 0 : 1;`,
    );
    const { code, lines, errors } = await certify([
      ...['client', '--port', '0', '--rounds', '1', '--out', 'client', '--json'],
      ...['--world-file', 'world.json', '--exec', `'${process.execPath}' '${script}'`],
    ]);
    expect(code).toBe(1);
    expect(errors).toContain('round 1 of 1: 1 request in ');
    expect(JSON.parse(await readFile(join(folder, 'world.json'), 'utf8'))).toMatchObject({ round: 1, of: 1 });
    const { checks } = JSON.parse(lines[1] ?? '') as { checks: { id: string; verdict: string }[] };
    const broken = checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
    expect(broken).toEqual(['client.retired-parameters']);
  },
  300_000,
);
