import { expect, test } from 'vitest';
import { testApp } from '../testing/mock.ts';

const json = { 'Content-Type': 'application/json' };

/** A body as a text, since no number of JavaScript holds these. */
const written = async (app: ReturnType<typeof testApp>, method: string, path: string, body?: string) => {
  const [actor] = app.world.store.systemActors.all();
  const answer = await app.app(
    new Request(`http://ces.test/api/v1/demo${path}`, {
      method,
      headers: {
        ...{ Authorization: 'Bearer demo-token', 'X-Acting-User-Tenant': 'demo' },
        ...{ 'X-Acting-User-Id': actor?.id ?? '', ...json },
      },
      ...(body !== undefined && { body }),
    }),
  );
  return { status: answer.status, text: await answer.text() };
};

const started = async () => {
  const app = testApp();
  const [facility] = app.world.store.facilities.all();
  const [staff] = app.world.store.staff.all();
  const made = await app.call('POST', `/facilities/${facility?.id ?? ''}/residents`, {
    body: { firstName: 'A', lastName: 'B' },
  });
  const { data } = made.body as { data: { id: string } };
  return { app, facility: facility?.id ?? '', staff: staff?.id ?? '', resident: data.id };
};

test.each(['9007199254740993', '-9007199254740993', '100000000000000000000', '100000000000000000001'])(
  'a check-in takes %s minutes and shows them',
  async (minutes) => {
    const { app, staff, resident } = await started();
    const path = `/residents/${resident}/check-ins`;
    const body = `{"startDate":"2026-06-15","checkInStaffId":"${staff}","durationInMinutes":${minutes}}`;
    const created = await written(app, 'POST', path, body);
    expect(created.status).toBe(201);
    expect(created.text).toContain(`"durationInMinutes":${minutes},`);
    const listed = await written(app, 'GET', `${path}?startDate=2026-06-15&endDate=2026-06-16`);
    expect(listed.text).toContain(`"durationInMinutes":${minutes},`);
  },
);

test('a connection keeps the numbers that correlate it, in every answer', async () => {
  const { app, facility, resident } = await started();
  const links = `"firstName":"A","lastName":"B","facilities":["${facility}"],"residents":["${resident}"]`;
  const created = await written(
    app,
    'POST',
    '/connections',
    `{${links},"pccId":9007199254740993,"phoneNumber":99999999999999999999}`,
  );
  for (const { text } of [created, await written(app, 'GET', `/connections?residentId=${resident}`)]) {
    expect(text).toContain('"pccId":9007199254740993');
    expect(text).toContain('"phoneNumber":99999999999999999999');
  }
});

test.each([
  [
    '"maxRegistered":9007199254740993',
    'maxRegistered must be a whole number, at most 9007199254740991 (2^53 - 1), found 9007199254740993',
  ],
  ['"name":9007199254740993', 'name must be a text'],
  ['"maxRegistered":{"$integer":"5"}', 'maxRegistered must be a whole number, found an object'],
  ['"maxRegistered":1e400', 'larger than any that this server holds'],
])('where it would be changed, it is refused: %s', async (member, says) => {
  const { app } = await started();
  const [calendar] = app.world.store.calendars.all();
  const body = `{"name":"A","type":"x","startDate":"2026-07-01T10:00:00Z","startTime":"10:00",${member}}`;
  const { status, text } = await written(app, 'POST', `/calendars/${calendar?.id ?? ''}/activities`, body);
  expect(status).toBe(400);
  expect(text).toContain(says);
});

test('a client cannot write the form in which such numbers are kept', async () => {
  const { app, facility, resident } = await started();
  const body = `{"firstName":"A","lastName":"B","facilities":["${facility}"],"residents":["${resident}"],"pccId":{"$integer":"5"}}`;
  expect((await written(app, 'POST', '/connections', body)).status).toBe(400);
});
