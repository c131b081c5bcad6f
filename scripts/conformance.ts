/**
 * Starts the mock on a free port and aims the suite at its URL, as a stranger would:
 * `npm run conformance [-- --scenario demo|empty --planned --choices FILE] [flags of ces conform]`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { readReadings } from '../src/cli/readings.ts';
import { defaults, startMock } from '../src/cli/start-mock.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values, tokens } = parseArgs({
  args: process.argv.slice(2),
  options: { scenario: { type: 'string' }, planned: { type: 'boolean' }, choices: { type: 'string' } },
  strict: false,
  tokens: true,
});
const own = new Set(['scenario', 'planned', 'choices']);
const ownAt = tokens.flatMap((token) =>
  token.kind === 'option' && own.has(token.name)
    ? [token.index, ...(token.value !== undefined && token.inlineValue === false ? [token.index + 1] : [])]
    : [],
);
const rest = process.argv.slice(2).filter((_, at) => !ownAt.includes(at));

const both = ['demo', 'empty'] as const;
const asked = both.filter((name) => name === values['scenario']);
const scenarios = asked.length > 0 ? asked : both;

const conform = (config: string, scenario: string): Promise<number> =>
  new Promise((done) => {
    const out = rest.includes('--out') ? [] : ['--out', join('conformance-report', scenario)];
    const child = spawn(
      process.execPath,
      [join(root, 'dist/src/cli/ces.js'), 'conform', '--config', config, ...out, ...rest],
      { stdio: 'inherit' },
    );
    child.once('exit', (code) => done(code ?? 130));
  });

let worst = 0;
for (const scenario of scenarios) {
  const mock = await startMock({
    ...defaults,
    port: 0,
    scenario,
    strict: true,
    planned: values['planned'] === true,
    readings: typeof values['choices'] === 'string' ? readReadings(values['choices']) : {},
    log: (line) => console.error(line),
  });
  const folder = await mkdtemp(join(tmpdir(), 'ces-conformance-'));
  const config = join(folder, 'ces.config.yaml');
  await writeFile(config, await (await fetch(`${mock.url}/__admin/config`)).text());
  console.log(`\nthe suite against the mock's world ${scenario}, ${mock.url}`);
  worst = Math.max(worst, await conform(config, scenario));
  await mock.close();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = worst;
