import type { OperationId } from '../../../openapi/generated/contract.ts';
import { membersIn, type Members, idIn } from '../input.ts';
import {
  type Mutation,
  inReading,
  type OneOrMore,
  each,
  instead,
  afterwards,
  insteadOfRefusal,
} from '../mutation.ts';
import { type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refuses, refusesAs } from '../verbs.ts';
import {
  commentsOn,
  CREATES,
  keepsAs,
  requestIn,
  requestOf,
  RIDES,
  WORKS,
  type Carrier,
  type File,
  arriving,
  CARRIERS,
  type Comment,
  FILES,
  filesOn,
  isSeen,
} from './amend.ts';
import type { Upload } from '../../mock/http/form.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { LARGEST_FILE, MOST_FILES, attachmentReply } from '../../mock/operations/request-comments/files.ts';
import { wrongValue, wrongRefusal } from '../operators.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';

const isCreate = (id: string, operations: readonly OperationId[] = CREATES): boolean =>
  operations.some((operation) => operation === id);

/** The plain members of what was sent are others, before they are validated. */
const sentAs = (
  operations: readonly OperationId[],
  change: (members: Members, withFiles: boolean) => Members,
): Mutation =>
  inReading((original) => (route, received, world) => {
    const { raw } = received;
    if (!isCreate(route.id, operations) || raw.kind === 'none') return original(route, received, world);
    if (raw.kind === 'json') {
      const value = change(membersIn(raw.value), false);
      return original(route, { ...received, raw: { ...raw, value } }, world);
    }
    const changed = Object.entries(change(raw.form.fields, raw.form.files.length > 0));
    const fields = Object.fromEntries(changed.map(([name, value]) => [name, String(value)]));
    return original(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
  });

/** The text of a comment is kept otherwise. */
const text = (operations: OneOrMore, how: string, change: (text: string) => string): MutantRow =>
  breaking('CMT-17')
    .says(`The text of a comment is kept ${how}.`)
    .by(keepsAs, operations, (stored) => ({ text: change(stored.text) }));

/** A state in which requests take no comments. */
const closed = (
  operation: OperationId,
  state: string,
  isClosedTo: (actingKind: string) => boolean = () => true,
): MutantRow =>
  breaking('CMT-19')
    .says(`A request that is ${state} takes no comments of some by ${operation}.`)
    .by(refusesAs, 'conflict', operation, (_body, input, context) => {
      return requestOf(requestIn(input), context)?.status === state && isClosedTo(input.acting.kind);
    });

const author = rowOf((who: string, operations: OneOrMore, change: Parameters<typeof keepsAs>[1]) => [
  `The author of a comment is ${who}.`,
  keepsAs(operations, change),
]);

const MOST_BYTES = Number.MAX_SAFE_INTEGER;
const MEBIBYTE = 1024 * 1024;
const MADE = 'createWorkRequest';

/** Others are taken than the files that were sent. */
const taken = rowOf((carriers: OneOrMore, which: string, change: Parameters<typeof arriving>[1]) => [
  `${[carriers].flat().join(', ')} keeps ${which}.`,
  arriving(carriers, change),
]);

/** The names of files are kept otherwise. */
const named = (
  operations: OneOrMore,
  how: string,
  change: (file: File, all: readonly File[]) => string,
): MutantRow =>
  breaking('CMT-25')
    .says(`The name of a file is kept ${how}.`)
    .by(keepsAs, operations, ({ attachments }) => ({
      attachments: attachments.map((file, _, all) => ({ ...file, name: change(file, all) })),
    }));

/** Takes files of up to so many bytes that the original server refuses, where `isLet` allows it. */
const oversize = (
  most: number,
  carriers: readonly Carrier[] = CARRIERS,
  isLet: (at: number) => boolean = () => true,
): MutantRow =>
  breaking('CMT-30')
    .says(`${carriers.join(', ')} takes a file of more than 10 MB.`)
    .with(
      each(carriers, (carrier) =>
        instead(carrier, (original) => (input, context) => {
          const isOver = ({ bytes }: Upload, at: number) =>
            isLet(at) && bytes.byteLength > LARGEST_FILE && bytes.byteLength <= most;
          const files = input.files.map((file, at) =>
            isOver(file, at) ? { ...file, bytes: file.bytes.subarray(0, 9) } : file,
          );
          const reply = original({ ...input, files }, context);
          if (isRefusal(reply)) return reply;
          const { workRequests, requestComments } = context.store;
          const kept = (carrier === 'createWorkRequest' ? workRequests : requestComments).find(idIn(reply));
          for (const [at, { fileId: id }] of (kept?.attachments ?? []).entries()) {
            const file = input.files[at];
            if (!file || !isOver(file, at)) continue;
            context.files.drop(id);
            context.files.put({ ...file, id });
          }
          return reply;
        }),
      ),
    );

const isLarge = ({ bytes }: Upload): boolean => bytes.byteLength > LARGEST_FILE;
const first =
  (count: number) =>
  (files: readonly Upload[]): readonly Upload[] =>
    files.slice(0, count);
const cutTo =
  (size: number) =>
  (files: readonly Upload[]): readonly Upload[] =>
    files.map((file) => ({ ...file, bytes: file.bytes.subarray(0, size) }));

/** What a carrier breaks that looks at no file: those sent are not shown, and too many are not refused. */
const ANY_FILE = ['CMT-22', 'CMT-24', 'CMT-27', 'CMT-28'] as const;

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

export const commentFileMutants = mutantsOf('request-comments', {
  'author-is-the-resident': author(
    ['CMT-18'],
    'the resident on every ride',
    RIDES.create,
    (stored, { path }, { store }) => {
      const { id = '', firstName = '', lastName = '' } = store.residents.find(path['residentId']) ?? {};
      return { author: { ...stored.author, id, name: `${firstName} ${lastName}`, userType: 'resident' } };
    },
  ),
  'author-is-the-first': author(
    ['CMT-18'],
    'that of the first comment on a work request',
    WORKS.create,
    (stored, input, context) => ({ author: commentsOn(input, context)[0]?.author ?? stored.author }),
  ),
  'files-required': breaking('CMT-16')
    .says('A comment on a work request without a file is refused.')
    .by(refuses, WORKS.create, (_body, { files }) => files.length === 0),
  'text-of-few-letters': text(RIDES.create, 'without signs beyond the first 65,536 on a ride', (words) =>
    words.replace(/\p{Surrogate}|[\u{10000}-\u{10ffff}]/gu, ''),
  ),
  'approved-is-closed': closed(RIDES.create, 'approved'),
  'in-progress-is-closed-to-residents': closed(WORKS.create, 'in_progress', (by) => by === 'resident'),
  'pending-is-closed-to-bystanders': closed(RIDES.create, 'pending', (by) => by === 'connection'),
  'wordless-taken': breaking('CMT-15', 'CNV-34')
    .says('A comment without text is taken.')
    .by(sentAs, CREATES, (members) => ({ text: '', ...members })),
  'wordless-forms-taken': breaking('CMT-15')
    .says('On a work request a form without text is taken.')
    .by(sentAs, [WORKS.create], (members) => ('comment' in members ? { text: '', ...members } : members)),
  'files-ignored': taken([...ANY_FILE, 'CMT-30', 'CMT-101'], CARRIERS, 'no file', () => []),
  'files-listed-and-not-answered': wrongValue(['CMT-24'], WORKS.create, 'attachments')
    .as('empty')
    .by(() => []),
  'files-to-their-author': wrongValue(['CMT-24'], RIDES.list, 'attachments')
    .as('empty but to the author')
    .by((files, { author }, { acting }) => (membersIn(author)['id'] === acting.id ? files : [])),
  'names-without-spaces': named(
    WORKS.create,
    'with underscores for whatever is no letter, figure, dot or dash',
    ({ name }) => name.replaceAll(/[^\w.-]/g, '_'),
  ),
  'names-cut-short': named(RIDES.create, 'up to 64 letters', ({ name }) => name.slice(0, 64)),
  'fifth-file-is-the-first': taken(['CMT-27'], RIDES.create, 'the first file for the fifth', (files) =>
    files.map((file, at) => (at === 4 ? (files[0] ?? file) : file)),
  ),
  'files-of-connections-uncounted': taken(
    ['CMT-28'],
    WORKS.create,
    'five of any files of a connection',
    (files, { acting }) => (acting.kind === 'connection' ? first(MOST_FILES)(files) : files),
  ),
  'up-to-eight-files': taken(['CMT-28'], RIDES.create, 'five of up to eight files', (files) =>
    files.length <= 8 ? first(MOST_FILES)(files) : files,
  ),
  'names-with-an-extension': named(CREATES, 'with an extension', ({ name }) =>
    name.includes('.') ? name : `${name}.bin`,
  ),
  'four-files-of-a-work-request': taken(['CMT-27'], MADE, 'four of five files', first(4)),
  'sixth-file-dropped-from-a-work-request': taken(['CMT-28'], MADE, 'five of six files', first(MOST_FILES)),
  'first-file-weighed-alone': oversize(MOST_BYTES, [RIDES.create], (at) => at > 0),
  'large-files-dropped': taken(['CMT-30'], WORKS.create, 'no file of more than 10 MB', (files) =>
    files.filter((file) => !isLarge(file)),
  ),
  'large-files-cut-short': taken(['CMT-29', 'CMT-32'], CARRIERS, '8 MiB of a file', cutTo(8 * MEBIBYTE)),
  'any-size-taken-of-a-work-request': oversize(MOST_BYTES, [MADE]),
  // Mutants about the bytes of files that are there, and about files that are not.
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
});
