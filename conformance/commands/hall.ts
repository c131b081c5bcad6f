import type { Tools } from '../kit/tools.ts';
import type { Attendance, Worlds } from '../models/registration.ts';
import { countOf, statusOf } from '../models/registration.ts';
import { mustCount, mustNowStand } from '../models/standing.ts';

/** One activity of the target and the residents who come and go. */
export interface Hall {
  readonly t: Tools;
  readonly activityId: string;
  readonly residents: readonly string[];
  /** Shared by all sequences: one target has one rule. */
  readonly worlds: Worlds;
  /** Also shared: whoever waited in vain once need not wait as long for every smaller sequence. */
  readonly patience: { milliseconds: number };
}

export const residentAt = ({ residents }: Hall, who: number): string => residents[who] ?? '';

export const nameOf = (who: number): string => `resident ${who + 1}`;

/** What the target shows of everybody is what the model holds, and so is the number of places taken. */
export async function mustAgree(
  model: Attendance,
  { t, activityId, residents }: Hall,
  after: string,
): Promise<void> {
  for (const [who, resident] of residents.entries()) {
    const stands = statusOf(model, who) ?? 'absent';
    await mustNowStand(t, activityId, resident, stands, `${after}, ${nameOf(who)} is ${stands}`);
  }
  const count = countOf(model, 'registered');
  await mustCount(t, activityId, count, `${after}, ${count} of the residents are registered`);
}
