import { createLine } from './connection.ts';
import type { FuzzCase } from './cases.ts';
import type { Kind } from './finding.ts';
import type { Means } from '../soak/hints.ts';
import { shrunk } from './shrink.ts';
import { createWatch } from './try-case.ts';
import type { Target } from './target.ts';

/** Starts a target afresh, or puts back the world of the one there is. */
export interface WitnessClient {
  begin(): Promise<{ readonly target: Target; readonly means: Means }>;
}

const MOMENT = 300;

/** Whether a case on a world that has just begun shows a fault of this kind again. */
const showsAgain = async (one: FuzzCase, kind: Kind, target: Target, patience: number): Promise<boolean> => {
  const line = createLine(Number(new URL(target.url).port), patience);
  try {
    const attempt = createWatch(target, line, patience)(one).catch(() => undefined);
    const tried = await attempt;
    if (kind !== 'crash') return tried?.faults.some((fault) => fault.kind === kind) ?? false;
    const moment = new Promise<'still there'>((done) => void setTimeout(() => done('still there'), MOMENT));
    return (await Promise.race([target.ended, moment])) !== 'still there';
  } finally {
    line.close();
  }
};

interface Confirmed {
  readonly alone: boolean;
  /** The smallest request that was found to do the same. */
  readonly smallest: FuzzCase;
}

/** Tries a failing case alone, and makes it smaller where it fails alone too and trying is cheap. */
export const confirm = async (
  one: FuzzCase,
  kind: Kind,
  client: WitnessClient,
  patience: number,
): Promise<Confirmed> => {
  const alone = await showsAgain(one, kind, (await client.begin()).target, patience);
  if (!alone || one.kind === 'raw' || ['crash', 'silent', 'trace'].includes(kind))
    return { alone, smallest: one };
  const { target } = await client.begin();
  const parcel = await shrunk(one.parcel, (smaller) =>
    showsAgain({ ...one, parcel: smaller }, kind, target, patience),
  );
  return { alone, smallest: { ...one, parcel } };
};
