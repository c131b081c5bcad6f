import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, membersOf, peopleMock, stateOf } from '../../testing/people.ts';

const readBack = async (mock: ReturnType<typeof peopleMock>, input: object) => {
  const { announcementId, attachmentIds } = membersOf(await mock.pull('send-announcement', input));
  const id = String(announcementId);
  return { id, attachmentIds, data: dataOf(await mock.call('GET', `/announcements/${id}`)) };
};

test('send-announcement reaches every connection of the facilities and sends one event', async () => {
  const mock = peopleMock();
  const [near, far, gone] = [
    mock.addConnection({ facilityIds: [mock.home, mock.away] }),
    mock.addConnection({ facilityIds: [mock.away] }),
    mock.addConnection({ facilityIds: [mock.home], status: 'deleted' }),
  ] as const;
  const { id } = await readBack(mock, { facilityIds: [mock.home] });
  const served = async (connectionId: string) =>
    (await mock.call('GET', `/connections/${connectionId}/announcements/${id}`)).status;
  expect([await served(near.id), await served(far.id), await served(gone.id)]).toEqual([200, 404, 404]);
  expect(mock.events()).toMatchObject([
    { eventType: 'announcement.sent', aggregateType: 'announcement', resourceId: id },
  ]);
});

test('send-announcement to named connections reaches only them, in any facility', async () => {
  const mock = peopleMock();
  const [near, far] = [mock.addConnection({ facilityIds: [mock.home] }), mock.addConnection()] as const;
  const { id } = await readBack(mock, { facilityIds: [mock.home], connectionIds: [far.id, far.id] });
  const served = async (connectionId: string) =>
    (await mock.call('GET', `/connections/${connectionId}/announcements/${id}`)).status;
  expect([await served(near.id), await served(far.id)]).toEqual([404, 200]);
});

test('send-announcement without words comes from the facility and says nothing', async () => {
  const mock = peopleMock();
  const { data, attachmentIds } = await readBack(mock, { facilityIds: [mock.away, mock.home, mock.away] });
  expect(attachmentIds).toEqual([]);
  expect(data).toMatchObject({
    ...{ from: 'Facility 2', subject: null, message: null, smsMessage: null, recipientGroups: [] },
    ...{ facilities: [mock.away, mock.home], scheduledAt: null, attachments: [] },
  });
});

test('send-announcement keeps several files apart', async () => {
  const mock = peopleMock();
  const files = ['one.txt', 'two.PDF'].map((name) => ({
    name,
    content: Buffer.from(name).toString('base64'),
  }));
  const { id, attachmentIds, data } = await readBack(mock, { facilityIds: [mock.home], attachments: files });
  if (!Array.isArray(attachmentIds)) throw new Error('the lever gives the ids of attachments');
  expect(data['attachments']).toEqual([
    { id: attachmentIds[0], name: 'one.txt', size: 7, extension: 'txt' },
    { id: attachmentIds[1], name: 'two.PDF', size: 7, extension: 'pdf' },
  ]);
  const second = await mock.call('GET', `/announcements/${id}/attachments/${String(attachmentIds[1])}`);
  expect(new TextDecoder().decode(second.bytes)).toBe('two.PDF');
});

test('a planned time without zone is the facility’s own, or UTC', async () => {
  const planned = async (mock: ReturnType<typeof peopleMock>) =>
    (await readBack(mock, { facilityIds: [mock.away], scheduledAt: '2026-07-01T09:00:00' })).data[
      'scheduledAt'
    ];
  expect(await planned(peopleMock())).toBe('2026-07-01T07:00:00.000Z');
  expect(await planned(peopleMock(reading('date-time-without-zone', 'utc')))).toBe(
    '2026-07-01T09:00:00.000Z',
  );
});

test.each([
  [{ facilityIds: ['nowhere'] }, 404],
  [{ facilityIds: [] }, 400],
  [{}, 400],
  [{ facilityIds: ['@home'], connectionIds: ['nobody'] }, 404],
  [{ facilityIds: ['@home'], scheduledAt: 'tomorrow' }, 400],
  [{ facilityIds: ['@home'], attachments: [{ name: 'a.txt' }] }, 400],
])('send-announcement with %j is refused with %i and changes nothing', async (input, status) => {
  const mock = peopleMock();
  const before = [stateOf(mock.world), mock.events()];
  const sent: unknown = JSON.parse(JSON.stringify(input).replace('@home', mock.home));
  expect((await mock.pull('send-announcement', sent)).status).toBe(status);
  expect([stateOf(mock.world), mock.events()]).toEqual(before);
});
