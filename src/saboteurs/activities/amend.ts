import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { ActivityRecord } from '../../mock/world/records.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { activityBody } from '../../witness/programme.ts';
import { pick, type Stage, type Witness } from '../../witness/stage.ts';
import { idIn, type Members } from '../input.ts';
import { afterwards, instead, withScene, type Mutation } from '../mutation.ts';

export type Change = (stored: ActivityRecord) => Partial<ActivityRecord>;

/** Changes a stored activity behind the API's back. */
export const amend = (scene: Scene, id: string | undefined, change: Change): void => {
  const stored = scene.store.activities.find(id);
  if (stored) scene.store.activities.replace({ ...stored, ...change(stored) });
};

/** Changes a stored activity and shows it in the answer as it is then. */
export const amendAndShow = (
  reply: AnyReply,
  scene: Scene,
  id: string | undefined,
  change: Change,
): AnyReply => {
  amend(scene, id, change);
  const stored = scene.store.activities.find(id);
  return stored ? { ...reply, body: { data: activityView(nextOccasion(stored, scene), scene) } } : reply;
};

/** A create after which the activity is stored with a change, shown in the answer or kept quiet. */
export const made = (change: Change, shown = true): Mutation =>
  afterwards('createActivity', (reply, _input, scene) => {
    if (shown) return amendAndShow(reply, scene, idIn(reply), change);
    amend(scene, idIn(reply), change);
    return reply;
  });

/** A replacement that keeps a little of what was there: what the change makes of the former record and the new one. */
export const keeping = (
  change: (former: ActivityRecord, now: ActivityRecord, sent: object) => Partial<ActivityRecord>,
): Mutation =>
  instead('replaceActivity', (original) => (input, scene) => {
    const id = input.path['activityId'];
    const former = scene.store.activities.find(id);
    const reply = original(input, scene);
    if (isRefusal(reply) || !former) return reply;
    return amendAndShow(reply, scene, id, (now) => change(former, now, input.sent));
  });

/** An operation that sees every activity a little otherwise than it is stored. */
export const seeing = (operation: OperationId, change: Change): Mutation =>
  withScene(operation, (scene) => {
    const { activities } = scene.store;
    const seen = (stored: ActivityRecord): ActivityRecord => ({ ...stored, ...change(stored) });
    const find = (id: string | undefined): ActivityRecord | undefined => {
      const stored = activities.find(id);
      return stored && seen(stored);
    };
    const filter: typeof activities.filter = (keep) => activities.all().map(seen).filter(keep);
    return { ...scene, store: { ...scene.store, activities: { ...activities, find, filter } } };
  });

/** What a create on a calendar (the first, unless another is counted) answers, and what is read afterwards. */
export const createAndRead =
  (body: Members = {}, calendar = 0): Witness =>
  async (stage) => {
    const path = `/calendars/${stage.calendars[calendar] ?? ''}/activities`;
    const created = await stage.call('POST', path, { body: activityBody(stage, body) });
    const read = await stage.call('GET', `/activities/${String(pick(created.body, 'data.id'))}`);
    return [created.status, created.body, read.body];
  };

/** What a replacement answers, and what is read afterwards. */
export const replaceAndRead = async (stage: Stage, id: string, body: Members): Promise<unknown> => {
  const answer = await stage.call('PUT', `/activities/${id}`, { body });
  return [answer.status, answer.body, (await stage.call('GET', `/activities/${id}`)).body];
};
