import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { lately, TIME_TYPES } from '../factories/homes.ts';
import { attributing } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { check } from '../kit/check.ts';
import type { Clauses } from '../kit/expect.ts';
import type { JsonObject } from '../kit/json.ts';
import { refusedWithoutTrace, watched } from '../kit/no-trace.ts';
import { once } from '../kit/once.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { without } from './dated-members.ts';
import type { Resource } from './resource.ts';

type Send = (body: JsonObject) => () => Promise<Answer>;

/** Where bodies are sent that nothing may come of: a resident with one record, which is replaced by none of them. */
interface Door<Values> {
  readonly create: Send;
  readonly replace: Send;
  /** One of both in turn; a create where there is nothing else. */
  readonly turn: (at: number) => Send;
  /** A valid body of another record. */
  readonly good: (more?: Partial<Values>) => Promise<JsonObject>;
}

/** Requests that are refused and leave no trace, by the clause that is broken where one of them is not. */
export type Refused<Values> = (
  t: Tools,
  door: Door<Values>,
) => Promise<readonly (readonly [Clauses, readonly (() => Promise<Answer>)[]])[]>;

interface RefusedRow<Values> {
  readonly says: string;
  readonly clauses: readonly [ClauseId, ...ClauseId[]];
  readonly tries: Refused<Values>;
}

/** Declares a check for each row, and the one of what is required, whatever the time type. */
export function refuses<Values extends object>(
  one: Resource<Values>,
  rows: Readonly<Record<string, RefusedRow<Values>>>,
): void {
  const { about } = one;
  const { read, list } = about.operations;
  const untouched = once((t: Tools) => one.given(t));
  /** Reads the records of the resident in those days, and the one. The reader is the same for all checks of a run. */
  const readerOf = once(async (t: Tools) => {
    const kept = await untouched(t);
    const path = { residentId: kept.home.residentId };
    const look = () =>
      precondition(`a list of the ${about.things}`, async () => {
        const all = listOf(await t.callAny(list, { path, query: { ...(await lately(t)) } }));
        const shown = read && dataOf(await t.callAny(read, { path: one.path(kept) }));
        return { shown, listed: Object.fromEntries(all.map((item) => [String(item['id']), item])) };
      });
    return look;
  });

  const { required = {} } = about.clauses;
  const [first, ...others] = Object.values(required);
  const requiredRow: RefusedRow<Values> | undefined = first && {
    says: `Without ${Object.keys(required).join(' or ')} no ${about.thing} is made or changed, whatever its timeType.`,
    clauses: [first, ...others],
    tries: async (_t, { create, turn, good }) => {
      const bodies = await Promise.all(TIME_TYPES.map((timeType) => good(about.under?.(timeType))));
      const untyped = await good(about.under?.(undefined));
      return Object.entries(required).map(([name, clause], index) => [
        clause,
        [...bodies.map((body, at) => turn(at + index)(without(body, name))), create(without(untyped, name))],
      ]);
    },
  };

  for (const [name, { says, clauses, tries }] of Object.entries({
    ...(requiredRow && { 'required-under-every-time-type': requiredRow }),
    ...rows,
  }))
    check({
      ...{ id: `${about.section}.${name}`, says, clauses, negative: true },
      async run(t) {
        const kept = await untouched(t);
        const create: Send = (body) => () => one.send(t, { ...kept, body });
        const replace: Send = (body) => () => one.replace(t, { ...kept, body });
        const door: Door<Values> = {
          ...{ create, replace },
          turn: (at) => (about.operations.replace && at % 2 === 1 ? replace : create),
          good: async (more = {}) => {
            const hours = about.at?.(['15:00', '15:50']) ?? {};
            return (await one.revised(t, kept, { more: { ...hours, ...more } })).body;
          },
        };
        const readState = await readerOf(t);
        // Checks share the record, so they take turns.
        for (const [clause, sends] of await tries(t, door)) {
          await attributing([clause].flat(), () =>
            watched({ readState }, (seen) => refusedWithoutTrace(seen, ...sends)),
          );
        }
      },
    });
}
