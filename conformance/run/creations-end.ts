import { createClient } from '../kit/client.ts';
import type { RunContext } from '../kit/client.ts';
import type { Belonging } from '../kit/creations.ts';
import { createLevers } from '../kit/levers.ts';
import type { RunSpec } from '../kit/run.ts';
import type { Post } from '../kit/wire.ts';

/** Something that is still on the target when the run is over. */
export interface Remaining {
  readonly what: string;
  readonly id: string;
  /** Why it is still there. */
  readonly reason: string;
}

interface Means {
  readonly run: RunSpec;
  readonly post: Post;
  readonly context: RunContext;
  /** Number of parallel requests. */
  readonly width: number;
}

/** Ends the existing records of the run, kind by kind, so dependent records end first. Returns those that remain. */
export async function endCreations({ run, post, context, width }: Means): Promise<readonly Remaining[]> {
  const { callAny } = createClient(run, 'run.end', post, context);
  const { creations } = context;
  const pull = createLevers(run, () => undefined);
  const reasons = new Map<Belonging, string>();
  const keep = (one: Belonging, reason: string): void => {
    reasons.set(one, reason);
    creations.stays(one);
  };
  const endOne = async (one: Belonging): Promise<void> => {
    if (!one.end) return;
    try {
      const { operationId, input, over, byStaff } = one.end;
      const { status } = await callAny(operationId, input);
      // Without the lever the record stays, and the API's answer says why.
      const hasEnded = status < 300 || over.includes(status) || (byStaff && (await succeeds(byStaff(pull))));
      if (hasEnded) creations.ended(one);
      else keep(one, `${operationId} answered ${status}`);
    } catch {
      keep(one, 'the time for the cleanup was used up, or the target did not answer');
    }
  };
  const toEnd = (): readonly Belonging[] =>
    creations.belongings().filter((one) => one.end && !reasons.has(one));
  // The list is read again: a late answer to a request of a stopped check can add a record.
  for (let all = toEnd(); all.length > 0; all = toEnd()) {
    for (const kind of new Set(all.map(({ what }) => what))) {
      const queue = all.filter(({ what }) => what === kind).values();
      await Promise.all(
        Array.from({ length: width }, async () => {
          for (const one of queue) await endOne(one);
        }),
      );
    }
  }
  return creations.belongings().map((one) => ({
    what: one.what,
    id: one.id,
    reason: reasons.get(one) ?? (one.end ? 'it was created while the run ended' : 'the API cannot remove it'),
  }));
}

const succeeds = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );

/** Notes on the remaining records: the number of each kind and the first of their ids. */
export function remainingNotes(remaining: readonly Remaining[]): string[] {
  const reasons = [...new Set(remaining.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const own = remaining.filter((one) => one.reason === reason);
    const kinds = [...new Set(own.map(({ what }) => what))].map((kind) => {
      const ids = own.filter(({ what }) => what === kind).map(({ id }) => id);
      const more = ids.length > SHOWN ? ', …' : '';
      return `${ids.length} × ${kind} (${ids.slice(0, SHOWN).join(', ')}${more})`;
    });
    return `Left on the target, because ${reason}: ${kinds.join(', ')}. All ids are in results.json, under remaining.`;
  });
}

const SHOWN = 3;
