import type { Answer } from '../kit/call.ts';
import { fits, status } from '../kit/match.ts';
import { wrongType } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { aUrl } from '../laws/member-types.ts';

/** The answer to an upload must have both links. What the links lead to is not judged. */
export function mustStoreImage(answer: Answer): void {
  must(answer, status(200), fits);
  const data = dataOf(answer);
  for (const member of ['avatarUrl', 'thumbUrl']) {
    const link = data[member];
    mustHold(answer, `${member}, a URL`, link !== '' && aUrl.holds(link), wrongType(member, link));
  }
}
