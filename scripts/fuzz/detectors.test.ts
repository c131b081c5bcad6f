import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { refuse } from '../../src/mock/http/problem.ts';
import { realTables, type Tables } from '../../src/mock/tables.ts';
import type { Means } from '../soak/hints.ts';
import type { Vitals } from '../harness/mock-process.ts';
import { createCases } from './cases.ts';
import { createLine } from './connection.ts';
import { fuzz } from './fuzz.ts';
import { createHostile } from './hostile.ts';
import { growthFaults } from './growth.ts';
import { AT_REST, mockHere, NOW } from './mock-here.ts';
import { outcomeFault } from './outcome-fault.ts';
import { prepare } from './prepare.ts';
import { play, rawFaults } from './raw-play.ts';
import { runCases } from './run.ts';
import { controlsOf, type Target } from './target.ts';

/** Each starts a mock with a whole world; a busy machine takes its time. */
const SLOWLY = 120_000;
const SEED = 3;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const mockOf = async (tables: Partial<Tables>, vitals = () => AT_REST): Promise<Target> => {
  const target = await mockHere({ tables, vitals });
  closing.push(target.stop);
  return target;
};

let means: Means;
beforeAll(async () => {
  means = await prepare(await mockOf({}), SEED, NOW);
}, SLOWLY);

/** The kinds of fault that the first cases of an operation show on a mock made of these tables. */
const kindsOf = async (
  tables: Partial<Tables>,
  name: OperationId,
  { watchAll = false, patience = 20_000 } = {},
): Promise<readonly string[]> => {
  const target = await mockOf(tables);
  const make = createCases({ seed: SEED, now: NOW, door: target, means, hostile: createHostile(SEED) });
  const cases = Array.from({ length: 1_500 }, (_, index) => make(index)).filter((one) => one.name === name);
  expect(cases.length).toBeGreaterThan(5);
  const kinds: string[] = [];
  const options = { width: 4, patience, watchAll };
  await runCases(target, cases, options, {
    tried: () => undefined,
    fault: (_, { kind }) => void kinds.push(kind),
    crash: () => void kinds.push('crash'),
  });
  return [...new Set(kinds)];
};

const answering = (change: (original: Response) => Response | Promise<Response>): Partial<Tables> => ({
  answer: (original, request) => (/\/residents\/[^/]+$/.test(request.url) ? change(original) : original),
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

const traced: Tables['operations'] = {
  ...realTables.operations,
  replaceResident: (_, { store, ids }) => {
    store.photoTags.insert({ id: ids.next('tag'), name: 'a trace' });
    return refuse('conflict', { promised: 'p', found: 'f', next: 'n' });
  },
};

/** The replacement of a success, or of an error. */
const succeeding = (instead: () => Response | Promise<Response>): Partial<Tables> =>
  answering((original) => (original.ok ? instead() : original));
const failing = (instead: (status: number) => Response): Partial<Tables> =>
  answering((original) => (original.ok ? original : instead(original.status)));

test.each<[string, readonly string[], Partial<Tables>, OperationId?, object?]>([
  ['nothing, on an original mock', [], {}],
  ['an error without a problem body', ['no-problem'], failing((status) => new Response('no', { status }))],
  [
    'a success with another body',
    ['off-contract'],
    succeeding(() => new Response('{"data":{}}', { headers: JSON_TYPE })),
  ],
  ['a success of another status', ['off-contract'], succeeding(() => new Response(null, { status: 202 }))],
  ['an answer of 5xx', ['5xx'], answering(() => Response.json({}, { status: 503 }))],
  [
    'an answer that never comes',
    ['silent'],
    succeeding(() => new Promise<Response>(() => undefined)),
    'getResident',
    { patience: 300 },
  ],
  [
    'a refused request that left a trace',
    ['trace'],
    { operations: traced },
    'replaceResident',
    { watchAll: true },
  ],
])(
  'it sees %s',
  async (_, kinds, tables, operation = 'getResident', options = {}) => {
    expect(await kindsOf(tables, operation, options)).toEqual(kinds);
  },
  SLOWLY,
);

test(
  'growth of memory and of handles is seen',
  async () => {
    let heap = 100 * 1024 * 1024;
    const vitals = (): Vitals => ({ ...AT_REST, heap: (heap *= 2) });
    const options = { seed: SEED, now: NOW, from: 0, requests: 600, only: 'getResident', batch: 2 };
    const report = await fuzz(options, () => mockOf({}, vitals));
    expect(report.findings.map(({ kind }) => kind)).toEqual(['growth']);
    const says = (after: Partial<Vitals>) =>
      growthFaults(AT_REST, { ...AT_REST, ...after }).map((fault) => fault.says.split(':')[0]);
    expect(says({})).toEqual([]);
    expect(says({ handles: ['Timeout', 'Timeout', 'TCPSocketWrap'] })).toEqual(['handles']);
    expect(says({ peak: 1_300 * 1024 * 1024 })).toEqual(['peak']);
    expect(says({ resident: 300 * 1024 * 1024 })).toEqual(['resident']);
  },
  SLOWLY,
);

/** A server that treats every connection like this. */
const serverOf = async (treat: (socket: Socket) => void): Promise<{ server: Server; port: number }> => {
  const server = createServer((socket) => treat(socket.on('error', () => undefined)));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => void server.close(() => done())));
  // The address of a server that listens on a port.
  return { server, port: (server.address() as AddressInfo).port };
};

