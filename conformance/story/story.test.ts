import { expect, test } from 'vitest';
import type { Exchange } from '../kit/record.ts';
import { leaves } from './leaves.ts';
import { shellText, textWord } from '../quoting/shell.ts';
import { recordedOf } from './recorded.ts';
import { scriptLines } from './script.ts';
import { stepsOf } from './steps.ts';

const base = 'http://127.0.0.1:4010';
const headers = `-H 'Authorization: Bearer '"$CES_TOKEN"`;

const exchange = (
  method: string,
  path: string,
  status: number,
  answer: unknown,
  more: { readonly body?: unknown; readonly flags?: string; readonly operationId?: string } = {},
): Exchange => ({
  ...{ method, path, status, responseBody: JSON.stringify(answer) },
  ...(more.operationId && { operationId: more.operationId }),
  curl: `curl -sS -i -X ${method} '${base}${path}' ${headers}${more.flags ?? ''}${
    more.body === undefined ? '' : ` --data-raw ${shellText(JSON.stringify(more.body))}`
  }`,
});

const root = '/api/v1/demo';
const story: readonly Exchange[] = [
  exchange(
    'POST',
    `${root}/facilities/fac_000001/residents`,
    201,
    { data: { id: 'res_000001', facilityId: 'fac_000001' } },
    { body: { firstName: "O'Neil" }, operationId: 'createResident' },
  ),
  exchange(
    'POST',
    `${root}/residents/res_000001/check-ins`,
    201,
    { data: { id: 'chk_000001' } },
    { body: { startDate: '2026-06-15' }, operationId: 'createCheckIn' },
  ),
  exchange(
    'GET',
    `${root}/check-ins/chk_000001?of=res_000001`,
    200,
    { data: { id: 'chk_000001' } },
    { operationId: 'getCheckIn' },
  ),
];

test('the leaves of a JSON text are returned with their paths, up to a cut', () => {
  const value = {
    data: [
      { id: 'a', n: 1, deep: { 'x:y': 'b"c' } },
      { id: 'd', gone: null },
    ],
    ok: true,
  };
  const all = leaves(JSON.stringify(value, null, 2));
  expect(all).toEqual([
    { path: 'data.0.id', value: 'a' },
    { path: 'data.0.n', value: '1' },
    { path: 'data.0.deep.x:y', value: 'b"c' },
    { path: 'data.1.id', value: 'd' },
    { path: 'data.1.gone', value: 'null' },
    { path: 'ok', value: 'true' },
  ]);
  expect(leaves(`${JSON.stringify(value).slice(0, 20)}… (90 characters)`)).toEqual(all.slice(0, 1));
  expect(leaves('')).toEqual([]);
});

test('a request is parsed from its curl line', () => {
  expect(recordedOf(story[0] ?? exchange('GET', '/', 200, {}))).toMatchObject({
    method: 'POST',
    base,
    path: textWord(`${root}/facilities/fac_000001/residents`),
    headers: [['Authorization', [{ text: 'Bearer ' }, { variable: 'CES_TOKEN' }]]],
    body: textWord(`{"firstName":"O'Neil"}`),
  });
  const form = exchange(
    'POST',
    '/p',
    201,
    {},
    { flags: ` -F 'caption=a=b' -F 'file=@x y.png;type=image/png'` },
  );
  expect(recordedOf(form)).toMatchObject({
    fields: [['caption', textWord('a=b')]],
    files: [{ part: 'file', name: 'x y.png', type: 'image/png' }],
  });
});

test('a value that an answer showed first is carried; a given value stays', () => {
  const [create, checkIn, read] = stepsOf(story);
  expect(create?.gives).toEqual([{ name: 'RESIDENT_ID', path: 'data.id', value: 'res_000001' }]);
  expect(checkIn?.gives).toEqual([{ name: 'CHECK_IN_ID', path: 'data.id', value: 'chk_000001' }]);
  expect(read?.takes.map(({ name }) => name).sort()).toEqual(['CHECK_IN_ID', 'RESIDENT_ID']);
  expect(stepsOf(story).flatMap(({ gives }) => gives)).toHaveLength(2);
});

test('a short id is carried in a path, but not elsewhere', () => {
  const [, second] = stepsOf([
    exchange('POST', '/things', 201, { data: { id: 7 } }),
    exchange('PUT', '/things/7?pageSize=7', 200, {}, { body: { count: 7 } }),
  ]);
  expect(second?.takes).toHaveLength(1);
});

