/**
 * The suite against the mock with a third party in between: Prism's proxy judges every JSON exchange by the
 * bundled contract. The suite must pass, and whatever Prism finds wrong must come from a check that sends wrong
 * input on purpose. `npm run crosscheck [-- --json FILE]`.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Results } from '../conformance/report/results.ts';
import { defaults, startMock } from '../src/cli/start-mock.ts';
import { openFront } from './crosscheck/front.ts';
import { startPrism } from './crosscheck/prism.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    planned: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const ces = fileURLToPath(new URL('../dist/src/cli/ces.js', import.meta.url));

const mock = await startMock({ ...defaults, port: 0, scenario: 'empty', planned: values.planned });
const prism = await startPrism(mock.url);
const front = await openFront(prism.url, mock.url);
const folder = await mkdtemp(join(tmpdir(), 'ces-crosscheck-'));

try {
  const config = (await (await fetch(`${mock.url}/__admin/config`)).text()).replace(
    `url: ${mock.url}\n`,
    `url: ${front.url}\n`,
  );
  await writeFile(join(folder, 'ces.config.yaml'), config);
  const profile = values.profile === undefined ? [] : ['--profile', values.profile];
  const code = await new Promise<number>((done) => {
    const args = [
      'conform',
      '--config',
      join(folder, 'ces.config.yaml'),
      '--out',
      join(folder, 'report'),
      '--runs',
      '10',
      ...profile,
    ];
    spawn(process.execPath, [ces, ...args], { stdio: 'inherit' }).once('exit', (exit) => done(exit ?? 130));
  });
  // results.json is held to its schema by the suite's own tests.
  const results = JSON.parse(await readFile(join(folder, 'report', 'results.json'), 'utf8')) as Results;
  const flagged = results.checks.filter(({ violations }) => violations.length > 0);
  const wrong = flagged.filter(({ negative }) => !negative);
  console.log(`\nPrism found violations in ${flagged.length} of ${results.checks.length} checks:`);
  for (const { id, negative, violations } of flagged)
    console.log(
      `  ${negative ? 'negative' : 'NOT NEGATIVE'} ${id} (${violations.length})${
        negative
          ? ''
          : `\n      ${violations
              .slice(0, 3)
              .map(({ operationId, message }) => `${operationId}: ${message}`)
              .join('\n      ')}`
      }`,
    );
  if (values.json !== undefined)
    await writeFile(
      values.json,
      `${JSON.stringify(
        flagged.map(({ id, negative, violations }) => ({ id, negative, violations })),
        null,
        2,
      )}\n`,
    );
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
