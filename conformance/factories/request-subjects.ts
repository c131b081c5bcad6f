import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/levers.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf, listOf, text } from '../kit/read.ts';
import type { FacilityFact, Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { postForm } from './form-or-json.ts';
import type { Family } from './family-access.ts';
import { made } from './made.ts';
import type { PlannedSection } from './planned-part.ts';
import { rides } from './transportation-subject.ts';
import { works } from './work-requests-subject.ts';

/** A family that makes requests. */
export interface Household extends Family {
  /** A body that is accepted, told apart by its mark. */
  readonly body: (mark: string) => JsonObject;
}

/** What checks that hold for both sections do with a request, whichever of the two it is. */
export interface Subject {
  readonly section: PlannedSection;
  /** What people call such a request. */
  readonly noun: string;
  /** Begins the ids of checks. */
  readonly word: 'transportation' | 'work-requests';
  readonly operations: Readonly<Record<SharedOperation, OperationId>> & { readonly replace?: OperationId };
  /** The state of a request that was just made. */
  readonly firstState: 'pending' | 'open';
  /** The two modules that a community needs. */
  readonly modules: readonly [Module, Module];
  /** The levers that bring a request into a state, by the state. */
  readonly moves: Readonly<Record<string, readonly LeverName[]>>;
  readonly staffLever: LeverName;
  readonly commentLever: 'comment-on-transportation-request' | 'comment-on-work-request';
  /** The path of a request of a resident. */
  readonly path: (residentId: string, id: string) => Readonly<Record<string, string>>;
  /** A family that makes such requests, in a community that has them. */
  readonly family: (t: Tools, connections: number, at?: FacilityFact) => Promise<Household>;
  /** A community of the check's own that asks for as little as it can. */
  readonly community: (t: Tools) => Promise<FacilityFact>;
  /** The member of a request that shows its mark. */
  readonly markedIn: string;
  /** A list that holds the requests of checks. */
  readonly listed: (t: Tools, residentId: string, as: Identity) => Promise<Answer>;
  /** A request that staff make, in their platform. */
  readonly byStaff: (t: Tools, household: Household) => Promise<string>;
  readonly move: (t: Tools, id: string, state: string) => Promise<void>;
  readonly staffComment: (t: Tools, id: string, comment: StaffComment) => Promise<StaffCommented>;
}

export type SharedOperation =
  'settings' | 'list' | 'create' | 'read' | 'comments' | 'attachment' | 'comment' | 'cancel';

export type Module = Exclude<keyof LeverInput<'switch-modules'>, 'facilityId'>;

export type StaffComment = Omit<LeverInput<'comment-on-transportation-request'>, 'requestId'>;
export type StaffCommented = LeverReturns['comment-on-transportation-request'];

export const subjects: readonly Subject[] = [rides, works];

/** A file as a lever takes it. */
export const staffFile = ({ name, type, bytes }: FilePart) => ({
  name,
  type,
  content: bytes.toString('base64'),
});

/** Asks for a new request; any answer. */
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

/** The id of a new request that somebody made. */
export const givenRequest = (
  t: Tools,
  subject: Subject,
  household: Household,
  as: Identity,
): Promise<string> =>
  made(`a ${subject.noun}`, async () => text(dataOf(await askFor(t, subject, household, as)), 'id'));

/** Sends a comment, as JSON where it has no file. */
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

/** A comment that the check needs and does not judge, as the create answered it. */
export const givenComment = (
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  comment: Parameters<typeof commentOn>[3],
): Promise<JsonObject> =>
  made('a comment', async () =>
    dataOf(await commentOn(t, subject, path, { text: t.fresh.text('Comment'), ...comment })),
  );

/** The comments of a request as somebody finds them. */
export async function commentsOf(
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  as: Identity,
): Promise<{ readonly answer: Answer; readonly comments: readonly JsonObject[] }> {
  const answer = await t.callAny(subject.operations.comments, { path, as });
  return { answer, comments: listOf(answer) };
}

/** Cancels a request in the name of its creator. */
export const cancel = (
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  as: Identity,
): Promise<void> =>
  made('a cancel', async () => must(await t.callAny(subject.operations.cancel, { path, as }), success));

/** Whether staff can bring a request into a state. */
export const canMove = (t: Tools, subject: Subject, state: string): boolean =>
  subject.moves[state]?.every((name) => hasLever(t.run, name)) ?? false;
