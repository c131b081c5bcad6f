import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './figures.ts';
import type { BareAnswers } from './bare-server.ts';
import { residentBytes } from '../harness/process-facts.ts';
import type { Sent } from './request.ts';
import { bareServer, ours, start } from './servers.ts';

interface Start {
  readonly name: string;
  /** Milliseconds to the first answer, by the clock and of the processor; medians. */
  readonly firstAnswer: number;
  readonly firstProcessor: number;
  /** Bytes at rest after it. */
  readonly memory: number;
}

export const PING: Sent = { method: 'GET', path: '/ping', headers: {} };

/** So long after the first answer the processes have come to rest, in milliseconds. */
const REST = 1000;

/** Starts the bare server, which then knows one answer, and the mock as it is without flags, in turn. */
export const measureStarts = async (folder: string, times: number): Promise<readonly Start[]> => {
  const file = join(folder, 'one-answer.json');
  const one: BareAnswers = { bodies: ['ok'], answers: { 'GET /ping': { status: 200, body: 0 } } };
  await writeFile(file, JSON.stringify(one));
  const contenders = [bareServer('bare', file, 'objects'), ours('ours')];
  const seen = contenders.map(({ name }) => ({
    name,
    firstAnswer: [] as number[],
    firstProcessor: [] as number[],
    memory: [] as number[],
  }));
  for (let time = 0; time < times; time += 1)
    for (const [at, contender] of contenders.entries()) {
      const running = await start(contender, PING);
      await pause(REST);
      seen[at]?.firstAnswer.push(running.firstAnswer);
      seen[at]?.firstProcessor.push(running.firstProcessor);
      seen[at]?.memory.push(residentBytes(running.pid));
      await running.stop();
    }
  return seen.map(({ name, firstAnswer, firstProcessor, memory }) => ({
    name,
    firstAnswer: median(firstAnswer),
    firstProcessor: median(firstProcessor),
    memory: median(memory),
  }));
};
