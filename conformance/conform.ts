import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { contractVersion } from '../openapi/generated/contract.ts';
import { checkCosts, knownFaults } from './catalogue/data-file.ts';
import { writeCertificate } from './certificate/write.ts';
import { withDetection } from './report/detection.ts';
import type { RunSpec } from './kit/run.ts';
import { redactorOf } from './kit/secrets.ts';
import { fitness } from './doctor/before-run.ts';
import { assemble } from './report/assemble.ts';
import { consoleText, headText } from './report/console.ts';
import { reportToGithub } from './report/github.ts';
import { createProgress } from './report/progress.ts';
import type { Results } from './report/results.ts';
import { many } from './kit/words.ts';
import { prepareFolder, renderings, writeReports } from './report/write.ts';
import { againOf } from './run/again.ts';
import { attempt, unreachable } from './run/attempt.ts';
import type { Attempt, AttemptOptions } from './run/attempt.ts';
import { ownRoot } from './run/engine.ts';
import type { ExitCode } from './run/exit.ts';
import type { ConformOptions, Output } from './run/options.ts';
import { printed } from './run/reporters.ts';
import { knownChecks } from './run/selection.ts';
import { readSettings } from './run/settings.ts';
import type { Settings } from './run/settings.ts';
import { withCosts } from './run/sharding.ts';
import { createStops } from './run/stops.ts';
import { UsageError } from './run/usage.ts';
import { applyWaivers, readWaivers } from './run/waivers.ts';

export interface Conformed {
  readonly exitCode: ExitCode;
  /** Absent if the run never began. */
  readonly results?: Results;
}

/**
 * Tests a target, writes the report folder and returns the result. Every ending has its exit code; nothing is thrown.
 */
export async function conform(options: ConformOptions): Promise<Conformed> {
  const stderr = options.stderr ?? process.stderr;
  try {
    const results = await conformed(options, options.stdout ?? process.stdout, stderr);
    if (!options.stdout) await flushed(process.stdout);
    return { exitCode: results.exitCode, results };
  } catch (error) {
    if (error instanceof UsageError) {
      stderr.write(`${error.message}\n`);
      return { exitCode: 2 };
    }
    stderr.write(`The suite itself failed: ${error instanceof Error ? error.stack : String(error)}\n`);
    return { exitCode: 4 };
  }
}

/** Afterwards the caller may end the process: nothing printed is lost in a slow pipe. */
const flushed = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => {
      resolve();
    });
  });

async function conformed(options: ConformOptions, stdout: Output, stderr: Output): Promise<Results> {
  const { cwd, env, now = Date.now, root = ownRoot } = options;
  const settings = await sharded(await readSettings(options));
  const { spec } = settings;
  const redact = redactorOf(spec);
  const shown = { ...spec, url: redact(spec.url) };
  const waivers = await readWaivers(options.waivers, cwd);
  const print = printed(options);
  const folder = await prepareFolder(resolve(cwd, options.out ?? 'conformance-report'));
  const paint = pc.createColors(!env['NO_COLOR'] && (Boolean(env['FORCE_COLOR']) || stdout.isTTY === true));

  const progress = print === 'console' ? createProgress(stdout, paint) : undefined;
  if (progress) stdout.write(`${headText(shown, about(spec), paint)}\n`);
  const stops = createStops(spec.budget);
  const run = await tried(settings, { root, now, listener: progress ?? {}, stops }).finally(() =>
    stops.release(),
  );
  progress?.end();

  const known = run.unreachable ? [] : await knownChecks(run, waivers, root);
  const facts = {
    target: spec.url,
    today: new Date(now()).toISOString().slice(0, 10),
    file: options.waivers ?? 'ces.waivers.yaml',
    known,
    ...only(spec),
  };
  const assembled = assemble({
    ...run,
    spec: shown,
    certify: options.certify ?? false,
    waivers: applyWaivers(run.unreachable ? [] : waivers, run.records, facts),
    milliseconds: now() - spec.startedAt,
    again: redact(againOf(options, spec.seed)),
  });
  const results = withDetection(assembled, await knownFaults());
  await writeReports(folder, results);
  await writeCertificate(folder, results, root);
  await reportToGithub(results, env, stderr);

  const toHuman = print === 'console' && !run.unreachable;
  if (toHuman) stdout.write(consoleText(results, join(folder, 'report.html'), paint));
  else if (print !== 'console' && print !== 'quiet') stdout.write(renderings[print](results));
  if (!toHuman && results.exitCode !== 0) stderr.write(`${results.outcome}\n`);
  return results;
}

/** Examines the target and runs the checks. */
async function tried(settings: Settings, about: AttemptOptions): Promise<Attempt> {
  const fit = await fitness(settings, about.stops.signal);
  return fit.silence ? unreachable(settings, fit.silence) : attempt(fit.settings, about);
}

/** Known costs spread the checks more evenly than a hash. */
async function sharded(settings: Settings): Promise<Settings> {
  const { shard } = settings.spec;
  const costs = shard && (await checkCosts());
  return costs ? { ...settings, spec: { ...settings.spec, shard: withCosts(shard, costs) } } : settings;
}

const about = ({ profiles, seed, runs }: Omit<RunSpec, 'webhooks'>): string[] => [
  `contract ${contractVersion}`,
  `profiles ${profiles.join(', ')}`,
  `seed ${seed}`,
  `${many(runs, 'run')} of each property`,
];

const only = ({ only: glob }: Omit<RunSpec, 'webhooks'>): { readonly only?: string } =>
  glob === undefined ? {} : { only: glob };
