import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from './problem.ts';
import { readBody } from './body.ts';

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
  // Bytes that look like the end of a part or of its head.
  fc
    .array(fc.constantFrom('\r\n', '--', '-', '\r\n\r\n', 'boundary', '\r'), { maxLength: 8 })
    .map((texts) => new TextEncoder().encode(texts.join(''))),
);

test('a form is read back as the platform wrote it: names, types, bytes, in order', async () => {
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

const written = async (...lines: readonly string[]) => {
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: lines.join('\r\n'),
  });
  const raw = await readBody(request, FORM);
  return isRefusal(raw) ? raw.problem : raw.kind === 'form' ? raw.form : raw.kind;
};

test('any bytes are read as a form or refused, and never throw', async () => {
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
  await fc.assert(
    fc.asyncProperty(pieces, async (texts) => {
      const form = await written(texts.join(''));
      expect(form === (texts.length === 0 ? 'none' : 'malformed-body') || typeof form === 'object').toBe(
        true,
      );
    }),
    { numRuns: 1000 },
  );
});

test('forms of other clients are read too', async () => {
  const form = await written(
    ...[
      'a preamble',
      '--b',
      'content-disposition: form-data; name=files; filename=plain.txt',
      '',
      'one',
      '--b',
    ],
    ...['Content-Disposition: form-data; name="files"; filename*=UTF-8\'\'s%C3%B8.txt', '', '', '--b'],
    ...['Content-Disposition: form-data; filename="a \\"b\\" %22.txt"; name="files"'],
    ...['Content-Type: image/png', '', 'two', '--b--', 'an epilogue'],
  );
  expect(form).toMatchObject({
    files: [
      { part: 'files', name: 'plain.txt', type: 'text/plain' },
      { part: 'files', name: 'sø.txt', type: 'text/plain' },
      { part: 'files', name: 'a "b" ".txt', type: 'image/png' },
    ],
  });
});

const ONE = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\none';

test.each([
  ['no delimiter', ['some text']],
  ['no end', ['--b', 'Content-Disposition: form-data; name="a"', '', 'one']],
  ['a part without a name', ['--b', 'Content-Disposition: form-data', '', 'one', '--b--']],
  ['a file without a name', ['--b', 'Content-Disposition: form-data; filename="a"', '', 'one', '--b--']],
  ['a part of another kind', ['--b', 'Content-Disposition: attachment; name="a"', '', 'one', '--b--']],
  ['a part without a disposition', ['--b', 'Content-Type: text/plain', '', 'one', '--b--']],
  ['a part without a head', ['--b', '', 'one', '--b--']],
  [
    'a line that begins as the boundary',
    ['--bb', 'Content-Disposition: form-data; name="a"', '', '', '--b--'],
  ],
  ['an endless head', ['--b', `X: ${'x'.repeat(17_000)}`, '', 'one', '--b--']],
  ['more parts than anybody needs', [...new Array<string>(1001).fill(ONE), '--b--']],
  [
    'a text in another charset',
    [
      '--b',
      'Content-Disposition: form-data; name="a"',
      'Content-Type: text/plain; charset=latin1',
      '',
      '',
      '--b--',
    ],
  ],
])('no form: %s', async (_, lines) => expect(await written(...lines)).toBe('malformed-body'));

test('a form without a boundary is refused', async () => {
  const headers = { 'Content-Type': 'multipart/form-data' };
  const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body: 'x' });
  const raw = await readBody(request, FORM);
  expect(isRefusal(raw) && raw.problem).toBe('malformed-body');
});

test('a text that is not UTF-8 is refused', async () => {
  const latin = new Uint8Array([...new TextEncoder().encode(`${ONE}\r\n`), 0xff]);
  const ends = new TextEncoder().encode('\r\n--b--');
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const refused = (body: Uint8Array[]) =>
    readBody(new Request('http://127.0.0.1/', { method: 'POST', headers, body: new Blob(body) }), FORM);
  expect(isRefusal(await refused([latin, ends]))).toBe(true);
  expect(isRefusal(await refused([new TextEncoder().encode(ONE), ends]))).toBe(false);
});

test('the texts of a form are bounded as JSON is', async () => {
  const texts = (length: number) => written(`${ONE}${'x'.repeat(length)}`, '--b--');
  expect(await texts(1024 * 1024 - 3)).toMatchObject({ files: [] });
  expect(await texts(1024 * 1024)).toBe('too-large');
});

test('a form is the same however its bytes are cut', async () => {
  const whole = [
    'before\r\n--b \r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\none\r\n--',
    '\r\n--b\r\nContent-Disposition: form-data; name="none"\r\n',
    '\r\n--b\r\nContent-Disposition: form-data;\r\n name="f"; filename="x\\"\r\nContent-Type: image/PNG\r\n\r\n',
    '\r\n--\r\n--a\r\n--b--\r\nafter\r\n--b',
  ].join('');
  const bytes = new TextEncoder().encode(whole);
  const headers = { 'Content-Type': 'multipart/form-data; boundary="b"' };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.byteLength), { maxLength: 12 }), async (cuts) => {
      const ends = [0, ...cuts.sort((a, b) => a - b), bytes.byteLength];
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          ends.slice(1).forEach((end, at) => controller.enqueue(bytes.slice(ends[at], end)));
          controller.close();
        },
      });
      const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body, duplex: 'half' });
      const raw = await readBody(request, FORM);
      expect(raw).toMatchObject({
        kind: 'form',
        form: {
          fields: { a: '\r\none\r\n--', none: '' },
          files: [
            { part: 'f', name: 'x\\', type: 'image/png', bytes: new TextEncoder().encode('\r\n--\r\n--a') },
          ],
        },
      });
    }),
    { numRuns: 500 },
  );
});

test('a page may give its own form reader: the operation gets the form of that reader', async () => {
  const form = new FormData();
  form.append('a', 'one');
  const raw = await readBody(
    new Request('http://127.0.0.1/', { method: 'POST', body: form }),
    FORM,
    async (request) => {
      const type = request.headers.get('content-type') ?? '';
      const platform = new Response(await request.arrayBuffer(), { headers: { 'Content-Type': type } });
      const entries = [...(await platform.formData()).entries()];
      const fields = Object.fromEntries(
        entries.map(([name, value]) => [name, typeof value === 'string' ? `page: ${value}` : 'file']),
      );
      return { fields, files: [] };
    },
  );
  expect(raw).toEqual({ kind: 'form', form: { fields: { a: 'page: one' }, files: [] } });
});

test('a form is read as the platform reads it', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 5 }), async (pairs) => {
      const form = new FormData();
      for (const [name, value] of pairs) form.append(name, value);
      const theirs = [...(await new Response(form).formData()).entries()];
      expect((await read(form)).fields).toEqual(Object.fromEntries(theirs));
    }),
  );
});
