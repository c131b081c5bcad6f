import type { Answer } from './call.ts';
import { refused } from './match.ts';
import { must, mustEcho } from './must.ts';
import { precondition } from './precondition.ts';

/**
 * Each request is refused with a 4xx, and `readState` returns the same before the first and after the last request.
 * Returns the last answer. `readState` must read only what belongs to the check: on a shared target everything else may
 * change at any moment.
 */
export async function refusedWithoutTrace(
  readState: () => Promise<unknown>,
  ...acts: readonly (() => Promise<Answer>)[]
): Promise<Answer> {
  const before = await readState();
  let answer: Answer | undefined;
  for (const act of acts) {
    answer = await act();
    must(answer, refused);
  }
  if (!answer) throw new Error('no request was tried');
  const after = await readState();
  mustEcho(
    answer,
    { seen: after },
    { seen: before },
    { exact: true, promised: 'a refused request changes nothing', aspect: 'trace' },
  );
  return answer;
}

type ReadState = () => Promise<unknown>;

interface Seen {
  readonly shown: unknown;
}

/** The latest read of each record that no check may change. */
const seenLast = new WeakMap<ReadState, Promise<Seen | undefined>>();

/**
 * Runs requests that must change nothing, with a read of what they could change. Checks that share a record run in
 * sequence, and each starts with the last read of the one before. It reads again if that check failed or if the record
 * comes from the configuration.
 */
export async function watched<T>(
  { readState, isOfPool }: { readonly readState?: ReadState; readonly isOfPool?: boolean },
  act: (readState: ReadState) => Promise<T>,
): Promise<T> {
  if (!readState) return act(() => Promise.resolve(undefined));
  const former = (isOfPool ? undefined : seenLast.get(readState)) ?? Promise.resolve(undefined);
  const mine = former.then(async (before) => {
    let [known, last] = [before, before];
    const result = await act(async () => {
      last = known ?? { shown: await precondition('a read of what the call could change', readState) };
      known = undefined;
      return last.shown;
    });
    return { result, last };
  });
  seenLast.set(
    readState,
    mine.then(
      ({ last }) => last,
      () => undefined,
    ),
  );
  return (await mine).result;
}
