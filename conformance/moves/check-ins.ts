import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed, attributing } from '../kit/attribute.ts';
import { addDays } from '../kit/dates.ts';
import { fits, status } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { counts } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { readOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import {
  bodyOf,
  checkedIn,
  entryOn,
  listed,
  mustBe,
  mustReadBack,
  mustReport,
} from '../assertions/check-ins.ts';
import type { Diary } from '../assertions/check-ins.ts';

/** One resident of the target, who gets check-ins on a few consecutive days. */
interface CheckInsSetup {
  readonly t: Tools;
  readonly residentId: string;
  /** Day 0. */
  readonly first: string;
  /** Days that had a check-in before, each with the clause by which it is free again. */
  readonly freed: Map<string, ClauseId>;
}

type CheckInMove = fc.AsyncCommand<Diary, CheckInsSetup>;

/** A check-in of the model, chosen by any number. */
const oneOf = (model: Diary, which: number) => [...model][which % Math.max(model.size, 1)];
const isTaken = (model: Diary, wanted: string): boolean =>
  [...model.values()].some(({ day }) => day === wanted);
const hasAny = (model: Readonly<Diary>): boolean => model.size > 0;

/** The list of the target must hold what the model holds. */
async function mustMatch(
  model: Diary,
  { t, residentId, first }: CheckInsSetup,
  after: string,
  broken: readonly ClauseId[],
): Promise<void> {
  const list = await listed(t, residentId, [addDays(first, -2), addDays(first, 6)]);
  const found = list.items.length;
  attributed(broken, () =>
    mustHold(
      list.answer,
      `${after}, the list holds ${model.size} check-ins`,
      found === model.size,
      counts(`it holds ${found}`),
    ),
  );
  mustBe(list, model, after);
}

/** Creates a check-in. The first one on a day must be kept, the second one must be refused. */
export const checkIn = (place: number, minutes: number): CheckInMove =>
  move({
    name: `checkIn(day ${place}, ${minutes} minutes)`,
    async run(model, setup, after) {
      const { t, residentId, first } = setup;
      const entry = await entryOn(t, addDays(first, place), { durationInMinutes: minutes });
      if (isTaken(model, entry.day)) {
        const body = await bodyOf(t, entry);
        const again = await t.call('createCheckIn', { path: { residentId }, body });
        attributed(['CHK-32'], () => must(again, status(409)));
      } else {
        const why = setup.freed.get(entry.day);
        const checkInId = await (why
          ? attributing([why], () => checkedIn(t, residentId, entry))
          : checkedIn(t, residentId, entry));
        model.set(checkInId, entry);
      }
      await mustMatch(model, setup, after, ['CHK-32']);
    },
  });

/** Replaces a check-in, on its own day or on a free one. What a move to a taken day does is open. */
export const changeCheckIn = (which: number, place: number, minutes: number): CheckInMove =>
  move({
    name: `change(check-in ${which}, day ${place} if free, ${minutes} minutes)`,
    when: hasAny,
    async run(model, setup, after) {
      const { t, residentId, first } = setup;
      const [checkInId, former] = oneOf(model, which) ?? ['', undefined];
      const wanted = addDays(first, place);
      const day = isTaken(model, wanted) ? (former?.day ?? wanted) : wanted;
      const entry = await entryOn(t, day, { durationInMinutes: minutes });
      const path = { residentId, checkInId };
      const answer = await t.call('replaceCheckIn', { path, body: await bodyOf(t, entry) });
      mustReport(
        answer,
        attributed(['CHK-44'], () => readOf(answer)),
        entry,
      );
      if (former && former.day !== day) setup.freed.set(former.day, 'CHK-44');
      model.set(checkInId, entry);
      await mustMatch(model, setup, after, ['CHK-44']);
    },
  });

/** Deletes a check-in. Its day is then free. */
export const deleteCheckIn = (which: number): CheckInMove =>
  move({
    name: `delete(check-in ${which})`,
    when: hasAny,
    async run(model, setup, after) {
      const { t, residentId } = setup;
      const [checkInId, former] = oneOf(model, which) ?? ['', undefined];
      must(await t.call('deleteCheckIn', { path: { residentId, checkInId } }), status(204), fits);
      if (former) setup.freed.set(former.day, 'CHK-50');
      model.delete(checkInId);
      await mustMatch(model, setup, after, ['CHK-50']);
    },
  });

/** Reads each check-in by its id. */
export const readCheckIns: CheckInMove = move({
  name: 'read all',
  async run(model, { t, residentId }) {
    for (const [checkInId, entry] of model) await mustReadBack(t, { residentId, checkInId }, entry);
  },
});
