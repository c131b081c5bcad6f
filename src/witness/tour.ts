import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import type { ExampleCall } from '../examples/example.ts';
import type { Witness } from './client.ts';

/** Reads come first and deletes last. */
const METHODS: readonly string[] = ['get', 'post', 'put', 'delete'];

const turnOf = (id: OperationId): number => METHODS.indexOf(operations[id].method);

// The keys of a table that the compiler holds complete.
const all = Object.keys(operations) as readonly OperationId[];
const inOrder = all.toSorted((one, other) => turnOf(one) - turnOf(other));

/** The read of what an operation deletes. */
const readOf = (id: OperationId): OperationId | undefined =>
  all.find((one) => operations[one].method === 'get' && operations[one].path === operations[id].path);

const nowhere = ({ at = {} }: ExampleCall) => ({
  at: Object.fromEntries(Object.keys(at).map((name) => [name, 'nothing'])),
});

/**
 * Every operation by the call that the documentation shows, without what it has to hold, about what is not there, as it
 * is shown, and once more when all have had their turn; and the reads of what is deleted.
 */
export const tour: Witness = async ({ exampleOf, send }) => {
  const sent: (readonly [OperationId, ExampleCall])[] = [];
  for (const id of inOrder) {
    const example = exampleOf(id);
    sent.push([id, example]);
    const { body, ...rest } = example;
    if (body) await send(id, {}, { ...rest, body: {} });
    await send(id, nowhere(example));
    await send(id, {}, example);
    const read = operations[id].method === 'delete' ? readOf(id) : undefined;
    if (read) await send(read, {}, example);
  }
  for (const [id, example] of sent) await send(id, {}, example);
};

const DAY = /^\d{4}-\d\d-\d\d/;

const daysFrom = (moment: string, days: number): string =>
  new Date(Date.parse(moment.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10) + moment.slice(10);

/** What else a member may hold. */
const othersThan = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return [undefined, []];
  if (typeof value !== 'string') return [undefined];
  return DAY.test(value)
    ? [undefined, daysFrom(value, -400), daysFrom(value, 200)]
    : [undefined, ' ', value.toUpperCase()];
};

/** The examples of operations with one member otherwise: left out, empty, in capitals, or on another day. */
export const membersOtherwise =
  (...ids: readonly OperationId[]): Witness =>
  async ({ exampleOf, send }) => {
    for (const id of ids) {
      const { at, body, fields } = exampleOf(id);
      for (const [part, members] of Object.entries({ at, body, fields }))
        for (const [name, value] of Object.entries<unknown>(members ?? {}))
          for (const other of othersThan(value)) await send(id, { [part]: { [name]: other } });
    }
  };
