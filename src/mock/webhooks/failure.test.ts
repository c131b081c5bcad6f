import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

test.each([
  [
    coded('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    'self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT): its certificate is not trusted; do this',
  ],
  [
    new TypeError('fetch failed', { cause: coded('certificate has expired', 'CERT_HAS_EXPIRED') }),
    'certificate has expired (CERT_HAS_EXPIRED): its certificate is not trusted; do this',
  ],
  [
    coded('write EPROTO: wrong version number', 'EPROTO'),
    'the receiver does not use TLS; use an http:// address',
  ],
  [
    Object.assign(new AggregateError([new Error('a'), new Error('b')]), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  [coded('connect ECONNREFUSED 127.0.0.1:9', 'ECONNREFUSED'), 'connect ECONNREFUSED 127.0.0.1:9'],
  ['thrown', 'thrown'],
])('%s is reported as: %s', (error, says) => {
  expect(failureOf(error, 'do this')).toBe(says);
});
