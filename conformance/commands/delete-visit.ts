import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { pathOf } from '../models/personal-visits.ts';
import { visitAt } from '../models/visit-book.ts';
import type { VisitBook } from '../models/visit-book.ts';
import { mustAgree } from './parlour.ts';
import type { Parlour } from './parlour.ts';

/** A visit is deleted, and no other. */
export class DeleteVisit implements fc.AsyncCommand<VisitBook, Parlour> {
  readonly which: number;

  constructor(which: number) {
    this.which = which;
  }

  readonly check = (model: Readonly<VisitBook>): boolean => model.visits.size > 0;

  async run(model: VisitBook, parlour: Parlour): Promise<void> {
    const kept = visitAt(model, this.which);
    if (!kept) return;
    must(await parlour.t.call('deletePersonalVisit', { path: pathOf(kept) }), status(204), fits);
    model.visits.delete(kept.visitId);
    model.gone.push(kept);
    await mustAgree(model, parlour, `after ${this.toString()}`);
  }

  readonly toString = (): string => `delete(visit ${this.which})`;
}
