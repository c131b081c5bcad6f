import { many } from '../kit/words.ts';
import type { WaiverProblem } from '../run/waivers.ts';
import type { CheckResult } from './results.ts';

/** Checks that one agreement waives: the same reason, day and ticket. */
interface WaivedGroup {
  readonly ids: readonly string[];
  readonly says: string;
}

/** The waived checks by what was agreed on, since a baseline waives many at once. */
export function waivedGroups(checks: readonly CheckResult[]): readonly WaivedGroup[] {
  const groups = new Map<string, string[]>();
  for (const { id, verdict, waiver } of checks) {
    if (verdict !== 'waived' || !waiver) continue;
    const { reason, expires, ticket } = waiver;
    const says = `${reason}, until ${expires}${ticket === undefined ? '' : ` (${ticket})`}`;
    groups.set(says, [...(groups.get(says) ?? []), id]);
  }
  return [...groups].map(([says, ids]) => ({ ids, says }));
}

/** So many ids stand in a line; the others are counted. */
const IDS = 8;

const named = (ids: readonly string[]): string =>
  `${ids.slice(0, IDS).join(', ')}${ids.length > IDS ? ` and ${ids.length - IDS} more` : ''}`;

export const waivedText = ({ ids, says }: WaivedGroup): string =>
  `${ids.length > 1 ? `${many(ids.length, 'check')}: ` : ''}${named(ids)}: ${says}`;

/** How many waivers of one kind are shown one by one. */
const MOST_SHOWN = 3;

/** What is wrong with waivers. Of many of one kind, as after a fix of what a baseline waived, the first are shown. */
export function problemTexts(
  problems: readonly WaiverProblem[],
): readonly { readonly kind: WaiverProblem['kind']; readonly says: string }[] {
  return [...new Set(problems.map(({ kind }) => kind))].flatMap((kind) => {
    const own = problems.filter((one) => one.kind === kind);
    const left = own.slice(MOST_SHOWN).map(({ check }) => check);
    const more = { kind, says: `the same of ${many(left.length, 'more waiver')}: ${named(left)}` };
    return [...own.slice(0, MOST_SHOWN), ...(left.length > 0 ? [more] : [])];
  });
}
