import type { Line } from './connection.ts';
import type { FuzzCase } from './cases.ts';
import type { Fault } from './finding.ts';
import { outcomeFault } from './outcome-fault.ts';
import { play, rawFaults } from './raw-play.ts';
import type { Target } from './target.ts';
import { traceFault, type Digest } from './trace.ts';

/** The result of one case. */
export interface Tried {
  readonly statuses: readonly number[];
  readonly faults: readonly Fault[];
}

export const tryCase = async (one: FuzzCase, line: Line, port: number, patience: number): Promise<Tried> => {
  if (one.kind === 'raw') {
    const played = await play(port, one.steps, one.raw, patience);
    return { statuses: played.answers.map(({ status }) => status), faults: rawFaults(played, one.raw) };
  }
  const outcome = await line.exchange(one.parcel);
  const fault = outcomeFault(one.parcel, outcome);
  const faults = fault ? [fault] : [];
  // The request before lost this one its connection: it is blamed, and this one has its turn on another.
  if (outcome.kind === 'closed' && outcome.kept) {
    const again = await tryCase(one, line, port, patience);
    return { statuses: again.statuses, faults: [...faults, ...again.faults] };
  }
  return { statuses: outcome.kind === 'answer' ? [outcome.answer.status] : [], faults };
};

/** Tries cases one after the other and looks at everything that the mock keeps after each that was refused. */
export const createWatch = (
  target: Target,
  line: Line,
  patience: number,
): ((one: FuzzCase) => Promise<Tried>) => {
  let before: Digest | undefined;
  const port = Number(new URL(target.url).port);
  return async (one) => {
    before ??= await target.digest();
    const tried = await tryCase(one, line, port, patience);
    const isRefused = tried.statuses.length > 0 && tried.statuses.every((status) => status >= 400);
    if (!isRefused) {
      before = undefined;
      return tried;
    }
    const after = await target.digest();
    const trace = traceFault(before, after);
    before = after;
    return { ...tried, faults: trace ? [...tried.faults, trace] : tried.faults };
  };
};
