import type { AnyInput } from '../../mock/http/input.ts';

import type { OperationContext } from '../../mock/operations/operation.ts';
import { attachmentReply } from '../../mock/operations/request-comments/files.ts';
import { afterwards, insteadOfRefusal, instead, type OneOrMore } from '../mutation.ts';
import { wrongRefusal } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, rowOf } from '../mutant.ts';
import type { Comment, File } from './amend.ts';
import { commentsOn, FILES, filesOn, isSeen, RIDES, WORKS } from './amend.ts';

/** The file in the path, among others. */
const asked =
  ({ path }: AnyInput) =>
  ({ id }: File): boolean =>
    id === path['attachmentId'];

/** Another file than the original one is sent: of the request in the path, or of any. */
const sent = rowOf(
  (
    which: string,
    operations: OneOrMore,
    find: (input: AnyInput, context: OperationContext) => File | undefined,
  ) => [
    `A download sends ${which}.`,
    instead(operations, (original) => (input, context) => {
      const found = find(input, context);
      return found ? attachmentReply(found, context) : original(input, context);
    }),
  ],
);

/** The file in the path, among those of these comments wherever they are. */
const anywhere =
  (keep: (comment: Comment, input: AnyInput, context: OperationContext) => boolean = () => true) =>
  (input: AnyInput, context: OperationContext): File | undefined =>
    context.store.requestComments
      .filter((comment) => isSeen(comment) && keep(comment, input, context))
      .flatMap(({ attachments }) => attachments)
      .find(asked(input));

/** The file in the path, of a comment for staff only too, where the test says so. */
const ofStaff =
  (test: (input: AnyInput, context: OperationContext) => boolean = () => true) =>
  (input: AnyInput, context: OperationContext): File | undefined =>
    test(input, context) ? filesOn(input, context).find(asked(input)) : undefined;

const nothing = { type: '', name: 'nothing', bytes: new Uint8Array() };

/** Mutants about the bytes of files that are there, and about files that are not. */
export const downloadingMutants: readonly Mutant[] = [
  ...mutantsOf('request-comments', {
    'bytes-of-the-latest': sent(
      ['CMT-32'],
      'the latest file of the work request',
      WORKS.file,
      (input, context) => {
        const files = filesOn(input, context, isSeen);
        return files.some(asked(input)) ? files.at(-1) : undefined;
      },
    ),
    'files-in-part': breaking('CMT-32', 'CNV-28')
      .says('A file is sent with 206.')
      .by(afterwards, FILES, (reply) => ({ ...reply, status: 206 })),
    'staff-only-files-open': sent(['CMT-34'], 'files for staff only', FILES, ofStaff()),
    'staff-only-files-for-residents': sent(
      ['CMT-34'],
      'files for staff only to the resident',
      WORKS.file,
      ofStaff(({ acting }) => acting.kind === 'resident'),
    ),
    'staff-only-second-files': sent(
      ['CMT-34'],
      'files for staff only but for the first',
      FILES,
      (input, context) =>
        commentsOn(input, context)
          .flatMap(({ attachments }) => attachments.slice(1))
          .find(asked(input)),
    ),
    'own-files-under-any-request': sent(
      ['CMT-35'],
      'an own file under any work request',
      WORKS.file,
      anywhere(({ author }, { acting }) => author.id === acting.id),
    ),
    'no-file-empty-file': breaking('CMT-36')
      .says('A file that is not there is an empty one, on rides.')
      .by(insteadOfRefusal, RIDES.file, () => ({ status: 200, body: nothing })),
    'no-file-forbidden': wrongRefusal(['CMT-36'], WORKS.file, 403),
  }),
];