const PONG = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 6\r\n\r\n"pong"';
const PING = { method: 'GET', target: '/ping', headers: [['Host', 'x']] } as const;

test('a connection that is closed without an answer is seen, and one that was promised to stay', async () => {
  let requests = 0;
  const { port } = await serverOf((socket) => {
    socket.on('data', () => ((requests += 1) % 2 === 1 ? socket.write(PONG) : socket.destroy()));
  });
  const line = createLine(port, 1_000);
  const first = await line.exchange(PING);
  const second = await line.exchange(PING);
  line.close();
  expect([outcomeFault(PING, first), outcomeFault(PING, second)?.kind]).toEqual([undefined, 'closed']);
  expect(second).toEqual({ kind: 'closed', kept: true });
});

test('a process that ends is seen, and what was under way is left under suspicion', async () => {
  let end: (how: string) => void = () => undefined;
  const ended = new Promise<string>((done) => (end = done));
  const { port } = await serverOf((socket) => {
    socket.on('data', () => {
      end('exit code 1');
      socket.destroy();
    });
  });
  const target = { ...controlsOf({ url: '' }, {}), url: `http://127.0.0.1:${port}`, ended };
  const crashes: string[] = [];
  const cases = Array.from({ length: 3 }, (_, index) => {
    const one = { index, section: 's', name: `n${index}`, kind: 'request', parcel: PING } as const;
    return one;
  });
  const left = await runCases(
    {
      ...target,
      tenant: '',
      token: '',
      vitals: () => Promise.resolve(AT_REST),
      stop: () => Promise.resolve(),
    },
    cases,
    { width: 1, patience: 1_000 },
    {
      tried: () => undefined,
      fault: (_, { kind }) => void crashes.push(kind),
      crash: (suspects, how) => void crashes.push(`${suspects.map(({ name }) => name).join()}: ${how}`),
    },
  );
  expect(crashes).toEqual(['n0: exit code 1']);
  expect(left.map(({ name }) => name)).toEqual(['n1', 'n2']);
});

test('a raw exchange that goes another way than its table allows is seen', async () => {
  const { port } = await serverOf((socket) => void socket.on('data', () => socket.end(PONG + PONG)));
  const one = { may: ['200 closed', '4xx open'] };
  const played = await play(port, [Buffer.from('x')], one, 1_000);
  expect(rawFaults(played, one)).toEqual([
    { kind: 'unexpected', says: 'went 200 200 closed, may go 200 closed or 4xx open' },
  ]);
});
