/**
 * Starts the mock on a free port and aims the suite at its URL, as a stranger would:
 * `npm run conformance [-- --scenario demo|empty --planned --choices FILE --variant ID --init] [flags of ces conform]`.
 * `--variant ID` starts that variant, with the configuration that belongs to it, and counts the unproven checks by
 * reason. `--init` tries it with what `ces init` writes for someone who knows one acting id of each kind and facility,
 * and where deliveries go.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readReadings } from '../src/cli/readings.ts';
import type { ScenarioName } from '../src/fixtures/scenario-name.ts';
import { variants } from '../src/variants/table.ts';
import { CES, inFolder, run } from './harness/run.ts';
import { initConfig } from './conformance/init-config.ts';
import { unprovenByReason } from './conformance/unproven.ts';
import { serve, serverOf, type Server } from './scores/serve.ts';

const { values, tokens } = parseArgs({
  args: process.argv.slice(2),
  options: {
    scenario: { type: 'string' },
    planned: { type: 'boolean' },
    choices: { type: 'string' },
    variant: { type: 'string' },
    init: { type: 'boolean' },
  },
  strict: false,
  tokens: true,
});
const own = new Set(['scenario', 'planned', 'choices', 'variant', 'init']);
const ownAt = tokens.flatMap((token) =>
  token.kind === 'option' && own.has(token.name)
    ? [token.index, ...(token.value !== undefined && token.inlineValue === false ? [token.index + 1] : [])]
    : [],
);
const rest = process.argv.slice(2).filter((_, at) => !ownAt.includes(at));

const variant = variants.find(({ id }) => id === values['variant']);
if (values['variant'] !== undefined && !variant)
  throw new Error(`No variant is called ${String(values['variant'])}. src/variants/table.ts lists them.`);

const both: readonly ScenarioName[] = ['demo', 'empty'];
const asked = both.filter((name) => name === values['scenario']);
const scenarios: readonly ScenarioName[] =
  asked.length > 0 ? asked : variant ? [variant.scenario ?? 'empty'] : both;

const readings = typeof values['choices'] === 'string' ? readReadings(values['choices']) : variant?.readings;
const server: Server = { ...serverOf(variant), ...(readings && { readings }) };

const outAt = rest.indexOf('--out');
const outFlag = outAt < 0 ? undefined : rest[outAt + 1];

let worst = 0;
for (const scenario of scenarios) {
  const { mock, config: written } = await serve(server, {
    scenario,
    strict: true,
    planned: values['planned'] === true || variant !== undefined,
    // Without its token the control plane hands nothing out, as a partner's server has none.
    ...(values['init'] === true && { adminToken: randomUUID() }),
    log: (line) => console.error(line),
  });
  const of = variant ? `variant ${variant.id}` : `mock's world ${scenario}`;
  console.log(`\nthe suite against the ${of}, ${mock.url}`);
  const out = outFlag ?? join('conformance-report', variant?.id ?? scenario);
  const { code } = await inFolder('conformance', async (folder) => {
    const config = join(folder, 'ces.config.yaml');
    await writeFile(config, values['init'] === true ? await initConfig(mock, written, folder) : written);
    const to = outFlag === undefined ? ['--out', out] : [];
    const args = [CES, 'conform', '--config', config, ...to, ...rest];
    return run(process.execPath, args, { cwd: process.cwd(), isShown: true });
  });
  worst = Math.max(worst, code);
  if (variant) console.log(await unprovenByReason(out));
  await mock.close();
}
process.exitCode = worst;
