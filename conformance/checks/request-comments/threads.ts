import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { atOnce } from '../../factories/in-turn.ts';
import type { Subject } from '../../factories/request-subject.ts';
import { givenRequest, otherHousehold, sharedHousehold } from '../../factories/request-subjects.ts';
import { attributing } from '../../kit/attribute.ts';
import { fits, status } from '../../kit/match.ts';
import type { JsonObject } from '../../kit/json.ts';
import { holdsExtra, lacks, outOfOrder } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { idsOf, listOf, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';

/** A request that everybody in the family sees, and who they are. */
interface Thread {
  /** The id of the request. */
  readonly id: string;
  readonly path: Readonly<Record<string, string>>;
  readonly people: readonly [Identity, Identity, Identity];
  /** Another request of the same connection. */
  readonly another: () => Promise<Readonly<Record<string, string>>>;
}

/** A new request of a connection, of the family that all threads of a run have unless it is to be another one. */
export async function thread(t: Tools, subject: Subject, isOther = false): Promise<Thread> {
  const household = await (isOther ? otherHousehold : sharedHousehold)(t, subject);
  const { resident, residentId, connections } = household;
  const [one = resident, two = resident] = connections;
  const request = () => givenRequest(t, subject, household, one);
  const id = await request();
  const another = async () => subject.path(residentId, await request());
  return { id, path: subject.path(residentId, id), people: [resident, one, two], another };
}

/** Comments by their ids, the earliest first, each with the sentence by which everybody finds it. */
type Said = ReadonlyMap<string, ClauseId>;

/** The clause that says that everybody finds what this member of the family wrote. */
export const foundBy = ({ kind }: Identity): ClauseId => (kind === 'resident' ? 'CMT-09' : 'CMT-10');

/** The list holds exactly these comments, oldest first; comments of the same instant may have any order. */
export async function mustReadBack(
  t: Tools,
  subject: Subject,
  { path, people }: { readonly path: Thread['path']; readonly people: readonly Identity[] },
  said: Said,
): Promise<void> {
  const ids = [...said.keys()];
  for (const as of people) {
    const answer = await t.callAny(subject.operations.comments, { path, as });
    const comments = await attributing(['CMT-07'], () => {
      must(answer, status(200), fits);
      return listOf(answer);
    });
    const found = idsOf(comments);
    const promised = `the comments ${ids.join(', ') || 'none'}, oldest first`;
    const listed = `the comments ${found.join(', ') || 'none'}`;
    const lost = [...said].filter(([id]) => !found.includes(id));
    await attributing([...new Set(lost.map(([, clause]) => clause)), 'CMT-13'], () =>
      mustHold(answer, promised, lost.length === 0, { ...lacks(listed), items: lost.map(([id]) => id) }),
    );
    await attributing(['CMT-12', 'CMT-13', 'CMT-15'], () =>
      mustHold(answer, promised, found.length === ids.length, holdsExtra(listed)),
    );
    const placeOf = (comment: JsonObject): number => ids.indexOf(text(comment, 'id'));
    const isOrdered = comments.every((comment, at) => {
      const next = comments[at + 1];
      return !next || placeOf(comment) < placeOf(next) || atOnce(comment, next);
    });
    await attributing(['CMT-08'], () => mustHold(answer, promised, isOrdered, outOfOrder(listed)));
  }
}
