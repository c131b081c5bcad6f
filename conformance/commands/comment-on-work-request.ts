import type fc from 'fast-check';
import { postForm } from '../given/form-or-json.ts';
import { fits, isSuccess, refused, status, success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { commentAnswer, type Actor, type WorkBook } from '../models/work-request.ts';
import { actor, chosen, isAny, isThere, type WorkDesk } from './work-desk.ts';

/** Somebody writes about a request. Whether one that is settled takes it the target says. */
export class CommentOnWorkRequest implements fc.AsyncCommand<WorkBook, WorkDesk> {
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
    const words = desk.t.fresh.text('Still drips');
    const answer = await postForm(desk.t, 'createWorkRequestComment', {
      path: { ...path },
      as: actor(desk, this.who),
      fields: { text: words },
    });
    const expected = commentAnswer(this.who, entry);
    if (expected === 'not found') return must(answer, status(404));
    if (expected === 'taken') must(answer, success, fits);
    if (isSuccess(answer)) entry.comments = [...entry.comments, words];
    else must(answer, refused);
  }

  readonly toString = (): string => `comment(${this.who}, ${this.which})`;
}
