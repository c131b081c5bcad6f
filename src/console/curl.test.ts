import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curlOf, quoted } from './curl.ts';

test('a request with a body', () => {
  expect(
    curlOf({
      ...{ origin: 'http://127.0.0.1:4010', method: 'POST', path: '/api/v1/demo/check-ins', token: 't' },
      ...{ actingId: 'sys_1', query: { q: 'a b' }, body: { description: "it's" } },
    }),
  ).toBe(
    [
      `curl -i -X POST 'http://127.0.0.1:4010/api/v1/demo/check-ins?q=a+b'`,
      `-H 'Authorization: Bearer t'`,
      `-H 'X-Acting-User-Id: sys_1'`,
      `-H 'X-Acting-User-Tenant: demo'`,
      `-H 'Content-Type: application/json'`,
      String.raw`-d '{"description":"it'\''s"}'`,
    ].join(' \\\n  '),
  );
});

test('a form is copied part by part, and a file by its name', () => {
  const body = {
    fields: { caption: 'Tea' },
    files: [{ part: 'file', name: 'tea.png', type: 'image/png', size: 9 }],
  };
  const curl = curlOf({
    origin: '',
    method: 'POST',
    path: '/api/v1/demo/photos',
    token: 't',
    actingId: 's',
    body,
  });
  expect(curl).toContain(`-F 'caption=Tea' \\\n  -F 'file=@tea.png'`);
  expect(curl).not.toContain('json');
});

test('a shell reads what was quoted as it was: between single quotes it takes everything for itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const word = quoted(text);
      expect([word[0], word.at(-1)]).toEqual(["'", "'"]);
      const pieces = word.slice(1, -1).split(String.raw`'\''`);
      expect(pieces.join('')).not.toContain("'");
      expect(pieces.join("'")).toBe(text);
    }),
    { examples: [["it's $HOME `x` \\ \n"], ["'"]] },
  );
});
