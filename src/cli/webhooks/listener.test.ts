import { afterEach, expect, test } from 'vitest';
import { onPort } from '../../mock/testing/on-port.ts';
import { tlsReceiver } from '../../mock/testing/tls-receiver.ts';
import type { Trust } from '../../mock/webhooks/trust.ts';
import { controlPlane } from './control-plane.ts';
import { startListener, type Arrival } from './listener.ts';

const opened: (() => unknown)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Delivers an event to a listener that forwards it; gives what the listener says of it. */
const forwarded = async (forwardTo: string, trust: Trust): Promise<Arrival> => {
  let onArrival: (arrival: Arrival) => void = () => undefined;
  const arrived = new Promise<Arrival>((done) => (onArrival = done));
  const listener = await startListener({ key: 'k', port: 0, forwardTo, trust, onArrival });
  opened.push(listener.close);
  await fetch(listener.url, { method: 'POST', headers: { 'X-API-KEY': 'k' }, body: '{}' });
  return arrived;
};

test('a receiver with a private certificate gets deliveries with --ca or --skip-verify, else a message', async () => {
  const receiver = await tlsReceiver((request, response) => {
    request.resume();
    response.writeHead(202).end();
  });
  opened.push(receiver.close);
  const refused = await forwarded(`${receiver.url}?token=s3cr3t`, {});
  expect(refused).toMatchObject({ status: 502 });
  expect(refused.forwarded).toMatch(
    /not trusted; give its certificate authority with --ca FILE, or .*--skip-verify/,
  );
  expect(refused.forwarded).not.toContain('s3cr3t');
  for (const trust of [{ ca: receiver.ca }, { skipVerify: true }])
    expect(await forwarded(receiver.url, trust)).toMatchObject({ status: 202 });
});

test('https to a receiver that speaks plain http is named', async () => {
  const { createServer } = await import('node:http');
  const plain = await onPort(createServer());
  opened.push(plain.close);
  const { forwarded: says } = await forwarded(plain.url.replace('http:', 'https:'), {});
  expect(says).toContain('does not use TLS; use an http:// address');
});

test('a mock with an untrusted certificate is reported as untrusted, not as absent', async () => {
  const mock = await tlsReceiver((_, response) => response.end('{}'));
  opened.push(mock.close);
  const plane = controlPlane({ url: mock.url });
  await expect(plane.ask('GET', '/health')).rejects.toThrow(/not trusted; .*NODE_EXTRA_CA_CERTS=FILE/);
});
