import { expect, test } from 'vitest';
import { readBody } from './body.ts';
import { isRefusal } from './problem.ts';

const MIB = 1024 * 1024;

/** A request whose body comes in parts of a mebibyte, and how many of them were taken. */
const sending = (type: string, parts: number) => {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken === parts) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(MIB));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': type, 'Content-Length': String(parts * MIB) };
  const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body, duplex: 'half' });
  return { request, taken: () => taken };
};

test.each([
  ['application/json', 3],
  ['multipart/form-data', 65],
])(
  'a body of %s that is too large is refused once it was sent, so that the refusal arrives',
  async (type, parts) => {
    const { request, taken } = sending(type, parts);
    const refusal = await readBody(request, { contentType: type });
    expect(isRefusal(refusal) && refusal.problem).toBe('too-large');
    expect(taken()).toBeGreaterThanOrEqual(Math.min(parts, 64));
  },
);

test('a body without an end is not listened to for ever', async () => {
  const { request, taken } = sending('application/json', 1_000);
  expect(isRefusal(await readBody(request, { contentType: 'application/json' }))).toBe(true);
  expect(taken()).toBe(64);
});
