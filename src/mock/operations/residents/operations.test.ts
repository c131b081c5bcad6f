import { expect, test } from 'vitest';
import { TEST_NOW } from '../../testing/mock.ts';
import { dataOf, peopleMock } from '../../testing/people.ts';

const full = {
  externalId: 'crm-1',
  pccId: '0042',
  firstName: 'Ada',
  lastName: 'Berg',
  nickname: 'Addie',
  email: 'ada@example.com',
  phone: '+4511223344',
  roomNumber: '12B',
  status: 'onLeave',
  moveInDate: '2024-05-01T10:00:00+02:00',
  dob: '1940-05-01T00:00:00',
  gender: 'F',
  about: {
    bio: 'Painter.',
    likes: ['tea'],
    dislikes: [],
    veteranDetail: 'Nurse',
    anniversary: '1961-07-01T00:00:00Z',
    directoryOptOut: false,
    diagnoses: ['none'],
    isVeteran: true,
  },
};

test('a created resident shows what was sent, in the facility of the path, now and later', async () => {
  const mock = peopleMock();
  const answer = await mock.call('POST', `/facilities/${mock.home}/residents`, { body: full });
  const now = TEST_NOW.toString({ fractionalSecondDigits: 3 });
  expect(answer.status).toBe(201);
  expect(dataOf(answer)).toMatchObject({ ...full, facilityId: mock.home, created: now, modified: now });
  expect(await mock.call('GET', `/residents/${String(dataOf(answer)['id'])}`)).toMatchObject({
    status: 200,
    body: answer.body,
  });
});
