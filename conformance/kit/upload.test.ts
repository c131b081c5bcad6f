import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { TargetLost } from './errors.ts';
import { uploadTooLarge } from './upload.ts';
import { senderOf } from './sender.ts';
import { stubRun } from '../testing/stub-target.ts';

test('a target that hangs up in the middle of an upload gives no answer, and no error', async () => {
  const server = createServer((request) => request.once('data', () => request.socket.resetAndDestroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const bytes = Buffer.alloc(11_000_000);
  const files = [{ part: 'files', name: 'film.mp4', type: 'video/mp4', bytes }];
  const upload = () =>
    senderOf(stubRun(base))(
      { method: 'post', base, path: '/', headers: {}, payload: { kind: 'form', fields: {}, files } },
      5_000,
    ).then(() => Promise.reject(new Error('it was answered')));
  await expect(upload()).rejects.toBeInstanceOf(TargetLost);
  expect(await uploadTooLarge(upload)).toBeUndefined();
  server.closeAllConnections();
  server.close();
});

test('any other error stays one', async () => {
  await expect(uploadTooLarge(() => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
});
