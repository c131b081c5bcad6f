import type fc from 'fast-check';
import { fileRequest, staffWork, workBody } from '../given/work-requests.ts';
import { fits, refused, success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf, text } from '../kit/read.ts';
import { newEntry, type Actor, type WorkBook } from '../models/work-request.ts';
import { actor, isThere, mustAgree, type WorkDesk } from './work-desk.ts';

/** Somebody of the family, staff or a neighbour files a request for the resident. */
export class FileWorkRequest implements fc.AsyncCommand<WorkBook, WorkDesk> {
  readonly who: Actor | 'staff';
  readonly which: number;

  constructor(who: Actor | 'staff', which: number) {
    this.who = who;
    this.which = which;
  }

  readonly check = (): boolean => true;

  async run(model: WorkBook, desk: WorkDesk): Promise<void> {
    const { t, home } = desk;
    const { who } = this;
    const { teams, types } = home.settings;
    const [team, type] = [
      teams[this.which % Math.max(teams.length, 1)]?.key,
      [...types, undefined][this.which % (types.length + 1)],
    ];
    const body = workBody(t, home, {
      ...(team !== undefined && { team }),
      ...(type !== undefined && { type }),
    });
    const { title } = body;
    if (who === 'staff') {
      desk.paths.push((await staffWork(t, home, body)).path);
      model.entries.push(newEntry({ title, creator: who, team, type }));
      return;
    }
    if (!isThere(desk, who)) return;
    const { residentId } = home;
    const answer = await fileRequest(t, { residentId, as: actor(desk, who), body });
    if (who === 'neighbour') return must(answer, refused);
    must(answer, success, fits);
    const entry = newEntry({ title, creator: who, team, type });
    desk.paths.push({ residentId, workRequestId: text(dataOf(answer), 'id') });
    model.entries.push(entry);
    mustAgree(desk, { answer, request: dataOf(answer) }, entry, 'once filed');
  }

  readonly toString = (): string => `file(${this.who}, ${this.which})`;
}
