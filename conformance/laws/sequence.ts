import fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributing } from '../kit/attribute.ts';
import { addDays } from '../kit/dates.ts';
import { data, expect, listsCount } from '../kit/expect.ts';
import { fits, status } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { precondition } from '../kit/precondition.ts';
import type { Tools } from '../kit/tools.ts';
import type { Law } from './law.ts';
import type { Kept } from './description.ts';
import type { Resource } from './resource.ts';

/** The records that the model holds, by their ids. */
type Model<Values> = Map<string, Kept<Values>>;

/** A resident who gets records on a few days in a row, the first of which is day 0. */
interface Real {
  readonly first: string;
  /** Days that had a record before, each with the clauses by which it is free again. */
  readonly freed: Map<string, readonly ClauseId[]>;
}

const hasAny = (model: ReadonlyMap<string, unknown>): boolean => model.size > 0;

/** The steps on the records of one resident. After each of them the list of the target holds what the model holds. */
function movesOf<Values extends object>(t: Tools, one: Resource<Values>, home: Kept<Values>['home']) {
  type Move = fc.AsyncCommand<Model<Values>, Real>;
  const { replaced = [], moved = [], freed = [], gone = [], oneADay, secondLeaves = [] } = one.about.clauses;
  const byDelete = [freed, gone].flat();
  const byMove = [moved].flat();

  const chosen = (model: Model<Values>, which: number): Kept<Values> | undefined =>
    [...model.values()][which % Math.max(model.size, 1)];
  const isTaken = (model: Model<Values>, wanted: string): boolean =>
    oneADay !== undefined && [...model.values()].some(({ day }) => day === wanted);

  const expectSame = async (
    model: Model<Values>,
    { first }: Real,
    after: string,
    broken: readonly ClauseId[],
    also: readonly ClauseId[] = [],
  ): Promise<void> => {
    const list = await one.listed(t, home, [addDays(first, -2), addDays(first, 6)]);
    expect(broken, list, listsCount(model.size, after));
    one.expectOnly(list, [...model.values()], after, also);
  };

  /** The first on a day is made, the second one is refused where a resident has one a day. */
  const make = (place: number, more: Partial<Values>): Move =>
    move<Model<Values>, Real>({
      name: `make(day ${place}, ${JSON.stringify(more)})`,
      async run(model, real, after) {
        const draft = await one.draft(t, { home, day: addDays(real.first, place), more });
        const isRefused = isTaken(model, draft.day);
        if (isRefused) expect(oneADay ?? [], await one.send(t, draft), status(409));
        else {
          const why = real.freed.get(draft.day) ?? [];
          const kept = await attributing(why, () => one.made(t, draft));
          model.set(kept.id, kept);
        }
        await expectSame(model, real, after, [oneADay ?? []].flat(), isRefused ? [secondLeaves].flat() : []);
      },
    });

  /** A change on its own day or to a free one. What a move to a taken day does is open. */
  const change = (which: number, place: number, more: Partial<Values>): Move =>
    move<Model<Values>, Real>({
      name: `change(${which}, day ${place} if free, ${JSON.stringify(more)})`,
      when: hasAny,
      async run(model, real, after) {
        const former = chosen(model, which);
        if (!former) return;
        const wanted = addDays(real.first, place);
        const now = await one.revised(t, former, { day: isTaken(model, wanted) ? former.day : wanted, more });
        const answer = await one.replace(t, now);
        expect(replaced, answer, status(200), fits);
        expect(byMove, answer, data(one.shows(now)));
        if (former.day !== now.day) real.freed.set(former.day, byMove);
        model.set(now.id, now);
        await expectSame(model, real, after, byMove);
      },
    });

  const remove = (which: number): Move =>
    move<Model<Values>, Real>({
      name: `delete(${which})`,
      when: hasAny,
      async run(model, real, after) {
        const former = chosen(model, which);
        if (!former) return;
        expect([], await one.remove(t, former), status(204), fits);
        real.freed.set(former.day, byDelete);
        model.delete(former.id);
        await expectSame(model, real, after, byDelete);
      },
    });

  const readAll: Move = move<Model<Values>, Real>({
    name: 'read all',
    async run(model) {
      for (const kept of model.values()) await one.readBack(t, kept);
    },
  });

  return { make, change, remove, readAll, expectSame };
}

export const sequence: readonly Law[] = [
  {
    name: 'any-sequence',
    says: ({ things }) =>
      `After any sequence of creates, changes and deletes the list of a resident holds the ${things} that are left, each as last sent.`,
    cites: ({ oneADay, each, moved, freed, gone }) => [oneADay ?? each, moved, freed ?? gone],
    negative: ({ oneADay }) => oneADay !== undefined,
    async run(t, one) {
      const place = fc.integer({ min: 0, max: 3 });
      const { home } = await one.draft(t);
      const drawn = await one.about.drawn(t, home);
      const { make, change, remove, readAll, expectSame } = movesOf(t, one, home);
      const commands = [
        fc.tuple(place, drawn).map((args) => make(...args)),
        fc.tuple(place, place, drawn).map((args) => change(...args)),
        place.map(remove),
        fc.constant(readAll),
      ];
      let sequences = 0;
      // Each sequence has its own days, outside the lists of every other one.
      const setup = async () => {
        const first = await t.day(-20 - 20 * sequences++);
        const before = [
          await one.given(t, { home, day: first }),
          await one.given(t, { home, day: addDays(first, 2) }),
        ];
        const model = new Map(before.map((kept) => [kept.id, kept]));
        const real = { first, freed: new Map<string, readonly ClauseId[]>() };
        await precondition('records in their list', () => expectSame(model, real, 'before any step', []));
        return { model, real };
      };
      await t.model(commands, setup, { maxCommands: 6 });
    },
  },
];
