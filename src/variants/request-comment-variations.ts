import type { AnyInput } from '../mock/http/input.ts';
import { LARGEST_FILE } from '../mock/operations/request-comments/files.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { membersIn, textIn, type Members } from '../mutants/input.ts';
import { inGate, together, withContext } from '../mutants/mutation.ts';
import { arriving, CARRIERS, RIDES, SHOWN, WORKS } from '../mutants/request-comments/amend.ts';
import { shows } from '../mutants/verbs.ts';
import { byForm, chatting, enclosing, inBoth, note, sending, wordless } from '../witness/request-comments.ts';
import { downloadHeaders, itemsIn, refusal, refusedWith, refusing, unreadWith, uuidOf } from './shapes.ts';
import { variantsOf } from './variant.ts';

/** The files of comments and of work requests, shown otherwise. */
const filesShown = (change: (files: readonly Members[]) => unknown) => {
  const changed = (holder: Members) => ({ ...holder, attachments: change(itemsIn(holder['attachments'])) });
  const works = ['createWorkRequest', 'getWorkRequest'] as const;
  return together(shows(SHOWN, changed), shows(works, changed));
};

const COMMENTS = [RIDES.create, WORKS.create] as const;

const FILE = /-requests\/[^/]+\/attachments\//;

/** The author of every comment, shown otherwise. */
const authorsAs = (change: (author: Members) => Members) =>
  shows(SHOWN, (comment) => ({ ...comment, author: change(membersIn(comment['author'])) }));

const isTooLarge = ({ bytes }: AnyInput['files'][number]): boolean => bytes.byteLength > LARGEST_FILE;

/** Variants of comments on requests, and of files, that no choice names. */
export const requestCommentVariations = variantsOf('freedom', enclosing, {
  'comments-with-more-members': [
    'Comments, their authors and their files show more than was said.',
    together(
      shows(SHOWN, (comment) => ({ ...comment, visibleToFamily: true })),
      authorsAs((author) => ({ ...author, avatarUrl: null })),
      filesShown((files) =>
        files.map((file) => ({ ...file, url: 'https://files.invalid/1', isImage: false })),
      ),
    ),
  ],
  'comments-without-empty-attachments': [
    'A comment or a work request without a file shows null in the place of its attachments.',
    filesShown((files) => (files.length === 0 ? null : files)),
    chatting,
  ],
  'attachments-in-another-order': [
    'Shows the files of a comment or a work request from the last to the first with every second answer.',
    (tables) => {
      let turn = 0;
      return filesShown((files) => {
        turn += 1;
        return turn % 2 === 0 ? files : files.toReversed();
      })(tables);
    },
  ],
  'comments-by-other-ids': [
    'The ids of comments, of work requests and of their files are UUIDs.',
    together(
      ...CARRIERS.map((operation) =>
        withContext(operation, (context) => {
          const next: OperationContext['ids']['next'] = (kind) => uuidOf(context.ids.next(kind));
          return { ...context, ids: { ...context.ids, next } };
        }),
      ),
    ),
  ],
  'sizes-in-kilobytes': [
    'The size of a file counts kilobytes, with a fraction.',
    filesShown((files) => files.map((file) => ({ ...file, size: Number(file['size']) / 1000 }))),
  ],
  'kinds-of-files': [
    'The type of a file is Picture or Document.',
    filesShown((files) =>
      files.map((file) => ({
        ...file,
        type: textIn(file['type']).startsWith('image') ? 'Picture' : 'Document',
      })),
    ),
  ],
  'words-of-its-own-for-authors': [
    'The userType of an author is written as RESIDENT_USER, FAMILY_MEMBER or STAFF_MEMBER.',
    authorsAs((author) => {
      const words = { resident: 'RESIDENT_USER', connection: 'FAMILY_MEMBER', staff: 'STAFF_MEMBER' };
      return { ...author, userType: membersIn(words)[textIn(author['userType'])] };
    }),
    chatting,
  ],
  'authors-by-initials': [
    'The name of an author is the first name and a letter of the last.',
    authorsAs((author) => {
      const [first = '', last = ''] = textIn(author['name']).split(' ');
      return { ...author, name: `${first} ${last.slice(0, 1)}.` };
    }),
    chatting,
  ],
  'wordless-comments-unprocessable': [
    'A comment without text is refused with 422.',
    unreadWith(422, (operation) => COMMENTS.some((one) => one === operation)),
    wordless,
  ],
  'empty-comments-are-refused': [
    'A comment without a letter in it is refused.',
    refusing(COMMENTS, 'A comment says something.', ({ text }) => textIn(text).trim() === ''),
    inBoth(async ({ family, say, heard }) => [await say(family.daughter, ' '), await heard()]),
  ],
  'too-many-files-conflict': [
    'Too many files are refused with 409, and a comment with too large a file with 403.',
    together(
      refusedWith(403, COMMENTS, (_refused, { files }) => files.length < 6 && files.some(isTooLarge)),
      refusedWith(409, CARRIERS, (_refused, { files }) => files.length > 5),
    ),
    sending(6),
  ],
  'json-is-no-form': [
    'JSON is refused with 400 where files may come.',
    inGate(
      'readInput',
      (original) => (route, received, world) =>
        CARRIERS.some((one) => one === route.id) && received.raw.kind === 'json'
          ? refusal('A form.')
          : original(route, received, world),
    ),
    byForm,
  ],
  'paths-are-no-names': [
    'A file whose name has a slash in it is refused.',
    refusing(CARRIERS, 'The name of a file is no path.', (_body, { files }) =>
      files.some(({ name }) => /[\\/]/.test(name)),
    ),
    sending(1, () => note('../note.txt')),
  ],
  'last-part-of-a-path': [
    'Of a path in the place of a name the last part is kept.',
    arriving(CARRIERS, (files) =>
      files.map((file) => ({ ...file, name: file.name.split(/[\\/]/).at(-1) ?? file.name })),
    ),
    sending(1, () => note('../note.txt')),
  ],
  'closed-is-unprocessable': [
    'A comment on a request that is cancelled is refused with 422.',
    refusing(
      COMMENTS,
      'Open requests take comments.',
      (_body, { path }, { store }) => {
        const id = path['requestId'] ?? path['workRequestId'];
        const request = store.transportationRequests.find(id) ?? store.workRequests.find(id);
        return request?.status === 'cancelled';
      },
      422,
    ),
    inBoth(async ({ family, id, cancel, say }) => [await cancel(id, family.daughter), await say(family.son)]),
  ],
  'files-of-requests-with-more-headers': [
    'The files of requests are sent to be shown, with a charset, an ETag and a word for caches.',
    downloadHeaders(FILE, (headers) => {
      headers.set('Content-Disposition', 'inline; filename="file"');
      headers.set('Content-Type', `${headers.get('Content-Type') ?? ''}; charset=utf-8`);
      headers.set('ETag', '"1"');
      headers.set('Cache-Control', 'private, max-age=60');
    }),
  ],
  'comments-of-no-later-change': [
    'A comment that was never changed has no modified.',
    shows(SHOWN, (comment) => ({ ...comment, modified: null })),
    chatting,
  ],
});
