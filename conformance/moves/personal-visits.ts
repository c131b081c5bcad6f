import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { clockOf, type Home } from '../factories/homes.ts';
import { manualVisitor, visitOn, visitSometimeOn } from '../factories/personal-visits.ts';
import type { TimeType, VisitBody } from '../factories/personal-visits.ts';
import { attributed } from '../kit/attribute.ts';
import { addDays } from '../kit/dates.ts';
import { fits, status } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { readOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import {
  mustBe,
  mustReadBack,
  mustReport,
  pathOf,
  visited,
  visitsListed,
} from '../assertions/personal-visits.ts';
import type { Kept } from '../assertions/personal-visits.ts';

/** The model of the visits of a few residents, by their ids. */
export type VisitBook = Map<string, Kept>;

/** Residents of the target, who get visits on a few consecutive days. */
interface PersonalVisitsSetup {
  readonly t: Tools;
  readonly homes: readonly [Home, Home];
  /** Connections who visit. */
  readonly relatives: readonly string[];
  /** Day 0. */
  readonly first: string;
}

/** The values by which the visits of a sequence differ. */
export interface VisitPlan {
  /** Days after day 0. */
  readonly place: number;
  readonly hour: number;
  readonly minutes: number;
  readonly timeType: TimeType;
  readonly visitType: VisitBody['visitType'];
  readonly visitors: 'connections' | 'strangers' | 'both';
}

type VisitMove = fc.AsyncCommand<VisitBook, PersonalVisitsSetup>;

/** The body of a planned visit with every optional member, so that a replacement leaves nothing open. */
function bodyOf({ t, first, relatives }: PersonalVisitsSetup, home: Home, plan: VisitPlan): VisitBody {
  const day = addDays(first, plan.place);
  const { visitType, minutes, hour, visitors } = plan;
  const connections = relatives.map((connectionId) => ({ connectionId }));
  const more = {
    ...{ visitType, durationInMinutes: minutes },
    connectionVisitors: visitors === 'strangers' ? [] : connections,
    manualVisitors: visitors === 'connections' ? [] : [manualVisitor(t), manualVisitor(t, 'Nurse')],
  };
  if (plan.timeType !== 'exactTime') return visitSometimeOn(t, home, day, plan.timeType, more);
  return visitOn(t, home, day, [clockOf(hour * 60), clockOf(hour * 60 + minutes)], more);
}

const planText = ({ place, hour, minutes, timeType, visitType, visitors }: VisitPlan): string =>
  `day ${place}, ${timeType === 'exactTime' ? `${hour}:00 for ` : `${timeType}, `}${minutes} minutes, ${visitType}, ${visitors}`;

const visitAt = (model: VisitBook, which: number): Kept | undefined =>
  [...model.values()][which % Math.max(model.size, 1)];
const hasAny = (model: Readonly<VisitBook>): boolean => model.size > 0;

/**
 * The lists of the resident of the changed visit must agree with the model: all visits, or those of its type,
 * in turn.
 */
async function mustMatch(
  model: VisitBook,
  { t, first }: PersonalVisitsSetup,
  touched: Kept,
  after: string,
  broken: readonly ClauseId[],
): Promise<void> {
  const range = [addDays(first, -2), addDays(first, 6)] as const;
  const visitsOf = ({ residentId }: Home): readonly Kept[] =>
    [...model.values()].filter(({ home }) => home.residentId === residentId);
  const { home, body } = touched;
  if (model.size % 2 === 0) return mustBe(await visitsListed(t, home, range), visitsOf(home), after, broken);
  const { visitType } = body;
  const those = visitsOf(home).filter((visit) => visit.body.visitType === visitType);
  mustBe(await visitsListed(t, home, range, { visitType }), those, `${after}, of ${visitType}`, broken);
}

/** At the end, the lists of both residents must hold what the model holds. */
export async function mustMatchAll(
  model: VisitBook,
  { t, homes, first }: PersonalVisitsSetup,
): Promise<void> {
  const range = [addDays(first, -2), addDays(first, 6)] as const;
  for (const { residentId } of homes) {
    const those = [...model.values()].filter(({ home }) => home.residentId === residentId);
    mustBe(await visitsListed(t, { residentId }, range), those, 'at the end');
  }
}

/** Makes a visit to one of the residents. */
export const makeVisit = (who: 0 | 1, plan: VisitPlan): VisitMove =>
  move({
    name: `visit(resident ${who}, ${planText(plan)})`,
    async run(model, setup, after) {
      const home = setup.homes[who];
      const { answer: _, ...kept } = await visited(setup.t, home, bodyOf(setup, home, plan));
      model.set(kept.visitId, kept);
      await mustMatch(model, setup, kept, after, ['PVS-34']);
    },
  });

/** Replaces a visit, perhaps with another day, timeType or visitors. */
export const replaceVisit = (which: number, plan: VisitPlan): VisitMove =>
  move({
    name: `replace(visit ${which}, ${planText(plan)})`,
    when: hasAny,
    async run(model, setup, after) {
      const former = visitAt(model, which);
      if (!former) return;
      const kept = { ...former, body: bodyOf(setup, former.home, plan) };
      const { body } = kept;
      const answer = await setup.t.call('replacePersonalVisit', { path: pathOf(kept), body });
      mustReport(
        answer,
        attributed(['PVS-59'], () => readOf(answer)),
        kept,
        undefined,
        ['PVS-59'],
      );
      model.set(kept.visitId, kept);
      await mustMatch(model, setup, former, after, ['PVS-59']);
    },
  });

/** Deletes a visit. No other visit may change. */
export const deleteVisit = (which: number): VisitMove =>
  move({
    name: `delete(visit ${which})`,
    when: hasAny,
    async run(model, setup, after) {
      const kept = visitAt(model, which);
      if (!kept) return;
      const answer = await setup.t.call('deletePersonalVisit', { path: pathOf(kept) });
      attributed(['PVS-62'], () => must(answer, status(204), fits));
      model.delete(kept.visitId);
      await mustMatch(model, setup, kept, after, ['PVS-62']);
    },
  });

/** Reads each visit by its id. */
export const readVisits: VisitMove = move({
  name: 'read all',
  async run(model, { t }) {
    for (const kept of model.values()) await mustReadBack(t, kept);
  },
});