test('the script has curl lines in order, with variables instead of ids', () => {
  expect(scriptLines(story, true)).toMatchInlineSnapshot(`
    [
      "# recorded: 201 to POST /api/v1/demo/facilities/fac_000001/residents",
      "curl -sS -g --path-as-is -o "$answer" -w '%{http_code}\\n' -X POST "$CES_URL"'/api/v1/demo/facilities/fac_000001/residents' -H 'Authorization: Bearer '"$CES_TOKEN" --data-raw '{"firstName":"O'\\''Neil"}'",
      "RESIDENT_ID=$(pick 'data.id')",
      "# recorded: 201 to POST /api/v1/demo/residents/res_000001/check-ins",
      "curl -sS -g --path-as-is -o "$answer" -w '%{http_code}\\n' -X POST "$CES_URL"'/api/v1/demo/residents/'"$RESIDENT_ID"'/check-ins' -H 'Authorization: Bearer '"$CES_TOKEN" --data-raw '{"startDate":"2026-06-15"}'",
      "CHECK_IN_ID=$(pick 'data.id')",
      "# recorded: 200 to GET /api/v1/demo/check-ins/chk_000001?of=res_000001",
      "curl -sS -g --path-as-is -o "$answer" -w '%{http_code}\\n' -X GET "$CES_URL"'/api/v1/demo/check-ins/'"$CHECK_IN_ID"'?of='"$RESIDENT_ID" -H 'Authorization: Bearer '"$CES_TOKEN"",
    ]
  `);
});

test('equal steps in a row are folded, only the first and the last are shown', () => {
  const many = Array.from({ length: 30 }, () => exchange('GET', '/ping', 200, 'ok', { operationId: 'ping' }));
  const lines = scriptLines([...many, ...story], true);
  expect(lines).toContain('# … 28 more like this');
  expect(lines.filter((line) => line.startsWith('curl '))).toHaveLength(5);
  expect(scriptLines([...many, ...story], false).filter((line) => line.startsWith('curl '))).toHaveLength(33);
});

const wrong = exchange('GET', '/x', 200, {});
const hostile = "/x';id;'\n$(id)\u2028`id`?a=$CES_TOKEN";

test('a variable stays a variable, and text that looks like one stays text', () => {
  const path = '/a?key=$CES_TOKEN';
  const curl = `curl -sS -i -X GET '${base}'${shellText(path)} -H 'X-Key: '"$X_KEY" -H 'X-Text: $X_KEY'`;
  const read = recordedOf({ ...wrong, path, curl });
  expect(read.base).toBe(base);
  expect(read.path).toEqual(textWord(path));
  expect(read.headers).toEqual([
    ['X-Key', [{ variable: 'X_KEY' }]],
    ['X-Text', textWord('$X_KEY')],
  ]);
  const [, send] = scriptLines([{ ...wrong, path, curl }], false);
  expect(send).toContain(`"$CES_URL"'/a?key=$CES_TOKEN' -H 'X-Key: '"$X_KEY" -H 'X-Text: $X_KEY'`);
});

test('any text in method, path or file name stays text on its line of the script', () => {
  const curl = `curl -sS -i -X GET ${shellText(base + hostile)} -F ${shellText('a=@../../etc/x;type=a b')}`;
  const lines = scriptLines([{ ...wrong, method: 'GET;. ./??????;', path: hostile, curl }], false);
  expect(lines[0]).toMatch(/^# recorded: 200 to GET;. .\/\?{6}; \/x.*$/);
  expect(lines[1]).toBe(`sample sample-1 'a b'`);
  expect(lines[2]).toContain(`-X 'GET;. ./??????;' "$CES_URL"${shellText(hostile)}`);
  expect(lines[2]).toContain(`-F 'a=@sample-1;type=application/octet-stream;filename="../../etc/x"'`);
});

test('variables of the shell are never assigned', () => {
  const [first] = stepsOf([
    exchange('POST', '/x', 201, { data: { uid: 'user_00001' } }),
    exchange('GET', '/x/user_00001', 200, {}),
  ]);
  expect(first?.gives.map(({ name }) => name)).toEqual(['ITS_UID']);
});
