import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exchange } from '../kit/record.ts';
import { shellText } from '../quoting/shell.ts';
import { replayScript } from './replay-script.ts';
import { record, runOf } from './sample.ts';

interface Heard {
  readonly line: string;
  readonly token: string | undefined;
  readonly body: string;
  readonly key: unknown;
}

let folder: string;
let server: Server;
let url: string;
let heard: Heard[] = [];

/** Answers that a reader of JSON may stumble over: escapes, braces in texts, a list, spaces, the id at the end. */
const made = `{ "data" : {\n "note": "a \\"{[,]}\\" b\\\\", "tags": ["id", {"id": "no"}], "n": -1.5e3, "gone": null, "id": "new/id=7+x" } }`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ces replay '));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const body = Buffer.concat(chunks).toString('latin1');
      heard.push({ line: `${method} ${path}`, token: headers.authorization, body, key: headers['x-key'] });
      response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      response.end(method === 'POST' ? made : '{"data":{"nickname":"Nobody"}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const exchange = (method: string, path: string, status: number, answer: unknown, flags = ''): Exchange => ({
  ...{ method, path, status, responseBody: JSON.stringify(answer) },
  curl: `curl -sS -i -X ${method} 'http://old${path}' -H 'Authorization: Bearer '"$CES_TOKEN"${flags}`,
});

const nasty = `it's "$HOME" \`id\` $(id) \\ %s\n\u001b[31m`;
const failed = (id: string) =>
  record(id, 'fail', [], {
    says: nasty,
    finding: {
      kind: 'wrong-value',
      promised: nasty,
      found: nasty,
      exchanges: [
        exchange('POST', '/things', 201, { data: { id: 'old/id=1+x' } }, ` --data-raw ${shellText(nasty)}`),
        exchange(
          'POST',
          '/things/old%2Fid%3D1%2Bx/file',
          201,
          {},
          ` -F 'of=old/id=1+x' -F 'file=@a b.png;type=image/png'`,
        ),
        exchange('GET', '/things/old%2Fid%3D1%2Bx?x=1', 200, {}),
      ],
    },
  });

const sh = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: unknown; readonly out: string; readonly err: string }>((resolve) => {
    const options = { env: { PATH: process.env['PATH'], ...env } };
    execFile('sh', [...args], options, (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
  });

test('nothing failed: no script', () => {
  expect(replayScript(runOf([record('residents.a', 'pass', [])]))).toBeUndefined();
});

test('plain sh sends the story again, new ids in place of old ones, and shows the last answer', async () => {
  heard = [];
  const file = join(folder, 'replay.sh');
  await writeFile(file, replayScript(runOf([failed('residents.a')])) ?? '');
  const { code, out, err } = await sh([file], { CES_TOKEN: `s3'cret`, CES_URL: url });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/\n201\n201\n200\n\{"data":\{"nickname":"Nobody"\}\}\n$/);
  expect(heard.map(({ line }) => line)).toEqual([
    'POST /things',
    'POST /things/new%2Fid%3D7%2Bx/file',
    'GET /things/new%2Fid%3D7%2Bx?x=1',
  ]);
  expect(heard.map(({ token }) => token)).toEqual(heard.map(() => `Bearer s3'cret`));
  expect(heard[0]?.body).toBe(nasty);
  expect(heard[1]?.body).toContain('new/id=7+x');
  expect(heard[1]?.body).toContain('\u0089PNG\r\n');
});

test('of several failures one is named; without a token it says what to set', async () => {
  const file = join(folder, 'two.sh');
  await writeFile(file, replayScript(runOf([failed('residents.a'), failed('residents.b')])) ?? '');
  const asked = await sh([file], { CES_TOKEN: 't' });
  expect(asked).toMatchObject({ code: 2, out: expect.stringContaining('  residents.b') });
  expect((await sh([file], {})).err).toContain('CES_TOKEN: is not set');
  const named = await sh([file, 'residents.b'], { CES_TOKEN: 't', CES_URL: url });
  expect(named).toMatchObject({ code: 0, out: expect.stringContaining('residents.b: it') });
});

test('of results from files it sends nothing before the user names the target, and runs nothing that they hold', async () => {
  const evil = `x';touch ${folder}/pwned;'\n$(touch ${folder}/pwned)\u2028\rtouch ${folder}/pwned`;
  const hostile = { ...exchange('GET', `/${evil}`, 200, {}), method: evil, operationId: evil };
  const curl = `curl -sS -i -X GET ${shellText(`http://old/${evil}`)} -F ${shellText(`a=@../${evil};type=a`)}`;
  const finding = {
    kind: 'wrong-value' as const,
    promised: evil,
    found: evil,
    exchanges: [
      { ...hostile, curl },
      { ...hostile, curl },
    ],
  };
  const results = runOf([record('residents.a', 'fail', [], { says: evil, finding })]);
  const file = join(folder, 'foreign.sh');
  await writeFile(file, replayScript(results, 'files') ?? '');
  const refused = await sh([file], { CES_TOKEN: 't' });
  expect(refused.err).toContain('CES_URL: is not set');
  await sh([file], { CES_TOKEN: 't', CES_URL: url });
  expect(await readdir(folder)).not.toContain('pwned');
});

test('a header of the configuration is a variable that the shell fills in; unset, it is named', async () => {
  heard = [];
  const read = exchange('GET', '/things', 200, {}, ` -H 'X-Key: '"$X_KEY"`);
  const finding = { kind: 'wrong-value' as const, promised: 'p', found: 'f', exchanges: [read] };
  const file = join(folder, 'header.sh');
  await writeFile(file, replayScript(runOf([record('residents.a', 'fail', [], { finding })])) ?? '');
  expect((await sh([file], { CES_TOKEN: 't', CES_URL: url })).err).toContain('X_KEY: is not set');
  await sh([file], { CES_TOKEN: 't', CES_URL: url, X_KEY: 'a "b" $c' });
  expect(heard.map(({ key }) => key)).toEqual(['a "b" $c']);
});
