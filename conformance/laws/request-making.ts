import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import {
  made,
  mustBeListed,
  mustBePerson,
  mustShow,
  mustShowAll,
  readBack,
  shownIn,
  someRequest,
  listed,
} from '../assertions/requests.ts';
import { mustNotContain } from '../assertions/own-list.ts';
import { isNew } from '../factories/family-access.ts';
import { inTurns } from '../factories/many.ts';
import type { Household } from '../factories/request-subject.ts';
import { otherHousehold } from '../factories/request-subjects.ts';
import { counts, shows } from '../kit/fault.ts';
import type { JsonObject } from '../kit/json.ts';
import { mustHold } from '../kit/must.ts';
import { pairwise } from '../kit/pairwise.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';

/** What holds where a request is made, of either kind. */

/** A sentence about the requests of a household. */
export type RequestLaw = (t: Tools, home: Household) => Promise<void>;

/** Pairwise combinations of people, forms that the target takes, and values. */
async function waysOf<T>(t: Tools, home: Household, people: readonly Identity[], values: readonly T[]) {
  const forms = await home.forms(t);
  const all = values.flatMap((value) => people.flatMap((by) => forms.map((form) => ({ by, form, value }))));
  return pairwise(all, ({ by, form, value }) => [by.actingId, form, String(values.indexOf(value))]);
}

interface Takes {
  readonly by?: readonly Identity[];
  /** The clauses that the refusal of this body breaks, after the bodies before it were accepted. */
  readonly refusal?: (body: JsonObject) => readonly ClauseId[];
  readonly also?: JsonObject;
}

/** Each of these makes a request that is shown as it was sent: by everybody of the family, in each form. */
export async function mustTake(
  t: Tools,
  home: Household,
  bodies: readonly JsonObject[],
  { by: people = home.people, refusal, also = {} }: Takes = {},
): Promise<void> {
  const all = [];
  for (const { value, ...how } of await waysOf(t, home, people, bodies)) {
    const body = home.least(t, value);
    all.push(await made(t, home, body, { ...how, also, ...(refusal && { refusal: refusal(value) }) }));
  }
  await mustShowAll(t, home, all);
}

/** A request with every member, and whatever is drawn. */
export const showsWhatWasSent =
  <H extends Household>(drawnOf: (t: Tools, home: H) => fc.Arbitrary<JsonObject>) =>
  async (t: Tools, home: H): Promise<void> => {
    await mustTake(t, home, [home.full(t)]);
    const forms = await home.forms(t);
    let turn = 0;
    await t.property(drawnOf(t, home), async (body) => {
      const by = home.people[(turn += 1) % home.people.length] ?? home.resident;
      const one = await made(t, home, body, { by, form: forms[(turn >> 1) % forms.length] });
      await (turn === 1 ? mustShow : turn % 2 === 0 ? readBack : mustBeListed)(t, home, one);
    });
  };

export const showsItsCreator: RequestLaw = async (t, home) => {
  for (const { by, form, value } of await waysOf(t, home, home.people, [home.full(t)])) {
    const one = await made(t, home, value, { by, form });
    const { answer: list } = await mustBeListed(t, home, one, home.resident);
    for (const answer of [
      one.answer,
      await readBack(t, home, one),
      await readBack(t, home, one, home.resident),
      list,
    ])
      mustBePerson(answer, shownIn(answer, one.id)['creator'], by, 'creator');
  }
};

/** Requests that are alike, of everybody and of another family, are each found by their own ids. */
export const findsEach: RequestLaw = async (t, home) => {
  const there = await otherHousehold(t, home.subject);
  const theirs = await someRequest(t, there, there.full(t));
  const all = [];
  for (const by of [...home.people, ...home.people])
    all.push(await someRequest(t, home, { ...home.full(t), by }));
  await mustShowAll(t, home, all, home.people);
  for (const one of all.toReversed()) await readBack(t, home, one, home.resident);
  await readBack(t, there, theirs);
};

/** Each create makes one request, also where two are the same or come at the same time. */
export const makesOneEach =
  (each: ClauseId): RequestLaw =>
  async (t, home) => {
    const { least, full, subject, residentId } = home;
    const body = least(t);
    const all = [await made(t, home, body), await made(t, home, body), await made(t, home, full(t))];
    all.push(...(await inTurns(3, () => made(t, home, body))));
    const { length } = all;
    const ids = all.map(({ id }) => id);
    const { answer, items } = await listed(t, home);
    mustHold(
      answer,
      `${length} requests with ids of their own`,
      new Set(ids).size === length,
      shows('id', ids),
    );
    await mustShowAll(t, home, all);
    if (isNew(t, home.resident))
      mustHold(answer, `a list of these ${length}`, items.length === length, counts(`${items.length} items`));
    const there = await otherHousehold(t, subject);
    if (there.residentId === residentId) return;
    const theirs = await listed(t, there);
    for (const id of ids) mustNotContain(theirs, id, 'a request of another resident', each);
  };
