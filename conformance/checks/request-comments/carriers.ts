import type { OperationId } from '../../../openapi/generated/contract.ts';
import { postForm } from '../../given/form-or-json.ts';
import { made } from '../../given/made.ts';
import {
  commentOn,
  commentsOf,
  givenRequest,
  subjects,
  type Household,
  type Subject,
} from '../../given/request-subjects.ts';
import { works } from '../../given/work-subject.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { byId, dataOf, listOf, objects, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import type { FilePart } from '../../kit/wire.ts';

/** Something that files can come with: a comment on either kind of request, or a work request itself. */
export interface Carrier {
  /** Begins the ids of checks. */
  readonly word: string;
  readonly noun: string;
  readonly operation: OperationId;
  readonly attachmentOperation: OperationId;
  readonly place: (t: Tools) => Promise<Place>;
}

/** Where files are sent to, by whom, and where they are found afterwards. */
export interface Place {
  /** The resident and two connections, all of whom see what is sent by a connection. */
  readonly people: readonly [Identity, Identity, Identity];
  /** Sends something with files; what it says is told apart by its text. */
  readonly send: (as: Identity, files: readonly FilePart[], text?: string) => Promise<Answer>;
  /** What was made, as somebody finds it afterwards, and the answer that shows it. */
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
  attachmentOperation: subject.operations.attachment,
  place: async (t) => commentsOn(t, subject, await subject.family(t, 2)),
});

/** The comments on a new request of the first connection. */
async function commentsOn(t: Tools, subject: Subject, household: Household): Promise<Place> {
  const { resident, connections, residentId } = household;
  const [one = resident, two = resident] = connections;
  const path = subject.path(residentId, await givenRequest(t, subject, household, one));
  return {
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
  attachmentOperation: 'getWorkRequestAttachment',
  place: async (t) => {
    const { residentId, resident, connections, body } = await works.family(t, 2);
    const [one = resident, two = resident] = connections;
    const place: Place = {
      sibling: () => Promise.resolve(place),
      people: [resident, one, two],
      send: (as, files, words = t.fresh.text('Enclosed')) =>
        postForm(t, 'createWorkRequest', { path: { residentId }, as, files, fields: body(words) }),
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
  },
};

export const carriers: readonly Carrier[] = [...subjects.map(commentCarrier), workCarrier];

/** The attachments that something shows are the files that were sent, by their names, in whatever order. */
export function mustShow(answer: Answer, shown: unknown, files: readonly FilePart[]): void {
  const names = objects(shown, 'attachments').map(({ name }) => String(name));
  const isSame =
    [...names].sort().join('\n') ===
    files
      .map(({ name }) => name)
      .sort()
      .join('\n');
  const promised = `the attachments ${files.map(({ name }) => name).join(', ') || 'none'}`;
  mustHold(answer, promised, isSame, `attachments ${names.join(', ') || 'none'}`);
}

/** Every file sent is one of the attachments, with its very bytes, for each of these people. */
export async function mustCarry(
  t: Tools,
  carrier: Carrier,
  place: Place,
  sent: Answer,
  {
    files,
    people = place.people,
  }: { readonly files: readonly FilePart[]; readonly people?: readonly Identity[] },
): Promise<void> {
  const id = text(dataOf(sent), 'id');
  for (const as of people) {
    const { answer, found } = await place.find(as, id);
    mustHold(answer, `${carrier.noun} ${id}`, found !== undefined);
    const bytes: Buffer[] = [];
    for (const attachment of objects(found, 'attachments')) {
      const path = place.attachment(id, text(attachment, 'id'));
      const download = await t.callAny(carrier.attachmentOperation, { path, as });
      must(download, status(200));
      bytes.push(download.bytes);
    }
    mustHold(
      answer,
      `${files.length} attachments`,
      bytes.length === files.length,
      `${bytes.length} attachments`,
    );
    for (const file of files) {
      const at = bytes.findIndex((one) => one.equals(file.bytes));
      const promised = `the ${file.bytes.length} bytes of ${file.name} behind one of the attachments`;
      mustHold(answer, promised, at >= 0, `files of ${bytes.map(({ length }) => length).join(', ')} bytes`);
      bytes.splice(at, 1);
    }
  }
}

/** Sends something that a check needs and does not judge. */
export const carried = (place: Place, as: Identity, files: readonly FilePart[]): Promise<Answer> =>
  made('something with files', async () => {
    const answer = await place.send(as, files);
    dataOf(answer);
    return answer;
  });
