import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from './problem.ts';
import { readBody } from './body.ts';
import { boundaryOf, partsOf } from './multipart.ts';

const FORM = { contentType: 'multipart/form-data' };

const read = async (form: FormData) => {
  const raw = await readBody(new Request('http://127.0.0.1/', { method: 'POST', body: form }), FORM);
  if (isRefusal(raw) || raw.kind !== 'form') throw new Error('the form could not be read');
  return raw.form;
};

// The platform writes a file without a name as a text.
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const type = fc.constantFrom('image/png', 'text/plain', 'application/octet-stream');
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  // What looks like the end of a part, or of its head.
  fc
    .array(fc.constantFrom('\r\n', '--', '-', '\r\n\r\n', 'boundary', '\r'), { maxLength: 8 })
    .map((texts) => new TextEncoder().encode(texts.join(''))),
);

test('whatever a form holds comes out as the platform put it in: names, types, bytes, in order', async () => {
  const file = fc.record({ part: fc.constantFrom('files', 'file', 'a "b"'), name, type, bytes });
  await fc.assert(
    fc.asyncProperty(
      fc.array(file, { maxLength: 6 }),
      fc.array(fc.string(), { maxLength: 3 }),
      async (files, texts) => {
        const form = new FormData();
        texts.forEach((text, at) => form.append(`text ${at}`, text));
        for (const { part, name: called, type: kind, bytes: held } of files)
          form.append(part, new File([held], called, { type: kind }));
        const got = await read(form);
        const { fields } = got;
        expect(Object.values(fields)).toEqual(texts.map((text) => text.replaceAll(/\r\n|\r|\n/g, '\r\n')));
        expect(got.files.map((one) => ({ ...one, bytes: [...one.bytes] }))).toEqual(
          files.map((one) => ({ ...one, bytes: [...one.bytes] })),
        );
      },
    ),
  );
});

test('any bytes are read as a form or not at all, and nothing fails', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '--b',
      '\r\n',
      '--',
      'Content-Disposition: form-data; name="a"',
      ': ',
      'x',
      '; filename="',
    ),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(pieces, (texts) => {
      const parts = partsOf(Buffer.from(texts.join('')), 'b');
      expect(parts === undefined || parts.every(({ part }) => part === 'a')).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

const written = (...lines: readonly string[]) => partsOf(Buffer.from(lines.join('\r\n')), 'b');

test('forms of other clients are read too', () => {
  expect(
    written(
      ...[
        'a preamble',
        '--b',
        'content-disposition: form-data; name=files; filename=plain.txt',
        '',
        'one',
        '--b  ',
      ],
      ...['Content-Disposition: form-data; name="files"; filename*=UTF-8\'\'s%C3%B8.txt', '', '', '--b'],
      ...['Content-Disposition: form-data; filename="a \\"b\\" %22.txt"; name="files"'],
      ...['Content-Transfer-Encoding: base64', 'Content-Type: IMAGE/PNG', '', 'AQI=', '--b'],
      ...['Content-Disposition: form-data; name="files"; filename=""', '', '', '--b--', 'an epilogue'],
    )?.map(({ bytes: held, ...rest }) => ({ ...rest, bytes: [...held] })),
  ).toEqual([
    { part: 'files', name: 'plain.txt', type: 'text/plain', bytes: [111, 110, 101] },
    { part: 'files', name: 'sø.txt', type: 'text/plain', bytes: [] },
    { part: 'files', name: 'a "b" ".txt', type: 'image/png', bytes: [1, 2] },
    { part: 'files', name: '', type: 'text/plain', bytes: [] },
  ]);
});

test.each([
  ['nothing at all', ['']],
  ['no delimiter', ['some text']],
  ['no end', ['--b', 'Content-Disposition: form-data; name="a"', '', 'one']],
  ['a head without an end', ['--b', 'Content-Disposition: form-data; name="a"', '--b--']],
  ['a part without a name', ['--b', 'Content-Disposition: form-data', '', 'one', '--b--']],
  ['a part of another kind', ['--b', 'Content-Disposition: attachment; name="a"', '', 'one', '--b--']],
])('no form: %s', (_, lines) => expect(written(...lines)).toBeUndefined());

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; BOUNDARY="a b"', 'a b'],
  ['multipart/form-data', undefined],
])('the boundary of %s', (header, boundary) => expect(boundaryOf(header)).toBe(boundary));
