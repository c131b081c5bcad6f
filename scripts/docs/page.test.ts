import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';
import { closedPage } from './page.ts';

const extras = { script: 'cesDocs = {};', style: 'p {}' };
const DRAWN = "hydrate(__redoc_definition, __redoc_options, document.getElementById('redoc'));";

test('a page is closed off before anything else in its head', () => {
  const page = closedPage(
    `<html><head><script src="https://elsewhere.example/a.js"></script></head>${DRAWN}</html>`,
    extras,
  );
  expect(page).toMatch(/<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
});

test('only the first head is one: scripts may carry others in their strings', () => {
  const page = closedPage(`<head></head><script>"<head>"</script>${DRAWN}`, extras);
  expect(page.match(/Content-Security-Policy/g)).toHaveLength(1);
});

test('a page without a head cannot be closed off', () => {
  expect(() => closedPage('<html></html>', extras)).toThrow('no <head>');
});

test('every call can be pasted into a shell', () => {
  const call = { body: { name: "O'Hara" } };
  const curl = curlOf({ method: 'POST', url: 'http://127.0.0.1/a', headers: { 'X-Key': 'k' }, call });
  expect(curl).toBe(
    [
      `curl -X POST 'http://127.0.0.1/a'`,
      `-H 'X-Key: k'`,
      `-H 'Content-Type: application/json'`,
      `-d '{\n  "name": "O'\\''Hara"\n}'`,
    ].join(' \\\n  '),
  );
});

test('a page that is drawn in another way than it used to be is refused', () => {
  expect(() => closedPage('<head></head>', extras)).toThrow('not drawn as it used to be');
});
