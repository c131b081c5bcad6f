import { afterEach, expect, test } from 'vitest';
import { tlsReceiver } from '../../mock/testing/tls-receiver.ts';
import { byUrl } from './read-back.ts';
import { createSender } from './sender.ts';

const opened: (() => unknown)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const event = { eventId: 'e', eventType: 'photo.uploaded', resourceId: 'pho_1' };

const receiver = async () => {
  const made = await tlsReceiver((request, response) => {
    request.resume();
    if (request.url === '/hook/moved/pho_1') response.writeHead(302, { Location: '/there' }).end();
    else response.writeHead(200).end(`${request.method ?? ''} ${request.url ?? ''}`);
  });
  opened.push(made.close);
  return made;
};

test('a receiver with a private certificate: the rehearsal says what is missing, and works with it', async () => {
  const { url, ca } = await receiver();
  const sent = { step: 'procedure', event } as const;
  const options = { urlOf: () => url, key: 'k', now: () => 0, limit: 5_000 };
  const { failure, status } = await createSender(options).send(sent);
  expect(status).toBeUndefined();
  expect(failure).toMatch(/not trusted; give its certificate authority with --ca FILE, or .*--skip-verify/);
  for (const trust of [{ ca }, { skipVerify: true }])
    expect(await createSender({ ...options, trust }).send(sent)).toMatchObject({ status: 200 });
});

test('the read-back trusts the same certificates, also after a redirect', async () => {
  const { url, ca } = await receiver();
  expect((await byUrl(url)(event)).status).toContain('--ca FILE');
  expect(await byUrl(url, { ca })(event)).toEqual({ shown: 'GET /hook/pho_1', status: '200' });
  expect(await byUrl(`${url}/moved`, { ca })(event)).toEqual({ shown: 'GET /there', status: '200' });
});
