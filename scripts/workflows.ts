/**
 * `npm run workflows [-- --variant ID | --mutant ID]`: runs openapi/workflows.arazzo.yaml by `redocly respect` on the mock, or on
 * a variant or a mutant of it. Exit 1 where a step does not end as it must.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { factsOf } from '../src/cli/banner.ts';
import { mutants } from '../src/mutants/table.ts';
import { variants } from '../src/variants/table.ts';
import { runTool } from './harness/run.ts';
import { serve, serverOf, type Server } from './scores/serve.ts';

const { values } = parseArgs({ options: { variant: { type: 'string' }, mutant: { type: 'string' } } });

const named = (kind: 'variant' | 'mutant', id: string | undefined): Server => {
  const found = (kind === 'variant' ? variants : mutants).find((one) => one.id === id);
  if (id !== undefined && !found)
    throw new Error(`No ${kind} is called ${id}. src/${kind}s/table.ts lists them.`);
  return serverOf(found);
};

const server =
  values.mutant === undefined ? named('variant', values.variant) : named('mutant', values.mutant);
const { mock } = await serve({ ...server, scenario: 'demo' }, { log: () => undefined });
const { identities, tenant, token } = factsOf(mock.service, mock.url);
const world = mock.service.world(tenant);
const [facility] = world?.store.facilities.all() ?? [];
const calendar = world?.store.calendars
  .all()
  .find(({ facilityIds }) => facilityIds.includes(facility?.id ?? ''));
const today = Temporal.Now.plainDateISO(facility?.timeZone);

const inputs = {
  ...{ tenant, token, facilityId: facility?.id, calendarId: calendar?.id },
  ...{ systemActor: identities.systemActor, staff: identities.staff },
  today: today.toString(),
  soon: today.add({ days: 9 }).toString(),
  later: today.add({ days: 20 }).toString(),
};

// The documents lie as the mock serves them: the workflows name the others by their place.
const folder = await mkdtemp(join(tmpdir(), 'ces-workflows-'));
await mkdir(join(folder, '__admin'));
for (const path of ['workflows.arazzo.yaml', 'openapi.json', '__admin/openapi.json'])
  await writeFile(join(folder, path), await (await fetch(`${mock.url}/${path}`)).text());

const asked = ['respect', 'workflows.arazzo.yaml', '--input', JSON.stringify(inputs), '--no-secrets-masking'];
const { code } = await runTool('@redocly/cli/bin/cli.js', asked, { cwd: folder, isShown: true });
process.exitCode = code === 0 ? 0 : 1;
await mock.close();
await rm(folder, { recursive: true, force: true });
process.exit();
