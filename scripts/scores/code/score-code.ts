/** `npm run scores -- --code`: mutants of the sources that keep rules, which no one planted. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pc from 'picocolors';
import { matchesGlob } from '../../../conformance/kit/glob.ts';
import { buildSubject } from './build-subject.ts';
import { figuresOf, survivorsOf, type CodeFigures } from './figures.ts';
import { figuresText, survivorText } from './figures-text.ts';
import { instrument, type SourceMutant } from './instrument.ts';
import { readJudgements } from './judged.ts';
import { ruleFiles } from './rule-files.ts';
import { runSubject } from './run-subject.ts';
import { sampleBySeed } from './sample-by-seed.ts';
import { tryMutant, type Original, type TriedMutant } from './try-mutant.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What `--json` keeps. */
interface CodeScore {
  readonly seed: number;
  /** How many mutants there are, before the sample is drawn. */
  readonly mutants: number;
  readonly figures: CodeFigures;
  readonly tried: readonly TriedMutant[];
}

export interface CodeOptions {
  /** The files whose mutants are tried. */
  readonly only: string;
  readonly sample: number | undefined;
  readonly seed: number;
  readonly width: number;
  /** Where the results are kept, also when the run is cut. */
  readonly json: string | undefined;
  /** What an earlier run kept: its mutants are not tried again. */
  readonly resume: string | undefined;
  /** Tries the whole suite on each mutant, and on every gap of an earlier run, not only the checks that run its place. */
  readonly whole: boolean;
  /** Whether the figures are written to where reports take them from. */
  readonly record: boolean;
}

/** The figures alone, which are committed. */
const CODE_SCORE = new URL('../../../conformance/catalogue/code-score.json', import.meta.url);

/** Why these figures are not to be recorded; undefined where they are. */
const notRecorded = (only: string, { unjudged, sample }: CodeFigures): string | undefined =>
  only !== '*'
    ? '--record takes mutants of all files: leave out --only'
    : unjudged > 0
      ? `--record takes judged survivors: ${unjudged} of ${sample} have no entry in scripts/scores/code/judged.yaml`
      : undefined;

/** The least judged share that is accepted. */
const BAR = 0.97;

/**
 * A mutant has a minute of the processor, or as long as the original server where that is more: there each check makes
 * the data that it shares, so it takes two to three times as long as the suite.
 */
const MINUTE = 60;

/** Long enough for the whole suite on any machine. */
const ORIGINAL_LIMIT = 10 * MINUTE;

const originalOf = async (
  program: string,
  seed: number,
  mutants: readonly SourceMutant[],
): Promise<Original | string> => {
  const checks: string[] = [];
  const task = { seed, first: [], isWhole: true, keys: mutants.map(({ key }) => key) };
  const ended = await runSubject(program, {
    ...{ task, limit: ORIGINAL_LIMIT, begun: (check: string) => void checks.push(check) },
  });
  if (ended.kind !== 'ended') return `it ${ended.kind} during ${ended.during ?? 'its start'}`;
  const [fault] = [...ended.violations, ...ended.errors];
  if (fault) return `${fault.check}: ${fault.found}`;
  return { checks, ...ended };
};

// An earlier run of this command wrote the file.
const earlierIn = (file: string | undefined): readonly TriedMutant[] =>
  file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CodeScore).tried : [];

/** Scores source mutants; gives the exit code. */
export const scoreCode = async (options: CodeOptions): Promise<number> => {
  const { only, sample, seed, width, json, resume, record, whole } = options;
  const { mutants: all, contents } = await instrument(root, ruleFiles(root));
  const mutants = all.filter(({ file }) => matchesGlob(only, file));
  const chosen = sampleBySeed(mutants, sample, seed);
  const ids = new Set(chosen.map(({ id }) => id));
  const readers = readJudgements();
  const isLeft = (one: TriedMutant): boolean =>
    whole && survivorsOf([one], readers).some(({ counted: { as } }) => as === 'gap' || as === 'unjudged');
  const tried: TriedMutant[] = earlierIn(resume).filter((one) => ids.has(one.id) && !isLeft(one));
  const waiting = chosen.filter(({ id }) => !tried.some((one) => one.id === id));
  console.log(`${mutants.length} mutants, ${chosen.length} chosen, ${waiting.length} to try`);

  const figures = (): CodeFigures => figuresOf(tried, survivorsOf(tried, readers));
  const keep = (): void => {
    if (json === undefined) return;
    const score: CodeScore = { seed, mutants: mutants.length, figures: figures(), tried };
    writeFileSync(json, `${JSON.stringify(score, null, 2)}\n`);
  };
  const report = (one: TriedMutant): void => {
    const count = tried.push(one);
    keep();
    const mark = one.verdict === 'caught' ? pc.green(one.verdict) : pc.yellow(one.verdict);
    const place = `${one.file}:${one.line} ${one.mutator}`;
    console.log(
      `${String(count).padStart(4)}/${chosen.length} ${mark} ${one.id} ${place} ${pc.dim(`${one.seconds} s`)}`,
    );
  };

  if (waiting.length > 0) {
    const { program, folder } = await buildSubject(root, contents);
    try {
      const original = await originalOf(program, seed, waiting);
      if (typeof original === 'string') {
        console.error(`void: the original server is not passed: ${original}`);
        return 1;
      }
      const limit = Math.max(MINUTE, original.seconds);
      console.log(
        `the original server is passed; at most ${Math.round(limit)} s of the processor for each mutant`,
      );
      const lane = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          report(await tryMutant(next, { program, original, seed, limit, isWhole: whole }));
      };
      await Promise.all(Array.from({ length: width }, lane));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  keep();
  const survivors = survivorsOf(tried, readers);
  console.log(`\nsurvivors\n\n${survivors.map(survivorText).join('\n')}\n`);
  console.log(`${figuresText(figures())}\nof ${mutants.length} mutants, seed ${seed}`);
  if (record) {
    const refused = notRecorded(only, figures());
    if (refused !== undefined) {
      console.error(refused);
      return 1;
    }
    const recorded = { seed, mutants: mutants.length, ...figures() };
    writeFileSync(CODE_SCORE, `${JSON.stringify(recorded, null, 2)}\n`);
  }
  return figures().judged.share < BAR ? 1 : 0;
};
