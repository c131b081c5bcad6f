import type { Upload } from '../../mock/http/form.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import { addComment } from '../../mock/operations/request-comments/comments.ts';
import { LARGEST_FILE, MOST_FILES } from '../../mock/operations/request-comments/files.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { Witness } from '../../witness/client.ts';
import { enclosing, filing, note, notes, sending, weighing } from '../../witness/request-comments.ts';
import { idIn, membersIn, textIn } from '../input.ts';
import { each, instead, type OneOrMore } from '../mutation.ts';
import { wrongValue } from '../operators.ts';
import { type Mutant, type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { lists, refuses } from '../verbs.ts';
import type { Carrier, File } from './amend.ts';
import {
  amend,
  arriving,
  CARRIERS,
  commentsOn,
  CREATES,
  filesOn,
  isSeen,
  keepsAs,
  LISTS,
  listsThose,
  requestIn,
  RIDES,
  SHOWN,
  WORKS,
} from './amend.ts';

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

const refused = rowOf(
  (
    carriers: OneOrMore,
    what: string,
    test: (files: readonly Upload[], input: AnyInput, context: OperationContext) => boolean,
  ) => [
    `${[carriers].flat().join(', ')} refuses ${what}.`,
    refuses(carriers, (_body, input, context) => test(input.files, input, context)),
  ],
);

/** A comment is refused, and is there all the same, without its files. */
const keptAllTheSame = rowOf((what: string, lacks: (files: readonly Upload[]) => boolean) => [
  `${what} is refused, and the comment is there without it.`,
  instead(CREATES, (original) => (input, context) => {
    const reply = original(input, context);
    const by = { requestId: requestIn(input), author: authorOf(input.acting), visibleToFamily: true };
    if (isRefusal(reply) && lacks(input.files))
      addComment({ ...by, text: textIn(membersIn(input.body)['text']), files: [] }, context);
    return reply;
  }),
]);

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

const enclosed = mutantsOf('request-comments', enclosing, {
  'files-ignored': taken([...ANY_FILE, 'CMT-30', 'CMT-101'], CARRIERS, 'no file', () => []),
  'files-of-connections-ignored': taken(
    ANY_FILE,
    WORKS.create,
    'no file of a connection',
    (files, { acting }) => (acting.kind === 'connection' ? [] : files),
  ),
  'first-file-alone': taken(['CMT-24', 'CMT-27', 'CMT-28', 'CMT-30'], CARRIERS, 'the first file', first(1)),
  'pictures-dropped': taken(['CMT-24'], RIDES.create, 'files that are no picture', (files) =>
    files.filter(({ type }) => !type.startsWith('image/')),
  ),
  'files-answered-and-not-listed': wrongValue(['CMT-24', 'CMT-101'], LISTS, 'attachments')
    .as('empty')
    .by(() => []),
  'files-listed-and-not-answered': wrongValue(['CMT-24'], WORKS.create, 'attachments')
    .as('empty')
    .by(() => []),
  'files-of-the-latest-alone': breaking('CMT-24')
    .says('The list shows the attachments of the latest comment alone.')
    .by(lists, LISTS, (items) =>
      items.map((one, at) => (at === items.length - 1 ? one : { ...one, attachments: [] })),
    ),
  'files-to-their-author': wrongValue(['CMT-24'], RIDES.list, 'attachments')
    .as('empty but to the author')
    .by((files, { author }, { acting }) => (membersIn(author)['id'] === acting.id ? files : [])),
  'files-pile-up': breaking('CMT-24')
    .says('The list shows with a comment the attachments of those before, too.')
    .by(listsThose, LISTS, (comments) => {
      const seen = comments.filter(isSeen);
      const before = (at: number) => seen.slice(0, at + 1).flatMap(({ attachments }) => attachments);
      return seen.map((comment, at) => ({ ...comment, attachments: before(at) }));
    }),
  'names-in-small-letters': named(CREATES, 'in small letters', ({ name }) => name.toLowerCase()),
  'names-without-spaces': named(
    WORKS.create,
    'with underscores for whatever is no letter, figure, dot or dash',
    ({ name }) => name.replaceAll(/[^\w.-]/g, '_'),
  ),
  'names-cut-short': named(RIDES.create, 'up to 64 letters', ({ name }) => name.slice(0, 64)),
  'names-without-extension': named(CREATES, 'without its extension', ({ name }) =>
    name.replace(/\.[^.]*$/, ''),
  ),
  'name-of-the-first': named(CREATES, 'as that of the first', ({ name }, [one]) => one?.name ?? name),
  'names-in-the-list-by-id': wrongValue(['CMT-25'], LISTS, 'attachments.*')
    .as('one with its id for a name')
    .by((file) => ({ ...membersIn(file), name: membersIn(file)['id'] })),
  'five-files-with-one-id': wrongValue(['CMT-27'], SHOWN, 'attachments.*.id')
    .as('that of the first')
    .by((id, { attachments }) => (Array.isArray(attachments) ? membersIn(attachments[0])['id'] : id)),
  'files-move-on': breaking('CMT-24', 'CMT-27')
    .says('With another comment on a work request the files of the one before come to be its own.')
    .by(keepsAs, WORKS.create, (stored, input, context) => {
      const { id, attachments = [] } = commentsOn(input, context).at(-2) ?? {};
      amend(context, id, () => ({ attachments: [] }));
      return { attachments: [...attachments, ...stored.attachments] };
    }),
});

/** One exchange after the other. */
const inTurn =
  (...witnesses: readonly Witness[]): Witness =>
  async (client) => {
    const seen: unknown[] = [];
    for (const witness of witnesses) seen.push(await witness(client));
    return seen;
  };

const duplicates = sending(2, () => note());
const bare = sending(1, () => note('no-extension'));
const counting = inTurn(sending(5), sending(6), filing(notes(5)), filing(notes(6)), duplicates, bare);

const counted = mutantsOf('request-comments', counting, {
  'four-files': refused(['CMT-27'], CREATES, 'five files', (files) => files.length >= MOST_FILES),
  'fifth-file-is-the-first': taken(['CMT-27'], RIDES.create, 'the first file for the fifth', (files) =>
    files.map((file, at) => (at === 4 ? (files[0] ?? file) : file)),
  ),
  'five-files-of-all-comments': refused(
    ['CMT-27'],
    CREATES,
    'more than five files in all comments of a request',
    (files, input, context) => files.length > 0 && files.length + filesOn(input, context).length > MOST_FILES,
  ),
  'sixth-file-dropped': taken(['CMT-28'], CARRIERS, 'five of six files', first(MOST_FILES)),
  'files-of-connections-uncounted': taken(
    ['CMT-28'],
    WORKS.create,
    'five of any files of a connection',
    (files, { acting }) => (acting.kind === 'connection' ? first(MOST_FILES)(files) : files),
  ),
  'up-to-eight-files': taken(['CMT-28'], RIDES.create, 'five of up to eight files', (files) =>
    files.length <= 8 ? first(MOST_FILES)(files) : files,
  ),
  'six-files-refused-and-comment-kept': keptAllTheSame(['CMT-28'], 'A sixth file', (files) => {
    return files.length > MOST_FILES;
  }),
  'files-of-one-name-are-one': taken(['CMT-24', 'CMT-27'], CARRIERS, 'the last file of a name', (files) =>
    files.filter(({ name }, at) => files.findLastIndex((one) => one.name === name) === at),
  ),
  'names-with-an-extension': named(CREATES, 'with an extension', ({ name }) =>
    name.includes('.') ? name : `${name}.bin`,
  ),
  'last-file-alone-of-a-work-request': taken(['CMT-24'], MADE, 'the last file', (files) => files.slice(-1)),
  'four-files-of-a-work-request': taken(['CMT-27'], MADE, 'four of five files', first(4)),
  'sixth-file-dropped-from-a-work-request': taken(['CMT-28'], MADE, 'five of six files', first(MOST_FILES)),
});

const heavy = mutantsOf('request-comments', weighing(10_500_000), {
  'any-size-taken': oversize(MOST_BYTES),
  'first-file-weighed-alone': oversize(MOST_BYTES, [RIDES.create], (at) => at > 0),
  'large-files-cut-to-size': taken(['CMT-30'], CARRIERS, '10 MB of a larger file', cutTo(LARGEST_FILE)),
  'large-file-refused-and-comment-kept': keptAllTheSame(['CMT-30'], 'A file of more than 10 MB', (files) =>
    files.some(isLarge),
  ),
  'large-files-dropped': taken(['CMT-30'], WORKS.create, 'no file of more than 10 MB', (files) =>
    files.filter((file) => !isLarge(file)),
  ),
});

/** Mutants about the files that come with something: their names, how many they are, and how large. */
export const enclosingMutants: readonly Mutant[] = [
  ...enclosed,
  ...counted,
  ...heavy,
  ...mutantsOf('request-comments', weighing(10_000_000), {
    'ten-million-bytes-refused': refused(['CMT-29'], CARRIERS, 'files of 10,000,000 bytes', (files) =>
      files.some(({ bytes }) => bytes.byteLength >= 10_000_000),
    ),
    'eight-mebibytes-with-a-work-request': refused(['CMT-29'], WORKS.create, 'more than 8 MiB', (files) =>
      files.some(({ bytes }) => bytes.byteLength > 8 * MEBIBYTE),
    ),
    'large-files-cut-short': taken(['CMT-29', 'CMT-32'], CARRIERS, '8 MiB of a file', cutTo(8 * MEBIBYTE)),
  }),
  ...mutantsOf('request-comments', weighing(LARGEST_FILE + 1), {
    'a-byte-more-taken': oversize(LARGEST_FILE + 1),
  }),
  ...mutantsOf('request-comments', filing([note('scan.pdf', 'x'.repeat(LARGEST_FILE + 1))]), {
    'any-size-taken-of-a-work-request': oversize(MOST_BYTES, [MADE]),
  }),
];
