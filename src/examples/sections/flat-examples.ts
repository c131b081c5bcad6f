import type { ResidentRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import type { Examples } from '../example.ts';
import { dayAtHome, first, home, isAhead, type Tour } from '../tour.ts';

const residentsAtHome = (tour: Tour): readonly ResidentRecord[] =>
  tour.world.store.residents.filter(
    ({ status, facilityId }) => status === 'active' && facilityId === home(tour).id,
  );

const tagged = ({ store }: World, id: string): boolean =>
  store.photos.filter(({ userIds, isDeleted }) => !isDeleted && userIds.includes(id)).length > 0;

/** Whether a resident takes part in a thread in which someone has written. */
const isWrittenTo = ({ store }: World, id: string): boolean =>
  store.messages
    .all()
    .flatMap(({ threadId }) => store.threads.find(threadId)?.standings ?? [])
    .some(({ personId, hasLeft }) => personId === id && !hasLeft);

const withActivity = (tour: Tour): ResidentRecord => {
  const { personalActivities } = tour.world.store;
  const known = new Set(personalActivities.all().map(({ residentId }) => residentId));
  return first(
    residentsAtHome(tour).filter(({ id }) => known.has(id)),
    'a resident with a personal activity',
  );
};

export const flatExampleExamples = {
  listPersonalActivitiesFlat: (tour) => ({
    at: { residentId: withActivity(tour).id, startDate: dayAtHome(tour, -14), endDate: dayAtHome(tour, 14) },
  }),
  createPersonalActivityFlat: (tour) => ({
    body: {
      residentId: withActivity(tour).id,
      title: 'Garden walk',
      startTime: `${dayAtHome(tour, 2)}T14:00:00Z`,
      endTime: `${dayAtHome(tour, 2)}T14:45:00Z`,
      location: 'Rose garden',
    },
  }),
  createRegistrationFlat: (tour) => {
    const { world } = tour;
    const { activities, registrations } = world.store;
    const entries = (activityId: string) => registrations.filter((one) => one.activityId === activityId);
    // Not the first (the reference example uses it), and not one without registrations (a later example deletes it).
    const open = activities
      .filter(isAhead(world))
      .filter(({ id, facilityId, maxRegistered }) => {
        const { length } = entries(id);
        return facilityId === home(tour).id && length > 0 && length < (maxRegistered ?? Infinity);
      })
      .reverse();
    const { id: activityId } = first(open, 'an activity with a free place');
    const free = residentsAtHome(tour).filter(
      ({ id }) => !entries(activityId).some(({ personId }) => personId === id),
    );
    return { body: { residentId: first(free, 'a resident who is not registered').id, activityId } };
  },
  listPhotosFlat: (tour) => {
    const pictured = residentsAtHome(tour).filter(({ id }) => tagged(tour.world, id));
    return { at: { residentId: first(pictured, 'a resident in a photo').id, limit: '2' } };
  },
  listMessagesFlat: (tour) => {
    const addressed = residentsAtHome(tour).filter(({ id }) => isWrittenTo(tour.world, id));
    return { at: { residentId: first(addressed, 'a resident with messages').id, limit: '2' } };
  },
} satisfies Partial<Examples>;
