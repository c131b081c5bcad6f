import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCollection, type Collection } from './collection.ts';

interface Thing {
  readonly id: string;
  readonly size: number;
}

const ids = ['a', 'b', 'c', 'd'];
const step = fc.record({
  does: fc.constantFrom('find', 'insert', 'replace', 'remove', 'fork'),
  at: fc.nat({ max: 2 }),
  id: fc.constantFrom(...ids),
  size: fc.nat(),
});

test('a collection finds its records after any look-ups, writes and forks', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const all: { readonly things: Collection<Thing>; readonly model: Map<string, Thing> }[] = [
        { things: createCollection<Thing>({}), model: new Map() },
      ];
      for (const { does, at, id, size } of steps) {
        const one = all[at % all.length];
        if (!one) return;
        const { things, model } = one;
        const thing = { id, size };
        if (does === 'fork') all.push({ things: things.fork(), model: new Map(model) });
        else if (does === 'remove') {
          things.remove(id);
          model.delete(id);
        } else if (does !== 'find' && model.has(id) === (does === 'replace')) {
          things[does](thing);
          model.set(id, thing);
        } else if (does !== 'find') expect(() => things[does](thing)).toThrow(id);
        expect(things.find(id)).toBe(model.get(id));
      }
      for (const { things, model } of all)
        expect(ids.map((id) => things.find(id))).toEqual(ids.map((id) => model.get(id)));
    }),
  );
});

test('more ids than a collection remembers are found as well', () => {
  const things = createCollection<Thing>({});
  for (let size = 0; size < 5_000; size += 1) {
    expect(things.find(`${size}`)).toBeUndefined();
    things.insert({ id: `${size}`, size });
  }
  expect(Array.from({ length: 5_000 }, (_, size) => things.find(`${size}`)?.size)).toEqual(
    Array.from({ length: 5_000 }, (_, size) => size),
  );
});
