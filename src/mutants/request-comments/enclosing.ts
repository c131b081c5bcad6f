import type { Upload } from '../../mock/http/form.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { LARGEST_FILE, MOST_FILES } from '../../mock/operations/request-comments/files.ts';
import { idIn, membersIn } from '../input.ts';
import { each, instead, type OneOrMore } from '../mutation.ts';
import { wrongValue } from '../operators.ts';
import { type Mutant, type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import type { Carrier, File } from './amend.ts';
import { arriving, CARRIERS, CREATES, keepsAs, RIDES, WORKS } from './amend.ts';

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

const enclosed = mutantsOf('request-comments', {
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
});

const counted = mutantsOf('request-comments', {
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
});

const heavy = mutantsOf('request-comments', {
  'first-file-weighed-alone': oversize(MOST_BYTES, [RIDES.create], (at) => at > 0),
  'large-files-dropped': taken(['CMT-30'], WORKS.create, 'no file of more than 10 MB', (files) =>
    files.filter((file) => !isLarge(file)),
  ),
});

/** Mutants about the files that come with something: their names, how many they are, and how large. */
export const enclosingMutants: readonly Mutant[] = [
  ...enclosed,
  ...counted,
  ...heavy,
  ...mutantsOf('request-comments', {
    'large-files-cut-short': taken(['CMT-29', 'CMT-32'], CARRIERS, '8 MiB of a file', cutTo(8 * MEBIBYTE)),
    'any-size-taken-of-a-work-request': oversize(MOST_BYTES, [MADE]),
  }),
];
