import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { Subject } from '../../factories/request-subject.ts';
import { ask } from '../../factories/requests.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { answerText, isSuccess, wrongStatus } from '../../kit/match.ts';
import { differs, listedTimes, shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  allows,
  judgementOf,
  sees,
  statusesOf,
  wordsOf,
  type Asker,
  type Situation,
} from '../../models/family-access.ts';
import { requestOf, type RequestSetup, type PreparedRequest } from './request-setup.ts';
import { mustBeUnchanged, mustHaveMadeNone, seenByResident, seenOfOne, type Seen } from './seen.ts';

/** A user who asks for a prepared request. */
export interface Attempt {
  readonly t: Tools;
  readonly subject: Subject;
  readonly setup: RequestSetup;
  readonly as: Identity;
  /** Distinguishes the requests that this attempt makes. */
  readonly mark: string;
  /** The clauses that a wrong answer breaks, if not those that decide the situation. */
  readonly broken?: ClauseId;
}

/** An attempt by an asker of the setup. */
export const sceneOf = async (
  t: Tools,
  subject: Subject,
  setup: RequestSetup,
  asker: Asker,
): Promise<Attempt> => ({
  ...{ t, subject, setup, mark: t.fresh.text('Errand') },
  as: await setup.identityOf(t, asker),
});

/** What a wrong status breaks: a list that is refused is one that its asker may not ask for. */
function statusClause(situation: Situation): ClauseId {
  const { ground, clause } = judgementOf(situation);
  return ground === 'may' && situation.operation === 'list' ? 'FAM-11' : clause;
}

/** Sends it and asserts the answer. */
export async function tried(attempt: Attempt, situation: Situation): Promise<Answer> {
  const { operation, asker, request, enabled } = situation;
  const on = request && requestOf(attempt.setup, request);
  const answer = await sent(attempt, situation, on);
  const judgement = judgementOf(situation);
  const about = request ? ` a ${request.state} request of ${request.maker}` : '';
  const when = `${asker}, ${operation}${about}${enabled ? '' : ', modules off'} (${judgement.ground})`;
  const { broken } = attempt;
  const promised = `${wordsOf(judgement)}: ${when}`;
  // Where another success than the stated one grants what was asked for, only the status is wrong.
  const aspect = judgement.ground === 'may' && isSuccess(answer) ? { aspect: 'status' as const } : {};
  await attributing([broken ?? statusClause(situation)], () =>
    mustHold(answer, promised, allows(judgement, answer.status), {
      ...wrongStatus(answer),
      ...aspect,
      statuses: statusesOf(judgement),
    }),
  );
  if (isSuccess(answer))
    await attributing([broken ?? judgement.clause], () => mustServe(attempt, situation, answer, on));
  return answer;
}

/** Whether the setup has everything that the situation needs. */
export function isThere(setup: RequestSetup, { request, operation }: Situation): boolean {
  if (!request) return true;
  const on = requestOf(setup, request);
  return operation === 'attachment' ? on?.attachment !== undefined : on !== undefined;
}

/** The requests that a situation comments on. */
export const commentedIn = (
  { requests }: RequestSetup,
  situations: readonly Situation[],
): readonly PreparedRequest[] => {
  const comments = situations.filter(({ operation }) => operation === 'comment');
  return requests.filter((one) =>
    comments.some(({ request }) => request?.maker === one.maker && request.state === one.state),
  );
};

/** Sends what the situation is about. */
export function sent(
  { t, subject, setup, as, mark }: Attempt,
  { operation }: Situation,
  on?: PreparedRequest,
): Promise<Answer> {
  const { household } = setup;
  const { operations } = subject;
  const path = on?.path ?? {};
  switch (operation) {
    case 'settings':
      return t.callAny(operations.settings, { path: { facilityId: household.facilityId }, as });
    case 'list':
      return subject.listed(t, household.residentId, as);
    case 'create':
      return ask(t, household, household.least(t, { [subject.markedIn]: mark }), { by: as });
    case 'comment':
      return commentOn(t, subject, path, { as, text: t.fresh.text('Any news') });
    case 'attachment':
      return t.callAny(operations.attachment, { path: on?.attachment?.path ?? path, as });
    case 'replace':
      return t.callAny(operations.replace ?? operations.read, { path, as, body: household.least(t) });
    case 'read':
    case 'comments':
    case 'cancel':
      return t.callAny(operations[operation], { path, as });
  }
}

