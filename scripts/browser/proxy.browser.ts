/**
 * A part of `npm run test:browser`: an app in a real browser uses the mock through `ces proxy`. Its screens must show the
 * same and each answer must have the same bytes as without the proxy; of a mock with ten faults the proxy must name those
 * that the traffic of the app shows. Where there is no browser it is skipped.
 */
import assert from 'node:assert/strict';
import http from 'node:http';
import { chromium, type Browser } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { settingsOf } from '../../conformance/run/settings.ts';
import { factsOf } from '../../src/cli/banner.ts';
import { realTables, type Tables } from '../../src/mock/tables.ts';
import { mutants } from '../../src/mutants/table.ts';
import type { Fault } from '../../src/proxy/findings.ts';
import { sentenceOf, startProxy } from '../../src/proxy/start-proxy.ts';
import { serve } from '../scores/serve.ts';
import { chromiumOrSkip } from './chromium.ts';
import { visitScreens } from './community-app.ts';

const executablePath = await chromiumOrSkip();

/** Faults that single exchanges of the app show, or two of them. */
const SHOWN = [
  'residents.phone-filter-ignored',
  'residents.replace-keeps-the-gender',
  'check-ins.second-by-another-staff-member',
  'check-ins.change-answers-the-former',
  'conventions.cancel-without-204',
  'connections.list-numbers-its-items',
  'activities.flags-as-digits',
  'photos.facility-list-as-a-part',
];
/** Faults that only a check with its own set-up can see: missing items of a list, a missed promotion. */
const UNSEEN = ['residents.list-without-the-inactive', 'activities.list-without-the-last'];

const faulty = [...SHOWN, ...UNSEEN].map((id) => {
  const found = mutants.find((one) => one.id === id);
  assert.ok(found, `no mutant is called ${id}`);
  return found;
});

interface Raw {
  readonly status: number | undefined;
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** The raw answer to one GET, without the headers of the connection and the date. */
const rawGet = (address: string, headers: Readonly<Record<string, string>>): Promise<Raw> =>
  new Promise((done, failed) => {
    const began = performance.now();
    const get = http.get(address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({
          status: answer.statusCode,
          headers: answer.rawHeaders.flatMap((name, at, all) =>
            at % 2 === 1 || /^(?:connection|keep-alive|transfer-encoding|date)$/i.test(name)
              ? []
              : [`${name}: ${all[at + 1]}`],
          ),
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - began,
        }),
      );
    });
    get.once('error', failed);
  });

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Uses the app through the proxy before a mock with these tables. */
const through = async (browser: Browser, tables: Tables) => {
  const { mock } = await serve({ tables, scenario: 'demo' }, { log: () => undefined });
  const { tenant, token, identities } = factsOf(mock.service, mock.url);
  const world = mock.service.world(tenant);
  const { spec } = settingsOf({ url: mock.url, cwd: '.', env: {} }, { tenant, token });
  const faults: Fault[] = [];
  const proxy = await startProxy({
    ...{ spec, host: '127.0.0.1', port: 0 },
    judged: (_seen, found) => void faults.push(...found),
  });
  const actingAs = identities.systemActor ?? '';
  const today = Temporal.Now.plainDateISO('UTC');
  const place = {
    ...{ tenant, token, actingAs, today: today.toString(), later: today.add({ days: 9 }).toString() },
    staffIds: world?.store.staff.all().map(({ id }) => id) ?? [],
  };
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'GET' && asked.push(request.url()));
  const shown = await visitScreens(page, { ...place, url: proxy.url });
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': actingAs,
    'X-Acting-User-Tenant': tenant,
  };
  const times = { direct: [] as number[], through: [] as number[] };
  for (const address of [...new Set(asked)].flatMap((one) => Array<string>(5).fill(one))) {
    const direct = await rawGet(address.replace(proxy.url, mock.url), headers);
    const passed = await rawGet(address, headers);
    times.direct.push(direct.milliseconds);
    times.through.push(passed.milliseconds);
    assert.deepEqual(
      { ...passed, milliseconds: 0 },
      { ...direct, milliseconds: 0 },
      `${address} is not the same through the proxy`,
    );
  }
  await page.close();
  await proxy.close();
  const { all } = proxy.tally.exchanges();
  await mock.close();
  return {
    shown,
    faults,
    all,
    added: median(times.through) - median(times.direct),
    compared: times.direct.length,
  };
};

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const right = await through(browser, realTables);
  assert.deepEqual(right.faults.map(sentenceOf), [], 'the proxy has findings about a mock without a fault');
  for (const [screen, items] of right.shown) assert.ok(items.length > 0, `the screen ${screen} is empty`);

  const wrong = await through(
    browser,
    faulty.reduce((tables, one) => one.tables(tables), realTables),
  );
  const named = faulty.filter(({ breaks }) =>
    wrong.faults.some(({ clauses }) => clauses.some((clause) => breaks.includes(clause))),
  );
  assert.deepEqual(
    named.map(({ id }) => id),
    SHOWN,
    `the proxy does not name the faults that the app meets: ${wrong.faults.map(sentenceOf).join('\n')}`,
  );
  assert.deepEqual(
    wrong.faults
      .filter(({ clauses }) => !named.some(({ breaks }) => clauses.some((one) => breaks.includes(one))))
      .map(sentenceOf),
    [],
    'findings that none of the faults explains',
  );
  console.log(
    `ces proxy: ${right.all} exchanges of an app, ${right.compared} answers with the same bytes, ` +
      `${right.added.toFixed(1)} ms more at the median (all in one process); ${named.length} of ${faulty.length} faults named`,
  );
} finally {
  await browser.close();
}
process.exit();
