import { expect, test } from 'vitest';
import { isPictureOrPaper } from './file-kinds.ts';

const pdf = { name: 'a.PDF', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };
const jpeg = { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('ffd8ffe0ffd9', 'hex') };

test('a file is of a kind when name, type, beginning and end agree', () => {
  expect([pdf, jpeg, { ...jpeg, name: 'b.jpeg' }].map(isPictureOrPaper)).toEqual([true, true, true]);
  expect(
    [
      { ...pdf, name: 'a.png' },
      { ...pdf, type: 'text/plain' },
      { ...pdf, bytes: jpeg.bytes },
      { ...jpeg, bytes: jpeg.bytes.subarray(0, 4) },
    ].map(isPictureOrPaper),
  ).toEqual([false, false, false, false]);
});
