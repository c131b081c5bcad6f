/**
 * The suite's two scores: mutants caught (sensitivity) and variants passed (specificity). A variant is not passed
 * either where another reading is observed than the one that it takes; the same holds for the original server.
 * `npm run scores [-- --only GLOB] [--checks GLOB] [--sample N] [--seed N] [--width N] [--all] [--json FILE]
 * [--resume FILE] [--whole] [--tuning | --set-aside]`. Both must be 100 %; the controls must behave; an entry is
 * void where its witness shows no difference, or where no check that is run observes its reading. Exit 1 otherwise.
 * `--checks` runs only some checks, for work on them: a full score is one without it. `--all` tries every check
 * that cites what a mutant breaks, not only up to the first that catches it, to compare the power of two versions. A
 * whole run with `--all` writes conformance/known-faults.json. `--whole` tries every check there is on each mutant, as
 * a run of `ces conform` does, to see which clauses it blames: minutes for ten of them, so take it with `--sample`.
 * `--sample N` takes about N entries, others every day and for every seed. One entry in five is set aside while the suite is
 * tuned: `--tuning` leaves those out, `--set-aside` tries them alone.
 * `--consumers [--record]` scores `ces certify` in their place: by sample receivers and clients, their defects and
 * variations. What is recorded stands in certificates of consumers.
 * `--combinations N` tries, in place of the entries, N servers that take two or three readings of open questions at
 * once, drawn by the seed; `--pairs` some forty, of which for every two readings one takes both. Where one fails, the
 * readings that it takes for that are named. `--json` keeps what was judged so far, also when the run is cut; `--resume` takes what such
 * a file holds as judged, and tries the rest.
 * `--code` scores the suite by mutants of the sources that keep rules, made by a mutation tool and not by us:
 * `--sample N --seed N [--only FILES] [--width N] [--json FILE] [--resume FILE] [--record]`. What survives is judged by hand in
 * scripts/scores/code/judged.yaml; what is not judged counts as a gap. A mutant meets the checks that run its place; with
 * `--whole` it meets all of them, and with `--resume` so do the gaps of that file. Exit 1 where less than 97 % is caught.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { matchesGlob } from '../conformance/kit/glob.ts';
import { controlMutant } from '../src/mutants/control.ts';
import { mutants } from '../src/mutants/table.ts';
import { controlVariant } from '../src/variants/control.ts';
import { variants } from '../src/variants/table.ts';
import { loadChecks } from './scores/checks.ts';
import type { CheckRecord } from '../conformance/kit/record.ts';
import type { Judged } from './scores/score-entry.ts';
import { combinationsOf, type Combination } from './scores/combinations.ts';
import { coveringServers } from './scores/covering.ts';
import { changesOf, createConsulted } from './scores/consulted.ts';
import { compareObserved } from './scores/observed.ts';
import { scoreAll, type Task } from './scores/pool.ts';
import { writeKnownFaults } from './scores/known-faults.ts';
import { isHeldOut, rotating, today } from './scores/sample.ts';
import { scoreTable } from './scores/score-table.ts';
import { tryServer } from './scores/trial.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '*' },
    checks: { type: 'string', default: '*' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    json: { type: 'string' },
    resume: { type: 'string' },
    combinations: { type: 'string' },
    pairs: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    tuning: { type: 'boolean', default: false },
    'set-aside': { type: 'boolean', default: false },
    consumers: { type: 'boolean', default: false },
    code: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    width: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
});

if (values.consumers) {
  const { scoreConsumers } = await import('./scores/consumers.ts');
  process.exit(await scoreConsumers(values.only, values.record));
}

const sample = values.sample === undefined ? undefined : Number(values.sample);
const seed = Number(values.seed);

if (values.code) {
  const { scoreCode } = await import('./scores/code/score-code.ts');
  const { only, json, resume, record, whole } = values;
  const width = Number(values.width);
  process.exit(await scoreCode({ only, sample, seed, json, resume, record, whole, width }));
}

const chosen = (entries: readonly { readonly id: string }[]): readonly string[] => {
  const ids = entries
    .map(({ id }) => id)
    .filter((id) => matchesGlob(values.only, id))
    .filter((id) => !(isHeldOut(id) ? values.tuning : values['set-aside']));
  return rotating(ids, sample, today() + seed);
};

console.log('the suite over the original server, which must be green; over the mutants at the same time');
const checks = (await loadChecks()).filter(({ spec }) => matchesGlob(values.checks, spec.id));
const consulted = createConsulted();
const { readings, tables, begin } = consulted;
const original = { readings, tables, begin, seed };

/** Tries the original server: what it is asked by which checks is known from then on. Ends the run where it fails. */
const tryOriginal = async (): Promise<readonly CheckRecord[]> => {
  const records = await tryServer(original, checks);
  const failures = records.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const { wrong, unclear } = compareObserved(records.flatMap(({ observations }) => observations));
  for (const text of unclear) console.log(pc.dim(`original: ${text}`));
  if (failures.length + wrong.length === 0) return records;
  const lines = [
    ...failures.map(({ id, finding, reason }) => `${id}: ${finding?.found ?? reason ?? ''}`),
    ...wrong,
  ];
  console.error(`void: the original server is not passed.\n- ${lines.join('\n- ')}`);
  process.exit(1);
};

