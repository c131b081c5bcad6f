/**
 * The suite against the mock with a third party in between: Prism's proxy judges every JSON exchange by the bundled
 * contract. The suite must pass, and every finding of Prism must come from a check that sends wrong input on purpose.
 * `npm run crosscheck [-- --json FILE]`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Results } from '../conformance/report/results.ts';
import { defaults, startMock } from '../src/cli/start-mock.ts';
import { CES, run } from './harness/run.ts';
import { openFront } from './crosscheck/front.ts';
import { startPrism } from './crosscheck/prism.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    planned: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});

const mock = await startMock({ ...defaults, port: 0, scenario: 'empty', planned: values.planned });
const prism = await startPrism(mock.url);
const front = await openFront(prism.url, mock.url);
const folder = await mkdtemp(join(tmpdir(), 'ces-crosscheck-'));

try {
  const offered = (await (await fetch(`${mock.url}/__admin/config`)).text()).replace(
    `url: ${mock.url}\n`,
    `url: ${front.url}\n`,
  );
  const profile = values.profile === undefined ? [] : ['--profile', values.profile];
  const config = join(folder, 'ces.config.yaml');
  await writeFile(config, offered);
  const args = ['conform', '--config', config, '--out', join(folder, 'report'), '--runs', '10', ...profile];
  const { code } = await run(process.execPath, [CES, ...args], { cwd: process.cwd(), isShown: true });
  // results.json is held to its schema by the suite's own tests.
  const results = JSON.parse(await readFile(join(folder, 'report', 'results.json'), 'utf8')) as Results;
  const flagged = results.checks.filter(({ violations }) => violations.length > 0);
  const wrong = flagged.filter(({ negative }) => !negative);
  console.log(`\nPrism found violations in ${flagged.length} of ${results.checks.length} checks:`);
  for (const { id, negative, violations } of flagged)
    console.log(
      [
        `  ${negative ? 'negative' : 'NOT NEGATIVE'} ${id} (${violations.length})`,
        ...(negative ? [] : violations.slice(0, 3)).map((one) => `${one.operationId}: ${one.message}`),
      ].join('\n      '),
    );
  const shown = flagged.map(({ id, negative, violations }) => ({ id, negative, violations }));
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(shown, null, 2)}\n`);
  console.log(
    wrong.length === 0
      ? 'every one of them sends wrong input on purpose'
      : `${wrong.length} of them should have been clean`,
  );
  process.exitCode = code !== 0 ? code : wrong.length === 0 ? 0 : 1;
} finally {
  await front.close();
  prism.close();
  await mock.close();
  await rm(folder, { recursive: true, force: true });
}
