import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { expect, test } from 'vitest';
import { isObject } from '../../../conformance/kit/json.ts';
import { startReceiverWorld } from './world.ts';

const pem = (name: string): string =>
  readFileSync(new URL(`../../../conformance/testing/tls/${name}.pem`, import.meta.url), 'utf8');

const place = { host: '127.0.0.1', port: 0, tenant: 'certify', token: 't', seed: 1, planned: false };

const read = (url: string, ca: string, headers: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((done, failed) => {
    request(url, { ca, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => void (text += chunk.toString('utf8')));
      answer.on('end', () => done(text));
    })
      .on('error', failed)
      .end();
  });

test('a world with TLS answers over TLS, records its calls, and links to itself', async () => {
  const tls = { cert: pem('stub-cert'), key: pem('stub-key') };
  const world = await startReceiverWorld({ ...place, tls });
  const { systemActor = '', resident = '' } = world.identities;
  const headers = {
    Authorization: 'Bearer t',
    'X-Acting-User-Id': systemActor,
    'X-Acting-User-Tenant': 'certify',
  };
  expect(world.url).toBe(`https://127.0.0.1:${world.port}`);
  const text = await read(`${world.url}/api/v1/certify/residents/${resident}`, tls.cert, headers);
  expect(text).toContain(`${world.url}/`);
  expect(world.calls).toHaveLength(1);
  await world.close();
});

test('the receiver gets the public address, and the staff member belongs to every facility', async () => {
  const world = await startReceiverWorld({ ...place, publicUrl: 'https://tunnel.example' });
  expect(world.url).toBe('https://tunnel.example');
  const { body } = await world.ask('GET', '/facilities', undefined, world.identities['staff']);
  expect(isObject(body) && body['data']).toHaveLength(2);
  await world.close();
});

test('new ids contain capitals, whether a lever or the API makes them', async () => {
  const world = await startReceiverWorld(place);
  const { facilityId = '' } = await world.lever('create-facility', {});
  const { residentId = '' } = await world.lever('create-resident', { facilityId });
  expect([facilityId, residentId]).toEqual([expect.stringMatching(/[A-M]/), expect.stringMatching(/[A-M]/)]);
  expect(await world.ask('GET', `/residents/${residentId}`)).toMatchObject({ status: 200 });
  expect(await world.ask('GET', `/residents/${residentId.toLowerCase()}`)).toMatchObject({ status: 404 });
  await world.close();
});
