import { activityWindows } from './cases.ts';
import { median } from './figures.ts';
import type { Ground } from './ground.ts';
import { processorSeconds } from './process-facts.ts';
import { ask } from './request.ts';
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
