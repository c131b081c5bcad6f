import type { Finding } from '../kit/record.ts';
import { leaves } from '../story/leaves.ts';
import type { Leaf } from '../story/leaves.ts';

/**
 * The values of the recorded answer that a finding speaks of: it names the member and shows the value. None where the
 * status alone is blamed, or where the finding tells it in other words.
 */
export function blamedOf({ found }: Finding, answer: string): readonly Leaf[] {
  // An answer that is quoted whole blames no member of it.
  const told = found.replace(/^\d{3} with .*$/s, '');
  return leaves(answer).filter(({ path, value }) => {
    const member = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    return member !== '' && value !== '' && holds(told, member) && holds(told, value);
  });
}

const holds = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}(?![\\w-])`).test(text);
