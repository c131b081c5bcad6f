import { addDays } from '../kit/dates.ts';
import type { Tools } from '../kit/tools.ts';
import { listed, mustBe } from '../models/check-ins.ts';
import type { Diary } from '../models/check-ins.ts';

/** One resident of the target, whose check-ins come and go on a few days in a row. */
export interface Desk {
  readonly t: Tools;
  readonly residentId: string;
  /** Day 0. */
  readonly first: string;
  /** Ids of check-ins that were deleted. */
  readonly gone: string[];
}

export const dayAt = ({ first }: Desk, place: number): string => addDays(first, place);

/** The id of a check-in by its place among those there are; undefined where there is none at all. */
export const idAt = ({ entries }: Diary, which: number): string | undefined =>
  [...entries.keys()][which % Math.max(entries.size, 1)];

/** What the target lists is what the model holds. */
export async function mustAgree(model: Diary, { t, residentId, first }: Desk, after: string): Promise<void> {
  mustBe(await listed(t, residentId, [addDays(first, -2), addDays(first, 6)]), model, after);
}
