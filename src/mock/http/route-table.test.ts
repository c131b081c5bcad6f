import { expect, test } from 'vitest';
import { createRouteTable } from './route-table.ts';
import { routesByPath, type PathRoutes } from './routes.ts';

const routes = routesByPath(['available', 'flat', 'planned']);

const nothing: PathRoutes = { served: new Map(), withoutHandler: new Map() };

const tableOf = (...templates: readonly string[]) => {
  const paths = new Map(templates.map((template) => [template, { ...nothing }]));
  const match = createRouteTable(paths);
  return (path: string) => {
    const found = match(path);
    const template = [...paths].find(([, at]) => at === found?.at)?.[0];
    return found && [template, found.path];
  };
};

test('every path of the interface leads to its own routes', () => {
  const match = createRouteTable(routes);
  for (const [template, at] of routes) {
    const found = match(template.replaceAll(/\{(\w+)\}/g, 'a $1%2F'.replace(' ', '%20')));
    expect(found?.at).toBe(at);
    expect(found?.path).toEqual(
      Object.fromEntries([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `a ${name}/`])),
    );
  }
});

test('a fixed segment wins over a parameter, unless it leads to no route', () => {
  const match = tableOf('/threads/{id}', '/threads/search', '/{a}/search/{b}');
  expect(match('/threads/search')).toEqual(['/threads/search', {}]);
  expect(match('/threads/other')).toEqual(['/threads/{id}', { id: 'other' }]);
  expect(match('/threads/search/x')).toEqual(['/{a}/search/{b}', { a: 'threads', b: 'x' }]);
});

test('no parameter is empty, and no path is longer or shorter than its template', () => {
  const match = tableOf('/threads/{id}');
  for (const path of ['/threads', '/threads/', '/threads/x/', '/threads/x/y', '/', '', 'threads/x'])
    expect([path, match(path)]).toEqual([path, undefined]);
});

test('a segment that cannot be decoded stays as it was sent', () => {
  expect(tableOf('/threads/{id}')('/threads/%zz')).toEqual(['/threads/{id}', { id: '%zz' }]);
});
