import { setTimeout as pause } from 'node:timers/promises';
import { megabytes } from '../harness/report.ts';
import type { Vitals } from '../harness/mock-process.ts';
import type { Fault } from './finding.ts';

/** How much more there may be afterwards: this many times as much, and in any case this much more. */
const BOUNDS = {
  heap: { times: 1.3, floor: 24 * 1024 * 1024 },
  resident: { times: 2, floor: 160 * 1024 * 1024 },
  /** What one request may take for a while is seen in the peak. */
  peak: { times: 3, floor: 400 * 1024 * 1024 },
  handles: { times: 1, floor: 2 },
} as const;

export const MEASURES = Object.keys(BOUNDS) as readonly (keyof typeof BOUNDS)[];

export const figure = (vitals: Vitals, measure: keyof typeof BOUNDS): number =>
  measure === 'handles' ? vitals.handles.length : vitals[measure];

export const valueText = (measure: string, value: number): string =>
  measure === 'handles' ? String(value) : megabytes(value);

/** Compares a mock at rest before and after; `peak` is held to the resident memory before. */
export const growthFaults = (before: Vitals, after: Vitals): readonly Fault[] =>
  MEASURES.flatMap((measure) => {
    const base = figure(before, measure === 'peak' ? 'resident' : measure);
    const { times, floor } = BOUNDS[measure];
    const most = Math.max(base * times, base + floor);
    const found = figure(after, measure);
    if (found <= most) return [];
    const what = measure === 'handles' ? ` (${after.handles.join(', ')})` : '';
    const says = `${measure}: ${valueText(measure, base)} before, ${valueText(measure, found)} after, at most ${valueText(measure, most)}${what}`;
    return [{ kind: 'growth', says } as const];
  });

const PAUSE = 100;
const MOST_PAUSES = 50;
/** Idle after this many equal readings in a row, if no number of handles is given. */
const STILL = 5;

/**
 * Measures a mock once what was under way has come to rest: there are so few handles or, without a number, they stay as
 * many as they are. A bound of time ends it, too.
 */
export const settledVitals = async (measure: () => Promise<Vitals>, handles?: number): Promise<Vitals> => {
  let vitals = await measure();
  let same = 1;
  const isAtRest = (): boolean => (handles === undefined ? same === STILL : vitals.handles.length <= handles);
  for (let turn = 0; turn < MOST_PAUSES && !isAtRest(); turn += 1) {
    await pause(PAUSE);
    const later = await measure();
    same = later.handles.length === vitals.handles.length ? same + 1 : 1;
    vitals = later;
  }
  return vitals;
};
