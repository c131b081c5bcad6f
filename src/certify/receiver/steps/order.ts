import type { SentEvent } from '../../../../conformance/consumers/receiver/story.ts';
import { daysAgo, type StepRun } from './step.ts';

export const repeat: StepRun = async (stage, causes) => {
  const { event, name } = await causes.object('activity');
  await stage.deliver('repeat', event);
  await stage.send({ step: 'repeat', event, attempt: 2 });
  await Promise.all([
    stage.send({ step: 'repeat', event, attempt: 3 }),
    stage.send({ step: 'repeat', event, attempt: 4 }),
  ]);
  await stage.look(event, { wanted: name });
};

export const late: StepRun = async (stage, causes) => {
  const { event, name } = await causes.object('photo');
  const old = daysAgo(event, 9);
  await stage.insist('late', old);
  await stage.look(old, { wanted: name });
};

export const reordered: StepRun = async (stage, causes) => {
  const made = await causes.object('activity');
  const changed = await causes.change(made);
  const since = stage.world.now();
  await stage.insist('reordered', changed.event);
  // Both changes were made before the first fetch, so a second fetch would show nothing newer.
  await stage.insist('reordered', made.event, { since });
  await stage.look(changed.event, { wanted: changed.name, former: made.name });
};

export const unknownKind: StepRun = async (stage, causes) => {
  const { event } = await causes.object('activity');
  for (const eventType of ['menu.published', 'work_request.created', 'notification.transportation_reminder'])
    await stage.send({
      step: 'unknown-kind',
      event: { ...event, eventId: `${event.eventId}-${eventType}`, eventType, aggregateType: 'menu' },
    });
};

/** Members that another version of the service might add, each with an id of something else than the object. */
const addedIds = ({ resourceId }: SentEvent): Readonly<Record<string, string>> => {
  const other = [...resourceId].toReversed().join('');
  return { id: other, objectId: other, photoId: other, activityId: other, announcementId: other };
};

export const moreMembers: StepRun = async (stage, causes) => {
  for (const make of [causes.photo, causes.activity, causes.announcement]) {
    const { event } = await make();
    const turned = Object.fromEntries(Object.entries(event).reverse());
    const added = { version: 2, data: { id: 'x', more: [1] }, ...addedIds(event) };
    await stage.insist('more-members', { ...added, ...event, ...turned });
  }
};

export const gone: StepRun = async (stage, causes) => {
  const photo = await causes.object('photo');
  await causes.gone(photo);
  const activity = await causes.object('activity');
  await causes.gone(activity);
  for (const { event } of [photo, activity]) await stage.deliver('gone', event);
  const { event } = await causes.object('photo');
  await stage.deliver('sentinel', event);
};

export const promotion: StepRun = async (stage, causes) => {
  for (const turn of [0, 1]) {
    const events = await causes.promotion();
    for (const event of turn === 0 ? events : events.toReversed()) await stage.deliver('promotion', event);
  }
};

export const deletes: StepRun = async (stage, causes) => {
  const photo = await causes.object('photo');
  await stage.deliver('sentinel', photo.event);
  const activity = await causes.object('activity');
  await stage.deliver('sentinel', activity.event);
  const photoGone = await causes.gone(photo);
  const activityGone = await causes.gone(activity);
  for (const { event, former } of [photoGone, activityGone]) {
    await stage.deliver('deletes', event);
    await stage.look(event, former === undefined ? {} : { former });
  }
};

/** An update of an object whose creation was never announced. */
export const updateOnly: StepRun = async (stage, causes) => {
  for (const preferred of ['photo', 'activity'] as const) {
    const { event } = await causes.change(await causes.object(preferred));
    await stage.insist('update-only', event);
  }
};
