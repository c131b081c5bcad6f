import type { Answer } from '../kit/call.ts';
import { show } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { aUrl } from './member-types.ts';

/** An upload was answered with both links. Where they lead is the target's to say. */
export function mustStorePicture(answer: Answer): void {
  must(answer, status(200), fits);
  const data = dataOf(answer);
  for (const member of ['avatarUrl', 'thumbUrl']) {
    const link = data[member];
    mustHold(answer, `${member}, a URL`, link !== '' && aUrl.holds(link), `${member}: ${show(link)}`);
  }
}
