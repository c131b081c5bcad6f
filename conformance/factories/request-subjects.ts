import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { unlessUnproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { onceEach } from '../kit/once.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf, listOf, objects, text } from '../kit/read.ts';
import type { FacilityFact, Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { validFile } from '../kit/valid-file.ts';
import type { FilePart } from '../kit/wire.ts';
import { ownCommunity } from './communities.ts';
import type { FamilyWanted } from './family-access.ts';
import { postForm } from './form-or-json.ts';
import { needsPart } from './planned-part.ts';
import type { Household, Path, Subject } from './request-subject.ts';
import { newRequest } from './requests.ts';
import { rides } from './transportation-subject.ts';
import { givenRiders, ownRideCommunity } from './transportation.ts';
import { works } from './work-requests-subject.ts';
import { givenTenants } from './work-requests.ts';

export const subjects: readonly Subject[] = [rides, works];

/** A family that makes such requests, in a community that offers them. */
export const householdOf = (t: Tools, { section }: Subject, wanted: FamilyWanted): Promise<Household> =>
  section === 'transportation' ? givenRiders(t, wanted) : givenTenants(t, wanted);

/** A community that only this check uses, with as few requirements as possible. */
export async function communityOf(t: Tools, { section }: Subject): Promise<FacilityFact> {
  if (section === 'transportation') return ownRideCommunity(t);
  await needsPart(t, section);
  return ownCommunity(t);
}

/** Another resident of the same community, who acts; undefined where there is none. */
export const neighbourOf = (t: Tools, home: Household): Promise<Household | undefined> => {
  const { subject, facilityId: id, timeZone, residentId } = home;
  const wanted = { connections: 0, at: { id, timeZone }, besides: [residentId] };
  return unlessUnproven(() => householdOf(t, subject, wanted));
};

/** A file in the form of a lever input. */
export const staffFile = ({ name, type, bytes }: FilePart) => ({
  name,
  type,
  content: bytes.toString('base64'),
});

/** A resident and two connections, once per run, for checks that make requests and find them by their ids. */
export const sharedHousehold = onceEach((t: Tools, subject: Subject) =>
  householdOf(t, subject, { connections: 2 }),
);

/** Another family of the same kind, whose requests belong to other people. */
export const otherHousehold = onceEach((t: Tools, subject: Subject) =>
  householdOf(t, subject, { connections: 2 }),
);

/** Makes a request and returns its id. */
export const givenRequest = async (
  t: Tools,
  _subject: Subject,
  home: Household,
  by: Identity,
): Promise<string> => (await newRequest(t, home, { by })).id;

interface Said {
  readonly as: Identity;
  readonly text?: string;
  readonly files?: readonly FilePart[];
}

/** Sends a comment: JSON if it has no file. */
export const commentOn = (
  t: Tools,
  subject: Subject,
  path: Path,
  { as, text: words, files = [] }: Said,
): Promise<Answer> =>
  postForm(t, subject.operations.comment, {
    path: { ...path },
    as,
    files,
    fields: words === undefined ? {} : { text: words },
  });

/** Makes a comment that the check does not judge; returns the comment in the answer. */
export const givenComment = (t: Tools, subject: Subject, path: Path, said: Said): Promise<JsonObject> =>
  precondition('a comment', async () =>
    dataOf(await commentOn(t, subject, path, { text: t.fresh.text('Comment'), ...said })),
  );

/** A comment with one file; returns the id of the file. */
export const givenFile = (t: Tools, subject: Subject, path: Path, as: Identity): Promise<string> =>
  precondition('a comment with a file', async () => {
    const comment = await givenComment(t, subject, path, { as, files: [validFile('pdf')] });
    return text(objects(comment, 'attachments')[0], 'id');
  });

/** Reads the comments of a request as one identity. */
export async function commentsOf(
  t: Tools,
  subject: Subject,
  path: Path,
  as: Identity,
): Promise<{ readonly answer: Answer; readonly comments: readonly JsonObject[] }> {
  const answer = await t.callAny(subject.operations.comments, { path, as });
  return { answer, comments: listOf(answer) };
}

/** Cancels a request as its creator. */
export const cancel = (t: Tools, subject: Subject, path: Path, as: Identity): Promise<void> =>
  precondition('a cancel', async () =>
    must(await t.callAny(subject.operations.cancel, { path, as }), success),
  );

/** Whether staff can bring a request into a state. */
export const canMove = (t: Tools, subject: Subject, state: string): boolean =>
  subject.moves[state]?.every((name) => hasLever(t.run, name)) ?? false;
