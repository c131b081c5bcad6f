import { parseJson } from '../../../kit/json.ts';
import type { Access, Answer, Service } from './service.ts';

interface Sending {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

const id = encodeURIComponent;

/** The service, called with plain `fetch`. */
export const plainService = ({ url, tenant, token, fetch }: Access): Service => {
  const call = async (
    as: string,
    method: string,
    path: string,
    { query = {}, body, form }: Sending = {},
  ): Promise<Answer> => {
    const address = new URL(url + (path === '/ping' ? path : `/api/v1/${id(tenant)}${path}`));
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.searchParams.set(name, String(value));
    const answer = await fetch(
      new Request(address, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'X-Acting-User-Id': as,
          'X-Acting-User-Tenant': tenant,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      }),
    );
    return { status: answer.status, body: parseJson(await answer.text()) };
  };

  return {
    ping: (as) => call(as, 'GET', '/ping'),
    listFacilities: (as) => call(as, 'GET', '/facilities'),
    listResidents: (as, facilityId, { cursor, pageSize }) =>
      call(as, 'GET', `/facilities/${id(facilityId)}/residents`, { query: { cursor, pageSize } }),
    createResident: (as, facilityId, body) =>
      call(as, 'POST', `/facilities/${id(facilityId)}/residents`, { body }),
    getResident: (as, residentId) => call(as, 'GET', `/residents/${id(residentId)}`),
    replaceResident: (as, residentId, body) => call(as, 'PUT', `/residents/${id(residentId)}`, { body }),
    deleteResident: (as, residentId) => call(as, 'DELETE', `/residents/${id(residentId)}`),
    createCheckIn: (as, residentId, body) =>
      call(as, 'POST', `/residents/${id(residentId)}/check-ins`, { body }),
    listActivities: (as, facilityId, startDate, endDate) =>
      call(as, 'GET', `/facilities/${id(facilityId)}/activities`, { query: { startDate, endDate } }),
    register: (as, activityId, userId) =>
      call(as, 'POST', `/activities/${id(activityId)}/registrations`, {
        body: { userId, userType: 'resident' },
      }),
    markAttended: (as, activityId, userId) =>
      call(as, 'POST', `/activities/${id(activityId)}/attendance`, {
        body: { userId, userType: 'resident', status: 'attended' },
      }),
    listPhotos: (as, facilityId, { cursor, pageSize }) =>
      call(as, 'GET', `/facilities/${id(facilityId)}/photos`, { query: { cursor, pageSize } }),
    uploadPhoto: (as, facilityId, caption) => {
      const form = new FormData();
      form.set('file', new Blob(['a picture'], { type: 'image/png' }), 'picture.png');
      form.set('facilities', facilityId);
      form.set('type', 'gallery');
      form.set('caption', caption);
      return call(as, 'POST', '/photos', { form });
    },
    getAnnouncement: (as, announcementId) => call(as, 'GET', `/announcements/${id(announcementId)}`),
  };
};
