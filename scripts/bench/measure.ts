import type { Slice } from './figures.ts';
import { load } from './load.ts';
import { processorSeconds } from '../harness/process-facts.ts';
import { bytesOf } from './request.ts';
import type { Running } from './servers.ts';
import type { Case } from './steps.ts';

/** How long and how often a case is measured. */
export interface Pace {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
}

const measure = async (one: Case, { name, port, pid }: Running, pace: Pace): Promise<Slice> => {
  const steps = one.steps.map((step) => step.map((sent) => bytesOf(sent, port)));
  const before = processorSeconds(pid);
  const { latencies, answered, statuses } = await load({ port, steps, ...pace });
  const processor = ((processorSeconds(pid) - before) * 1e6) / answered;
  return { case: one.name, server: name, latencies, statuses, processor };
};

/** One case on several servers in rotation, round by round; each server has its own form of the case. */
export const measureInTurn = async (
  servers: readonly (readonly [Running, Case])[],
  pace: Pace,
): Promise<readonly Slice[]> => {
  // Once round before it counts: what runs for the first time is compiled on the way.
  for (const [server, one] of servers) await measure(one, server, pace);
  const slices: Slice[] = [];
  for (let round = 0; round < pace.rounds; round += 1)
    for (const [server, one] of servers) slices.push(await measure(one, server, pace));
  return slices;
};
