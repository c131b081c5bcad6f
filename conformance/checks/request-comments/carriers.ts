import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Household, Subject } from '../../factories/request-subject.ts';
import {
  commentOn,
  commentsOf,
  givenRequest,
  otherHousehold,
  sharedHousehold,
  subjects,
} from '../../factories/request-subjects.ts';
import { ask } from '../../factories/requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { attributing, attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { status, success, answerText } from '../../kit/match.ts';
import { type Fault, differs, lacks, listedTimes, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { byId, dataOf, listOf, objects, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import type { FilePart } from '../../kit/wire.ts';

/** A thing that can carry files: a comment on either kind of request, or a work request. */
interface Carrier {
  /** Begins the ids of checks. */
  readonly word: string;
  readonly noun: string;
  readonly operation: OperationId;
  /** The clauses that its words are those sent, and that its files are. */
  readonly words: ClauseId;
  readonly bytes: ClauseId;
  /** A place of the family that all of a run have, unless it is to be another one. */
  readonly place: (t: Tools, isOther?: boolean) => Promise<Place>;
}

const householdFor = (t: Tools, subject: Subject, isOther: boolean): Promise<Household> =>
  isOther ? otherHousehold(t, subject) : sharedHousehold(t, subject);

/** Where files are sent to, by whom, and where they are found afterwards. */
export interface Place {
  readonly noun: string;
  /** The clause that a download has the bytes that were sent. */
  readonly bytes: ClauseId;
  readonly attachmentOperation: OperationId;
  /** The resident and two connections, all of whom see what is sent by a connection. */
  readonly people: readonly [Identity, Identity, Identity];
  /** Sends something with files; its text identifies it. */
  readonly send: (as: Identity, files: readonly FilePart[], text?: string) => Promise<Answer>;
  /** What was made, as a user finds it afterwards, and the answer that shows it. */
  readonly find: (
    as: Identity,
    id: string,
  ) => Promise<{ readonly answer: Answer; readonly found: JsonObject | undefined }>;
  /** How many things of this text there are, as the resident finds them. */
  readonly count: (text: string) => Promise<number>;
  /** The same for another request of the same resident. */
  readonly sibling: () => Promise<Place>;
  /** The path of an attachment of what was made. */
  readonly attachment: (id: string, attachmentId: string) => Readonly<Record<string, string>>;
}

/** A comment on a request that a connection made. */
const commentCarrier = (subject: Subject): Carrier => ({
  word: `${subject.word}-comment`,
  noun: `a comment on a ${subject.noun}`,
  operation: subject.operations.comment,
  words: 'CMT-17',
  bytes: 'CMT-32',
  place: async (t, isOther = false) => commentsOn(t, subject, await householdFor(t, subject, isOther)),
});

/** The comments on a new request of the first connection. */
async function commentsOn(t: Tools, subject: Subject, household: Household): Promise<Place> {
  const { resident, connections, residentId } = household;
  const [one = resident, two = resident] = connections;
  const path = subject.path(residentId, await givenRequest(t, subject, household, one));
  return {
    noun: `a comment on a ${subject.noun}`,
    bytes: 'CMT-32',
    attachmentOperation: subject.operations.attachment,
    sibling: () => commentsOn(t, subject, household),
    people: [resident, one, two],
    send: (as, files, words = t.fresh.text('Enclosed')) =>
      commentOn(t, subject, path, { as, files, text: words }),
    find: async (as, id) => {
      const { answer, comments } = await commentsOf(t, subject, path, as);
      return { answer, found: byId(comments, id) };
    },
    count: async (words) => {
      const { comments } = await commentsOf(t, subject, path, resident);
      return comments.filter((one) => one['text'] === words).length;
    },
    attachment: (_, attachmentId) => ({ ...path, attachmentId }),
  };
}

const workCarrier: Carrier = {
  word: 'work-requests-new',
  noun: 'a work request',
  operation: 'createWorkRequest',
  words: 'WRQ-32',
  bytes: 'WRQ-68',
  place: async (t, isOther = false) => filesOf(t, await householdFor(t, works, isOther)),
};

/** The files of work requests themselves. */
export function filesOf(t: Tools, household: Household): Place {
  const { residentId, resident, connections } = household;
  const [one = resident, two = resident] = connections;
  const place: Place = {
    noun: 'a work request',
    bytes: 'WRQ-68',
    attachmentOperation: 'getWorkRequestAttachment',
    sibling: () => Promise.resolve(place),
    people: [resident, one, two],
    send: (by, files, words = t.fresh.text('Enclosed')) =>
      ask(t, household, household.least(t, { title: words }), { by, files }),
    find: async (as, workRequestId) => {
      const answer = await t.call('getWorkRequest', { path: { residentId, workRequestId }, as });
      return { answer, found: answer.status === 200 ? dataOf(answer) : undefined };
    },
    count: async (words) => {
      const list = listOf(await works.listed(t, residentId, resident));
      return list.filter(({ title }) => title === words).length;
    },
    attachment: (workRequestId, attachmentId) => ({ residentId, workRequestId, attachmentId }),
  };
  return place;
}

export const carriers: readonly Carrier[] = [...subjects.map(commentCarrier), workCarrier];

/** The attachments that something shows are the files that were sent, by their names, in whatever order. */
export function mustShow(answer: Answer, shown: unknown, files: readonly FilePart[]): void {
  const names = objects(shown, 'attachments').map(({ name }) => String(name));
  const sent = files.map(({ name }) => name);
  const promised = `the attachments ${sent.join(', ') || 'none'}`;
  const found = `attachments ${names.join(', ') || 'none'}`;
  const [broken, fault]: readonly [readonly ClauseId[], Fault] =
    names.length === sent.length
      ? [['CMT-25'], shows('attachments.name', names, found)]
      : [['CMT-24', 'CMT-27'], listedTimes(names.length, sent.length, found, 'attachments')];
  attributed(broken, () => mustHold(answer, promised, sameSet(names, sent), fault));
}

/** Sends files, which must be taken and shown. */
export async function taken(place: Place, as: Identity, files: readonly FilePart[]): Promise<Answer> {
  const answer = await place.send(as, files);
  await attributing(['CMT-22'], () => must(answer, success));
  mustShow(answer, dataOf(answer), files);
  return answer;
}

/** Each of these people finds as many attachments as files were sent; all files are there with their very bytes. */
export async function mustCarry(
  t: Tools,
  place: Place,
  sent: Answer,
  files: readonly FilePart[],
  people: readonly Identity[] = place.people,
): Promise<void> {
  return mustCarryIn(t, place, { id: text(dataOf(sent), 'id'), answer: sent }, files, people);
}

/** The same of something that is known by its id. */
export async function mustCarryIn(
  t: Tools,
  place: Place,
  { id, answer: sent }: { readonly id: string; readonly answer: Answer },
  files: readonly FilePart[],
  people: readonly Identity[],
): Promise<void> {
  const downloads = new Map<string, Buffer>();
  let last = sent;
  for (const [turn, as] of people.entries()) {
    const { answer, found } = await place.find(as, id);
    const lost = { ...lacks(answerText(answer)), items: [id] };
    mustHold(answer, `${place.noun} ${id}`, found !== undefined, lost);
    const attachments = await attributing(['CMT-24', 'CMT-27'], () => {
      const shown = objects(found, 'attachments').map((one) => text(one, 'id'));
      mustHold(
        answer,
        `${files.length} attachments`,
        shown.length === files.length,
        listedTimes(shown.length, files.length, `${shown.length} attachments`, 'attachments'),
      );
      return shown;
    });
    // Each user reads at least one file, and each file is read at least once. They may come in any order.
    for (const attachmentId of attachments
      .toSorted()
      .filter((_, at) => (at - turn) % Math.min(people.length, files.length) === 0)) {
      const path = place.attachment(id, attachmentId);
      const download = await t.callAny(place.attachmentOperation, { path, as });
      const known = downloads.get(attachmentId) ?? download.bytes;
      await attributing([place.bytes], () => {
        must(download, status(200));
        mustHold(
          download,
          'the same bytes to everybody',
          known.equals(download.bytes),
          differs(answerText(download)),
        );
      });
      downloads.set(attachmentId, download.bytes);
      last = download;
    }
  }
  const bytes = [...downloads.values()];
  for (const file of files) {
    const at = bytes.findIndex((one) => one.equals(file.bytes));
    const promised = `the ${file.bytes.length} bytes of ${file.name} behind one of the attachments`;
    await attributing([place.bytes], () =>
      mustHold(
        last,
        promised,
        at >= 0,
        differs(`files of ${bytes.map(({ length }) => length).join(', ')} bytes`),
      ),
    );
    bytes.splice(at, 1);
  }
}

/** Sends a file that a check needs and does not judge; gives the ids of what was made and of its attachment. */
export async function carried(place: Place, file: FilePart) {
  return precondition('something with files', async () => {
    const data = dataOf(await place.send(place.people[1], [file]));
    const [attachment] = objects(data, 'attachments');
    return { attachment, id: text(data, 'id'), attachmentId: text(attachment, 'id') };
  });
}
