import { field, items } from '../../../kit/json.ts';
import { requestOf } from './request.ts';
import { defect, type Defect } from './sample.ts';
import type { Service } from './service.ts';
import type { ClientSettings, ClientWays } from './ways.ts';

type Send = (request: Request) => Promise<Response>;

/** Creates a resource, then replaces it with the same body without a member. */
const replacing = (
  creationOf: (
    service: Service,
    settings: ClientSettings,
    facilityId: string,
    send: Send,
  ) => Promise<{ readonly path: string; readonly body: Readonly<Record<string, unknown>> }>,
  collection: string,
  lost: string,
): Partial<ClientWays> => ({
  besides: async (service, settings, send, facilityId) => {
    const { path, body } = await creationOf(service, settings, facilityId, send);
    const created: unknown = await (await send(requestOf(settings, 'POST', path, body))).json();
    const id = encodeURIComponent(String(field(created, 'data.id')));
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== lost));
    return send(requestOf(settings, 'PUT', `${collection}/${id}`, rest));
  },
});

/** Clients that lose data in replacements, or treat waitlisted users as registered. */
export const writes: readonly Defect[] = [
  defect('waitlist', 'marks-and-cleans-up', 'Marks every user as attended and cancels its registrations.', {
    marks: () => true,
    besides: (_service, settings, send) => {
      const { activityId = '', first = '' } =
        settings.tasks.find(({ id }) => id === 'attendance-of-registered')?.facts ?? {};
      const path = `/activities/${encodeURIComponent(activityId)}/registrations/${encodeURIComponent(first)}`;
      return send(requestOf(settings, 'DELETE', path));
    },
  }),
  defect(
    'full-replacement.connections',
    'replaces-the-names-of-connections',
    'Replaces a connection with only its names.',
    replacing(
      async (service, { identities }, facilityId) => {
        const resident = await service.createResident(identities['systemActor'] ?? '', facilityId, {
          ...{ firstName: 'Ole', lastName: 'Lind' },
        });
        return {
          path: '/connections',
          body: {
            ...{ firstName: 'Ida', lastName: 'Lind', relationship: 'daughter', facilities: [facilityId] },
            residents: [String(field(resident.body, 'data.id'))],
          },
        };
      },
      '/connections',
      'relationship',
    ),
  ),
  defect(
    'full-replacement.activities',
    'replaces-activities-without-location',
    'Replaces an activity without its location.',
    replacing(
      async (_service, settings, facilityId, send) => {
        const listed = await send(requestOf(settings, 'GET', `/facilities/${facilityId}/calendars`));
        const calendars: unknown = await listed.json();
        const [calendarId] = items(field(calendars, 'data')).map((one) => String(field(one, 'id')));
        return {
          path: `/calendars/${calendarId}/activities`,
          body: {
            ...{ name: 'Tea', type: 'Social', location: 'Hall', startTime: '10:00', endTime: '11:00' },
            startDate: `${new Date().toISOString().slice(0, 4)}-12-31T10:00:00Z`,
          },
        };
      },
      '/activities',
      'location',
    ),
  ),
  defect(
    'full-replacement',
    'sends-the-change-alone',
    'Replaces with only the names and the changed member.',
    {
      replacement: ({ firstName, lastName }, change) => ({ firstName, lastName, ...change }),
    },
  ),
];
