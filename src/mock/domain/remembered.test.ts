import { expect, test, vi } from 'vitest';
import { remembered, rememberedBy } from './remembered.ts';

test('what was worked out of a value is worked out once, also where it is undefined', () => {
  const make = vi.fn(({ size }: { readonly size: number }) => (size > 1 ? size : undefined));
  const known = remembered(make);
  const [one, two] = [{ size: 1 }, { size: 2 }];
  expect([known(one), known(two), known(one), known(two)]).toEqual([undefined, 2, undefined, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  known({ size: 2 });
  expect(make).toHaveBeenCalledTimes(3);
});

test('of one value no more texts are kept than were said', () => {
  const make = vi.fn(({ name }: { readonly name: string }, text: string) => `${name} ${text}`);
  const known = rememberedBy(make, 2);
  const [ada, bea] = [{ name: 'Ada' }, { name: 'Bea' }];
  for (const text of ['a', 'b', 'a', 'b']) known(ada, text);
  expect(make).toHaveBeenCalledTimes(2);
  expect(known(bea, 'a')).toBe('Bea a');
  known(ada, 'c');
  expect(known(ada, 'a')).toBe('Ada a');
  expect(make).toHaveBeenCalledTimes(5);
});
