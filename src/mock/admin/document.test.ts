import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, test } from 'vitest';
import { levers } from '../../../openapi/generated/levers.ts';
import { createServicesOfWorlds } from '../world-services.ts';
import { realTables } from '../tables.ts';
import { watchedApp } from '../testing/world-services.ts';
import { createRouter } from './control.ts';
import { adminDocument, adminLinks, adminMethodsAt } from './document.ts';
import { inputValidator } from './json-input.ts';
import { resetSchema } from './reset-schema.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

const documentOf = async (): Promise<Document> => {
  const { body } = await watchedApp().admin('GET', '/openapi.json');
  return body as Document;
};

const LEVER = /^(\/__admin\/(?:levers|situations)\/).+$/;

test('the document is one of OpenAPI', async () => {
  const document: unknown = JSON.parse(JSON.stringify(adminDocument('http://127.0.0.1:4010')));
  const checked = SwaggerParser.validate(document as Parameters<typeof SwaggerParser.validate>[0]);
  await expect(checked).resolves.toBeDefined();
});

test('every route is in the document, and the other way round', async () => {
  const { service } = watchedApp();
  const { routes } = createRouter(service, realTables, { webhookKey: 'k' }, createServicesOfWorlds());
  const routed = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const { paths } = await documentOf();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(LEVER, '$1{name}')}`),
  );
  expect([...new Set(documented)].toSorted()).toEqual([...new Set(routed)].toSorted());
  expect(adminLinks.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...new Set(routed)].toSorted(),
  );
});

test('every lever is in it with its input, and no id comes twice', async () => {
  const { paths } = await documentOf();
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { name, input } of Object.values(levers))
    expect(paths[`/__admin/levers/${name}`]).toMatchObject({
      post: { requestBody: { content: { 'application/json': { schema: input } } } },
    });
});

test.each([{ seed: 7 }, { seed: 1.5 }, { scenario: 'plain' }, { now: 'never' }, { speed: 7 }, {}])(
  'what the document says of a reset is what is taken: %j',
  async (body) => {
    const { status } = await watchedApp().admin('POST', '/reset', body);
    expect(inputValidator(resetSchema)(body).length === 0).toBe(status === 200);
  },
);

test('the index lists the routes: as JSON, and for browsers as a page with links', async () => {
  const app = watchedApp();
  expect((await app.admin('GET', '')).body).toEqual({ data: adminLinks });
  const page = await app.control(
    new Request('http://127.0.0.1/__admin', { headers: { Accept: 'text/html,*/*' } }),
  );
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<a href="/__admin/requests">');
});

test('an unknown path is answered with the routes that exist', async () => {
  const { status, body } = await watchedApp().admin('GET', '/request');
  expect([status, JSON.stringify(body)]).toEqual([404, expect.stringContaining('GET /requests')]);
});

test.each([
  ['/health', ['GET', 'HEAD']],
  ['/health/', ['GET', 'HEAD']],
  ['', ['GET', 'HEAD']],
  ['/clock', ['GET', 'HEAD', 'PUT']],
  ['/clock/advance', ['POST']],
  ['/worlds', ['GET', 'HEAD', 'POST']],
  ['/worlds/demo/reset', ['POST']],
  ['/levers/create-activity', ['POST']],
  ['/requests/verify', ['POST', 'GET', 'HEAD']],
  ['/levers/constructor', []],
  ['/worlds//reset', []],
  ['/clock/advance/now', []],
])('%s takes %j', (path, methods) => {
  expect(adminMethodsAt(`/__admin${path}`).toSorted()).toEqual(methods.toSorted());
});
