import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { commentsMock, SUBJECTS, type Subject } from '../../testing/request-comments.ts';

const anyBody = bodyOf({ text: fc.string() }, ['text'], {
  text: fc.jsonValue(),
  files: fc.jsonValue(),
  author: fc.jsonValue(),
  visibleToFamily: fc.boolean(),
});

const part = (name: string, isFile: boolean) =>
  fc.string().map((value): readonly [string, string, boolean] => [name, value, isFile]);
const anyParts = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: part('text', false).map((one) => [one]) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
    fc.array(
      fc.oneof({ weight: 6, arbitrary: part('files', true) }, part('files', false), part('text', true)),
      { maxLength: 7 },
    ),
  )
  .map(([texts, files]) => [...texts, ...files]);

const as = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('@residents:0', '@connections:0', '@connections:1') },
  {
    weight: 1,
    arbitrary: fc.oneof(anyId('residents'), anyId('connections'), anyId('staff'), anyId('systemActors')),
  },
);

const anyOperation = ({ requests, section }: Subject) => {
  const collection = section === 'transportation' ? 'transportationRequests' : 'workRequests';
  const one = fc
    .tuple(fc.constantFrom(0, 0, 0, 0, 1), fc.constantFrom(0, 0, 1, 2))
    .map(([resident, at]) => `/residents/@residents:${resident}/${requests}/@${collection}:${at}`);
  const comments = one.map((path) => `${path}/comments`);
  return anyCallOf(
    [3, 'POST', comments, { as, parts: anyParts }],
    [3, 'POST', comments, { as, body: anyBody }],
    [2, 'GET', comments, { as }],
    [1, 'POST', one.map((path) => `${path}/cancel`), { as }],
    [1, 'GET', one.map((path) => `${path}/attachments/nothing`), { as }],
  );
};

test.each(SUBJECTS)(
  '$section: under any readings no call fails, and one that is refused changes nothing',
  (subject) =>
    fuzz(
      anyOperation(subject),
      async (readings) => {
        const set = commentsMock(subject, readings);
        await set.request();
        await set.request(set.relative);
        return set;
      },
      { numRuns: 100, maxLength: 10 },
    ),
);
