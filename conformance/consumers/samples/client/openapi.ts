import createClient from 'openapi-fetch';
import type { paths } from '../../../../openapi/generated/client-types.ts';
import type { Access, Answer, Service } from './service.ts';

const picture = new Blob(['a picture'], { type: 'image/png' });

const P = '/api/v1/{tenant}';

interface Came {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

const answered = ({ data, error, response }: Came): Answer => ({
  status: response.status,
  body: data ?? error,
});

/** The service, called with openapi-fetch and the types of the contract. */
export const typedService = ({ url, tenant, token, fetch }: Access): Service => {
  const client = createClient<paths>({ baseUrl: url, fetch: (request) => fetch(request) });
  const header = (as: string) => ({ 'X-Acting-User-Id': as, 'X-Acting-User-Tenant': tenant });
  const headers = { Authorization: `Bearer ${token}` };
  const to = (as: string) => ({ header: header(as), path: { tenant } });

  return {
    ping: async (as) => answered(await client.GET('/ping', { headers, params: { header: header(as) } })),
    listFacilities: async (as) => answered(await client.GET(`${P}/facilities`, { headers, params: to(as) })),
    listResidents: async (as, facilityId, query) =>
      answered(
        await client.GET(`${P}/facilities/{facilityId}/residents`, {
          headers,
          params: { header: header(as), path: { tenant, facilityId }, query },
        }),
      ),
    createResident: async (as, facilityId, body) =>
      answered(
        await client.POST(`${P}/facilities/{facilityId}/residents`, {
          ...{ headers, body },
          params: { header: header(as), path: { tenant, facilityId } },
        }),
      ),
    getResident: async (as, residentId) =>
      answered(
        await client.GET(`${P}/residents/{residentId}`, {
          headers,
          params: { header: header(as), path: { tenant, residentId } },
        }),
      ),
    replaceResident: async (as, residentId, body) =>
      answered(
        await client.PUT(`${P}/residents/{residentId}`, {
          ...{ headers, body },
          params: { header: header(as), path: { tenant, residentId } },
        }),
      ),
    deleteResident: async (as, residentId) =>
      answered(
        await client.DELETE(`${P}/residents/{residentId}`, {
          headers,
          params: { header: header(as), path: { tenant, residentId } },
        }),
      ),
    createCheckIn: async (as, residentId, body) =>
      answered(
        await client.POST(`${P}/residents/{residentId}/check-ins`, {
          ...{ headers, body },
          params: { header: header(as), path: { tenant, residentId } },
        }),
      ),
    listActivities: async (as, facilityId, startDate, endDate) =>
      answered(
        await client.GET(`${P}/facilities/{facilityId}/activities`, {
          headers,
          params: { header: header(as), path: { tenant, facilityId }, query: { startDate, endDate } },
        }),
      ),
    register: async (as, activityId, userId) =>
      answered(
        await client.POST(`${P}/activities/{activityId}/registrations`, {
          headers,
          params: { header: header(as), path: { tenant, activityId } },
          body: { userId, userType: 'resident' },
        }),
      ),
    markAttended: async (as, activityId, userId) =>
      answered(
        await client.POST(`${P}/activities/{activityId}/attendance`, {
          headers,
          params: { header: header(as), path: { tenant, activityId } },
          body: { userId, userType: 'resident', status: 'attended' },
        }),
      ),
    listPhotos: async (as, facilityId, query) =>
      answered(
        await client.GET(`${P}/facilities/{facilityId}/photos`, {
          headers,
          params: { header: header(as), path: { tenant, facilityId }, query },
        }),
      ),
    uploadPhoto: async (as, facilityId, caption) =>
      answered(
        await client.POST(`${P}/photos`, {
          headers,
          params: to(as),
          body: { file: picture, facilities: facilityId, type: 'gallery', caption },
          bodySerializer: (body) => {
            const form = new FormData();
            form.set('file', body.file, 'picture.png');
            form.set('facilities', body.facilities);
            form.set('type', body.type);
            form.set('caption', body.caption ?? '');
            return form;
          },
        }),
      ),
    getAnnouncement: async (as, announcementId) =>
      answered(
        await client.GET(`${P}/announcements/{announcementId}`, {
          headers,
          params: { header: header(as), path: { tenant, announcementId } },
        }),
      ),
  };
};
