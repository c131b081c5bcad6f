import { expect, test } from 'vitest';
import { validFile, validFiles } from './valid-file.ts';

const KINDS = ['jpeg', 'png', 'pdf'] as const;
const SIZES = [2_000, 2_001, 65_999, 66_000, 67_001, 130_003, 10_000_000, 10_485_761];

test.each(KINDS)('a %s has exactly the size asked for', (kind) => {
  for (const size of SIZES) expect(validFile(kind, size).bytes).toHaveLength(size);
});

test('no two files have the same bytes, and five have names of their own', () => {
  const files = [...validFiles(5), ...validFiles(5)];
  expect(new Set(files.map(({ bytes }) => bytes.toString('hex'))).size).toBe(10);
  expect(new Set(files.slice(0, 5).map(({ name }) => name)).size).toBe(5);
});

test.each([undefined, 70_000, 140_001])(
  'the segments of a JPEG of size %s follow one another to its end',
  (size) => {
    const { bytes } = validFile('jpeg', size);
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    const markers: string[] = [];
    let at = 2;
    while (markers.at(-1) !== 'ffda') {
      markers.push(bytes.subarray(at, at + 2).toString('hex'));
      at += 2 + bytes.readUInt16BE(at + 2);
    }
    expect(markers.filter((marker) => marker !== 'fffe')).toEqual([
      'ffe0',
      'ffdb',
      'ffc0',
      'ffc4',
      'ffc4',
      'ffda',
    ]);
    expect(bytes.subarray(at).toString('hex')).toBe('3fffd9');
  },
);

test.each([undefined, 70_000])('the chunks of a PNG of size %s follow one another to its end', (size) => {
  const { bytes } = validFile('png', size);
  const kinds: string[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    kinds.push(bytes.subarray(at + 4, at + 8).toString('latin1'));
  expect(kinds).toEqual(['IHDR', 'IDAT', 'ceSt', 'IEND']);
});

test.each([undefined, 70_000])('the table of a PDF of size %s says where its objects are', (size) => {
  const all = validFile('pdf', size).bytes.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(all)?.[1]);
  expect(all.slice(table, table + 4)).toBe('xref');
  const places = [...all.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => all.slice(place, place + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj']);
});
