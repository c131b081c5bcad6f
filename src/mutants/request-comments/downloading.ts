import type { AnyInput } from '../../mock/http/input.ts';

import type { OperationContext } from '../../mock/operations/operation.ts';
import { attachmentReply } from '../../mock/operations/request-comments/files.ts';
import { crossing, enclosing, staffTalk } from '../../witness/request-comments.ts';
import { membersIn } from '../input.ts';
import { afterwards, insteadOfRefusal, instead, type Mutation, noting, type OneOrMore } from '../mutation.ts';
import { wrongRefusal } from '../operators.ts';
import { type Mutant, type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import type { Comment, File } from './amend.ts';
import { commentsOn, creatorOf, FILES, filesOn, isBy, isSeen, requestOf, RIDES, WORKS } from './amend.ts';

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

/** Some files are refused though the acting user sees them. */
const withholds = (
  holds: (comment: Comment, input: AnyInput, context: OperationContext) => boolean,
  problem: 'not-found' | 'forbidden' = 'not-found',
  operations: OneOrMore = FILES,
): Mutation =>
  refusesAs(problem, operations, (_body, input, context) => {
    const comment = commentsOn(input, context).find(({ attachments }) => attachments.some(asked(input)));
    return comment !== undefined && isSeen(comment) && holds(comment, input, context);
  });

const withheld = (which: string, ...how: Parameters<typeof withholds>): MutantRow =>
  breaking('CMT-32')
    .says(`Files ${which} are not there.`)
    .by(withholds, ...how);

/** The bytes of a download are others. */
const bytes = (
  operations: OneOrMore,
  how: string,
  change: (bytes: Uint8Array, type: string) => Uint8Array,
): MutantRow =>
  breaking('CMT-32')
    .says(`A file is sent ${how}.`)
    .by(afterwards, operations, (reply) => {
      const { type, name, bytes: kept } = membersIn(reply.body);
      return kept instanceof Uint8Array
        ? { ...reply, body: { type, name, bytes: change(kept, String(type)) } }
        : reply;
    });

const asText = (kept: Uint8Array): string => new TextDecoder().decode(kept);
const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

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
  ...mutantsOf('request-comments', enclosing, {
    'bytes-of-the-first': sent(['CMT-32'], 'the first file of the same comment', FILES, (input, context) => {
      const comments = commentsOn(input, context).filter(isSeen);
      return comments.find(({ attachments }) => attachments.some(asked(input)))?.attachments[0];
    }),
    'bytes-of-the-latest': sent(
      ['CMT-32'],
      'the latest file of the work request',
      WORKS.file,
      (input, context) => {
        const files = filesOn(input, context, isSeen);
        return files.some(asked(input)) ? files.at(-1) : undefined;
      },
    ),
    'bytes-of-the-same-name': sent(
      ['CMT-32'],
      'the first file of the same name',
      RIDES.file,
      (input, context) => {
        const files = filesOn(input, context, isSeen);
        const file = files.find(asked(input));
        return files.find(({ name }) => name === file?.name);
      },
    ),
    'bytes-as-text': bytes(FILES, 'as a text without zeros', (kept) =>
      asBytes(asText(kept).replaceAll('\0', '')),
    ),
    'lines-of-another-system': bytes(FILES, 'with one kind of line ends', (kept, type) =>
      type.startsWith('text/') ? asBytes(asText(kept).replaceAll('\r\n', '\n')) : kept,
    ),
    'all-but-the-last-byte': bytes(RIDES.file, 'without its last byte', (kept) => kept.subarray(0, -1)),
    'bytes-in-base64': bytes(FILES, 'in base64', (kept) => asBytes(Buffer.from(kept).toString('base64'))),
    'files-in-part': breaking('CMT-32', 'CNV-28')
      .says('A file is sent with 206.')
      .by(afterwards, FILES, (reply) => ({ ...reply, status: 206 })),
    'files-for-their-author': withheld('of others to connections', ({ author }, { acting }) => {
      return acting.kind === 'connection' && author.id !== acting.id;
    }),
    'files-of-connections-for-connections': withheld(
      'of connections on a work request to the resident',
      (one, { acting }) => acting.kind === 'resident' && isBy(one, 'connection'),
      'forbidden',
      WORKS.file,
    ),
    'files-of-the-latest-comment': withheld('of all but the latest comment', ({ id }, input, context) => {
      return commentsOn(input, context).at(-1)?.id !== id;
    }),
    'once-only-downloads': breaking('CMT-32')
      .says('A file of a comment can be downloaded by one user only, the first.')
      .by(noting(Map<unknown, string>), (takers) =>
        withholds((_, { path, acting }) => {
          const taker = takers.get(path['attachmentId']) ?? acting.id;
          takers.set(path['attachmentId'], taker);
          return taker !== acting.id;
        }),
      ),
  }),
  ...mutantsOf('request-comments', staffTalk, {
    'files-of-staff-for-nobody': withheld('of staff', (one) => isBy(one, 'staff')),
    'staff-only-files-open': sent(['CMT-34'], 'files for staff only', FILES, ofStaff()),
    'staff-only-files-for-residents': sent(
      ['CMT-34'],
      'files for staff only to the resident',
      WORKS.file,
      ofStaff(({ acting }) => acting.kind === 'resident'),
    ),
    'staff-only-files-for-the-creator': sent(
      ['CMT-34'],
      'files for staff only to the creator of the request',
      FILES,
      ofStaff((input, context) => creatorOf(input, context)?.id === input.acting.id),
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
    'staff-only-files-forbidden': wrongRefusal(['CMT-34'], FILES, 403, (_refusal, input, context) =>
      filesOn(input, context).some(asked(input)),
    ),
  }),
  ...mutantsOf('request-comments', crossing, {
    'files-under-any-request': sent(['CMT-35'], 'a file of any request', FILES, anywhere()),
    'files-under-requests-of-the-resident': sent(
      ['CMT-35'],
      'a file of any ride of the resident',
      RIDES.file,
      anywhere(
        ({ requestId }, { path }, context) =>
          requestOf(requestId, context)?.residentId === path['residentId'],
      ),
    ),
    'own-files-under-any-request': sent(
      ['CMT-35'],
      'an own file under any work request',
      WORKS.file,
      anywhere(({ author }, { acting }) => author.id === acting.id),
    ),
    'files-of-others-forbidden': wrongRefusal(['CMT-35'], FILES, 403, (_refusal, input, context) => {
      return anywhere()(input, context) !== undefined;
    }),
    'no-file-no-content': breaking('CMT-36')
      .says('A file that is not there is 204.')
      .by(insteadOfRefusal, FILES, () => ({ status: 204, body: undefined })),
    'no-file-empty-file': breaking('CMT-36')
      .says('A file that is not there is an empty one, on rides.')
      .by(insteadOfRefusal, RIDES.file, () => ({ status: 200, body: nothing })),
    'no-file-forbidden': wrongRefusal(['CMT-36'], WORKS.file, 403),
    'files-by-the-comment': sent(
      ['CMT-36'],
      'the first file of the comment in the path',
      FILES,
      (input, context) => {
        const comments = commentsOn(input, context).filter(isSeen);
        return comments.find(({ id }) => id === input.path['attachmentId'])?.attachments[0];
      },
    ),
    'no-file-the-latest': sent(
      ['CMT-36'],
      'the latest file for one that is not there',
      FILES,
      (input, context) => {
        const all = context.store.requestComments.all().flatMap(({ attachments }) => attachments);
        return all.some(asked(input)) ? undefined : filesOn(input, context, isSeen).at(-1);
      },
    ),
  }),
];
