import { Temporal } from 'temporal-polyfill';
import { isoOf } from '../../mock/world/clock.ts';
import type { ActivityRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, first, home, isAhead, isFromBefore, windowOfDays } from '../tour.ts';
import { acquaintance } from './residents.ts';

const ahead = (world: World): readonly ActivityRecord[] => world.store.activities.filter(isAhead(world));

const bodyOf = (operation: 'createActivity' | 'replaceActivity', activity: ActivityRecord) => ({
  ...bodyFrom(operation, activity),
  attachments: activity.attachments.map(({ id, publicToFamily }) => ({ attachmentId: id, publicToFamily })),
});

/** A future activity with attachments and capacity for both kinds of people, if there is one. */
const remarkable = (world: World): ActivityRecord => {
  const richness = (one: ActivityRecord): number =>
    one.attachments.length + (one.maxRegistered === null ? 0 : 1) + (one.allowConnections ? 1 : 0);
  return first(
    [...ahead(world)].sort((one, other) => richness(other) - richness(one)),
    'an activity ahead',
  );
};

const aWeekLater = (activity: ActivityRecord): ActivityRecord => {
  const moved = (at: string): string => isoOf(Temporal.Instant.from(at).add({ hours: 7 * 24 }));
  const { startDate, endDate } = activity;
  return { ...activity, startDate: moved(startDate), endDate: endDate === null ? null : moved(endDate) };
};

export const activityExamples = {
  listActivities: (tour) => ({ at: { facilityId: home(tour).id, ...windowOfDays(tour, 0, 1) } }),
  getActivity: (tour) => ({
    at: { activityId: remarkable(tour.world).id, actingUserId: acquaintance(tour).id },
  }),
  replaceActivity: ({ world }) => {
    const activity = remarkable(world);
    const room = first(
      ahead(world).filter(({ location }) => location !== activity.location),
      'another place',
    );
    return {
      at: { activityId: activity.id },
      body: { ...bodyOf('replaceActivity', activity), location: room.location },
    };
  },
  // The activity of an earlier example: it has no registrations, so its delete needs no confirmation.
  deleteActivity: ({ world }) => {
    const all = [...ahead(world), ...world.store.activities.filter(({ isDeleted }) => !isDeleted)];
    const free = all.filter(
      ({ id }) => world.store.registrations.filter((one) => one.activityId === id).length === 0,
    );
    return { at: { activityId: first(free, 'an activity for which no one is registered').id } };
  },
  createActivity: (tour) => {
    const { world } = tour;
    const ofHome = ({ facilityId }: ActivityRecord): boolean => facilityId === home(tour).id;
    const model = first(ahead(world).filter(ofHome), 'an activity ahead in the home facility');
    return {
      at: { calendarId: model.calendarId },
      body: bodyFrom('createActivity', { ...aWeekLater(model), attachments: null }),
    };
  },
  listActivityTypes: () => ({}),
  getActivityAttachment: ({ world }) => {
    const withPapers = ahead(world)
      .filter(isFromBefore(world))
      .filter(({ attachments }) => attachments.length > 0);
    const activity = first(withPapers, 'an activity with attachments');
    const { id } = first(activity.attachments, 'an attachment');
    return { at: { activityId: activity.id, attachmentId: id } };
  },
} satisfies Partial<Examples>;
