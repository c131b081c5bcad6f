import { Temporal } from 'temporal-polyfill';
import { suspectsIn } from '../../../conformance/consumers/client/divergence.ts';
import { freedomIds, freedoms, type FreedomId } from '../../../conformance/consumers/client/freedoms.ts';
import type { ClientStory, Round } from '../../../conformance/consumers/client/story.ts';
import { judgeClient, wholeScope, type Scope } from '../../../conformance/consumers/client/scope.ts';
import { tasksOf, type TaskGiven } from '../../../conformance/consumers/client/tasks.ts';
import type { Outcome } from '../../../conformance/consumers/duty.ts';
import type { Readings } from '../../mock/world/choices.ts';
import { realTables } from '../../mock/tables.ts';
import { startWorld, type ClientWorld, type Entrance, type WorldOptions } from '../world.ts';
import { changes } from './changes.ts';
import { factsIn } from './facts.ts';
import { prepare } from './prepare.ts';

/** What a command or a person needs for a round. */
export interface RoundGiven extends Entrance {
  /** From 1. */
  readonly round: number;
  readonly of: number;
  readonly tasks: readonly Omit<TaskGiven, 'before' | 'after'>[];
}

export interface RoundsOptions extends WorldOptions {
  readonly plan: readonly (readonly FreedomId[])[];
  readonly withTasks: boolean;
  /** Sections that the client claims; absent: all that are served. */
  readonly scope?: Scope;
  /** Runs the client and returns its exit code. A person works until `next` settles, without an exit code. */
  readonly work: (given: RoundGiven, next: Promise<void>) => Promise<number | undefined>;
  /** All rounds use the port of the first one, because a page keeps its address. */
  readonly keepsAddress?: boolean;
  /** Called after every round. */
  readonly played?: (round: Round, given: RoundGiven, milliseconds: number) => void;
}

interface Played {
  readonly story: ClientStory;
  readonly outcomes: readonly Outcome[];
}

/** More than 100 residents in each community, so their lists have several pages at any page size. */
const MANY = { residents: 200 };

const worldWith = async (
  options: RoundsOptions,
  ids: readonly FreedomId[],
  now: Temporal.Instant,
): Promise<ClientWorld> => {
  const all = ids.map((id) => changes[id]);
  const { plan: _plan, work: _work, played: _played, ...rest } = options;
  const { withTasks: _tasks, scope: _scope, keepsAddress: _keeps, ...own } = rest;
  const world = await startWorld({
    ...own,
    now,
    sizes: MANY,
    readings: all.reduce<Readings>((known, { readings }) => ({ ...known, ...readings }), {}),
    tables: all.reduce((tables, { tables: change }) => (change ? change(tables) : tables), realTables),
  });
  const spoilers = all.flatMap(({ spoils }) => (spoils ? [spoils(ids.length === 1)] : []));
  world.spoil((call) => spoilers.map((spoil) => spoil(call)).find((trouble) => trouble !== undefined));
  return world;
};

/** Runs a client in one world after another, each with its freedoms, and judges it. */
export const playRounds = async (options: RoundsOptions): Promise<Played> => {
  const rounds: Round[] = [];
  const now = options.now ?? Temporal.Now.instant();
  let identities: Entrance['identities'] = {};
  const plan = [...options.plan];
  let { port } = options;
  const { withTasks, scope = wholeScope(options.planned) } = options;
  for (let at = 0; at < plan.length; at += 1) {
    const ids = plan[at] ?? [];
    const world = await worldWith({ ...options, port }, ids, now);
    if (options.keepsAddress) port = Number(new URL(world.url).port);
    ({ identities } = world);
    const prepared = await prepare(world, withTasks ? tasksOf(scope) : []);
    world.take();
    const given: RoundGiven = {
      ...{ url: world.url, tenant: world.tenant, token: world.token, identities },
      ...{ round: at + 1, of: plan.length },
      tasks: prepared.map((task) => {
        const { id, says, facts } = task.given;
        return { id, says, facts };
      }),
    };
    const next = new Promise<void>((done) => {
      world.present(given, done);
    });
    const begun = performance.now();
    const exitCode = await options.work(given, next);
    const milliseconds = performance.now() - begun;
    const events = world.take().map(({ eventType }) => eventType);
    const tasks: TaskGiven[] = [];
    for (const { finish } of prepared) tasks.push(await finish());
    rounds.push({
      ...{ calls: world.calls, events, tasks, facts: factsIn(world) },
      freedoms: ids.map((id) => freedoms[id]),
      ...(exitCode !== undefined && { exitCode }),
    });
    await world.close();
    const last = rounds.at(-1);
    if (last) options.played?.(last, given, milliseconds);
    // If the client differed in a round of several freedoms, some of these are tried alone, once.
    if (exitCode !== undefined && at === plan.length - 1) {
      const suspects = suspectsIn(rounds);
      plan.push(...freedomIds.filter((id) => suspects.includes(id)).map((id) => [id]));
    }
  }
  const story: ClientStory = {
    ...{ tenant: options.tenant, token: options.token, planned: options.planned, identities, rounds },
    calls: rounds.flatMap(({ calls }) => calls),
  };
  return { story, outcomes: judgeClient(story, scope, withTasks) };
};
