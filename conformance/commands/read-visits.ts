import type fc from 'fast-check';
import { notSuccess } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { mustRead, pathOf } from '../models/personal-visits.ts';
import type { VisitBook } from '../models/visit-book.ts';
import type { Parlour } from './parlour.ts';

/** Each visit is read by its id; the deleted ones are not to be had. */
export class ReadVisits implements fc.AsyncCommand<VisitBook, Parlour> {
  readonly check = (): boolean => true;

  async run({ visits, gone }: VisitBook, { t }: Parlour): Promise<void> {
    for (const kept of visits.values()) await mustRead(t, kept);
    for (const kept of gone) must(await t.call('getPersonalVisit', { path: pathOf(kept) }), notSuccess);
  }

  readonly toString = (): string => 'read all';
}
