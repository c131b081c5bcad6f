import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer, LooseInput } from '../kit/call.ts';
import { unlessUnproven } from '../kit/errors.ts';
import { isSuccess } from '../kit/match.ts';
import { mustEcho } from '../kit/must.ts';
import { onceEach } from '../kit/once.ts';
import { same } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import type { AnyReady } from './call.ts';
import { watched } from '../kit/no-trace.ts';
import { ownReady, send, sharedReady } from './send.ts';

/** A request that must change nothing: a valid request and the changes to it. */
export interface Attempt {
  readonly ready: AnyReady;
  readonly changes?: LooseInput;
  /**
   * Some targets may accept the request: the refusal may come from an earlier request, so it may succeed when
   * it is sent alone.
   */
  readonly mayBeServed?: boolean;
}

/** The answer to an attempt, and a function that judges whether it changed anything. */
export interface Tried {
  readonly answer: Answer;
  /** Throws a Violation if this request changed something. */
  readonly mustBeTraceless: (promised?: string) => Promise<void>;
}

type Attempts<Name extends string> = (
  t: Tools,
  id: OperationId,
  ready: AnyReady,
) => Readonly<Partial<Record<Name, Attempt>>>;

/**
 * Requests that must change nothing. They are sent once per run to one record, with a read before and after.
 * Each check judges its own answer. If the second read shows a change, each check sends its request again to
 * its own record, to see whether this request caused it.
 */
export function attemptsOf<Name extends string>(
  attempts: Attempts<Name>,
): (t: Tools, id: OperationId, name: Name) => Promise<Tried> {
  const all = onceEach(async (t: Tools, id: OperationId) => {
    const ready = await sharedReady(t, id);
    return watched(ready, async (readState) => {
      const before = await readState();
      const answers = new Map<string, Answer>();
      const sent = new Map<string, Answer>();
      for (const [name, { ready: one, changes }] of entriesOf(attempts(t, id, ready))) {
        // Equal requests are sent once.
        const request = JSON.stringify([one, changes]);
        const answer = sent.get(request) ?? (await send(t, id, one, changes));
        sent.set(request, answer);
        answers.set(name, answer);
      }
      return { answers, isUnchanged: await showsStill(readState, before) };
    });
  });
  return async (t, id, name) => {
    const { answers, isUnchanged } = await all(t, id);
    const answer = answers.get(name);
    if (!answer) throw new Error(`${name} is not tried with ${id}`);
    const mustBeTraceless = async (promised = 'a refused request changes nothing'): Promise<void> => {
      if (isUnchanged) return;
      const attempt = attempts(t, id, await ownReady(t, id, true))[name];
      if (attempt) await mustChangeNothing(t, id, attempt, promised);
    };
    return { answer, mustBeTraceless };
  };
}

const mustChangeNothing = (
  t: Tools,
  id: OperationId,
  { ready, changes, mayBeServed = false }: Attempt,
  promised: string,
): Promise<void> =>
  watched(ready, async (readState) => {
    const before = await readState();
    const answer = await send(t, id, ready, changes);
    if (mayBeServed && isSuccess(answer)) return;
    mustEcho(
      answer,
      { seen: await readState() },
      { seen: before },
      { exact: true, promised, aspect: 'trace' },
    );
  });

const entriesOf = (
  attempts: Readonly<Partial<Record<string, Attempt>>>,
): readonly (readonly [string, Attempt])[] =>
  Object.entries(attempts).flatMap(([name, attempt]) => (attempt ? [[name, attempt] as const] : []));

/** A record that cannot be read any more counts as changed. */
const showsStill = async (readState: () => Promise<unknown>, before: unknown): Promise<boolean> =>
  (await unlessUnproven(async () => same({ after: await readState() }, { after: before }))) ?? false;
