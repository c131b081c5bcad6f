import http from 'node:http';
import { expect, test, vi } from 'vitest';
import { settingsOf } from '../../conformance/run/settings.ts';
import { startProxy } from './start-proxy.ts';

test('a stream that opens later begins with the earlier requests, and does not delay the end', async () => {
  const server = http.createServer((_incoming, outgoing) => outgoing.end('{}'));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { spec } = settingsOf({ url, cwd: '.', env: {} }, { tenant: 'any', token: 'any' });
  const proxy = await startProxy({ spec, host: '127.0.0.1', port: 0, judged: () => undefined });
  try {
    expect((await fetch(`${proxy.url}/one`)).status).toBe(200);
    await expect.poll(() => proxy.tally.exchanges().all).toBe(1);
    const { body } = await fetch(`${proxy.url}/__admin/stream`);
    const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let done = false; !done && !text.includes('event: request');) {
      const next = await stream?.read();
      text += next?.value ?? '';
      done = next?.done ?? true;
    }
    expect(text).toContain('"path":"/one"');
    // The stream is still open. As the clock stands still, the proxy can end only by closing the stream.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  } finally {
    await proxy.close();
    vi.useRealTimers();
    server.close();
  }
});
