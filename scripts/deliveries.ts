/**
 * Webhooks under load: `npm run deliveries [-- --events 50000 --rate 400]`. A mock is written to at a rate, first without
 * receivers, then with a fast, a slow and a half failing one, while the API is called as well; then it waits until
 * everything was delivered. It reports what was lost, the order, memory, and the times of the API as ratios of those before.
 * Then a mock with `--state` is ended and killed in the middle of deliveries: what it names, and what the next one sends.
 * Exit code 1 where something is lost, out of order, or slower than the bars.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile } from './bench/figures.ts';
import { startMockProcess, type MockProcess } from './harness/mock-process.ts';
import { residentBytes } from './harness/process-facts.ts';
import { countOf, faults, need } from './harness/report.ts';

const { values } = parseArgs({
  options: { events: { type: 'string', default: '50000' }, rate: { type: 'string', default: '400' } },
});
const events = countOf('events', values.events);
const rate = countOf('rate', values.rate);

const P50_BAR = 1.5;
const P99_BAR = 3;
const PROBE_MS = 20;
/** Requests under way at a time; a server that is behind is not to be flooded. */
const AT_ONCE = 16;

const startReceivers = async () => {
  const script = fileURLToPath(new URL('deliveries/receivers.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    seen: async () =>
      (await (await fetch(`${url}/seen`)).json()) as Readonly<Record<string, readonly string[]>>,
    end: () => child.kill(),
  };
};

/** How many events wait for each receiver. */
const waitingOf = async ({ control }: MockProcess): Promise<readonly number[]> =>
  ((await control('GET', '/receivers'))['data'] as readonly { readonly waiting: number }[]).map(
    ({ waiting }) => waiting,
  );

const untilDelivered = async (mock: MockProcess): Promise<void> => {
  while ((await waitingOf(mock)).some((waiting) => waiting > 0)) await pause(200);
};

const megabytesOf = ({ pid }: MockProcess): number => residentBytes(pid) / 1024 / 1024;

const idIn = (text: string, prefix: string): string => new RegExp(`${prefix}_\\w+`).exec(text)?.[0] ?? '';

/** Calls that cause an event each, and calls that only look: by plain fetch, as the times are those of the mock. */
const loadOn = async ({ url, tenant, token, identities, control }: MockProcess) => {
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': identities.systemActor ?? '',
    'X-Acting-User-Tenant': tenant,
    'Content-Type': 'application/json',
  };
  const send = async (path: string, method = 'GET', body?: object): Promise<string> => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${url}/api/v1/${tenant}${path}`, init);
    const text = await answer.text();
    if (answer.ok) return text;
    throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
  };
  const calendars = `/facilities/${idIn(await send('/facilities'), 'fac')}/calendars`;
  const calendarId = idIn(await send(calendars), 'cal');
  const activityId = String((await control('POST', '/levers/create-activity', { calendarId }))['activityId']);
  const times = { startDate: '2031-01-01T10:00:00Z', startTime: '10:00' };
  let changes = 0;
  return {
    /** Changes an activity. Rejects where that is refused. */
    write: async (): Promise<void> => {
      const body = { name: `Change ${(changes += 1)}`, calendarId, type: 'Music', ...times };
      await send(`/activities/${activityId}`, 'PUT', body);
    },
    /** Reads the calendars; gives the milliseconds that it took. */
    probe: async (): Promise<number> => {
      const begun = performance.now();
      await send(calendars);
      return performance.now() - begun;
    },
  };
};

/** Runs something some times at a rate per second, as exactly as the machine allows; returns the seconds it took. */
const atRate = async (times: number, perSecond: number, run: () => Promise<void>): Promise<number> => {
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  for (let done = 0; done < times;) {
    const due = Math.min(times, Math.floor(((performance.now() - begun) / 1000) * perSecond) + 1);
    for (; done < due; done += 1) {
      const one: Promise<void> = run().finally(() => running.delete(one));
      running.add(one);
    }
    await (running.size > AT_ONCE ? Promise.race(running) : pause(1));
  }
  await Promise.all(running);
  return (performance.now() - begun) / 1000;
};

/** Writes at the rate and calls the API as well; gives the times of the answers, in milliseconds. */
const underLoad = async (mock: MockProcess, times: number) => {
  const { write, probe } = await loadOn(mock);
  const probes: number[] = [];
  let most = megabytesOf(mock);
  const over = new AbortController();
  const asked = (async () => {
    while (!over.signal.aborted) {
      probes.push(await probe());
      most = Math.max(most, megabytesOf(mock));
      await pause(PROBE_MS);
    }
  })();
  const seconds = await atRate(times, rate, write);
  over.abort();
  await asked;
  return { p50: quantile(probes, 0.5), p99: quantile(probes, 0.99), most, perSecond: times / seconds };
};

const flags = ['--scenario', 'empty', '--journal', '0', '--log', 'off'];
const log = (): void => undefined;
const retries = Array.from({ length: 20 }, () => 1);

const runRehearsal = async (): Promise<void> => {
  const receivers = await startReceivers();
  const mock = await startMockProcess(flags, { log });
  const idle = await underLoad(mock, Math.min(events, rate * 15));
  for (const path of ['/fast', '/slow', '/half'])
    await mock.control('POST', '/receivers', { url: `${receivers.url}${path}`, retries });
  const before = megabytesOf(mock);
  const busy = await underLoad(mock, events);
  const waiting = await waitingOf(mock);
  await untilDelivered(mock);
  const seen = await receivers.seen();
  console.log(
    `writes a second: ${idle.perSecond.toFixed(0)} without receivers, ${busy.perSecond.toFixed(0)} with; waiting at their end: ${waiting.join(', ')}`,
  );
  console.log(
    `p50 ${idle.p50.toFixed(2)} -> ${busy.p50.toFixed(2)} ms, p99 ${idle.p99.toFixed(2)} -> ${busy.p99.toFixed(2)} ms`,
  );
  console.log(
    `memory ${before.toFixed(0)} MB -> at most ${busy.most.toFixed(0)} MB -> ${megabytesOf(mock).toFixed(0)} MB in the end`,
  );
  const [fast = []] = Object.values(seen);
  for (const [path, ids] of Object.entries(seen)) {
    // The lever of the load made one event more: the activity.
    need(new Set(ids).size === events + 1, `${path} got ${new Set(ids).size} of ${events + 1} events`);
    need(
      ids.every((id, at) => id === fast[at]),
      `${path} got them in the order in which they happened`,
    );
  }
  need(busy.p50 / idle.p50 <= P50_BAR, `p50 ${(busy.p50 / idle.p50).toFixed(2)} x idle, at most ${P50_BAR}`);
  need(busy.p99 / idle.p99 <= P99_BAR, `p99 ${(busy.p99 / idle.p99).toFixed(2)} x idle, at most ${P99_BAR}`);
  await mock.kill();
  receivers.end();
};

/** Ends a mock in the middle of its deliveries in some way, and looks at what the next one sends. */
const interrupt = async (how: 'end' | 'kill', writes: number): Promise<void> => {
  const receivers = await startReceivers();
  const folder = mkdtempSync(join(tmpdir(), 'ces-deliveries-'));
  let said = '';
  const own = [...flags, '--webhook', `${receivers.url}/slow`, '--state', folder];
  const first = await startMockProcess(own, { log: (text) => (said += text) });
  const { write } = await loadOn(first);
  await atRate(writes, 2_000, write);
  await pause(150);
  await first[how]();
  const before = (await receivers.seen())['/slow'] ?? [];
  const named = new Set(said.match(/evt_\w+/g) ?? []);
  const second = await startMockProcess(own, { log });
  // A world is loaded by its first request.
  await second.control('GET', '/events');
  await untilDelivered(second);
  const after = new Set((await receivers.seen())['/slow'] ?? []);
  console.log(
    `${how}: ${new Set(before).size} of ${writes + 1} delivered before, ${named.size} named, ${after.size} in the end`,
  );
  if (how === 'end')
    need(
      named.size + new Set(before).size >= writes + 1,
      'everything that was not delivered was named on standard error',
    );
  need(
    after.size === writes + 1,
    `after a ${how === 'end' ? 'SIGTERM' : 'kill -9'} and a restart with --state nothing is lost`,
  );
  await second.kill();
  receivers.end();
  rmSync(folder, { recursive: true, force: true });
};

await runRehearsal();
await interrupt('end', 3_000);
await interrupt('kill', 3_000);
process.exit(faults.length > 0 ? 1 : 0);
