import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import type { Diary } from '../models/check-ins.ts';
import { idAt, mustAgree } from './desk.ts';
import type { Desk } from './desk.ts';

/** A check-in is deleted, and its day is free. */
export class DeleteCheckIn implements fc.AsyncCommand<Diary, Desk> {
  readonly which: number;

  constructor(which: number) {
    this.which = which;
  }

  readonly check = (model: Readonly<Diary>): boolean => model.entries.size > 0;

  async run(model: Diary, desk: Desk): Promise<void> {
    const { t, residentId, gone } = desk;
    const checkInId = idAt(model, this.which) ?? '';
    must(await t.call('deleteCheckIn', { path: { residentId, checkInId } }), status(204), fits);
    model.entries.delete(checkInId);
    gone.push(checkInId);
    await mustAgree(model, desk, `after ${this.toString()}`);
  }

  readonly toString = (): string => `delete(check-in ${this.which})`;
}
