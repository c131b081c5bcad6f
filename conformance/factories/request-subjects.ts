import { postForm } from './form-or-json.ts';
import { precondition } from '../kit/precondition.ts';
import type { Household, Subject } from './request-subject.ts';
import { rides } from './transportation-subject.ts';
import { works } from './work-requests-subject.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { onceEach } from '../kit/once.ts';
import { dataOf, listOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';

export const subjects: readonly Subject[] = [rides, works];

/** A file in the form of a lever input. */
export const staffFile = ({ name, type, bytes }: FilePart) => ({
  name,
  type,
  content: bytes.toString('base64'),
});

/** Sends a create; the answer may have any status. */
export function askFor(
  t: Tools,
  subject: Subject,
  { residentId, body }: Household,
  as: Identity,
  mark = t.fresh.text('Errand'),
): Promise<Answer> {
  const fields = body(mark);
  return subject.section === 'transportation'
    ? t.callAny(subject.operations.create, { path: { residentId }, body: fields, as })
    : postForm(t, subject.operations.create, { path: { residentId }, fields, as });
}

/** A resident and two connections, once per run, for checks that make requests and find them by their ids. */
export const sharedHousehold = onceEach((t: Tools, subject: Subject) => subject.family(t, 2));

/** Another family of the same kind, whose requests belong to other people. */
export const otherHousehold = onceEach((t: Tools, subject: Subject) => subject.family(t, 2));

/** Makes a request and returns its id. */
export const givenRequest = (
  t: Tools,
  subject: Subject,
  household: Household,
  as: Identity,
): Promise<string> =>
  precondition(`a ${subject.noun}`, async () => text(dataOf(await askFor(t, subject, household, as)), 'id'));

/** Sends a comment: JSON if it has no file. */
export const commentOn = (
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  {
    as,
    text: words,
    files = [],
  }: { readonly as: Identity; readonly text?: string; readonly files?: readonly FilePart[] },
): Promise<Answer> =>
  postForm(t, subject.operations.comment, {
    path,
    as,
    files,
    fields: words === undefined ? {} : { text: words },
  });

/** Makes a comment that the check does not judge; returns the comment in the answer. */
export const givenComment = (
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  comment: Parameters<typeof commentOn>[3],
): Promise<JsonObject> =>
  precondition('a comment', async () =>
    dataOf(await commentOn(t, subject, path, { text: t.fresh.text('Comment'), ...comment })),
  );

/** Reads the comments of a request as one identity. */
export async function commentsOf(
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  as: Identity,
): Promise<{ readonly answer: Answer; readonly comments: readonly JsonObject[] }> {
  const answer = await t.callAny(subject.operations.comments, { path, as });
  return { answer, comments: listOf(answer) };
}

/** Cancels a request as its creator. */
export const cancel = (
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  as: Identity,
): Promise<void> =>
  precondition('a cancel', async () =>
    must(await t.callAny(subject.operations.cancel, { path, as }), success),
  );

/** Whether staff can bring a request into a state. */
export const canMove = (t: Tools, subject: Subject, state: string): boolean =>
  subject.moves[state]?.every((name) => hasLever(t.run, name)) ?? false;
