import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { onPort } from './on-port.ts';

const pem = (name: string): string =>
  readFileSync(new URL(`../../../conformance/testing/tls/${name}.pem`, import.meta.url), 'utf8');

const certificate = pem('stub-cert');

/** A receiver with a certificate that it signed itself; `ca` is what it is trusted by. */
export const tlsReceiver = async (answer: RequestListener) => {
  const { url, close } = await onPort(createServer({ cert: certificate, key: pem('stub-key') }, answer));
  return { url: url.replace('http:', 'https:'), close, ca: certificate };
};
