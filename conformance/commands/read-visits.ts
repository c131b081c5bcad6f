import type fc from 'fast-check';
import { mustRead } from '../models/personal-visits.ts';
import type { VisitBook } from '../models/visit-book.ts';
import type { Parlour } from './parlour.ts';

/** Each visit is read by its id. */
export class ReadVisits implements fc.AsyncCommand<VisitBook, Parlour> {
  readonly check = (): boolean => true;

  async run({ visits }: VisitBook, { t }: Parlour): Promise<void> {
    for (const kept of visits.values()) await mustRead(t, kept);
  }

  readonly toString = (): string => 'read all';
}
