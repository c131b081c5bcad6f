import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { testApp } from '../mock/testing/mock.ts';
import { createCaller, parametersOf } from './caller.ts';
import { createClient, type ClientOptions } from './client.ts';

const entry = (fetch: NonNullable<ClientOptions['fetch']>): ClientOptions => ({
  baseUrl: 'http://mock.test/',
  tenant: 'demo',
  token: 'demo-token',
  fetch,
});

/** Keeps the request and answers with an empty body. */
const listener = () => {
  const heard: Request[] = [];
  const fetch = (request: Request) => {
    heard.push(request);
    return new Response(null, { status: 204 });
  };
  return { heard, options: entry(fetch) };
};

const mock = () => {
  const { app, world } = testApp();
  const facilityId = world.store.facilities.all()[0]?.id ?? '';
  const staffId = world.store.staff.all()[0]?.id ?? '';
  const actor = world.store.systemActors.all()[0]?.id ?? '';
  const options = entry(app);
  return { facilityId, staffId, actor, options };
};

test('an answer gives data or an error, for every acting user', async () => {
  const { facilityId, actor, options } = mock();
  const client = createClient(options);
  const params = { path: { facilityId } };
  const body = { firstName: 'Ada', lastName: 'Berg' };
  const path = '/api/v1/{tenant}/facilities/{facilityId}/residents';
  const refused = await client.POST(path, { params, body });
  expect(refused.data).toBeUndefined();
  expect(refused.response.status).toBeGreaterThanOrEqual(400);
  const made = await client.as(actor).POST(path, { params, body });
  expect(made.error).toBeUndefined();
  expect(made.data?.data.fullName).toBe('Ada Berg');
});

const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

test.each(['an object', 'a form'])('%s with a file is a form', async (kind) => {
  const { facilityId, actor, options } = mock();
  const file = new File([PICTURE], 'face.png', { type: 'image/png' });
  const form = new FormData();
  form.set('file', file);
  form.set('facilities', facilityId);
  form.set('caption', 'A face');
  const parts = { file, facilities: facilityId, caption: 'A face' };
  const { data, error } = await createClient({ ...options, actingAs: actor }).POST(
    '/api/v1/{tenant}/photos',
    { body: kind === 'a form' ? form : parts },
  );
  if (error) throw new Error(error.detail);
  // Without an error there is data, as the types say.
  expect(data.data.caption?.text).toBe('A face');
});

test.each([
  [new Response(null, { status: 404 }), { status: 404 }],
  [new Response(null, { status: 409, headers: { 'Content-Length': '0' } }), { status: 409 }],
  [new Response('gone', { status: 410 }), { status: 410, detail: 'gone' }],
  [new Response('["a"]', { status: 400 }), { status: 400, detail: '["a"]' }],
  [Response.json({ title: 'No' }, { status: 403 }), { status: 403, title: 'No' }],
])('a refusal is an error, whatever its body', async (answer, expected) => {
  const { data, error } = await createClient(entry(() => answer)).GET('/api/v1/{tenant}/facilities');
  expect([data, error]).toEqual([undefined, expected]);
});

test('several files under one name become parts with that name, and undefined ones are left out', async () => {
  const { heard, options } = listener();
  const path = '/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/comments';
  const files = ['a', 'b'].map((name) => new File([name], name, { type: 'text/plain' }));
  await createClient(options).POST(path, {
    params: { path: { residentId: 'one', requestId: 'two' } },
    body: { text: 'Two files', files },
  });
  const sent = await heard[0]?.formData();
  expect(sent?.getAll('files')).toHaveLength(2);
  expect(sent?.get('text')).toBe('Two files');
});

test('an answer stays as it is: JSON, text, nothing', async () => {
  const { facilityId, actor, options } = mock();
  const { ask, call } = createCaller({ ...options, actingAs: actor });
  const created = await ask('createResident', { facilityId }, { body: { firstName: 'A', lastName: 'B' } });
  expect([created.status, JSON.parse(created.text)]).toEqual([201, created.body]);
  const { id: residentId } = (created.body as { readonly data: { readonly id: string } }).data;
  expect(await ask('deleteResident', { residentId })).toMatchObject({
    status: 204,
    text: '',
    body: undefined,
  });
  const pong = await ask('ping', {});
  expect(pong).toEqual({ ...(await call('GET', '/ping')), headers: pong.headers });
  expect([pong.status, pong.body]).toEqual([200, JSON.parse(pong.text)]);
  expect((await call('GET', `/residents/${residentId}?page=2`, { as: 'nobody' })).text).toContain('{');
});

test.each([
  [{ body: { a: 1 } }, '{"a":1}', 'application/json'],
  [{ body: null }, 'null', 'application/json'],
  [{ body: 'text' }, '"text"', 'application/json'],
  [{ payload: '{' }, '{', 'application/json'],
  [{ payload: '{', headers: { 'Content-Type': 'text/plain' } }, '{', 'text/plain'],
  [{}, '', null],
] as const)('%j is sent as it is', async (sent, text, type) => {
  const { heard, options } = listener();
  await createCaller(options).call('POST', '/photos', sent);
  expect([await heard[0]?.text(), heard[0]?.headers.get('content-type')]).toEqual([text, type]);
});

test('a form is sent as a form, and a header can be removed', async () => {
  const { heard, options } = listener();
  const payload = new FormData();
  payload.set('file', new Blob(['picture'], { type: 'image/png' }), 'face.png');
  await createCaller({ ...options, actingAs: 'ada' }).call('POST', '/photos', {
    payload,
    headers: { Authorization: null },
  });
  const [request] = heard;
  expect((await request?.formData())?.get('file')).toMatchObject({ name: 'face.png', size: 7 });
  expect([request?.headers.get('authorization'), request?.headers.get('x-acting-user-id')]).toEqual([
    null,
    'ada',
  ]);
});

test('every value of a parameter arrives in its place', async () => {
  const ids = Object.keys(operations) as OperationId[];
  const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^\.\.?$/.test(text));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ids), value, value, async (id, inPath, inQuery) => {
      const { heard, options } = listener();
      const { method, path, parameters } = operations[id];
      const named = parameters
        .filter((one) => one.in !== 'header' && one.name !== 'tenant')
        .map(({ name }) => name);
      const at = Object.fromEntries(
        named.map((name) => [name, path.includes(`{${name}}`) ? inPath : inQuery]),
      );
      const { path: places, query } = parametersOf(id, at);
      await createCaller(options).ask(id, at);
      const url = new URL(heard[0]?.url ?? '');
      const expected = path.replace('{tenant}', 'demo').replaceAll(/\{\w+\}/g, encodeURIComponent(inPath));
      expect([heard[0]?.method, url.pathname]).toEqual([method.toUpperCase(), expected]);
      expect(Object.fromEntries(url.searchParams)).toEqual(query);
      expect(Object.keys({ ...places, ...query }).sort()).toEqual([...named].sort());
    }),
  );
});
