import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFraming, type Answer } from './framing.ts';

const sized = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 11\r\n\r\nhello world';
const chunked =
  'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n';
const bare = 'HTTP/1.1 204 No Content\r\nDate: now\r\n\r\n';
const expected = [200, 404, 204, 200];

/** The answers read when the bytes come in pieces of these sizes, answer by answer. */
const read = (size: number): readonly Answer[] => {
  const frame = createFraming();
  return [sized, chunked, bare, sized].flatMap((text) => {
    const bytes = Buffer.from(text);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    return pieces.map(frame).filter((answer) => answer !== undefined);
  });
};

test('answers are distinguished however their bytes are cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (size) => {
      expect(read(size).map(({ status }) => status)).toEqual(expected);
    }),
  );
});

test('the bytes of a sized body are counted', () => {
  expect(read(7)[0]?.bodyBytes).toBe(11);
});
