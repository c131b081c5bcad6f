import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Home } from '../factories/homes.ts';
import { relyingOn } from '../kit/attribute.ts';
import { check } from '../kit/check.ts';
import { addDays } from '../kit/dates.ts';
import type { Tools } from '../kit/tools.ts';
import type { How, Kept } from './description.ts';
import type { Resource } from './resource.ts';

/** Values that are kept as they were sent, at the ends of what is allowed and anywhere between. */
export interface KeptRow<Values> {
  readonly says: string;
  readonly clauses: readonly ClauseId[];
  /** What is tried, in the order in which it is sent; on days of its own unless it names them. */
  readonly tries: readonly How<Values>[] | ((t: Tools, home: Home) => Promise<readonly How<Values>[]>);
  readonly drawn?: fc.Arbitrary<Partial<Values>> | ((t: Tools) => Promise<fc.Arbitrary<Partial<Values>>>);
  /** Half of the tries are changes of one record, or all of them. */
  readonly changes?: 'half' | 'all';
}

/**
 * Declares a check for each row: every try is answered and listed as it was sent, every second one is read. The days
 * are those of the check alone, so where the usual values are refused there as well, theirs are not the reason.
 */
export function keeps<Values extends object>(
  one: Resource<Values>,
  rows: Readonly<Record<string, KeptRow<Values>>>,
): void {
  for (const [name, { says, clauses, tries, drawn, changes }] of Object.entries(rows))
    check({
      ...{ id: `${one.about.section}.${name}`, says, clauses },
      async run(t) {
        const shared = await one.about.sharedHome(t, []);
        const all = typeof tries === 'function' ? await tries(t, shared) : tries;
        const isChange = (at: number): boolean => changes === 'all' || (changes === 'half' && at % 2 === 1);
        await mustKeep(
          t,
          one,
          all.filter((_, at) => !isChange(at)),
        );
        await mustChange(
          t,
          one,
          all.filter((_, at) => isChange(at)),
        );
        if (drawn) await mustKeepDrawn(t, one, typeof drawn === 'function' ? await drawn(t) : drawn);
      },
    });
}

/** Makes one of each. */
export async function mustKeep<Values extends object>(
  t: Tools,
  one: Resource<Values>,
  tries: readonly How<Values>[],
): Promise<void> {
  if (tries.length === 0) return;
  const { oneADay, optional = {} } = one.about.clauses;
  const last = await t.day(-15);
  const days = tries.map(({ day }, at) => day ?? addDays(last, oneADay ? -at : 0));
  const home = await one.about.sharedHome(t, days);
  const all = [];
  for (const [at, how] of tries.entries()) {
    // Every second one has no other members than it must have.
    const least = Object.keys(optional).filter((member) => at % 2 === 1 && !(member in (how.more ?? {})));
    const draft = await one.draft(t, { home, day: days[at] ?? last, without: least, ...how });
    const kept = await one.made(t, draft);
    if (at % 2 === 0) await one.seen(t, kept, false);
    all.push(kept);
  }
  await mustBeListed(t, one, all);
}

/** Lists records, those of days near each other together, and looks for each of them. */
export async function mustBeListed<Values extends object>(
  t: Tools,
  one: Resource<Values>,
  all: readonly Kept<Values>[],
): Promise<void> {
  for (const month of new Set(all.map(({ day }) => day.slice(0, 7)))) {
    const those = all.filter(({ day }) => day.startsWith(month));
    const days = those.map(({ day }) => day).sort();
    for (const { home } of those.slice(0, 1)) {
      const range = [addDays(days[0] ?? '', -1), addDays(days.at(-1) ?? '', 1)] as const;
      const list = await one.listed(t, home, range);
      for (const kept of those) one.expectListed(list, kept);
    }
  }
}

/** Changes one record to each, one after the other. */
async function mustChange<Values extends object>(
  t: Tools,
  one: Resource<Values>,
  tries: readonly How<Values>[],
): Promise<void> {
  if (tries.length === 0) return;
  const first = await one.givenShared(t);
  let now = first;
  for (const [at, next] of tries.entries()) {
    now = await one.revised(t, first, next);
    await one.changed(t, now, at % 2 === 0);
  }
  await mustBeListed(t, one, [now]);
}

/** Makes what is drawn, each on a day of its own. */
export async function mustKeepDrawn<Values extends object>(
  t: Tools,
  one: Resource<Values>,
  drawn: fc.Arbitrary<Partial<Values>>,
): Promise<void> {
  let ago = 14;
  const { each } = one.about.clauses;
  const mustMake = async (more: Partial<Values>): Promise<void> => {
    const day = await t.day(-ago++);
    const make = async (how: Partial<Values>) =>
      one.made(t, await one.draft(t, { home: await one.about.sharedHome(t, [day]), day, more: how }));
    const test = async (): Promise<void> => void (await make({}));
    await relyingOn({ clauses: each ? [each] : [], test }, async () => one.seen(t, await make(more), false));
  };
  await t.property(drawn, mustMake, { runs: Math.ceil((t.run.runs * 3) / 5) });
}
