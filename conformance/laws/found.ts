import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Home } from '../factories/homes.ts';
import type { Answer } from '../kit/call.ts';
import { expect, lists } from '../kit/expect.ts';
import { counts, lacks } from '../kit/fault.ts';
import type { Matcher } from '../kit/match.ts';
import { perRun } from '../kit/per-run.ts';
import { idsOf, listOf } from '../kit/read.ts';
import { remembered } from '../kit/remembered.ts';
import type { Tools } from '../kit/tools.ts';
import type { Draft, Kept } from './description.ts';

/** The records of one resident that are known, with their days. */
interface Place {
  readonly days: Map<string, string>;
  /** Something was sent of which it is not known what it made. */
  hasOthers: boolean;
  last: Promise<unknown>;
}

interface Finder<Values> {
  readonly thing: string;
  readonly each: readonly ClauseId[];
  /** The list of those days, which is judged only where it is what is tried. */
  readonly listAround: (t: Tools, draft: Draft<Values>, isJudged: boolean) => Promise<Answer>;
}

/** Of records whose create says nothing of them: what is new in the list of the resident is what was made. */
export function foundInLists<Values>({ thing, each, listAround }: Finder<Values>) {
  const places = perRun(() => new Map<string, Place>());
  const placeOf = (t: Tools, { residentId }: Home): Place =>
    remembered(places(t.run), residentId, () => ({
      ...{ days: new Map<string, string>(), hasOthers: false, last: Promise.resolve() },
    }));

  const make = async (
    t: Tools,
    draft: Draft<Values>,
    { days, hasOthers }: Place,
    send: () => Promise<unknown>,
    isJudged: boolean,
  ): Promise<Kept<Values> & { readonly list: Answer }> => {
    const note = (list: Answer): readonly string[] => {
      const added = idsOf(listOf(list)).filter((id) => !days.has(id));
      for (const id of added) days.set(id, draft.day);
      return added;
    };
    if (hasOthers) note(await listAround(t, draft, isJudged));
    const before = [...days].filter(([, day]) => day === draft.day);
    await send();
    const list = await listAround(t, draft, isJudged);
    const added = note(list);
    const [id = ''] = added;
    if (isJudged) {
      const earlier = before.map(([one]) => lists(one, `the ${thing} that was made before`));
      expect(each, list, hasNew(added.length, thing), ...earlier);
    } else if (id === '') t.unproven(`a ${thing} that was made is in no list`);
    return { ...draft, id, list };
  };

  return {
    /** A create is sent whose record nothing looks for. */
    isUnclear: (t: Tools, home: Home): void => {
      placeOf(t, home).hasOthers = true;
    },
    /** Makes a record and finds it; those of one resident are made one after the other. */
    made(t: Tools, draft: Draft<Values>, send: () => Promise<unknown>, isJudged: boolean) {
      const place = placeOf(t, draft.home);
      const mine = place.last.then(() => make(t, draft, place, send, isJudged));
      place.last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** One item of the list is new. */
const hasNew =
  (count: number, thing: string): Matcher =>
  (answer) => {
    if (count === 1) return undefined;
    const found = `${listOf(answer).length} items, ${count} of them new`;
    return {
      promised: `the ${thing} that was made is in the list of the resident, once`,
      ...(count === 0 ? lacks(found) : counts(found)),
    };
  };
