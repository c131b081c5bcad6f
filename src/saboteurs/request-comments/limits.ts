import type { Upload } from '../../mock/http/body.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import { addComment } from '../../mock/operations/request-comments/comments.ts';
import { LARGEST_FILE, MOST_FILES } from '../../mock/operations/request-comments/files.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { RequestAttachmentRecord } from '../../mock/world/request-records.ts';
import { filing, note, notes, sending, weighing } from '../../witness/request-comments.ts';
import { idIn, membersIn, textIn } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { arriving, carrying, CARRIERS, filesOn, requestIn, RIDES, WORKS, type Carrier } from './amend.ts';

/** Refuses by another rule; nothing is made. */
const refusing = (
  refuses: (files: readonly Upload[], input: AnyInput, scene: Scene) => boolean,
  carriers?: readonly Carrier[],
): Mutation =>
  carrying(
    (original) => (input, scene) =>
      refuses(input.files, input, scene)
        ? refuse('invalid-input', {
            promised: 'Fewer and smaller files are taken.',
            found: 'others.',
            next: 'send less.',
          })
        : original(input, scene),
    carriers,
  );

/** A comment is refused, and is there all the same, without its files. */
const keptAllTheSame = (lacks: (files: readonly Upload[]) => boolean): Mutation =>
  carrying(
    (original) => (input, scene) => {
      const reply = original(input, scene);
      const requestId = requestIn(input);
      const author = authorOf(input.acting);
      const text = textIn(membersIn(input.body)['text']);
      if (isRefusal(reply) && lacks(input.files))
        addComment({ requestId, text, author, visibleToFamily: true, files: [] }, scene);
      return reply;
    },
    [RIDES.create, WORKS.create],
  );

const recordsOf = (carrier: Carrier, id: string, { store }: Scene): readonly RequestAttachmentRecord[] =>
  (carrier === 'createWorkRequest' ? store.workRequests.find(id) : store.requestComments.find(id))
    ?.attachments ?? [];

/** Takes files of up to so many bytes that the original server refuses, save those at places that are judged. */
const taking = (
  most: number,
  carriers: readonly Carrier[] = CARRIERS,
  isLet: (at: number) => boolean = () => true,
): Mutation =>
  carrying(
    (original, carrier) => (input, scene) => {
      const isOver = ({ bytes }: Upload, at: number) =>
        isLet(at) && bytes.byteLength > LARGEST_FILE && bytes.byteLength <= most;
      const files = input.files.map((file, at) =>
        isOver(file, at) ? { ...file, bytes: file.bytes.subarray(0, 9) } : file,
      );
      const reply = original({ ...input, files }, scene);
      if (isRefusal(reply)) return reply;
      for (const [at, { fileId: id }] of recordsOf(carrier, idIn(reply), scene).entries()) {
        const file = input.files[at];
        if (file && isOver(file, at)) scene.files.put({ id, ...file });
      }
      return reply;
    },
    carriers,
  );

const isLarge = ({ bytes }: Upload): boolean => bytes.byteLength > LARGEST_FILE;

/** The first so many; what is too many is dropped without a word. */
const first =
  (count: number) =>
  (files: readonly Upload[]): readonly Upload[] =>
    files.slice(0, count);

