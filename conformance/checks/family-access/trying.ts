import { askFor, commentOn, commentsOf, type Subject } from '../../given/request-subjects.ts';
import { made } from '../../given/made.ts';
import type { Answer } from '../../kit/call.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { isSuccess } from '../../kit/match.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  allows,
  judgementOf,
  sees,
  wordsOf,
  type Asker,
  type Situation,
} from '../../models/family-access.ts';
import { identityOf, type Stage, type StagedRequest } from './stage.ts';

/** Somebody who asks on a stage. */
export interface Scene {
  readonly t: Tools;
  readonly subject: Subject;
  readonly stage: Stage;
  readonly as: Identity;
  /** What tells the requests that are asked for here apart. */
  readonly mark: string;
}

/** Somebody on a stage, as an acting user. */
export const sceneOf = async (t: Tools, subject: Subject, stage: Stage, asker: Asker): Promise<Scene> => ({
  ...{ t, subject, stage, mark: t.fresh.text('Errand') },
  as: await identityOf(t, stage.household, asker),
});

/** The same, and judges the answer. */
export async function tried(scene: Scene, situation: Situation): Promise<Answer> {
  const { operation, asker, request, enabled } = situation;
  const on = requestOf(scene.stage, situation);
  const answer = await sent(scene, situation, on);
  const judgement = judgementOf(situation);
  const about = request ? ` a ${request.state} request of ${request.maker}` : '';
  const when = `${asker}, ${operation}${about}${enabled ? '' : ', modules off'} (${judgement.ground})`;
  mustHold(answer, `${wordsOf(judgement)}: ${when}`, allows(judgement, answer.status));
  if (isSuccess(answer)) mustTell(scene, situation, answer, on);
  return answer;
}

const requestOf = ({ requests }: Stage, { request }: Situation): StagedRequest | undefined =>
  request && requests.find(({ maker, state }) => maker === request.maker && state === request.state);

/** Is everything there that the situation is about? */
export const isThere = (stage: Stage, situation: Situation): boolean =>
  situation.request === undefined || requestOf(stage, situation) !== undefined;

/** Sends what the situation is about. */
export function sent(
  { t, subject, stage, as, mark }: Scene,
  { operation }: Situation,
  on?: StagedRequest,
): Promise<Answer> {
  const { household } = stage;
  const { operations } = subject;
  const path = on?.path ?? {};
  switch (operation) {
    case 'settings':
      return t.callAny(operations.settings, { path: { facilityId: household.facilityId }, as });
    case 'list':
      return subject.listed(t, household.residentId, as);
    case 'create':
      return askFor(t, subject, household, as, mark);
    case 'comment':
      return commentOn(t, subject, path, { as, text: t.fresh.text('Any news') });
    case 'attachment':
      return t.callAny(operations.attachment, { path: on?.attachment?.path ?? path, as });
    case 'replace':
      return t.callAny(operations.replace ?? operations.read, {
        path,
        body: household.body(t.fresh.text('Elsewhere')),
        as,
      });
    case 'read':
    case 'comments':
    case 'cancel':
      return t.callAny(operations[operation], { path, as });
  }
}

/** A request that is served is the one that was asked for. */
function mustTell({ stage }: Scene, { operation, asker }: Situation, answer: Answer, on?: StagedRequest) {
  if (operation === 'list') mustList(answer, stage, (one) => sees(asker, one.maker));
  if (on === undefined) return;
  if (operation === 'read' || operation === 'replace' || operation === 'cancel')
    mustHold(answer, `the request ${on.id}`, dataOf(answer)['id'] === on.id);
  if (operation === 'attachment' && on.attachment)
    mustHold(answer, 'the bytes of the file', answer.bytes.equals(on.attachment.bytes));
  if (operation === 'cancel')
    mustHold(answer, 'the status cancelled', dataOf(answer)['status'] === 'cancelled');
}

/** The list holds, of the requests on the stage, just those of which the test holds, each once. */
export function mustList(
  answer: Answer,
  { requests }: Pick<Stage, 'requests'>,
  test: (one: StagedRequest) => boolean,
): void {
  const ids = listOf(answer).map(({ id }) => id);
  for (const one of requests) {
    const count = ids.filter((id) => id === one.id).length;
    const [times, wanted] = test(one) ? ['once', 1] : ['not at all', 0];
    const promised = `the ${one.state} request of ${one.maker} ${one.id} ${times} in the list`;
    mustHold(answer, promised, count === wanted, `${count} times among ${ids.length}`);
  }
}

/** What the resident, who sees everything, finds: each request with its comments, and how many were asked for here. */
export async function seenByResident(scene: Scene): Promise<Readonly<Record<string, unknown>>> {
  const { t, subject, stage, mark } = scene;
  const { residentId, resident: as } = stage.household;
  return made('out what the resident sees', async () => {
    const list = listOf(await subject.listed(t, residentId, as));
    const seen: Record<string, unknown> = {};
    for (const { id, path } of stage.requests) {
      const { comments } = await commentsOf(t, subject, path, as);
      seen[id] = { request: byId(list, id), comments };
    }
    return { made: list.filter((one) => one[subject.markedIn] === mark).length, seen };
  });
}

/** Tries situations of which each is refused, or reads; all in all they leave everything as it was. */
export async function triedWithoutTrace(scene: Scene, situations: readonly Situation[]): Promise<void> {
  // Where the resident does not find what is theirs, that is one of the situations, or none can be compared.
  const before = await unlessUnproven(() => seenByResident(scene));
  let last: Answer | undefined;
  for (const situation of situations) last = await tried(scene, situation);
  if (last === undefined) return;
  if (!before) return scene.t.unproven('needs a resident who finds what is theirs');
  const promised = 'what was refused leaves every request and its comments as they were';
  mustEcho(last, await seenByResident(scene), before, { exact: true, promised });
}
