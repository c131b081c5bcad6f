import type { RegistrationRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, first, home, isAhead, windowOfDays, type Tour } from '../tour.ts';
import { acquaintance } from './residents.ts';

const entries = ({ store }: World, activityId: string): readonly RegistrationRecord[] =>
  store.registrations.filter((one) => one.activityId === activityId);

/** A registered resident of a full activity with a waitlist: a cancel causes both events. */
const leaver = ({ world }: Tour): RegistrationRecord => {
  const waitedFor = world.store.activities
    .filter(isAhead(world))
    .filter(({ id }) => entries(world, id).some(({ status }) => status === 'waitlisted'));
  const { id } = first(waitedFor, 'an activity ahead with a waitlist');
  return first(
    entries(world, id).filter(({ status, userType }) => status === 'registered' && userType === 'resident'),
    'a registered resident',
  );
};

/** A resident of the home facility who has nothing to do with the activity yet. */
const stranger = (tour: Tour, activityId: string) =>
  first(
    tour.world.store.residents.filter(
      ({ id, status, facilityId }) =>
        status === 'active' &&
        facilityId === home(tour).id &&
        !entries(tour.world, activityId).some(({ personId }) => personId === id),
    ),
    'a resident who is not registered',
  );

export const registrationExamples = {
  createRegistration: (tour) => {
    const { world } = tour;
    const open = world.store.activities
      .filter(isAhead(world))
      .filter(
        ({ id, facilityId, maxRegistered }) =>
          facilityId === home(tour).id && entries(world, id).length < (maxRegistered ?? Infinity),
      );
    const { id } = first(open, 'an activity with a free place');
    const registrant = { userId: stranger(tour, id).id, userType: 'resident' };
    return { at: { activityId: id }, body: bodyFrom('createRegistration', registrant) };
  },
  cancelRegistration: (tour) => {
    const { activityId, userId } = leaver(tour);
    return { at: { activityId, userId } };
  },
  listResidentRegistrations: (tour) => ({
    at: { residentId: acquaintance(tour).id, ...windowOfDays(tour, 0, 30) },
  }),
  listConnectionRegistrations: (tour) => {
    const { world } = tour;
    const ahead = new Set(world.store.activities.filter(isAhead(world)).map(({ id }) => id));
    const guests = world.store.registrations.filter(
      ({ activityId, userType }) => userType === 'connection' && ahead.has(activityId),
    );
    return {
      at: {
        connectionId: first(guests, 'a connection who is registered').personId,
        ...windowOfDays(tour, 0, 44),
      },
    };
  },
} satisfies Partial<Examples>;
