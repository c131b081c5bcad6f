import { fullActivity, register } from '../witness/activities.ts';
import { activityBody, someActivity } from '../witness/programme.ts';
import { someResident } from '../witness/people.ts';
import type { Stage } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

/** What was sent, without the ids that differ from server to server anyway. */
const sent = async (stage: Stage) =>
  (await stage.events()).map(({ event }) => [event.eventType, event.aggregateType, event.resourceId]);

const registering = async (stage: Stage) => {
  await register(stage, await someActivity(stage), await someResident(stage));
  return sent(stage);
};

const waiting = async (stage: Stage) => {
  await fullActivity(stage);
  return sent(stage);
};

const promoting = async (stage: Stage) => {
  const { activityId, first } = await fullActivity(stage);
  await stage.call('DELETE', `/activities/${activityId}/registrations/${first}`);
  return sent(stage);
};

const updatingNothing = async (stage: Stage) => {
  const id = await someActivity(stage);
  await stage.call('PUT', `/activities/${id}`, { body: activityBody(stage) });
  return sent(stage);
};

const omitted = async (stage: Stage) => {
  await register(stage, await someActivity(stage), await someResident(stage));
  return (await stage.events()).map(({ event }) => Object.keys(event));
};

export const eventVariants = readingsOf(registering, [
  ['registration-resource-id', ['activity-id', 'user-id']],
  ['waitlisted-create-event', ['silent'], waiting],
  ['promotion-event-order', ['created-first'], promoting],
  ['aggregate-types', ['listed-only']],
  ['registration-announcement-payload', ['least'], omitted],
  ['unchanged-activity-event', ['silent'], updatingNothing],
]);