/** Saboteurs about how many files come, and how large they are. */
export const limitSaboteurs = saboteursOf('request-comments', weighing(10_500_000), {
  'four-files': [
    'Five files with a comment are refused.',
    ['CMT-27'],
    refusing((files) => files.length >= MOST_FILES, [RIDES.create, WORKS.create]),
    sending(5),
  ],
  'four-files-of-a-work-request': [
    'Of five files of a new work request the last is dropped.',
    ['CMT-27'],
    arriving(first(4), ['createWorkRequest']),
    filing(notes(5)),
  ],
  'fifth-file-is-the-first': [
    'The fifth file of a comment on a ride is the first once more.',
    ['CMT-27'],
    arriving((files) => files.map((file, at) => (at === 4 ? (files[0] ?? file) : file)), [RIDES.create]),
    sending(5),
  ],
  'five-files-of-all-comments': [
    'The comments on one request have five files between them.',
    ['CMT-27'],
    refusing(
      (files, input, scene) => files.length > 0 && files.length + filesOn(input, scene).length > MOST_FILES,
      [RIDES.create, WORKS.create],
    ),
    sending(5),
  ],
  'sixth-file-dropped': [
    'A sixth file is dropped without a word.',
    ['CMT-28'],
    arriving(first(MOST_FILES)),
    sending(6),
  ],
  'sixth-file-dropped-from-a-work-request': [
    'A new work request with six files is made with five.',
    ['CMT-28'],
    arriving(first(MOST_FILES), ['createWorkRequest']),
    filing(notes(6)),
  ],
  'files-of-connections-uncounted': [
    'A connection is not refused for too many files with a comment on a work request.',
    ['CMT-28'],
    arriving(
      (files, { acting }) => (acting.kind === 'connection' ? first(MOST_FILES)(files) : files),
      [WORKS.create],
    ),
    sending(6),
  ],
  'up-to-eight-files': [
    'Six to eight files with a comment on a ride are not refused.',
    ['CMT-28'],
    arriving((files) => (files.length <= 8 ? first(MOST_FILES)(files) : files), [RIDES.create]),
    sending(6),
  ],
  'six-files-refused-and-comment-kept': [
    'Six files are refused, and the comment is there without them.',
    ['CMT-28'],
    keptAllTheSame((files) => files.length > MOST_FILES),
    sending(6),
  ],
  'ten-million-bytes-refused': [
    'A file of 10,000,000 bytes is refused.',
    ['CMT-29'],
    refusing((files) => files.some(({ bytes }) => bytes.byteLength >= 10_000_000)),
    weighing(10_000_000),
  ],
  'eight-mebibytes-with-a-work-request': [
    'A file of more than 8 MiB with a comment on a work request is refused.',
    ['CMT-29'],
    refusing((files) => files.some(({ bytes }) => bytes.byteLength > 8 * 1024 * 1024), [WORKS.create]),
    weighing(9_000_000),
  ],
  'large-files-cut-short': [
    'Of a file the first 8 MiB are kept.',
    ['CMT-29', 'CMT-32'],
    arriving((files) => files.map((file) => ({ ...file, bytes: file.bytes.subarray(0, 8 * 1024 * 1024) }))),
    weighing(9_000_000),
  ],
  'any-size-taken': ['A file of more than 10 MB is taken.', ['CMT-30'], taking(Number.MAX_SAFE_INTEGER)],
  'a-byte-more-taken': [
    'A file of 10,485,761 bytes is taken.',
    ['CMT-30'],
    taking(LARGEST_FILE + 1),
    weighing(LARGEST_FILE + 1),
  ],
  'any-size-taken-of-a-work-request': [
    'A new work request takes a file of more than 10 MB.',
    ['CMT-30'],
    taking(Number.MAX_SAFE_INTEGER, ['createWorkRequest']),
    filing([note('scan.pdf', 'x'.repeat(LARGEST_FILE + 1))]),
  ],
  'first-file-weighed-alone': [
    'Behind the first, a file of more than 10 MB is taken with a comment on a ride.',
    ['CMT-30'],
    taking(Number.MAX_SAFE_INTEGER, [RIDES.create], (at) => at > 0),
  ],
  'large-files-cut-to-size': [
    'Of a larger file the first 10 MB are taken.',
    ['CMT-30'],
    arriving((files) => files.map((file) => ({ ...file, bytes: file.bytes.subarray(0, LARGEST_FILE) }))),
  ],
  'large-file-refused-and-comment-kept': [
    'A file of more than 10 MB is refused, and the comment is there without it.',
    ['CMT-30'],
    keptAllTheSame((files) => files.some(isLarge)),
  ],
  'large-files-dropped': [
    'A file of more than 10 MB is dropped without a word, and the rest is taken.',
    ['CMT-30'],
    arriving((files) => files.filter((file) => !isLarge(file)), [WORKS.create]),
  ],
});
