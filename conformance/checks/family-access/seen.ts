import { precondition } from '../../kit/precondition.ts';
import type { Subject } from '../../factories/request-subject.ts';
import { commentsOf } from '../../factories/request-subjects.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { changed } from '../../kit/fault.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import type { PreparedRequest, RequestSetup } from './request-setup.ts';

/** How the resident, who sees everything, finds requests, by their ids, and the comments of some of them. */
export interface Seen {
  readonly list: readonly JsonObject[];
  readonly requests: Readonly<Record<string, JsonObject | undefined>>;
  readonly comments: Readonly<Record<string, readonly JsonObject[]>>;
}

/** Reads prepared requests, and the comments of those in `commented`, by default of all. */
export async function seenByResident(
  t: Tools,
  subject: Subject,
  { household, requests }: Pick<RequestSetup, 'household' | 'requests'>,
  commented: readonly PreparedRequest[] = requests,
): Promise<Seen> {
  const { residentId, resident: as } = household;
  return precondition('a read of what the resident sees', async () => {
    const list = listOf(await subject.listed(t, residentId, as));
    const comments: Record<string, readonly JsonObject[]> = {};
    for (const { id, path } of commented) comments[id] = (await commentsOf(t, subject, path, as)).comments;
    return {
      list,
      requests: Object.fromEntries(requests.map(({ id }) => [id, byId(list, id)])),
      comments,
    };
  });
}

/** What was seen of one request: its comments, or all else. */
export const seenOfOne = ({ list, requests, comments }: Seen, id: string, isTalk: boolean): Seen => ({
  list,
  requests: isTalk ? {} : { [id]: requests[id] },
  comments: isTalk && comments[id] ? { [id]: comments[id] } : {},
});

/** Every request is as it was, and so are its comments where they were looked at again. */
export function mustBeUnchanged(answer: Answer, after: Seen, before: Seen, promised: string): void {
  const likeness = { exact: true, promised, aspect: 'trace' } as const;
  for (const id of Object.keys(before.requests))
    mustEcho(answer, after.requests[id], before.requests[id], likeness);
  for (const id of Object.keys(after.comments))
    mustEcho(answer, after.comments[id], before.comments[id], likeness);
}

/** No request with the mark of a check was made. */
export function mustHaveMadeNone(answer: Answer, { markedIn }: Subject, { list }: Seen, mark: string): void {
  const found = list.filter((one) => one[markedIn] === mark).length;
  mustHold(
    answer,
    'no request of those that were refused',
    found === 0,
    changed(`${found} requests in the list`),
  );
}
