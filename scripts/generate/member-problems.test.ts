import { expect, test } from 'vitest';
import { memberProblems } from './member-problems.ts';

const document = {
  paths: {
    '/rides': {
      get: {
        parameters: [{ name: 'pageSize', in: 'query', schema: { type: 'integer' } }],
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    data: { type: 'array', items: { $ref: '#/components/schemas/Ride' } },
                    hasMore: { type: 'boolean' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Ride: {
        properties: {
          driver: { anyOf: [{ properties: { name: { type: 'string' } } }, { type: 'null' }] },
          next: { $ref: '#/components/schemas/Ride' },
        },
      },
    },
  },
};

const problems = (member: string | readonly string[]): readonly string[] =>
  memberProblems(document, [{ section: 'rides', clause: { id: 'RID-01', about: { member } } }]);

test('a clause is about members by their paths, or about parameters', () => {
  expect(problems(['driver', 'driver.name', 'hasMore', 'pageSize'])).toEqual([]);
});

test('an unknown name, and a name without its path', () => {
  expect(problems('drivers')).toEqual(['clause RID-01 is about drivers, which the contract does not have']);
  expect(problems(['driver', 'name'])[0]).toContain('RID-01 is about name');
  expect(problems('data.driver')[0]).toContain('data.driver');
});
