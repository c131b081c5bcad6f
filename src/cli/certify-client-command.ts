import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { coverageOf } from '../../conformance/consumers/client/coverage.ts';
import { reachedIn, readScope, wholeScope } from '../../conformance/consumers/client/scope.ts';
import type { Round } from '../../conformance/consumers/client/story.ts';
import { resultsOf } from '../../conformance/consumers/results.ts';
import { prepareFolder } from '../../conformance/report/write.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { many } from '../../conformance/kit/words.ts';
import { redactor } from '../../conformance/kit/redact.ts';
import { endingOf, runCommand, writeGiven } from '../certify/client/command.ts';
import { planOf } from '../certify/client/plan.ts';
import { playRounds, type RoundGiven } from '../certify/client/rounds.ts';
import { reportResults } from '../certify/report-results.ts';
import { againOf, orListenFailure, waited, worldOf, type CertifyFlags } from './certify-flags.ts';
import { wholeNumber } from './number-flags.ts';

export interface ClientFlags extends CertifyFlags {
  readonly tasks?: boolean;
  readonly scope?: string;
  readonly rounds?: string;
  readonly exec?: string;
  readonly worldFile?: string;
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

/** A round that is over, in a line. */
const progress = ({ calls, freedoms, exitCode }: Round, { round, of }: RoundGiven, ms: number): string => {
  const when = freedoms.length === 0 ? 'no variations' : freedoms.map((one) => one.when).join('; ');
  const ending = exitCode === undefined ? '' : `, ${endingOf(exitCode)}`;
  return `round ${round} of ${of}: ${many(calls.length, 'request')} in ${(ms / 1000).toFixed(1)} s${ending} (${when})`;
};

/** Says of the first round without variations that did not end well that nothing follows from it. */
const failureOf = (rounds: readonly Round[]): string | undefined => {
  const at = rounds.findIndex(({ freedoms, exitCode = 0 }) => freedoms.length === 0 && exitCode !== 0);
  const code = rounds[at]?.exitCode;
  if (code === undefined) return undefined;
  return `The client ${endingOf(code)} in round ${at + 1} of ${rounds.length}, which was a round without variations; its output is on standard error. Let it exit with 0 if all went well, and certify again.`;
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
  const claimed = await readScope(flags.scope, options.planned, process.cwd());
  const scope = claimed ?? wholeScope(options.planned);
  const folder = await prepareFolder(resolve(flags.out));
  const json = flags.json ?? false;
  const startedAt = Date.now();
  const scratch = await mkdtemp(join(tmpdir(), 'ces-certify-'));
  const world = flags.worldFile === undefined ? join(scratch, 'world.json') : resolve(flags.worldFile);
  const { story, outcomes } = await playRounds({
    ...{ ...options, scope },
    withTasks: flags.tasks ?? false,
    keepsAddress: exec === undefined,
    plan: planOf(rounds, exec !== undefined, options.seed),
    work: async (given, next) => {
      await writeGiven(world, given);
      // For a command the first line says how to reach the world; the others are in its environment.
      if (exec === undefined || given.round === 1) console.log(entrance(given, json));
      if (exec !== undefined) return runCommand(exec, given, { folder: scratch, world });
      await waited(flags.wait, `Enter ends round ${given.round} of ${given.of}.`, next);
      return undefined;
    },
    played: (...over) => console.error(progress(...over)),
  });
  await rm(scratch, { recursive: true, force: true });
  const failed = failureOf(story.rounds);
  const reached = reachedIn(story);
  const { json: _json, token: _token, ...given } = flags;
  const shown = { ...given, ...(claimed && { scope: claimed.join(',') }) };
  const results = resultsOf({
    side: 'client',
    ...{ target: exec ?? 'a running client', tenant: options.tenant, seed: options.seed },
    ...{ rounds: story.rounds.length, planned: options.planned, strict: flags.strict ?? false },
    ...{ startedAt, milliseconds: Date.now() - startedAt, requests: story.calls.length },
    ...{ interrupted: false, outcomes, coverage: coverageOf(story) },
    scope,
    isQuick: story.rounds.length === 1,
    unreached: scope.filter((section) => !reached.includes(section)),
    notes:
      claimed || reached.length === 0
        ? []
        : [
            `No scope was given, so the client claims every section. If it uses only some, list them in ces.client.yaml or --scope; requests succeeded in ${reached.join(',')}.`,
          ],
    ...(failed !== undefined && { failed }),
    idle:
      story.calls.length === 0
        ? 'The client sent no request. It must use the address, tenant, token and acting ids of the first line.'
        : 'The requests of the client gave nothing to judge; see the report for what was missing.',
    redact: redactor([{ name: 'CES_TOKEN', value: flags.token }]),
    again: againOf('ces certify client', shown),
  });
  await reportResults(results, {
    ...{ folder, json },
    paint: pc.createColors(pc.isColorSupported && process.stdout.isTTY),
    print: (text) => process.stdout.write(text),
  });
  return results.exitCode;
};
