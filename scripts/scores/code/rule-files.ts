import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The code of the mock that keeps the rules of the interface: folders, and files of folders that also hold other code. */
const RULE_CODE = [
  'src/mock/operations/',
  'src/mock/domain/',
  'src/mock/access/',
  'src/mock/identity/',
  // Paging
  'src/mock/http/paging.ts',
  'src/mock/http/paging-filters.ts',
  'src/mock/http/paging-place.ts',
  // Input
  'src/mock/http/body.ts',
  'src/mock/http/form.ts',
  'src/mock/http/input.ts',
  'src/mock/http/input-faults.ts',
  'src/mock/http/invalid.ts',
  'src/mock/http/json-body.ts',
  'src/mock/http/members.ts',
  'src/mock/http/validate.ts',
  'src/mock/http/waived.ts',
  'src/mock/http/within-sets.ts',
  // Events
  'src/mock/operation-context.ts',
  'src/mock/webhooks/signature.ts',
  'src/mock/world/outbox.ts',
] as const;

/** These only word refusals. Their texts are left open, and texts are left out. */
const WORDING = ['expectation.ts', 'nearest-name.ts', 'shown-value.ts'].map(
  (name) => `src/mock/domain/${name}`,
);

const isSource = (name: string): boolean =>
  name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.page.ts');

/** These files, by their paths below `root`. */
export const ruleFiles = (root: string): readonly string[] =>
  readdirSync(join(root, 'src/mock'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/mock/${name.replaceAll('\\', '/')}`)
    .filter((file) => isSource(file) && RULE_CODE.some((part) => file.startsWith(part)))
    .filter((file) => !WORDING.includes(file))
    .sort();
