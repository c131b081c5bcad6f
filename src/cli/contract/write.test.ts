import SwaggerParser from '@apidevtools/swagger-parser';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeContract } from './write.ts';
import { defaults, startMock, type Running } from '../start-mock.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly example?: string;
  }[];
  readonly responses: Readonly<Record<string, { readonly content?: unknown; readonly links?: object }>>;
}
interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const TOKEN = 'a-token-that-is-in-no-file';

let folder = '';
let mock: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ces-contract-'));
  mock = await startMock({ ...defaults, port: 0, token: TOKEN, planned: true });
  const config = await fetch(`${mock.url}/__admin/config`);
  await writeFile(join(folder, 'ces.config.yaml'), await config.text());
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true, force: true });
});

const written = async (
  flags: { readonly for?: 'generic'; readonly profile?: string; readonly url?: string } = {},
) => {
  const out = join(folder, 'contract.json');
  await rm(out, { force: true });
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const code = await writeContract({ ...flags, out }, { env: {}, cwd: folder });
  const lines = [...said.mock.calls, ...complained.mock.calls].flat().join('\n');
  vi.restoreAllMocks();
  return { code, lines, out, text: await readFile(out, 'utf8').catch(() => '') };
};

const operationsIn = (text: string) =>
  Object.entries((JSON.parse(text) as Contract).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

test('a target has its contract: address, ids, dates; each GET of it is answered; the token is in no line', async () => {
  const { code, lines, text } = await written({ profile: 'core,flat,planned' });
  expect([code, text.includes(TOKEN)]).toEqual([0, false]);
  expect(lines).toContain(`the contract for ${mock.url}, tenant demo`);
  expect((JSON.parse(text) as Contract).servers).toEqual([{ url: mock.url }]);
  const wrong = await Promise.all(
    operationsIn(text).map(async ({ path, method, operation: { operationId, parameters = [] } }) => {
      const blank = parameters.filter(({ required, example }) => required && example === undefined);
      // No list shows attachments, or which announcements a connection sees.
      if (operationId === 'getConnectionAnnouncement') return [];
      if (blank.some(({ name }) => name === 'attachmentId')) return [];
      if (blank.length > 0) return [`${operationId}: ${blank.map(({ name }) => name).join(', ')}`];
      if (method !== 'get') return [];
      const of = (place: string) =>
        parameters.flatMap((one) =>
          one.in === place && one.example !== undefined ? [[one.name, one.example] as const] : [],
        );
      const filled = of('path').reduce((at, [name, id]) => at.replace(`{${name}}`, id), path);
      const query = new URLSearchParams(Object.fromEntries(of('query')));
      const headers = { Authorization: `Bearer ${TOKEN}`, ...Object.fromEntries(of('header')) };
      const { status } = await fetch(`${mock.url}${filled}?${query.toString()}`, { headers });
      return status === 200 ? [] : [`${operationId}: ${status}`];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

test('for any tool: valid, no range of statuses, no body of a refusal, links from creates to reads', async () => {
  const { out, text } = await written({ for: 'generic', profile: 'core,flat,planned' });
  await expect(SwaggerParser.validate(out)).resolves.toBeDefined();
  const answers = operationsIn(text).flatMap(({ operation }) => Object.entries(operation.responses));
  expect(answers.filter(([status]) => status.includes('X'))).toEqual([]);
  expect(answers.filter(([status, { content }]) => /^(4|default)/.test(status) && content)).toEqual([]);
  const create = operationsIn(text).find(
    ({ operation }) => operation.operationId === 'createCheckIn',
  )?.operation;
  for (const status of ['200', '201'])
    expect(create?.responses[status]?.links).toMatchObject({
      getCheckIn: {
        operationId: 'getCheckIn',
        parameters: { residentId: '$request.path.residentId', checkInId: '$response.body#/data/id' },
      },
    });
});

test('parts that the target does not promise are left out', async () => {
  const { text } = await written({ profile: 'core,flat' });
  const ids = operationsIn(text).map(({ operation }) => operation.operationId);
  expect(ids).toContain('listResidents');
  expect(ids).not.toContain('listTransportationRequests');
});

test('a target that does not answer gives exit code 4 and no file', async () => {
  const { code, lines, text } = await written({ url: 'http://127.0.0.1:9' });
  expect([code, text]).toEqual([4, '']);
  expect(lines).toContain('127.0.0.1:9');
});