/** A request that is served is the one that was asked for. */
async function mustServe(
  { setup, broken }: Attempt,
  situation: Situation,
  answer: Answer,
  on?: PreparedRequest,
): Promise<void> {
  const { operation, asker } = situation;
  if (operation === 'list')
    await mustContain(answer, setup, (one) => sees(asker, one.maker), {
      missing: broken ?? judgementOf(situation).clause,
      beyond: broken ?? 'FAM-14',
    });
  if (on === undefined) return;
  const isShown = operation === 'read' || operation === 'replace' || operation === 'cancel';
  const { id, status } = isShown ? dataOf(answer) : {};
  if (isShown) mustHold(answer, `the request ${on.id}`, id === on.id, shows('id', id));
  if (operation === 'attachment' && on.attachment) {
    const isSame = answer.bytes.equals(on.attachment.bytes);
    mustHold(answer, 'the bytes of the file', isSame, differs(answerText(answer)));
  }
  if (operation === 'cancel')
    mustHold(answer, 'the status cancelled', status === 'cancelled', shows('status', status));
}

/** What a list breaks that lacks a request, and one that holds a request too many. */
interface ListClauses {
  readonly missing: ClauseId;
  readonly beyond: ClauseId;
}

/** The list holds, of the prepared requests, just those of which the test holds, each once. */
export async function mustContain(
  answer: Answer,
  { requests }: Pick<RequestSetup, 'requests'>,
  test: (one: PreparedRequest) => boolean,
  { missing, beyond }: ListClauses,
): Promise<void> {
  const ids = (await attributing([missing], () => listOf(answer))).map(({ id }) => id);
  for (const one of requests) {
    const count = ids.filter((id) => id === one.id).length;
    const [times, wanted] = test(one) ? ['once', 1] : ['not at all', 0];
    const promised = `the ${one.state} request of ${one.maker} ${one.id} ${times} in the list`;
    await attributing([test(one) ? missing : beyond], () =>
      mustHold(answer, promised, count === wanted, {
        ...listedTimes(count, wanted, `${count} times among ${ids.length}`),
        items: [one.id],
      }),
    );
  }
}

/** Tries situations of which each is refused, or reads; all in all they leave everything as it was. */
export async function triedWithoutTrace(
  attempt: Attempt,
  situations: readonly Situation[],
  before: Seen | undefined,
): Promise<void> {
  const { t, subject, setup, mark } = attempt;
  let last: Answer | undefined;
  for (const situation of situations) last = await tried(attempt, situation);
  if (last === undefined) return t.unproven('needs levers with which staff make and settle requests');
  // Where the resident does not find what is theirs, that is one of the situations, or none can be compared.
  if (!before) return t.unproven('needs a resident who finds what is theirs');
  const after = await seenByResident(t, subject, setup, commentedIn(setup, situations));
  const judged = last;
  for (const { id } of setup.requests)
    for (const isTalk of [true, false]) {
      const [now, then] = [seenOfOne(after, id, isTalk), seenOfOne(before, id, isTalk)];
      const tries = situations.filter(({ operation }) => (operation === 'comment') === isTalk);
      await attributing(tryingOn(setup, tries, id), () => mustBeUnchanged(judged, now, then, AS_IT_WAS));
    }
  await attributing(decidingOn(situations.filter(({ operation }) => operation === 'create')), () =>
    mustHaveMadeNone(judged, subject, after, mark),
  );
}

const AS_IT_WAS = 'what was refused leaves every request and its comments as they were';

const decidingOn = (situations: readonly Situation[]): readonly ClauseId[] => [
  ...new Set(situations.map((one) => judgementOf(one).clause)),
];

/** The sentences by which whatever was tried on a request is refused; of all that was tried if it was none of it. */
function tryingOn(setup: RequestSetup, situations: readonly Situation[], id: string): readonly ClauseId[] {
  const tries = situations.filter(({ request }) => request && requestOf(setup, request)?.id === id);
  return decidingOn(tries.length > 0 ? tries : situations);
}
