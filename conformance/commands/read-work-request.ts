import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { listOf } from '../kit/read.ts';
import { sees, type Actor, type WorkBook } from '../models/work-request.ts';
import { crewOf, historyOf, readWork } from '../models/work-requests.ts';
import { actor, chosen, isAny, isThere, mustAgree, type WorkDesk } from './work-desk.ts';

/** Somebody reads a request and what was written about it. */
export class ReadWorkRequest implements fc.AsyncCommand<WorkBook, WorkDesk> {
  readonly who: Actor;
  readonly which: number;

  constructor(who: Actor, which: number) {
    this.who = who;
    this.which = which;
  }

  readonly check = (model: Readonly<WorkBook>): boolean => isAny(model);

  async run(model: WorkBook, desk: WorkDesk): Promise<void> {
    const { t } = desk;
    const found = chosen(model, desk, this.which);
    if (!found || !isThere(desk, this.who)) return;
    const { entry, path } = found;
    const as = actor(desk, this.who);
    if (!sees(this.who, entry)) {
      must(await t.call('getWorkRequest', { path, as }), status(404));
      return must(await t.call('listWorkRequestComments', { path, as }), status(404));
    }
    const seen = await readWork(t, path, as);
    const { answer, request } = seen;
    mustAgree(desk, seen, entry, 'as it stands');
    const [crew, wanted] = [crewOf(seen).join(', '), [...entry.crew].sort().join(', ')];
    mustHold(answer, `the crew ${wanted || 'of nobody'}`, crew === wanted, crew || 'nobody');
    const cancels = historyOf(seen).filter((one) => one['status'] === 'cancelled').length;
    const due = entry.status === 'cancelled' ? 1 : 0;
    mustHold(answer, `${due} entries of a cancel in its history`, cancels === due, `${cancels}`);
    const { scheduledDate } = request;
    const isSet = typeof scheduledDate === 'string' && scheduledDate !== '';
    mustHold(answer, 'a scheduledDate where there was one set', isSet || entry.day === undefined);
    const comments = await t.call('listWorkRequestComments', { path, as });
    must(comments, status(200), fits);
    const texts = listOf(comments).map(({ text }) => String(text));
    const said = entry.comments.join(' / ');
    mustHold(comments, `the comments ${said || 'of nobody'}`, texts.join(' / ') === said, texts.join(' / '));
  }

  readonly toString = (): string => `read(${this.who}, ${this.which})`;
}
