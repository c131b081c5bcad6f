import type fc from 'fast-check';
import { move, type Moved } from '../given/work-requests.ts';
import { canMoveTo, isFinal, type WorkBook, type WorkEntry } from '../models/work-request.ts';
import { chosen, isAny, type WorkDesk } from './work-desk.ts';

/** What staff do with a request in their platform. */
export type StaffMove = Moved | 'triage' | 'schedule' | 'crew';

/** Staff begin to work on a request, complete it, sort it, schedule it or assign people, where its state lets them. */
export class WorkOnRequest implements fc.AsyncCommand<WorkBook, WorkDesk> {
  readonly what: StaffMove;
  readonly which: number;

  constructor(what: StaffMove, which: number) {
    this.what = what;
    this.which = which;
  }

  readonly check = (model: Readonly<WorkBook>): boolean => isAny(model);

  async run(model: WorkBook, desk: WorkDesk): Promise<void> {
    const found = chosen(model, desk, this.which);
    if (!found || isFinal(found.entry)) return;
    const { entry, path } = found;
    const { what } = this;
    if (what === 'in_progress' || what === 'completed') {
      if (!canMoveTo(entry.status, what)) return;
      await move(desk.t, path, what);
      entry.status = what;
    } else await this.tend(entry, path.workRequestId, desk);
  }

  private async tend(entry: WorkEntry, workRequestId: string, { t, home }: WorkDesk): Promise<void> {
    if (this.what === 'triage') {
      const [type = entry.type] = home.settings.types.slice(this.which % 3);
      const urgency = ['high', 'low'][this.which % 2] ?? 'high';
      await t.lever('triage-work-request', { workRequestId, urgency, ...(type !== undefined && { type }) });
      entry.urgency = urgency;
      entry.type = type;
    } else if (this.what === 'schedule') {
      const scheduledDate = await t.day(1 + (this.which % 9));
      await t.lever('schedule-work-request', { workRequestId, scheduledDate });
      entry.day = scheduledDate;
    } else {
      const crew = Array.from({ length: 1 + (this.which % 2) }, () => ({ name: t.fresh.text('Rosa') }));
      await t.lever('assign-crew', { workRequestId, crew });
      entry.crew = crew.map(({ name }) => name);
    }
  }

  readonly toString = (): string => `${this.what}(${this.which})`;
}
