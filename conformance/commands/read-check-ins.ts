import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { mustTell } from '../models/check-ins.ts';
import type { Diary } from '../models/check-ins.ts';
import type { Desk } from './desk.ts';

/** Each check-in is read by its id. */
export class ReadCheckIns implements fc.AsyncCommand<Diary, Desk> {
  readonly check = (): boolean => true;

  async run(model: Diary, { t, residentId }: Desk): Promise<void> {
    for (const [checkInId, entry] of model.entries) {
      const answer = await t.call('getCheckIn', { path: { residentId, checkInId } });
      must(answer, status(200), fits);
      const checkIn = dataOf(answer);
      mustHold(answer, 'the check-in with the id in the path', checkIn['id'] === checkInId);
      mustTell(answer, checkIn, entry);
    }
  }

  readonly toString = (): string => 'read all';
}
