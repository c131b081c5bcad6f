import { beforeAll, expect, test } from 'vitest';
import { activitiesMock } from '../testing/activities.ts';
import { WITH_PLANNED, type Readings } from '../testing/mock.ts';

/** One record of each kind that a path can name; the ids are the same in every mock, since the seed is. */
const someWorld = async (readings: Readings = {}) => {
  const app = activitiesMock(readings, WITH_PLANNED);
  const residentId = app.putResident();
  const connectionId = app.addConnection({ residentIds: [residentId] }).id;
  const { announcementId } = await app.pulled('send-announcement', { facilityIds: [app.home] });
  const ids = {
    facility: app.home,
    resident: residentId,
    connection: connectionId,
    activity: app.put().id,
    announcement: String(announcementId),
  };
  /** Calls a path with placeholders such as `{resident}` for ids. */
  const at = (method: string, path: string, body?: object) =>
    app.call(
      method,
      Object.entries(ids).reduce((filled, [name, id]) => filled.replace(`{${name}}`, id), path),
      body && { body },
    );
  return { ...app, at };
};

let usual: Awaited<ReturnType<typeof someWorld>>;
beforeAll(async () => {
  usual = await someWorld();
});

test.each([
  ['getAlbum', '/facilities/{facility}/albums/nothing'],
  ['getActivity', '/activities/nothing'],
  ['getAnnouncement', '/announcements/nothing'],
  ['getAnnouncementAttachment', '/announcements/{announcement}/attachments/nothing'],
  ['getConnectionAnnouncement', '/connections/{connection}/announcements/nothing'],
  ['getAssessment', '/residents/{resident}/assessments/nothing'],
  ['getAssessmentPdf', '/residents/{resident}/assessments/nothing/pdf'],
  ['getAssessmentQuestions', '/residents/{resident}/assessments/nothing/questions'],
  ['getCheckIn', '/residents/{resident}/check-ins/nothing'],
  ['getConnection', '/connections/nothing'],
  ['getPersonalVisit', '/residents/{resident}/personal-visits/nothing'],
  ['getPhoto', '/photos/nothing'],
  ['getResident', '/residents/nothing'],
] as const)('unknown-id-read on %s: 404, 400 or 403', async (operation, path) => {
  const status = async (taken: 'bad-request' | 'forbidden') =>
    (await (await someWorld({ 'unknown-id-read': { [operation]: taken } })).at('GET', path)).status;
  expect((await usual.at('GET', path)).status).toBe(404);
  expect([await status('bad-request'), await status('forbidden')]).toEqual([400, 403]);
});

test.each([
  ['createResident', 'POST', '/facilities/nothing/residents', { firstName: 'Ada', lastName: 'Ost' }],
  ['replaceResident', 'PUT', '/residents/nothing', { firstName: 'Ada', lastName: 'Ost', status: 'active' }],
  ['markThreadRead', 'PUT', '/messages/threads/nothing/read', undefined],
] as const)('unknown-id-write on %s: 404, 400 or 403', async (operation, method, path, body) => {
  const statusIn = async (readings: Readings) => {
    const world = await someWorld(readings);
    return (await world.at(method, path, body)).status;
  };
  expect(await statusIn({})).toBe(404);
  for (const [taken, status] of [
    ['bad-request', 400],
    ['forbidden', 403],
  ] as const)
    expect(await statusIn({ 'unknown-id-write': { [operation]: taken } })).toBe(status);
});

test.each([
  ['cancelRegistration', '/activities/{activity}/registrations/{resident}'],
  ['cancelRegistration', '/activities/nothing/registrations/{resident}'],
  ['deleteAssessment', '/residents/{resident}/assessments/nothing'],
  ['deleteAttendance', '/activities/{activity}/attendance/{resident}'],
  ['deleteAttendance', '/activities/nothing/attendance/anybody'],
  ['deleteCheckIn', '/residents/{resident}/check-ins/nothing'],
  ['deleteConnection', '/connections/nothing'],
  ['deletePersonalVisit', '/residents/{resident}/personal-visits/nothing'],
  ['deleteResident', '/residents/nothing'],
] as const)('unknown-id-delete on %s %s: 404, or 204, and nothing changes', async (operation, path) => {
  const lax = await someWorld({ 'unknown-id-delete': { [operation]: 'no-content' } });
  for (const [world, status] of [
    [usual, 404],
    [lax, 204],
  ] as const) {
    const before = world.state();
    expect((await world.at('DELETE', path)).status).toBe(status);
    expect(world.state()).toEqual(before);
  }
});

const JUNE = 'startDate=2026-06-01T00:00:00Z&endDate=2026-06-02T00:00:00Z';
const PAGING = { nextCursor: null, hasMore: false };

test.each([
  ['listAlbums', '/facilities/nothing/albums', {}],
  ['listCalendars', '/facilities/nothing/calendars', {}],
  ['listResidents', '/facilities/nothing/residents', PAGING],
  ['listFacilityPhotos', '/facilities/nothing/photos', PAGING],
  ['listResidentPhotos', '/residents/nothing/photos', PAGING],
  ['listActivityPhotos', '/activities/nothing/photos', PAGING],
  ['listAssessments', '/residents/nothing/assessments', {}],
  ['listResidentConnections', '/residents/nothing/connections', {}],
  ['listResidentAttendance', `/residents/nothing/attendance?${JUNE}`, {}],
  ['listCheckIns', `/residents/nothing/check-ins?${JUNE}`, {}],
  ['listPersonalActivities', `/residents/nothing/personal-activities?${JUNE}`, {}],
  ['listPersonalVisits', `/residents/nothing/personal-visits?${JUNE}`, {}],
  ['listResidentRegistrations', `/residents/nothing/registrations?${JUNE}`, {}],
  ['listConnectionRegistrations', `/connections/nothing/registrations?${JUNE}`, {}],
] as const)('unknown-parent-list on %s: 404, or an empty list', async (operation, path, more) => {
  expect((await usual.at('GET', path)).status).toBe(404);
  const { status, body } = await (
    await someWorld({ 'unknown-parent-list': { [operation]: 'empty-list' } })
  ).at('GET', path);
  expect([status, body]).toEqual([200, { data: [], ...more }]);
});

test.each([
  ['listAlbums', '/facilities/{facility}/albums'],
  ['listCalendars', '/facilities/{facility}/calendars'],
  ['listAssessments', '/residents/{resident}/assessments'],
  ['listResidentAttendance', `/residents/{resident}/attendance?${JUNE}`],
  ['listPersonalActivities', `/residents/{resident}/personal-activities?${JUNE}`],
  ['listPersonalVisits', `/residents/{resident}/personal-visits?${JUNE}`],
  [
    'listPersonalActivitiesFlat',
    '/personal-activities?residentId={resident}&startDate=2026-06-01&endDate=2026-06-02',
  ],
] as const)('unpaged-list-members on %s: none, or paging members', async (_, path) => {
  expect((await usual.at('GET', path)).body).not.toHaveProperty('hasMore');
  const paged = await someWorld({ 'unpaged-list-members': 'paging-members' });
  expect((await paged.at('GET', path)).body).toMatchObject({ data: expect.any(Array) as unknown, ...PAGING });
});
