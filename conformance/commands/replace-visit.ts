import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { mustTell, pathOf } from '../models/personal-visits.ts';
import { visitAt } from '../models/visit-book.ts';
import type { VisitBook } from '../models/visit-book.ts';
import { mustAgree } from './parlour.ts';
import type { Parlour } from './parlour.ts';
import { bodyOf, told } from './visit-plan.ts';
import type { VisitPlan } from './visit-plan.ts';

/** A visit is told anew, perhaps on another day, under another timeType, by other visitors. */
export class ReplaceVisit implements fc.AsyncCommand<VisitBook, Parlour> {
  readonly which: number;
  readonly plan: VisitPlan;

  constructor(which: number, plan: VisitPlan) {
    this.which = which;
    this.plan = plan;
  }

  readonly check = (model: Readonly<VisitBook>): boolean => model.visits.size > 0;

  async run(model: VisitBook, parlour: Parlour): Promise<void> {
    const former = visitAt(model, this.which);
    if (!former) return;
    const kept = { ...former, body: bodyOf(parlour, former.home, this.plan) };
    const { body } = kept;
    const answer = await parlour.t.call('replacePersonalVisit', { path: pathOf(kept), body });
    must(answer, status(200), fits);
    mustTell(answer, dataOf(answer), kept);
    model.visits.set(kept.visitId, kept);
    await mustAgree(model, parlour, `after ${this.toString()}`);
  }

  readonly toString = (): string => `replace(visit ${this.which}, ${told(this.plan)})`;
}
