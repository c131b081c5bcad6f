import type { Subject } from '../../factories/request-subject.ts';
import { commentsOf } from '../../factories/request-subjects.ts';
import type { Answer } from '../../kit/call.ts';
import { Violation, unlessUnproven } from '../../kit/errors.ts';
import { changed } from '../../kit/fault.ts';
import type { JsonObject } from '../../kit/json.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { perRun } from '../../kit/per-run.ts';
import { precondition } from '../../kit/precondition.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { MAKERS, STATES } from '../../models/family-access.ts';
import {
  type PreparedRequest,
  type RequestSetup,
  sharedPeople,
  staged,
  type SetupOptions,
} from './request-setup.ts';

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

/** Requests of everybody in every state, some with a file; and how the resident finds them. */
export interface SharedRequests extends RequestSetup {
  /** Absent where the resident does not find what is theirs. */
  readonly seen: Seen | undefined;
}

async function prepared(t: Tools, subject: Subject): Promise<SharedRequests> {
  const wanted = MAKERS.flatMap((maker) => STATES[subject.section].map((state) => ({ maker, state })));
  const people = await sharedPeople(t, subject);
  // A file of every kind of maker, and in every state; not both together.
  const hasFile = ({ maker, state }: SetupOptions) =>
    ['resident', 'relative'].includes(maker) || state === subject.firstState;
  const setup = await staged(t, subject, wanted, { people, hasFile });
  return { ...setup, seen: await unlessUnproven(() => seenByResident(t, subject, setup)) };
}

const setupsOf = perRun(() => new Map<Subject, (t: Tools) => Promise<SharedRequests>>());

/**
 * Runs `use` with the requests of a run: it reads them, or tries changes that must be refused. After a violation they
 * may have changed, so the next check gets new ones.
 */
export async function withSharedRequests(
  t: Tools,
  subject: Subject,
  use: (setup: SharedRequests) => Promise<void>,
): Promise<void> {
  const known = setupsOf(t.run);
  const make = known.get(subject) ?? once((one: Tools) => prepared(one, subject));
  known.set(subject, make);
  const setup = await make(t);
  try {
    await use(setup);
  } catch (error) {
    if (error instanceof Violation && known.get(subject) === make) known.delete(subject);
    throw error;
  }
}
