import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomPicture } from './random-picture.ts';

test('a random picture is a PNG of its size, and unlike any other', () => {
  const { bytes } = randomPicture(5);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([5, 5]);
  expect(bytes.readUInt32BE(29)).toBe(crc32(bytes.subarray(12, 29)));
  const length = bytes.readUInt32BE(33);
  expect(inflateSync(bytes.subarray(41, 41 + length))).toHaveLength(5 * 16);
  expect(bytes.equals(randomPicture(5).bytes)).toBe(false);
});