const everyCheck = values.checks === '*';
const chosenChecks = everyCheck ? undefined : checks.map(({ spec }) => spec.id);
const reach = values.whole ? 'whole' : values.all ? 'all' : 'first';
const taskOf = (id: string, only: readonly string[] | undefined = chosenChecks): Task => ({
  ...{ id, seed, reach },
  ...(only && { only }),
});

/** A variant meets the checks in which what it changes is asked; what every request passes may show anywhere. */
const variantTask = (id: string): Task => {
  const variant = variants.find((one) => one.id === id);
  const changes = variant && changesOf(variant);
  return taskOf(id, changes && consulted.reachedBy(changes, checks));
};

/** Each is judged by the checks that one of its choices reaches. */
const combinationTask = (one: Combination): Task => ({
  ...{ ...one, seed, reach },
  only: consulted.reachedBy(changesOf(one) ?? [], checks),
});

// An earlier run of this command wrote the file.
const earlier: readonly Judged[] =
  values.resume === undefined ? [] : (JSON.parse(readFileSync(values.resume, 'utf8')) as readonly Judged[]);
const isNew = (id: string): boolean => !earlier.some((one) => one.id === id);

const servers = values.pairs ? coveringServers(seed) : combinationsOf(Number(values.combinations ?? 0), seed);
const combinations = servers.filter(({ id }) => matchesGlob(values.only, id) && isNew(id));
const isCombined = values.pairs || values.combinations !== undefined;
const controls = everyCheck ? [controlVariant.id, controlMutant.id] : [];
const atOnce = isCombined ? [] : [...controls, ...chosen(mutants)].filter(isNew);
const free = isCombined || values.whole ? [] : chosen(variants).filter(isNew);
const total = earlier.length + atOnce.length + free.length + combinations.length;
if (total === 0) {
  console.error(`no entry is called ${values.only}: --only takes a glob: *, ? and {a,b}`);
  process.exit(2);
}
const good = ({ verdict }: Judged): boolean => verdict === 'caught' || verdict === 'passed';

const soFar: Judged[] = [...earlier];
const keep = (): void => {
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(soFar, null, 2)}\n`);
};

/** The number of entries judged between two writes of the file. */
const KEPT_EVERY = 50;

const report = (one: Judged): void => {
  const count = soFar.push(one);
  if (count % KEPT_EVERY === 0) keep();
  const mark = good(one) ? pc.green(one.verdict) : pc.red(one.verdict);
  const seconds = pc.dim(`${one.seconds.toFixed(1)} s`);
  console.log(`${String(count).padStart(4)}/${total} ${mark} ${one.kind} ${one.id} ${seconds}`);
  if (!good(one)) console.log(`       ${one.by.join('\n       ')}`);
  for (const text of one.unclear ?? []) console.log(pc.dim(`       ${text}`));
  if (values.whole) for (const clause of one.alsoBlamed ?? []) console.log(`       also blames: ${clause}`);
};

const first = tryOriginal();
const later = first.then(() => [...free.map(variantTask), ...combinations.map(combinationTask)]);
const judged = [
  ...earlier,
  ...(await scoreAll(
    atOnce.map((id) => taskOf(id)),
    later,
    Number(values.width),
    report,
  )),
];
console.log(
  isCombined
    ? `\ncombinations passed ${judged.filter(good).length}/${total}, seed ${seed}`
    : `\n${scoreTable(judged)}`,
);
keep();
const isWhole =
  reach === 'all' &&
  judged.length === total &&
  [values.only, values.checks].every((glob) => glob === '*') &&
  !isCombined &&
  values.sample === undefined &&
  !values.tuning &&
  !values['set-aside'];
const costs = Object.fromEntries((await first).map(({ id, requests }) => [id, requests]));
if (isWhole) writeKnownFaults(mutants, judged, variants.length, costs);
process.exitCode = judged.length === total && judged.every(good) ? 0 : 1;
