import { expect, test } from 'vitest';
import { document } from '../../../openapi/generated/document.ts';
import { testApp } from '../testing/mock.ts';
import { resolveActing } from '../identity/acting.ts';
import { readBody } from './body.ts';
import { readInput } from './input.ts';
import { isRefusal } from './problem.ts';
import { routes } from './routes.ts';

const { world } = testApp();

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** Whether the contract requires the body of an operation; undefined where the operation has no body. */
const stated = (path: string, method: string): boolean | undefined => {
  const operation = member(member(document['paths'], path), method);
  const reference: unknown = member(member(operation, 'requestBody'), '$ref');
  const body =
    typeof reference === 'string'
      ? reference.slice(2).split('/').reduce<unknown>(member, document)
      : member(operation, 'requestBody');
  return body === undefined ? undefined : member(body, 'required') === true;
};

test.each(routes.map((route) => [route.id, route] as const))(
  '%s takes a request without a body as the contract says',
  async (_, route) => {
    const required = stated(route.path, route.method);
    expect(route.body?.required).toBe(required);
    if (!route.body) return;
    for (const type of ['', 'application/json', 'multipart/form-data; boundary=b']) {
      const headers = type === '' ? {} : { 'Content-Type': type };
      const raw = await readBody(new Request('http://mock.test/', { method: 'POST', headers }), route.body);
      if (isRefusal(raw)) throw new Error(`${route.id} refused no body as ${raw.problem}`);
      const received = { path: {}, query: {}, raw, acting: resolveActing('', world) };
      const input = readInput(route, received, world);
      expect(isRefusal(input) ? input.validation : undefined).toEqual(
        required ? [{ location: 'body', pointer: '', code: 'required', message: 'is required' }] : undefined,
      );
    }
  },
);
