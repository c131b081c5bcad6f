import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isPlain, isReadThroughout, pdfText } from './pdf-text.ts';

const fileOf = (dictionary: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj\n<< ${dictionary} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

test('reads plain and packed streams alike', () => {
  const content = 'BT (Which drink) Tj ET';
  expect(pdfText(fileOf('/Length 22', content))).toBe('Whichdrink');
  expect(pdfText(fileOf('/Filter /FlateDecode', deflateSync(content)))).toBe('Whichdrink');
});

test('joins what is drawn in pieces, by escapes or in hexadecimal digits', () => {
  const content = String.raw`BT [(Wh) -20 (i\143h)] TJ (\(dr) Tj <696E006B> Tj ET`;
  expect(pdfText(fileOf('/Length 0', content))).toBe('Which(drink');
});

test('finds nothing in what is not drawn', () => {
  expect(pdfText(fileOf('/Type /ObjStm', '<< /Title (Which drink) >>'))).toBe('');
});

test('finds nothing in what it cannot unpack', () => {
  expect(pdfText(fileOf('/Filter /DCTDecode', 'BT (Which drink) Tj ET'))).toBe('');
  expect(pdfText(fileOf('/Filter /FlateDecode', '(Which drink)'))).toBe('');
  expect(pdfText(Buffer.from('no PDF at all'))).toBe('');
});

test('tells a file that is read throughout from one of which a part may be hidden', () => {
  const content = 'BT (Which drink) Tj ET';
  expect(isReadThroughout(fileOf('/Length 22', content))).toBe(true);
  expect(isReadThroughout(fileOf('/Filter /FlateDecode', deflateSync(content)))).toBe(true);
  for (const dictionary of ['/Filter /LZWDecode', '/Encoding /Identity-H', '/Subtype /Image'])
    expect(isReadThroughout(fileOf(dictionary, content))).toBe(false);
});

test('a file is plain where it shows nothing but text in fonts that all readers have', () => {
  expect(isPlain(fileOf('/Length 0', 'BT /F1 12 Tf (S b f) Tj ET'))).toBe(true);
  for (const content of ['0 0 m 10 10 l S', 'q 0 0 m 5 5 l f* Q', '/Page1 Do'])
    expect(isPlain(fileOf('/Length 0', content))).toBe(false);
  for (const dictionary of ['/Filter /LZWDecode', '/Subtype /Image', '/FontFile2 9 0 R'])
    expect(isPlain(fileOf(dictionary, 'BT ET'))).toBe(false);
});
