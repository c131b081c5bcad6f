/**
 * Runs the suite on a server in `interop/`, which others wrote from the description alone:
 * `npm run interop -- SERVER [--seed N] [--sections] [--faults N] [--fault ID] [--json FILE]`.
 * Without a flag: one whole run without a fault, where every failed check is a false alarm or a finding. `--sections`: each
 * section by itself, on five seeds. `--faults N`: N faults drawn by the seed, each alone, or the one that `--fault`
 * names, and whether the clauses that are blamed come from the line that the fault breaks. `--json FILE` keeps what was found; called again, what stands there is not
 * run again.
 */
import { parseArgs } from 'node:util';
import { sections } from '../openapi/generated/contract.ts';
import { verdictOf } from './interop/blame.ts';
import { draw } from './interop/draw.ts';
import { keep, readKept } from './interop/kept.ts';
import { faultsText, shownOf, shownText, triedOf, type Shown } from './interop/report.ts';
import { faultsOf, missingFor, servers, type InteropServer } from './interop/servers.ts';
import { tryOn, type Trial } from './interop/trial.ts';

/** How many seeds each section is run on. */
const SEEDS = 5;

const { values, positionals } = parseArgs({
  options: {
    sections: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '0' },
    fault: { type: 'string' },
    json: { type: 'string' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);

const named = servers.find(({ id }) => id === positionals[0]);
if (!named)
  throw new Error(`Name one of the servers in interop/: ${servers.map(({ id }) => id).join(', ')}.`);

const run = async (server: InteropServer): Promise<void> => {
  let kept = await readKept(values.json, server.id, seed);

  const shown = async (title: string, trial: Trial): Promise<Shown> => {
    const before = kept.runs[title];
    if (before) return before;
    const now = shownOf(await tryOn(server, trial));
    kept = { ...kept, runs: { ...kept.runs, [title]: now } };
    await keep(values.json, kept);
    return now;
  };

  if (values.sections) {
    for (const section of sections)
      for (let at = seed; at < seed + SEEDS; at += 1) {
        const title = `${server.id}, ${section}, seed ${at}`;
        console.log(shownText(title, await shown(title, { seed: at, only: `${section}.*` })));
      }
    return;
  }

  const title = `${server.id}, all sections, seed ${seed}`;
  const whole = await shown(title, { seed });
  console.log(shownText(title, whole));

  const all = await faultsOf(server);
  const drawn = draw(all, Number(values.faults), seed);
  const asked = values.fault === undefined ? drawn : all.filter(({ id }) => id === values.fault);
  if (values.fault !== undefined && asked.length === 0)
    throw new Error(`interop/${server.id}/faults.json has no fault ${values.fault}.`);
  const alarms = whole.alarms.map(({ check }) => check);
  for (const fault of asked) {
    if (kept.faults.some(({ id }) => id === fault.id)) continue;
    const { checks, seconds } = await tryOn(server, { seed, fault: fault.id });
    const tried = triedOf(fault, verdictOf(checks, alarms), seconds);
    kept = { ...kept, faults: [...kept.faults, tried] };
    await keep(values.json, kept);
    console.error(`${fault.id}: ${tried.blamed.join(', ') || 'not caught'}, ${seconds} s`);
  }
  if (asked.length > 0)
    console.log(faultsText(kept.faults.filter(({ id }) => asked.some((fault) => fault.id === id))));
};

const missing = missingFor(named);
if (missing.length > 0)
  console.log(
    `${named.id} is skipped: this machine has no ${missing.join(' and no ')}. interop/README.md says what to install.`,
  );
else await run(named);
