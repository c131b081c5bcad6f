import fc from 'fast-check';
import { filingCompany, listingCompany } from '../../factories/messages-shared.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { newThread, type Thread, type Threads } from '../../models/messages.ts';
import { mustMatch, type MessagesSetup, type Way } from '../../moves/messages-setup.ts';
import type { Step } from '../../moves/messages.ts';

/** Threads that live: moves of their people, each seen by all as the model says. */

interface Life extends Pick<CheckSpec, 'says' | 'clauses'> {
  readonly people?: 3 | 4;
  /** How many threads of all people there are, each by the next of them; or who takes part in each, its creator first. */
  readonly threads?: number | readonly (readonly number[])[];
  /** Without the first message of their creators. */
  readonly isSilent?: boolean;
  /** Everybody looks before the first move, because the target chooses some flags until a user changes them. */
  readonly isLookedAt?: boolean;
  /** Whether what is not known yet is looked at twice, because a look may count as reading. */
  readonly looksTwice?: boolean;
  readonly ways?: readonly Way[];
}

/** What a person does in a thread, one after the other. */
type Deeds = readonly [who: number, where: number, ...steps: readonly Step[]];

async function begin(
  t: Tools,
  {
    clauses,
    people: count = 3,
    threads: of = 1,
    isSilent = false,
    isLookedAt = false,
    looksTwice = false,
    ways = ['list'],
  }: Life,
  isWatched = false,
): Promise<{ model: Threads; real: MessagesSetup }> {
  const people = await (isWatched ? listingCompany : filingCompany)(t, count);
  const all = [...people.keys()];
  const turn = (at: number) => [...all.slice(at % count), ...all.slice(0, at % count)];
  const casts = typeof of === 'number' ? Array.from({ length: of }, (_, at) => turn(isWatched ? 0 : at)) : of;
  const threads: Thread[] = [];
  const threadIds: string[] = [];
  for (const cast of casts) {
    const [creator = people[0], ...others] = cast.flatMap((who) => people[who] ?? []);
    const { threadId, title } = await givenThread(t, [creator, ...others], { silent: true });
    const first = isSilent ? undefined : await givenMessage(t, threadId, creator);
    threadIds.push(threadId);
    threads.push(newThread(title, count, first, cast));
  }
  const real = { t, people, threadIds, judged: clauses, isWatched, looksTwice, ways };
  const model = { threads, steps: 0 };
  if (isLookedAt) await mustMatch(model, real, false);
  return { model, real };
}

/** Declares a check for each row, of these moves in this order. */
export function lives(rows: Readonly<Record<string, Life & { readonly deeds: readonly Deeds[] }>>): void {
  for (const [name, { deeds, ...life }] of Object.entries(rows))
    check({
      ...{ id: `messages.${name}`, says: life.says, clauses: life.clauses },
      async run(t) {
        const { model, real } = await begin(t, life);
        const isUnread = model.threads.some(({ standings }) =>
          standings.some(({ hasRead }) => hasRead === false),
        );
        if (life.clauses.includes('MSG-85') && !isUnread)
          t.unproven(
            'hasRead is true for everybody before anything is marked, so nothing shows whom marking is for',
          );
        for (const [who, where, ...steps] of deeds)
          for (const step of steps) await step({ who, where }).run(model, real);
      },
    });
}

/** Declares a check for each row, of any sequence of these moves in two threads. */
export function anySequence(
  rows: Readonly<Record<string, Life & { readonly moves: readonly Step[] }>>,
): void {
  const place = fc.record({ who: fc.nat({ max: 2 }), where: fc.nat({ max: 1 }) });
  for (const [name, { moves, ...life }] of Object.entries(rows))
    check({
      ...{ id: `messages.any-sequence-of-${name}`, says: life.says, clauses: life.clauses },
      run: async (t) =>
        t.model(
          moves.map((step) => place.map(step)),
          () => begin(t, { ...life, threads: 2 }, true),
          {
            maxCommands: 8,
            runs: Math.ceil(t.run.runs / 3),
            // If a flag is judged, the lists without the threads prove nothing about it.
            atEnd: (model, real) => mustMatch(model, real, !life.isLookedAt),
          },
        ),
    });
}
