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
import type { Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { arriving, carrying, CARRIERS, filesOn, requestIn, RIDES, WORKS, type Carrier } from './amend.ts';

/** Refuses by another rule; nothing is made. */
const refusing = (
  refuses: (files: readonly Upload[], input: AnyInput, scene: Scene) => boolean,
  carriers?: readonly Carrier[],
): Lie =>
  carrying(
    (honest) => (input, scene) =>
      refuses(input.files, input, scene)
        ? refuse('invalid-input', {
            promised: 'Fewer and smaller files are taken.',
            found: 'others.',
            next: 'send less.',
          })
        : honest(input, scene),
    carriers,
  );

/** A comment is refused, and is there all the same, without its files. */
const keptAllTheSame = (lacks: (files: readonly Upload[]) => boolean): Lie =>
  carrying(
    (honest) => (input, scene) => {
      const reply = honest(input, scene);
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

/** Takes files of up to so many bytes that the honest server refuses, save those at places that are judged. */
const taking = (
  most: number,
  carriers: readonly Carrier[] = CARRIERS,
  isLet: (at: number) => boolean = () => true,
): Lie =>
  carrying(
    (honest, carrier) => (input, scene) => {
      const isOver = ({ bytes }: Upload, at: number) =>
        isLet(at) && bytes.byteLength > LARGEST_FILE && bytes.byteLength <= most;
      const files = input.files.map((file, at) =>
        isOver(file, at) ? { ...file, bytes: file.bytes.subarray(0, 9) } : file,
      );
      const reply = honest({ ...input, files }, scene);
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

/** Lies about how many files come, and how large they are. */
export const limitSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.four-files',
    lie: 'Five files with a comment are refused.',
    breaks: ['CMT-27'],
    tables: refusing((files) => files.length >= MOST_FILES, [RIDES.create, WORKS.create]),
    witness: sending(5),
  },
  {
    id: 'request-comments.four-files-of-a-work-request',
    lie: 'Of five files of a new work request the last is dropped.',
    breaks: ['CMT-27'],
    tables: arriving(first(4), ['createWorkRequest']),
    witness: filing(notes(5)),
  },
  {
    id: 'request-comments.fifth-file-is-the-first',
    lie: 'The fifth file of a comment on a ride is the first once more.',
    breaks: ['CMT-27'],
    tables: arriving(
      (files) => files.map((file, at) => (at === 4 ? (files[0] ?? file) : file)),
      [RIDES.create],
    ),
    witness: sending(5),
  },
  {
    id: 'request-comments.five-files-of-all-comments',
    lie: 'The comments on one request have five files between them.',
    breaks: ['CMT-27'],
    tables: refusing(
      (files, input, scene) => files.length > 0 && files.length + filesOn(input, scene).length > MOST_FILES,
      [RIDES.create, WORKS.create],
    ),
    witness: sending(5),
  },
  {
    id: 'request-comments.sixth-file-dropped',
    lie: 'A sixth file is dropped without a word.',
    breaks: ['CMT-28'],
    tables: arriving(first(MOST_FILES)),
    witness: sending(6),
  },
  {
    id: 'request-comments.sixth-file-dropped-from-a-work-request',
    lie: 'A new work request with six files is made with five.',
    breaks: ['CMT-28'],
    tables: arriving(first(MOST_FILES), ['createWorkRequest']),
    witness: filing(notes(6)),
  },
  {
    id: 'request-comments.files-of-connections-uncounted',
    lie: 'A connection is not refused for too many files with a comment on a work request.',
    breaks: ['CMT-28'],
    tables: arriving(
      (files, { acting }) => (acting.kind === 'connection' ? first(MOST_FILES)(files) : files),
      [WORKS.create],
    ),
    witness: sending(6),
  },
  {
    id: 'request-comments.up-to-eight-files',
    lie: 'Six to eight files with a comment on a ride are not refused.',
    breaks: ['CMT-28'],
    tables: arriving((files) => (files.length <= 8 ? first(MOST_FILES)(files) : files), [RIDES.create]),
    witness: sending(6),
  },
  {
    id: 'request-comments.six-files-refused-and-comment-kept',
    lie: 'Six files are refused, and the comment is there without them.',
    breaks: ['CMT-28'],
    tables: keptAllTheSame((files) => files.length > MOST_FILES),
    witness: sending(6),
  },
  {
    id: 'request-comments.ten-million-bytes-refused',
    lie: 'A file of 10,000,000 bytes is refused.',
    breaks: ['CMT-29'],
    tables: refusing((files) => files.some(({ bytes }) => bytes.byteLength >= 10_000_000)),
    witness: weighing(10_000_000),
  },
  {
    id: 'request-comments.eight-mebibytes-with-a-work-request',
    lie: 'A file of more than 8 MiB with a comment on a work request is refused.',
    breaks: ['CMT-29'],
    tables: refusing(
      (files) => files.some(({ bytes }) => bytes.byteLength > 8 * 1024 * 1024),
      [WORKS.create],
    ),
    witness: weighing(9_000_000),
  },
  {
    id: 'request-comments.large-files-cut-short',
    lie: 'Of a file the first 8 MiB are kept.',
    breaks: ['CMT-29', 'CMT-32'],
    tables: arriving((files) =>
      files.map((file) => ({ ...file, bytes: file.bytes.subarray(0, 8 * 1024 * 1024) })),
    ),
    witness: weighing(9_000_000),
  },
  {
    id: 'request-comments.any-size-taken',
    lie: 'A file of more than 10 MB is taken.',
    breaks: ['CMT-30'],
    tables: taking(Number.MAX_SAFE_INTEGER),
    witness: weighing(10_500_000),
  },
  {
    id: 'request-comments.a-byte-more-taken',
    lie: 'A file of 10,485,761 bytes is taken.',
    breaks: ['CMT-30'],
    tables: taking(LARGEST_FILE + 1),
    witness: weighing(LARGEST_FILE + 1),
  },
  {
    id: 'request-comments.any-size-taken-of-a-work-request',
    lie: 'A new work request takes a file of more than 10 MB.',
    breaks: ['CMT-30'],
    tables: taking(Number.MAX_SAFE_INTEGER, ['createWorkRequest']),
    witness: filing([note('scan.pdf', 'x'.repeat(LARGEST_FILE + 1))]),
  },
  {
    id: 'request-comments.first-file-weighed-alone',
    lie: 'Behind the first, a file of more than 10 MB is taken with a comment on a ride.',
    breaks: ['CMT-30'],
    tables: taking(Number.MAX_SAFE_INTEGER, [RIDES.create], (at) => at > 0),
    witness: weighing(10_500_000),
  },
  {
    id: 'request-comments.large-files-cut-to-size',
    lie: 'Of a larger file the first 10 MB are taken.',
    breaks: ['CMT-30'],
    tables: arriving((files) =>
      files.map((file) => ({ ...file, bytes: file.bytes.subarray(0, LARGEST_FILE) })),
    ),
    witness: weighing(10_500_000),
  },
  {
    id: 'request-comments.large-file-refused-and-comment-kept',
    lie: 'A file of more than 10 MB is refused, and the comment is there without it.',
    breaks: ['CMT-30'],
    tables: keptAllTheSame((files) => files.some(isLarge)),
    witness: weighing(10_500_000),
  },
  {
    id: 'request-comments.large-files-dropped',
    lie: 'A file of more than 10 MB is dropped without a word, and the rest is taken.',
    breaks: ['CMT-30'],
    tables: arriving((files) => files.filter((file) => !isLarge(file)), [WORKS.create]),
    witness: weighing(10_500_000),
  },
];
