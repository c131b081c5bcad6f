import type { ClientSample } from './sample.ts';
import { correct, type ClientWays } from './ways.ts';

const variation = (id: string, says: string, ways: Partial<ClientWays>): ClientSample => ({ id, says, ways });

/** Clients that work in other ways than the correct one, as they may. */
export const clientVariations: readonly ClientSample[] = [
  variation('as-it-is', 'Does what the interface says.', {}),
  variation('small-pages', 'Asks for pages of 3.', { pageSize: 3 }),
  variation('large-pages', 'Asks for pages of 100.', { pageSize: 100 }),
  variation('short-windows', 'Asks for 30 days at a time.', { windowDays: 30 }),
  variation('day-by-day', 'Asks for two weeks at a time.', { windowDays: 14 }),
  variation('patient', 'Waits longer than Retry-After says.', { waits: (seconds) => seconds * 1000 + 300 }),
  variation('picks-the-last', 'Works with the last resident in the order of ids.', {
    picks: (ids) => ids.toSorted().at(-1),
  }),
  variation('replaces-what-it-made', 'Replaces by what the answer to its creation showed.', {
    readsFirst: true,
    replacement: (shown, change) => ({ ...correct.replacement(shown, change), status: 'active' }),
  }),
  variation('nulls', 'Sends null for what has no value.', {
    newcomer: { ...correct.newcomer, nickname: null, email: null },
  }),
  variation('date-times', 'Sends the day of a check-in as a date-time at midnight.', {
    checkInDay: (day) => `${day}T00:00:00Z`,
  }),
  variation('whole-resource', 'Replaces with everything that it was shown.', {
    replacement: (shown, change) => ({ ...shown, ...change }),
  }),
  variation('more-about-people', 'Makes residents with much about them.', {
    newcomer: {
      ...correct.newcomer,
      ...{ gender: 'F', dob: '1940-05-06T00:00:00Z', about: { likes: ['tea'], isVeteran: false } },
    },
  }),
  variation('lower-case-headers', 'Writes its headers in small letters.', {
    alters: (request) => new Request(request, { headers: Object.fromEntries(request.headers) }),
  }),
  variation('acts-as-staff', 'Reads facilities as staff besides.', {
    besides: (service, { identities }) => service.listFacilities(identities['staff'] ?? ''),
  }),
  variation('asks-twice', 'Reads everything twice.', {
    besides: async (service, { identities }, _send, facilityId) => {
      const actor = identities['systemActor'] ?? '';
      await service.listFacilities(actor);
      await service.listResidents(actor, facilityId, { pageSize: 1 });
      await service.listPhotos(actor, facilityId, { pageSize: 1 });
    },
  }),
];
