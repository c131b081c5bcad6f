import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { relyingOn } from '../kit/attribute.ts';
import { check } from '../kit/check.ts';
import { addDays } from '../kit/dates.ts';
import type { Resource } from './resource.ts';

/** Values that are kept as they were sent, at the ends of what is allowed and anywhere between. */
export interface KeptRow<Values> {
  readonly says: string;
  readonly clause: ClauseId;
  readonly tries: readonly Partial<Values>[];
  readonly drawn?: fc.Arbitrary<Partial<Values>>;
}

/**
 * Declares a check for each row: every try is answered and listed as it was sent, every second one is read. The days
 * are those of the check alone, so where the usual values are refused there as well, theirs are not the reason.
 */
export function keeps<Values extends object>(
  one: Resource<Values>,
  rows: Readonly<Record<string, KeptRow<Values>>>,
): void {
  const optional = Object.keys(one.about.clauses.optional ?? {});
  for (const [name, { says, clause, tries, drawn }] of Object.entries(rows))
    check({
      ...{ id: `${one.about.section}.${name}`, says, clauses: [clause] },
      async run(t) {
        const last = await t.day(-15);
        const days = tries.map((_, at) => addDays(last, -at));
        const home = await one.about.sharedHome(t, days);
        const all = [];
        for (const [at, more] of tries.entries()) {
          // Every second one has no other members than it must have.
          const without = at % 2 === 0 ? [] : optional.filter((member) => !(member in more));
          const kept = await one.made(t, await one.draft(t, { home, day: days[at] ?? last, more, without }));
          if (at % 2 === 0) await one.readBack(t, kept);
          all.push(kept);
        }
        const list = await one.listed(t, home, [addDays(last, -tries.length - 1), addDays(last, 1)]);
        for (const kept of all) one.expectListed(list, kept);
        let ago = 14;
        const mustKeep = async (more: Partial<Values>): Promise<void> => {
          const day = await t.day(-ago++);
          const make = async (how: Partial<Values>) =>
            one.made(t, await one.draft(t, { home: await one.about.sharedHome(t, [day]), day, more: how }));
          const test = async (): Promise<void> => void (await make({}));
          const { each } = one.about.clauses;
          await relyingOn({ clauses: each ? [each] : [], test }, async () =>
            one.readBack(t, await make(more)),
          );
        };
        if (drawn) await t.property(drawn, mustKeep, { runs: Math.ceil((t.run.runs * 3) / 5) });
      },
    });
}
