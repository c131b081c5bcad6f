import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { coverageOf } from '../../conformance/consumers/client/coverage.ts';
import { resultsOf } from '../../conformance/consumers/results.ts';
import { prepareFolder } from '../../conformance/report/write.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { redactor } from '../../conformance/kit/redact.ts';
import { planOf } from '../certify/client/plan.ts';
import { playRounds, type RoundGiven } from '../certify/client/rounds.ts';
import { reportResults } from '../certify/report-results.ts';
import {
  againOf,
  orListenFailure,
  waited,
  wholeNumber,
  worldOf,
  type CertifyFlags,
} from './certify-flags.ts';

export interface ClientFlags extends CertifyFlags {
  readonly tasks?: boolean;
  readonly rounds?: string;
  readonly exec?: string;
}

/** How a client reaches the world: one line for a round. */
const entrance = (given: RoundGiven, json: boolean): string => {
  const { url, tenant, token, identities, round, of, tasks } = given;
  if (json) return JSON.stringify({ url, tenant, token, identities, round, of, tasks });
  const ids = Object.entries(identities).map(([kind, id]) => `${kind} ${id}`);
  return [
    `world ${url}  tenant ${tenant}  token ${token}  ${ids.join('  ')}  round ${round} of ${of}`,
    ...tasks.map(({ id, says }) => `task  ${id}: ${says}`),
  ].join('\n');
};

/** Runs the client's command with the way to the world in its environment; its exit code. */
const run = async (command: string, given: RoundGiven, folder: string): Promise<number> => {
  const [identities, tasks] = [join(folder, 'identities.json'), join(folder, 'tasks.json')];
  await writeFile(identities, `${JSON.stringify(given.identities, null, 2)}\n`);
  await writeFile(tasks, `${JSON.stringify(given.tasks, null, 2)}\n`);
  const env = {
    ...process.env,
    CES_URL: given.url,
    CES_TENANT: given.tenant,
    CES_TOKEN: given.token,
    CES_IDENTITIES: identities,
    CES_TASKS: tasks,
  };
  // What the client prints goes to standard error: standard output is for the certification.
  const child = spawn(command, { env, shell: true, stdio: ['ignore', process.stderr, process.stderr] });
  return new Promise((done) => {
    child.once('error', () => done(127));
    child.once('exit', (code, signal) => done(code ?? (signal === null ? 1 : 128)));
  });
};

/** Certifies one client; the exit code. */
export const certifyClient = (flags: ClientFlags): Promise<number> =>
  orListenFailure(() => certified(flags), flags);

const certified = async (flags: ClientFlags): Promise<number> => {
  const { exec } = flags;
  if (exec?.trim() === '') throw new UsageError('--exec takes the command that runs the client, found none.');
  const rounds = flags.rounds === undefined ? undefined : wholeNumber('--rounds', flags.rounds, 1000);
  if (rounds === 0) throw new UsageError('--rounds takes a number from 1, found 0.');
  const options = worldOf(flags);
  const folder = await prepareFolder(resolve(flags.out));
  const json = flags.json ?? false;
  const startedAt = Date.now();
  const scratch = await mkdtemp(join(tmpdir(), 'ces-certify-'));
  const { story, outcomes } = await playRounds({
    ...options,
    withTasks: flags.tasks ?? false,
    plan: planOf(rounds, exec !== undefined, options.seed),
    work: async (given) => {
      // For a command the first line says how to reach the world; the others are in its environment.
      if (exec === undefined || given.round === 1) console.log(entrance(given, json));
      if (exec !== undefined) return run(exec, given, scratch);
      await waited(flags.wait, 'Enter ends the round.');
      return undefined;
    },
  });
  await rm(scratch, { recursive: true, force: true });
  const failing = story.rounds.find(({ freedoms, exitCode }) => freedoms.length === 0 && exitCode);
  const { json: _json, token: _token, ...shown } = flags;
  const results = resultsOf({
    side: 'client',
    ...{ target: exec ?? 'a client at work', tenant: options.tenant, seed: options.seed },
    ...{ rounds: story.rounds.length, planned: options.planned, strict: flags.strict ?? false },
    ...{ startedAt, milliseconds: Date.now() - startedAt, requests: story.calls.length },
    ...{ interrupted: false, outcomes, coverage: coverageOf(story) },
    notes: failing
      ? [
          `The command ended with ${failing.exitCode} in a round as usual; what it printed is on standard error.`,
        ]
      : [],
    redact: redactor([{ name: 'CES_TOKEN', value: flags.token }]),
    again: againOf('ces certify client', shown),
    ...(story.calls.length === 0 && {
      unreachable: `The client sent no request${exec === undefined ? '' : ` (exit code ${story.rounds[0]?.exitCode})`}. It is to use the address, tenant, token and acting ids of the first line.`,
    }),
  });
  await reportResults(results, {
    ...{ folder, json },
    paint: pc.createColors(pc.isColorSupported && process.stdout.isTTY),
    print: (text) => process.stdout.write(text),
  });
  return results.exitCode;
};
