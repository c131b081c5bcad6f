import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { photosMock } from '../../testing/photos.ts';

const text = fc.constantFrom('', 'Tea', 'tea garden', '\u0000', '__proto__', 'ÆØÅ 💙 \r\n"', 'ß İ');
const strange = fc.oneof(text, fc.constantFrom('%00', '@staff:0', '@photos:0'));
const ids = (collection: string) => fc.array(fc.oneof(anyId(collection), strange), { maxLength: 3 });
const listed = (collection: string) => ids(collection).map((some) => some.join(','));

type Part = readonly [name: string, value: string, isFile: boolean];
const field = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Part> =>
  fc.tuple(
    fc.constant(name),
    value,
    fc.nat({ max: 9 }).map((at) => at === 0),
  );

const parts = fc
  .tuple(
    fc.constantFrom<readonly Part[]>(
      [['file', 'x.png', true]],
      [['file', 'x.png', true]],
      [],
      [['file', 'text', false]],
    ),
    fc.constantFrom<readonly Part[]>(
      [['facilities', '@facilities:0,@facilities:1', false]],
      [['facilities', '@facilities:0', false]],
      [],
    ),
    fc.array(
      fc.oneof(
        field('facilities', listed('facilities')),
        field('users', listed('residents')),
        field('albumId', fc.oneof(anyId('albums'), strange)),
        field('type', fc.constantFrom('dining', 'designer', 'selfie', '')),
        field('caption', text),
        field('__proto__', text),
      ),
      { maxLength: 4 },
    ),
  )
  .map((some) => some.flat());

const anyBody = bodyOf({ caption: text, users: ids('residents'), tags: ids('photoTags') }, [], {
  id: fc.jsonValue(),
  type: fc.constantFrom('dining', 'selfie'),
  creatorId: text,
  albumIds: ids('albums'),
  users: fc.jsonValue(),
  tags: fc.constantFrom('a', null),
});

const anyQuery = fc.dictionary(
  fc.constantFrom('albumId', 'tags', 'residentId', 'captionSearch', 'cursor', 'pageSize', 'nonsense'),
  fc.oneof(fc.constantFrom('1', '0', '2.5', ',', 'a,b', 'tea', '@albums:0', '@residents:0'), fc.string()),
  { maxKeys: 4 },
);

const of = (parent: string) => anyId(parent).map((id) => `/${parent}/${id}/photos`);
const one = fc
  .oneof(anyId('photos'), fc.constantFrom('%00', '..%2F', '%F0%9F%92%99'))
  .map((id) => `/photos/${id}`);
const album = fc.tuple(anyId('facilities'), anyId('albums'));

const anyOperation = anyCallOf(
  [4, 'POST', '/photos', { parts }],
  [3, 'POST', of('activities'), { parts }],
  [1, 'POST', '/photos', { body: fc.jsonValue() }],
  ...['facilities', 'residents', 'activities'].map(
    (parent) => [1, 'GET', of(parent), { query: anyQuery }] as const,
  ),
  [1, 'GET', one],
  [4, 'PUT', one, { body: anyBody }],
  [1, 'DELETE', one],
  [1, 'GET', album.map(([facility]) => `/facilities/${facility}/albums`)],
  [1, 'GET', album.map(([facility, id]) => `/facilities/${facility}/albums/${id}`)],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, async (readings) => {
    const mock = photosMock(readings);
    await mock.pull('create-album', { facilityIds: [mock.home] });
    await mock.pull('create-album', { facilityIds: [mock.away], sharedAcrossCommunities: true });
    await mock.pull('create-tag', {});
    await mock.pull('create-photo', { facilities: [mock.home], caption: 'Tea' });
    return mock;
  }));
