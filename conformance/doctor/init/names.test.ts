import { expect, test } from 'vitest';
import { idNamed, namedIn, nameOf } from './names.ts';

test.each([
  [{ id: 'a', fullName: 'Ann Lee', type: 'staff' }, [{ id: 'a', name: 'Ann Lee', type: 'staff' }]],
  [{ id: 'a', name: 'Ann Lee' }, [{ id: 'a', name: 'Ann Lee' }]],
  [{ id: 'a', firstName: 'Ann', lastName: 'Lee' }, [{ id: 'a', name: 'Ann Lee' }]],
  [{ id: 'a', firstName: null, fullName: '' }, []],
  [{ id: 7, name: 'Ann Lee' }, []],
  [undefined, []],
])('%j names %j', (person, named) => {
  expect(namedIn(person)).toEqual(named);
});

const ann = { id: 'a', name: 'Ann Lee' };
const bob = { id: 'b', name: 'Bob Lee' };

test('a name leads to an id where no one else has it', () => {
  expect(idNamed('Ann Lee', [ann, bob, ann])).toBe('a');
  expect(idNamed('Ann Lee', [ann, { ...ann, id: 'c' }])).toBeUndefined();
  expect(idNamed('Cid Lee', [ann, bob])).toBeUndefined();
  expect(idNamed(undefined, [ann])).toBeUndefined();
});

test('an acting id has a name where threads show one name for it, and that for no one else', () => {
  expect(nameOf('a', [ann, bob, ann])).toBe('Ann Lee');
  expect(nameOf('a', [ann, { ...ann, id: 'c' }])).toBeUndefined();
  expect(nameOf('a', [ann, { ...bob, id: 'a' }])).toBeUndefined();
  expect(nameOf('c', [ann])).toBeUndefined();
});
