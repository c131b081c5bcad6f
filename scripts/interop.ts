/**
 * Runs the suite on a server in `interop/`, which others wrote from the description alone:
 * `npm run interop -- SERVER [--seed N] [--sections] [--faults N] [--fault ID] [--near] [--json FILE]`.
 * Without a flag: one whole run without a fault, where every failed check is a false alarm or a finding. `--sections`:
 * each section by itself, on five seeds. `--faults N`: N faults drawn by the seed, each alone, or the one that `--fault`
 * names, and whether the clauses that are blamed come from the line that the fault breaks; `--near` tries only the
 * sections that this line is about. `--json FILE` keeps what was found; called again, what stands there is not run again.
 */
import { parseArgs } from 'node:util';
import { sections } from '../openapi/generated/contract.ts';
import { verdictOf } from './interop/blame.ts';
import { draw } from './interop/draw.ts';
import { keep, readKept } from './interop/kept.ts';
import { nearestTo } from './interop/nearest.ts';
import { faultsText, shownOf, shownText, triedOf, type Shown } from './interop/report.ts';
import { missingFor } from './interop/folder.ts';
import { faultsOf, servers, type Fault, type InteropServer } from './interop/servers.ts';
import { tryOn, type Trial } from './interop/trial.ts';
import { loadChecks } from './scores/checks.ts';

/** How many seeds each section is run on. */
const SEEDS = 5;

const { values, positionals } = parseArgs({
  options: {
    sections: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string' },
    fault: { type: 'string' },
    near: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);

const named = servers.find(({ id }) => id === positionals[0]);
if (!named)
  throw new Error(`Name one of the servers in interop/: ${servers.map(({ id }) => id).join(', ')}.`);

const { json } = values;
let kept = await readKept(json, named.id, seed);

const titleOf = ({ only = '*', ...trial }: Trial): string => `${only} at seed ${trial.seed}`;

/** What the suite says of the server without a fault; it is run once. */
const asItIs = async (server: InteropServer, trial: Trial): Promise<Shown> => {
  const before = kept.runs[titleOf(trial)];
  if (before) return before;
  const shown = shownOf(await tryOn(server, trial));
  kept = { ...kept, runs: { ...kept.runs, [titleOf(trial)]: shown } };
  await keep(json, kept);
  return shown;
};

const showAsItIs = async (server: InteropServer, trial: Trial): Promise<void> =>
  console.log(shownText(`${server.id}, ${titleOf(trial)}`, await asItIs(server, trial)));

const declared = async () => (await loadChecks()).map(({ spec }) => spec);

const tryFault = async (server: InteropServer, fault: Fault): Promise<void> => {
  const only = values.near ? nearestTo(fault.line, await declared()) : undefined;
  const trial: Trial = { seed, ...(only !== undefined && { only }) };
  const { alarms } = await asItIs(server, trial);
  const { checks, seconds } = await tryOn(server, { ...trial, fault: fault.id });
  const verdict = verdictOf(
    checks,
    alarms.map(({ check }) => check),
  );
  kept = { ...kept, faults: [...kept.faults, triedOf(fault, verdict, seconds)] };
  await keep(json, kept);
  console.error(`${fault.id}: ${verdict.failed.length} checks fail, ${seconds} s`);
};

const askedFaults = async (server: InteropServer): Promise<readonly Fault[]> => {
  const all = await faultsOf(server);
  if (values.fault === undefined) return draw(all, Number(values.faults), seed);
  const one = all.find(({ id }) => id === values.fault);
  if (!one) throw new Error(`interop/${server.id}/faults.json has no fault ${values.fault}.`);
  return [one];
};

const run = async (server: InteropServer): Promise<void> => {
  if (values.sections) {
    for (const section of sections)
      for (let at = seed; at < seed + SEEDS; at += 1)
        await showAsItIs(server, { seed: at, only: `${section}.*` });
    return;
  }
  if (values.faults === undefined && values.fault === undefined) return showAsItIs(server, { seed });

  const asked = await askedFaults(server);
  for (const fault of asked)
    if (!kept.faults.some(({ id }) => id === fault.id)) await tryFault(server, fault);
  console.log(faultsText(kept.faults.filter(({ id }) => asked.some((fault) => fault.id === id))));
};

const missing = missingFor(named);
if (missing.length > 0)
  console.log(
    `${named.id} is skipped: this machine has no ${missing.join(' and no ')}. interop/README.md says what to install.`,
  );
else await run(named);
