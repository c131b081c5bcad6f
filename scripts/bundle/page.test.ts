import { runInNewContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { createMock } from '../../src/entries/create-mock.ts';
import { forPages } from './page-modules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const built = (more: BuildOptions) =>
  build({
    absWorkingDir: root,
    entryPoints: ['src/entries/mock.page.ts'],
    outdir: 'page',
    bundle: true,
    platform: 'browser',
    target: 'es2023',
    plugins: [forPages],
    logLevel: 'silent',
    ...more,
    write: false,
    metafile: true,
  });

test('what we give to a page asks for nothing of Node', async () => {
  const { outputFiles, metafile } = await built({
    entryPoints: ['src/entries/mock.page.ts', 'src/entries/msw.ts', 'src/client/client.ts'],
    format: 'esm',
    splitting: true,
    packages: 'external',
    minify: true,
  });
  const asked = outputFiles.flatMap(
    ({ text }) =>
      text.match(/\bBuffer\b|["']node:[^"']*|\bcreateRequire\b|\bsetImmediate\b|\bprocess\./g) ?? [],
  );
  expect(asked).toEqual([]);
  const imports = Object.values(metafile.outputs).flatMap((one) => one.imports.map(({ path }) => path));
  expect(imports.filter((path) => path.startsWith('node:'))).toEqual([]);
});

/** What of the web a page has; nothing of Node. */
const page = (): Record<string, unknown> => {
  const { fetch, Request, Response, Headers, FormData, Blob, File, URL, URLSearchParams } = globalThis;
  const { TextEncoder, TextDecoder, atob, btoa, performance, AbortSignal, ReadableStream } = globalThis;
  const { setTimeout, clearTimeout, setInterval, clearInterval, console, structuredClone } = globalThis;
  return {
    ...{ fetch, Request, Response, Headers, FormData, Blob, File, URL, URLSearchParams },
    ...{ TextEncoder, TextDecoder, atob, btoa, performance, AbortSignal, ReadableStream },
    ...{ setTimeout, clearTimeout, setInterval, clearInterval, console, structuredClone },
  };
};

const NOW = '2026-06-15T12:00:00Z';

let inPage: typeof createMock;

beforeAll(async () => {
  const { outputFiles, metafile } = await built({ format: 'iife', globalName: 'ces' });
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  const context = page();
  runInNewContext(outputFiles.map(({ text }) => text).join('\n'), context);
  inPage = (context['ces'] as { readonly createMock: typeof createMock }).createMock;
}, 60_000);

/** What a mock says to a few requests: ids, cursors, a picture, a refusal, a lever and an upload. */
const said = async (make: typeof createMock): Promise<readonly unknown[]> => {
  const mock = make({ seed: 5, now: NOW });
  const world = mock.world();
  await world.clock.freeze();
  await world.clock.set(NOW);
  const identities = await world.identities();
  const headers = {
    Authorization: `Bearer ${world.token}`,
    'X-Acting-User-Id': identities.systemActor ?? '',
    'X-Acting-User-Tenant': world.tenant,
  };
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await mock.fetch(`http://ces.test/api/v1/demo${path}`, { headers, ...init });
    return `${answer.status} ${await answer.text()}`;
  };
  const facilityId = /"id":"([^"]*)"/.exec(await ask('/facilities'))?.[1] ?? '';
  const list = `/facilities/${facilityId}/residents`;
  const residents = await ask(`${list}?pageSize=3`);
  const cursor = /"nextCursor":"([^"]*)"/.exec(residents)?.[1] ?? '';
  const form = new FormData();
  form.set('file', new File(['\x89PNG\r\n\x1a\n picture'], 'é.png', { type: 'image/png' }));
  form.set('facilities', facilityId);
  const picture = await ask('/photos', { method: 'POST', body: form });
  const bytes = await mock.fetch(/http:\/\/ces\.test\/__files\/[^"]*/.exec(picture)?.[0] ?? '/');
  return [
    identities,
    residents,
    await ask(`${list}?pageSize=3&cursor=${cursor}`),
    await ask(`${list}?pageSize=three`),
    picture,
    await bytes.text(),
    await world.levers['create-photo']({ facilities: [facilityId], content: 'iVBORw0KGgo=' }),
    await (await mock.fetch('/__admin/digest')).text(),
  ];
};

test('a mock in a page says what it says in Node, to the byte', async () => {
  const [page, node] = [await said(inPage), await said(createMock)];
  expect(page).toEqual(node);
  expect(page[1]).toMatch(/^200 .*nextCursor":"\w/);
  expect(page[4]).toMatch(/^201 /);
});
