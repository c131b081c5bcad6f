import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as client from '../../src/client/client.ts';
import * as entry from '../../src/entries/mock.ts';
import * as msw from '../../src/entries/msw.ts';

const reference = await readFile(new URL('../../docs/reference.md', import.meta.url), 'utf8');

/** The examples by their headings. Signatures and types are not examples. */
const examples = reference.split(/^#{2,4} /m).flatMap((section) => {
  const [, name = ''] = /^`?([^`\n]+)/.exec(section) ?? [];
  return [...section.matchAll(/^```ts\n([^]*?)^```/gm)].flatMap(([, code = '']) =>
    /^(?:await|const|test\()/.test(code) ? [{ name, code }] : [],
  );
});

/** What an example makes: it is ended afterwards. */
interface Made {
  readonly mock?: { close(): Promise<unknown> };
}

/** An example as a module with one function, which runs it with these names in scope. */
const moduleOf = (code: string, names: readonly string[]): string => {
  const made = /^const mock\b|^const \{ mock\b/m.test(code) ? '{ mock }' : '{}';
  return `export const run = async ({ ${names.join(', ')} }) => {\n{\n${code}\nreturn ${made};\n}\n};\n`;
};

describe('the examples of the reference run as they stand', () => {
  let folder = '';
  let mock: entry.Mock & { readonly url: string };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ces-reference-'));
    mock = await entry.startMock({ seed: 1, now: '2026-06-15T12:00:00Z' });
  });
  afterAll(async () => {
    delete process.env['API_URL'];
    await mock.close();
    await rm(folder, { recursive: true });
  });

  test('those of all entry points are found', () => {
    expect(examples.length).toBeGreaterThanOrEqual(10);
    expect(examples.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'connectMock',
        'createHandlers',
        'test',
        'createClient',
        'faults.add',
        'Levers',
      ]),
    );
  });

  test.each(examples)('$name', async ({ name, code }) => {
    const world = { ...mock.world(), url: mock.url };
    const goto = vi.fn();
    const runs: Promise<unknown>[] = [];
    const atHand = {
      ...{ ...entry, ...client, ...msw, setupServer, mock, world },
      systemActor: (await world.identities()).systemActor,
      facilityId: (await world.records.list('facilities')).data[0]?.id,
      test: (_: string, body: (fixtures: object) => Promise<unknown>) =>
        runs.push(body({ page: { goto }, world })),
    };
    const file = join(folder, `${name}.ts`);
    await writeFile(file, moduleOf(code.replaceAll('http://127.0.0.1:4010', mock.url), Object.keys(atHand)));
    const { run } = (await import(file)) as { readonly run: (names: object) => Promise<Made> };
    const made = await run(atHand);
    await Promise.all(runs);
    await made.mock?.close();
  });
});
