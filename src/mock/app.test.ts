import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { routes } from './http/routes.ts';
import { testApp } from './testing/mock.ts';

const typeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'type' in body ? body.type : body;

const raw = (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  testApp().app(
    new Request(`http://mock.test${path}`, { method, headers, ...(body !== undefined && { body }) }),
  );

test('without the token nothing is served, not even /ping', async () => {
  for (const path of ['/ping', '/api/v1/demo/facilities']) {
    const answer = await raw('GET', path);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('a refusal without the token names the scheme, or none (token-challenge)', async () => {
  const { call } = testApp({ 'token-challenge': 'none' });
  const answer = await call('GET', '/facilities', { headers: { Authorization: null } });
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, null]);
});

test('an unknown tenant is 404 for every caller', async () => {
  const answer = await testApp().call('GET', '/facilities', { tenant: 'nowhere' });
  expect([answer.status, typeOf(answer.body)]).toEqual([404, 'urn:ces:problem:tenant-unknown']);
});

test('a method that a route does not take is 405, with the allowed ones in Allow', async () => {
  const answer = await testApp().call('PATCH', '/facilities');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
});

test('an operation of a part that is not served is 404 and says which part it belongs to', async () => {
  const planned = routes.filter(({ part }) => part === 'planned');
  expect(planned.length).toBeGreaterThan(0);
  const { call } = testApp();
  for (const { method, path, section } of planned) {
    const answer = await call(
      method.toUpperCase(),
      path.replace('/api/v1/{tenant}', '').replaceAll(/\{\w+\}/g, 'x'),
    );
    expect([path, answer.status, typeOf(answer.body)]).toEqual([
      path,
      404,
      'urn:ces:problem:route-not-served',
    ]);
    expect(JSON.stringify(answer.body)).toContain(section);
  }
});

test('a body that is not JSON is 400, another media type is 415, a body that is too large is 413', async () => {
  const { call, service } = testApp();
  const facility = service.known('demo')?.facilities[0]?.id ?? '';
  const path = `/facilities/${facility}/residents`;
  const plain = await call('POST', path, { body: 1, headers: { 'Content-Type': 'text/plain' } });
  expect(plain.status).toBe(415);
  const large = await call('POST', path, { body: { firstName: 'x'.repeat(1_100_000), lastName: 'y' } });
  expect(large.status).toBe(413);
  const broken = await createApp(service)(
    new Request(`http://mock.test/api/v1/demo${path}`, {
      method: 'POST',
      headers: {
        Authorization: 'Bearer demo-token',
        'X-Acting-User-Id': service.known('demo')?.identities.systemActor[0]?.actingId ?? '',
        'X-Acting-User-Tenant': 'demo',
        'Content-Type': 'application/json',
      },
      body: '{"firstName":',
    }),
  );
  expect(broken.status).toBe(400);
});

test('a refusal lists what is wrong by JSON pointer', async () => {
  const { call, service } = testApp();
  const answer = await call(
    'POST',
    `/facilities/${service.known('demo')?.facilities[0]?.id ?? ''}/residents`,
    { body: { gender: 'X' } },
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    validation: expect.arrayContaining([
      expect.objectContaining({ location: 'body', pointer: '/firstName', code: 'required' }),
      expect.objectContaining({ location: 'body', pointer: '/gender', code: 'enum' }),
    ]) as unknown,
  });
});

test('a preflight is answered without a token and reflects the origin', async () => {
  const answer = await raw('OPTIONS', '/api/v1/demo/facilities', {
    Origin: 'http://localhost:5173',
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization,x-acting-user-id,x-acting-user-tenant',
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(answer.headers.get('vary')).toContain('Origin');
  const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  for (const name of ['authorization', 'x-acting-user-id', 'x-acting-user-tenant'])
    expect(allowed).toContain(name);
});

test('answers to a page reflect its origin, refusals too', async () => {
  const answer = await raw('GET', '/ping', { Origin: 'http://localhost:5173' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    401,
    'http://localhost:5173',
  ]);
  expect(answer.headers.get('vary')).toContain('Origin');
});

test('the Date header is the time of the world', async () => {
  const answer = await testApp().call('GET', '/facilities');
  expect(answer.headers.get('date')).toBe('Mon, 15 Jun 2026 12:00:00 GMT');
});

test('a tenant has neither the records nor the acting users of another', async () => {
  const { call, service } = testApp();
  const otherActor = service.known('other')?.identities.systemActor[0]?.actingId ?? '';
  const [facility] = service.known('demo')?.facilities ?? [];
  const answer = await call('GET', `/facilities/${facility?.id ?? ''}`, { tenant: 'other', as: otherActor });
  expect(answer.status).toBe(404);
  const actor = await call('GET', '/facilities', { as: otherActor });
  expect(actor.status).toBe(403);
});
