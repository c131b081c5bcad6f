import { activityWindows } from './cases.ts';
import { median } from './figures.ts';
import type { Ground } from './ground.ts';
import { processorSeconds, residentBytes } from '../harness/process-facts.ts';
import { ask, type Sent } from './request.ts';
import type { Running } from './servers.ts';

/**
 * Processor milliseconds from a reset to a world that is full again: the first page of residents and of activities is
 * asked for, since a world is filled when it is looked at. Takes away what `ground` tells of.
 */
export const measureReset = async (
  { url, pid }: Running,
  { get, facility, ...ground }: Ground,
  times: number,
): Promise<number> => {
  const taken: number[] = [];
  const [window] = activityWindows({ get, facility, ...ground });
  for (let time = 0; time < times; time += 1) {
    const before = processorSeconds(pid);
    const { status } = await ask(url, { method: 'POST', path: '/__admin/reset', headers: {} });
    if (status !== 200) throw new Error(`POST /__admin/reset was answered ${status}.`);
    await ask(url, get(`/facilities/${facility}/residents`));
    if (window) await ask(url, window);
    taken.push((processorSeconds(pid) - before) * 1000);
  }
  return median(taken);
};

/** What forks of a world cost, the control plane's answer included. */
export interface ForkFigures {
  /** Processor microseconds of one. */
  readonly processor: number;
  /** Bytes of memory of 500. */
  readonly memory: number;
}

const FORKS = 500;

/** Forks the main world 500 times, and takes the forks away again. */
export const measureForks = async ({ url, pid }: Running): Promise<ForkFigures> => {
  const send = async (method: Sent['method'], path: string, body?: string): Promise<void> => {
    const { status } = await ask(url, { method, path, headers: {}, ...(body !== undefined && { body }) });
    if (status !== 200) throw new Error(`${method} ${path} was answered ${status}.`);
  };
  const names = Array.from({ length: FORKS }, (_, at) => `fork-${at}`);
  const before = { processor: processorSeconds(pid), memory: residentBytes(pid) };
  for (const name of names) await send('POST', '/__admin/worlds', JSON.stringify({ name }));
  const processor = ((processorSeconds(pid) - before.processor) * 1e6) / FORKS;
  const memory = residentBytes(pid) - before.memory;
  for (const name of names) await send('DELETE', `/__admin/worlds/${name}`);
  return { processor, memory };
};
