import type { AnyInput } from '../mock/http/input.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { World } from '../mock/world/world.ts';
import { type Mutation, inReading, type OneOrMore } from './mutation.ts';

export type Members = Readonly<Record<string, unknown>>;

/** The members of an object; none where it is no object. */
export const membersIn = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The texts of an array; none where it is no array. */
export const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** A member as text, the way it would stand in a query; empty where it is none. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

export const without = (members: Members, ...names: readonly string[]): Members =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));

/** The input with another body. */
export const withBody = (input: AnyInput, change: (body: Members) => Members): AnyInput => ({
  ...input,
  body: change(membersIn(input.body)),
});

/** The input with another query. */
export const withQuery = (input: AnyInput, change: (query: Members) => Members): AnyInput => ({
  ...input,
  query: change(input.query),
});

/** The objects of an array; none where it is no array. */
export const itemsIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map((item: unknown) => membersIn(item)) : [];

/** The members of the resource in an answer. */
export const dataIn = (reply: AnyReply): Members => membersIn(membersIn(reply.body)['data']);

/** The id of the resource in an answer. */
export const idIn = (reply: AnyReply): string => String(dataIn(reply)['id']);

/** JSON bodies of some operations, changed before they are validated. */
export const beforeValidation = (
  operations: OneOrMore,
  change: (body: Members, world: World, path: AnyInput['path']) => Members,
): Mutation =>
  inReading(
    (original) => (route, received, world) =>
      [operations].flat().includes(route.id) && received.raw.kind === 'json'
        ? original(
            route,
            {
              ...received,
              raw: { ...received.raw, value: change(membersIn(received.raw.value), world, received.path) },
            },
            world,
          )
        : original(route, received, world),
  );
