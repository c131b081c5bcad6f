import type fc from 'fast-check';
import { visited } from '../models/personal-visits.ts';
import type { VisitBook } from '../models/visit-book.ts';
import { homeAt, mustAgree } from './parlour.ts';
import type { Parlour } from './parlour.ts';
import { bodyOf, told } from './visit-plan.ts';
import type { VisitPlan } from './visit-plan.ts';

/** Somebody comes to visit one of the residents. */
export class MakeVisit implements fc.AsyncCommand<VisitBook, Parlour> {
  readonly who: number;
  readonly plan: VisitPlan;

  constructor(who: number, plan: VisitPlan) {
    this.who = who;
    this.plan = plan;
  }

  readonly check = (): boolean => true;

  async run(model: VisitBook, parlour: Parlour): Promise<void> {
    const home = homeAt(parlour, this.who);
    const { answer: _, ...kept } = await visited(parlour.t, home, bodyOf(parlour, home, this.plan));
    model.visits.set(kept.visitId, kept);
    await mustAgree(model, parlour, `after ${this.toString()}`);
  }

  readonly toString = (): string => `visit(resident ${this.who}, ${told(this.plan)})`;
}
