import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './figures.ts';
import type { BareAnswers } from './bare-server.ts';
import { residentBytes } from '../harness/process-facts.ts';
import type { Sent } from './request.ts';
import { bareServer, ours, start } from './servers.ts';

export interface Start {
  readonly name: string;
  /** Milliseconds to the first answer, by the clock and of the processor; medians. */
  readonly firstAnswer: number;
  readonly firstProcessor: number;
  /** Bytes at rest after it. */
  readonly memory: number;
}

export const PING: Sent = { method: 'GET', path: '/ping', headers: {} };

/** Milliseconds after the first answer until the processes are idle. */
const REST = 1000;

/** Starts the bare server, which knows one answer, and the mock without flags, one after another. */
export const measureStarts = async (folder: string, times: number): Promise<readonly Start[]> => {
  const file = join(folder, 'one-answer.json');
  const one: BareAnswers = { bodies: ['ok'], answers: { 'GET /ping': { status: 200, body: 0 } } };
  await writeFile(file, JSON.stringify(one));
  const contenders = [bareServer('bare', file, 'objects'), ours('ours')];
  const seen: Start[] = [];
  for (let time = 0; time < times; time += 1)
    for (const contender of contenders) {
      const { name, firstAnswer, firstProcessor, pid, stop } = await start(contender, PING);
      await pause(REST);
      seen.push({ name, firstAnswer, firstProcessor, memory: residentBytes(pid) });
      await stop();
    }
  return contenders.map(({ name }) => {
    const medianOf = (figure: Exclude<keyof Start, 'name'>): number =>
      median(seen.filter((one) => one.name === name).map((one) => one[figure]));
    const [firstAnswer, firstProcessor] = [medianOf('firstAnswer'), medianOf('firstProcessor')];
    return { name, firstAnswer, firstProcessor, memory: medianOf('memory') };
  });
};
