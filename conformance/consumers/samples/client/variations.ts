import { field } from '../../../kit/json.ts';
import { recordVariations } from './records.ts';
import type { ClientSample } from './sample.ts';
import { correct, type ClientWays } from './ways.ts';

const DAY_MS = 86_400_000;

const dayFrom = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const variation = (id: string, says: string, ways: Partial<ClientWays>): ClientSample => ({ id, says, ways });

/** Clients that work in other ways that are also correct. */
export const clientVariations: readonly ClientSample[] = [
  variation('as-it-is', 'Does what the interface says.', {}),
  variation('small-pages', 'Asks for pages of 3.', { pageSize: 3 }),
  variation('large-pages', 'Asks for pages of 100.', { pageSize: 100 }),
  variation('short-windows', 'Asks for 30 days at a time.', { windowDays: 30 }),
  variation('day-by-day', 'Asks for two weeks at a time.', { windowDays: 14 }),
  variation('patient', 'Waits longer than Retry-After.', { waits: (seconds) => seconds * 1000 + 300 }),
  variation('picks-the-last', 'Works with the resident with the last id.', {
    picks: (ids) => ids.toSorted().at(-1),
  }),
  variation('replaces-what-it-made', 'Builds its replacements from the answer to the creation.', {
    readsFirst: true,
    replacement: (shown, change) => ({ ...correct.replacement(shown, change), status: 'active' }),
  }),
  variation('nulls', 'Sends null for members without a value.', {
    newcomer: { ...correct.newcomer, nickname: null, email: null },
  }),
  variation('date-times', 'Sends the day of a check-in as a date-time at midnight.', {
    checkInDay: (day) => `${day}T00:00:00Z`,
  }),
  variation('whole-resource', 'Replaces with every member of the answer.', {
    replacement: (shown, change) => ({ ...shown, ...change }),
  }),
  variation('more-about-people', 'Creates residents with many members.', {
    newcomer: {
      ...correct.newcomer,
      ...{ gender: 'F', dob: '1940-05-06T00:00:00Z', about: { likes: ['tea'], isVeteran: false } },
    },
  }),
  variation('lower-case-headers', 'Writes its headers in lower case.', {
    alters: (request) => new Request(request, { headers: Object.fromEntries(request.headers) }),
  }),
  variation('acts-as-staff', 'Also reads facilities as staff.', {
    besides: (service, { identities }) => service.listFacilities(identities['staff'] ?? ''),
  }),
  variation('does-some-tasks', 'Skips a task and lists the next days without being asked.', {
    does: (task) => task !== 'ninety-days',
    besides: (service, { identities }, _send, facilityId) =>
      service.listActivities(identities['systemActor'] ?? '', facilityId, dayFrom(0), dayFrom(44)),
  }),
  variation('works-on', 'Creates a resident after reading all of them.', {
    besides: (service, { identities }, _send, facilityId) =>
      service.createResident(identities['staff'] ?? '', facilityId, { firstName: 'Ole', lastName: 'Lind' }),
  }),
  variation('visits-by-the-day', 'Sends the day of a visit as a date (its type is not stated).', {
    besides: async ({ createResident }, settings, send, facilityId) => {
      const { url, tenant, token, identities } = settings;
      const { staff = '' } = identities;
      const { body } = await createResident(staff, facilityId, { firstName: 'Ole', lastName: 'Lind' });
      return send(
        new Request(
          `${url}/api/v1/${tenant}/residents/${encodeURIComponent(String(field(body, 'data.id')))}/personal-visits`,
          {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${token}`,
              'X-Acting-User-Id': staff,
              'X-Acting-User-Tenant': tenant,
              'Content-Type': 'application/json',
            },
            body: JSON.stringify({
              ...{ name: 'Tea', visitType: 'social', startDate: dayFrom(0), durationInMinutes: 30 },
              ...{
                startTime: '10:00',
                endTime: '10:30',
                manualVisitors: [{ name: 'Ib', relationship: 'son' }],
              },
            }),
          },
        ),
      );
    },
  }),
  variation('asks-twice', 'Reads everything twice.', {
    besides: async (service, { identities }, _send, facilityId) => {
      const actor = identities['systemActor'] ?? '';
      await service.listFacilities(actor);
      await service.listResidents(actor, facilityId, { pageSize: 1 });
      await service.listPhotos(actor, facilityId, { pageSize: 1 });
    },
  }),
  ...recordVariations,
];
