import type fc from 'fast-check';
import { fits, isSuccess, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { cancelAnswers, type Actor, type WorkBook } from '../models/work-request.ts';
import { seenIn } from '../models/work-requests.ts';
import { actor, chosen, isAny, isThere, mustAgree, type WorkDesk } from './work-desk.ts';

/** Somebody wants to cancel a request, whoever made it and whatever became of it. */
export class CancelWorkRequest implements fc.AsyncCommand<WorkBook, WorkDesk> {
  readonly who: Actor;
  readonly which: number;

  constructor(who: Actor, which: number) {
    this.who = who;
    this.which = which;
  }

  readonly check = (model: Readonly<WorkBook>): boolean => isAny(model);

  async run(model: WorkBook, desk: WorkDesk): Promise<void> {
    const found = chosen(model, desk, this.which);
    if (!found || !isThere(desk, this.who)) return;
    const { entry, path } = found;
    const answer = await desk.t.call('cancelWorkRequest', { path, as: actor(desk, this.who) });
    must(answer, status(...cancelAnswers(this.who, entry)), fits);
    if (!isSuccess(answer)) return;
    entry.status = 'cancelled';
    mustAgree(desk, seenIn(answer, path.workRequestId), entry, 'once cancelled');
  }

  readonly toString = (): string => `cancel(${this.who}, ${this.which})`;
}
