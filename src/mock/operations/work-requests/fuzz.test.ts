import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { workRequestsMock } from '../../testing/work-requests.ts';

const text = fc.oneof(fc.string(), fc.constantFrom('', '__proto__', 'Garden'));
const team = fc.oneof(fc.constantFrom('maintenance', 'it', 'maintenance', 'nobody'), text);
const type = fc.oneof(fc.constantFrom('Plumbing', 'Other', 'Plumbing', 'plumbing'), text);
const fitting = { title: text, description: text, location: text, team, type };

const anyBody = bodyOf(fitting, ['title', 'team'], {
  urgency: fc.jsonValue(),
  status: fc.constantFrom('completed', 'nonsense'),
  crew: fc.jsonValue(),
  creator: fc.jsonValue(),
  files: fc.jsonValue(),
});
const anyComment = bodyOf({ text }, ['text'], { author: fc.jsonValue(), files: fc.jsonValue() });

const file = fc.tuple(fc.constantFrom('files', 'files', 'file'), text, fc.constant(true));
const field = fc.tuple(fc.constantFrom('title', 'team', 'text', 'files'), text, fc.constant(false));
const anyParts = fc
  .array(fc.oneof(file, field), { maxLength: 7 })
  .map((parts) => [
    ['title', 'Dripping tap', false] as const,
    ['team', 'maintenance', false] as const,
    ['text', 'See the picture', false] as const,
    ...parts,
  ]);

const as = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('@residents:0', '@connections:0', '@connections:1') },
  { weight: 1, arbitrary: fc.oneof(anyId('staff'), anyId('systemActors'), anyId('residents')) },
);
const home = fc.constantFrom(0, 0, 0, 0, 1).map((at) => `/residents/@residents:${at}/work-requests`);
const one = fc.tuple(home, fc.constantFrom(0, 0, 1, 2)).map(([path, at]) => `${path}/@workRequests:${at}`);
const below = (rest: string) => one.map((path) => `${path}/${rest}`);
const settings = '/facilities/@facilities/work-request-settings';

const query = fc.dictionary(
  fc.constantFrom('status', 'type', 'pageSize', 'cursor'),
  fc.oneof(fc.constantFrom('open', 'open,cancelled', ',', 'OPEN', 'Plumbing', '1', '0'), text),
  { maxKeys: 3 },
);

const anyOperation = anyCallOf(
  [3, 'POST', home, { as, body: anyBody }],
  [2, 'POST', home, { as, parts: anyParts }],
  [2, 'POST', below('comments'), { as, body: anyComment }],
  [1, 'POST', below('comments'), { as, parts: anyParts }],
  [2, 'POST', below('cancel'), { as }],
  [1, 'GET', one, { as }],
  [1, 'GET', below('comments'), { as }],
  [1, 'GET', below('attachments/nothing'), { as }],
  [2, 'GET', home, { as, query }],
  [1, 'GET', settings, { as }],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => workRequestsMock(readings)));
