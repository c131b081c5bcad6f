import type { OperationId } from '../../openapi/generated/contract.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, refuse } from '../mock/http/problem.ts';
import { LARGEST_FILE } from '../mock/operations/request-comments/files.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { membersIn, textIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inAnswer, inData, inGate, withScene, together } from '../saboteurs/mutation.ts';
import {
  arriving,
  CARRIERS,
  carrying,
  HALVES,
  inHalves,
  RIDES,
  shown,
  WORKS,
  type Carrier,
} from '../saboteurs/request-comments/amend.ts';
import { byForm, chatting, enclosing, inBoth, note, sending, wordless } from '../witness/request-comments.ts';
import { variantsOf } from './variant.ts';

const filesIn = (holder: Members): readonly Members[] =>
  Array.isArray(holder['attachments']) ? holder['attachments'].map(membersIn) : [];

/** The files of comments and of work requests, shown otherwise. */
const filesShown = (change: (files: readonly Members[]) => unknown) => {
  const changed = (holder: Members) => ({ ...holder, attachments: change(filesIn(holder)) });
  const works: readonly OperationId[] = ['createWorkRequest', 'getWorkRequest'];
  return together(shown(changed), ...works.map((operation) => afterwards(operation, inData(changed))));
};

/** Refusals of a create have another status. */
const refusedBy = (status: number, isMeant: (input: AnyInput) => boolean, carriers?: readonly Carrier[]) =>
  carrying(
    (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && isMeant(input) ? { ...reply, status } : reply;
    },
    carriers,
  );

const refusing = (promised: string, refuses: (input: AnyInput) => boolean, carriers?: readonly Carrier[]) =>
  carrying(
    (original) => (input, scene) =>
      refuses(input)
        ? refuse('invalid-input', { promised, found: 'something else.', next: 'send another one.' })
        : original(input, scene),
    carriers,
  );

/** An id, written as a UUID. */
const uuidOf = (id: string): string =>
  Buffer.from(id)
    .toString('hex')
    .padStart(32, '0')
    .slice(-32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Headers of a download of a file of a request. */
const downloadHeaders = (change: (headers: Headers) => void) =>
  inAnswer((response, request) => {
    const isFile = /-requests\/[^/]+\/attachments\//.test(new URL(request.url).pathname);
    if (isFile && response.status === 200) change(response.headers);
    return response;
  });

/** Freedoms of comments on requests, and of files, that no choice names. */
export const requestCommentFreedoms = variantsOf('freedom', enclosing, {
  'comments-with-more-members': [
    'Comments, their authors and their files show more than was said.',
    together(
      shown((comment) => ({
        ...comment,
        visibleToFamily: true,
        author: { ...membersIn(comment['author']), avatarUrl: null },
      })),
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
        withScene(operation, (scene) => {
          const next: Scene['ids']['next'] = (kind) => uuidOf(scene.ids.next(kind));
          return { ...scene, ids: { next } };
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
    shown((comment) => {
      const author = membersIn(comment['author']);
      const words = { resident: 'RESIDENT_USER', connection: 'FAMILY_MEMBER', staff: 'STAFF_MEMBER' };
      return {
        ...comment,
        author: { ...author, userType: membersIn(words)[textIn(author['userType'])] },
      };
    }),
    chatting,
  ],
  'authors-by-initials': [
    'The name of an author is the first name and a letter of the last.',
    shown((comment) => {
      const author = membersIn(comment['author']);
      const [first = '', last = ''] = textIn(author['name']).split(' ');
      return { ...comment, author: { ...author, name: `${first} ${last.slice(0, 1)}.` } };
    }),
    chatting,
  ],
  'wordless-comments-unprocessable': [
    'A comment without text is refused with 422.',
    inGate('readInput', (original) => (route, received, world) => {
      const reply = original(route, received, world);
      const isComment = HALVES.some(({ create }) => create === route.id);
      return isComment && isRefusal(reply) ? { ...reply, status: 422 } : reply;
    }),
    wordless,
  ],
  'empty-comments-are-refused': [
    'A comment without a letter in it is refused.',
    refusing('A comment says something.', ({ body }) => textIn(membersIn(body)['text']).trim() === '', [
      RIDES.create,
      WORKS.create,
    ]),
    inBoth(async ({ kin, say, heard }) => [await say(kin.daughter, ' '), await heard()]),
  ],
  'too-many-files-conflict': [
    'Too many files are refused with 409, and a comment with too large a file with 403.',
    together(
      refusedBy(
        403,
        ({ files }) => files.length < 6 && files.some(({ bytes }) => bytes.byteLength > LARGEST_FILE),
        [RIDES.create, WORKS.create],
      ),
      refusedBy(409, ({ files }) => files.length > 5),
    ),
    sending(6),
  ],
  'json-is-no-form': [
    'JSON is refused with 400 where files may come.',
    inGate('readInput', (original) => (route, received, world) => {
      const isCarrier = CARRIERS.some((one) => one === route.id);
      return isCarrier && received.raw.kind === 'json'
        ? refuse('invalid-input', { promised: 'A form.', found: 'JSON.', next: 'send a form.' })
        : original(route, received, world);
    }),
    byForm,
  ],
  'paths-are-no-names': [
    'A file whose name has a slash in it is refused.',
    refusing('The name of a file is no path.', ({ files }) => files.some(({ name }) => /[\\/]/.test(name))),
    sending(1, () => note('../note.txt')),
  ],
  'last-part-of-a-path': [
    'Of a path in the place of a name the last part is kept.',
    arriving((files) =>
      files.map((file) => ({ ...file, name: file.name.split(/[\\/]/).at(-1) ?? file.name })),
    ),
    sending(1, () => note('../note.txt')),
  ],
  'closed-is-unprocessable': [
    'A comment on a request that is cancelled is refused with 422.',
    carrying(
      (original) => (input, scene) => {
        const id = input.path['requestId'] ?? input.path['workRequestId'];
        const { transportationRequests, workRequests } = scene.store;
        const request = transportationRequests.find(id) ?? workRequests.find(id);
        const told = { promised: 'Open requests take comments.', found: 'another.', next: 'ask again.' };
        return request?.status === 'cancelled'
          ? refuse('invalid-input', told, { status: 422 })
          : original(input, scene);
      },
      [RIDES.create, WORKS.create],
    ),
    inBoth(async ({ kin, id, cancel, say }) => [await cancel(id, kin.daughter), await say(kin.son)]),
  ],
  'files-of-requests-with-more-headers': [
    'The files of requests are sent to be shown, with a charset, an ETag and a word for caches.',
    downloadHeaders((headers) => {
      headers.set('Content-Disposition', 'inline; filename="file"');
      headers.set('Content-Type', `${headers.get('Content-Type') ?? ''}; charset=utf-8`);
      headers.set('ETag', '"1"');
      headers.set('Cache-Control', 'private, max-age=60');
    }),
  ],
  'comments-of-no-later-change': [
    'A comment that was never changed has no modified.',
    inHalves((half) =>
      together(
        ...[half.list, half.create].map((operation) =>
          afterwards(
            operation,
            inData((comment) => ({ ...comment, modified: null })),
          ),
        ),
      ),
    ),
    chatting,
  ],
});
