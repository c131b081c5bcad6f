import type { OperationId } from '../../openapi/generated/contract.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, refuse } from '../mock/http/problem.ts';
import { LARGEST_FILE } from '../mock/operations/request-comments/files.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { membersIn, textIn, type Members } from '../saboteurs/input.ts';
import {
  afterwards,
  each,
  inAnswer,
  inData,
  inGate,
  instead,
  withScene,
  together,
} from '../saboteurs/mutation.ts';
import { arriving, CARRIERS, CREATES, RIDES, SHOWN, WORKS } from '../saboteurs/request-comments/amend.ts';
import { refuses, refusesWith, shows, type OneOrMore } from '../saboteurs/verbs.ts';
import { byForm, chatting, enclosing, inBoth, note, sending, wordless } from '../witness/request-comments.ts';
import type { Variant } from './variant.ts';

const filesIn = (holder: Members): readonly Members[] =>
  Array.isArray(holder['attachments']) ? holder['attachments'].map(membersIn) : [];

/** The files of comments and of work requests, shown otherwise. */
const filesShown = (change: (files: readonly Members[]) => unknown) => {
  const changed = (holder: Members) => ({ ...holder, attachments: change(filesIn(holder)) });
  const works: readonly OperationId[] = ['createWorkRequest', 'getWorkRequest'];
  return together(shows(SHOWN, changed), ...works.map((operation) => afterwards(operation, inData(changed))));
};

/** Refusals of a create have another status. */
const refusedBy = (status: number, carriers: OneOrMore, isMeant: (input: AnyInput) => boolean) =>
  refusesWith(carriers, status, (_refusal, input) => isMeant(input));

const refusing = (carriers: OneOrMore, isRefused: (input: AnyInput) => boolean) =>
  refuses(carriers, (_body, input) => isRefused(input));

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
export const requestCommentFreedoms: readonly Variant[] = [
  {
    id: 'freedom.comments-with-more-members',
    freedom: 'Comments, their authors and their files show more than was said.',
    tables: together(
      shows(SHOWN, (comment) => ({
        ...comment,
        visibleToFamily: true,
        author: { ...membersIn(comment['author']), avatarUrl: null },
      })),
      filesShown((files) =>
        files.map((file) => ({ ...file, url: 'https://files.invalid/1', isImage: false })),
      ),
    ),
    witness: enclosing,
  },
  {
    id: 'freedom.comments-without-empty-attachments',
    freedom: 'A comment or a work request without a file shows null in the place of its attachments.',
    tables: filesShown((files) => (files.length === 0 ? null : files)),
    witness: chatting,
  },
  {
    id: 'freedom.attachments-in-another-order',
    freedom:
      'Shows the files of a comment or a work request from the last to the first with every second answer.',
    tables: (tables) => {
      let turn = 0;
      return filesShown((files) => {
        turn += 1;
        return turn % 2 === 0 ? files : files.toReversed();
      })(tables);
    },
    witness: enclosing,
  },
  {
    id: 'freedom.comments-by-other-ids',
    freedom: 'The ids of comments, of work requests and of their files are UUIDs.',
    tables: together(
      ...CARRIERS.map((operation) =>
        withScene(operation, (scene) => {
          const next: Scene['ids']['next'] = (kind) => uuidOf(scene.ids.next(kind));
          return { ...scene, ids: { next } };
        }),
      ),
    ),
    witness: enclosing,
  },
  {
    id: 'freedom.sizes-in-kilobytes',
    freedom: 'The size of a file counts kilobytes, with a fraction.',
    tables: filesShown((files) => files.map((file) => ({ ...file, size: Number(file['size']) / 1000 }))),
    witness: enclosing,
  },
  {
    id: 'freedom.kinds-of-files',
    freedom: 'The type of a file is Picture or Document.',
    tables: filesShown((files) =>
      files.map((file) => ({
        ...file,
        type: textIn(file['type']).startsWith('image') ? 'Picture' : 'Document',
      })),
    ),
    witness: enclosing,
  },
  {
    id: 'freedom.words-of-its-own-for-authors',
    freedom: 'The userType of an author is written as RESIDENT_USER, FAMILY_MEMBER or STAFF_MEMBER.',
    tables: shows(SHOWN, (comment) => {
      const author = membersIn(comment['author']);
      const words = { resident: 'RESIDENT_USER', connection: 'FAMILY_MEMBER', staff: 'STAFF_MEMBER' };
      return {
        ...comment,
        author: { ...author, userType: membersIn(words)[textIn(author['userType'])] },
      };
    }),
    witness: chatting,
  },
  {
    id: 'freedom.authors-by-initials',
    freedom: 'The name of an author is the first name and a letter of the last.',
    tables: shows(SHOWN, (comment) => {
      const author = membersIn(comment['author']);
      const [first = '', last = ''] = textIn(author['name']).split(' ');
      return { ...comment, author: { ...author, name: `${first} ${last.slice(0, 1)}.` } };
    }),
    witness: chatting,
  },
  {
    id: 'freedom.wordless-comments-unprocessable',
    freedom: 'A comment without text is refused with 422.',
    tables: inGate('readInput', (original) => (route, received, world) => {
      const reply = original(route, received, world);
      const isComment = CREATES.some((create) => create === route.id);
      return isComment && isRefusal(reply) ? { ...reply, status: 422 } : reply;
    }),
    witness: wordless,
  },
  {
    id: 'freedom.empty-comments-are-refused',
    freedom: 'A comment without a letter in it is refused.',
    tables: refusing(
      [RIDES.create, WORKS.create],
      ({ body }) => textIn(membersIn(body)['text']).trim() === '',
    ),
    witness: inBoth(async ({ kin, say, heard }) => [await say(kin.daughter, ' '), await heard()]),
  },
  {
    id: 'freedom.too-many-files-conflict',
    freedom: 'Too many files are refused with 409, and a comment with too large a file with 403.',
    tables: together(
      refusedBy(
        403,
        [RIDES.create, WORKS.create],
        ({ files }) => files.length < 6 && files.some(({ bytes }) => bytes.byteLength > LARGEST_FILE),
      ),
      refusedBy(409, CARRIERS, ({ files }) => files.length > 5),
    ),
    witness: sending(6),
  },
  {
    id: 'freedom.json-is-no-form',
    freedom: 'JSON is refused with 400 where files may come.',
    tables: inGate('readInput', (original) => (route, received, world) => {
      const isCarrier = CARRIERS.some((one) => one === route.id);
      return isCarrier && received.raw.kind === 'json'
        ? refuse('invalid-input', { promised: 'A form.', found: 'JSON.', next: 'send a form.' })
        : original(route, received, world);
    }),
    witness: byForm,
  },
  {
    id: 'freedom.paths-are-no-names',
    freedom: 'A file whose name has a slash in it is refused.',
    tables: refusing(CARRIERS, ({ files }) => files.some(({ name }) => /[\\/]/.test(name))),
    witness: sending(1, () => note('../note.txt')),
  },
  {
    id: 'freedom.last-part-of-a-path',
    freedom: 'Of a path in the place of a name the last part is kept.',
    tables: arriving(CARRIERS, (files) =>
      files.map((file) => ({ ...file, name: file.name.split(/[\\/]/).at(-1) ?? file.name })),
    ),
    witness: sending(1, () => note('../note.txt')),
  },
  {
    id: 'freedom.closed-is-unprocessable',
    freedom: 'A comment on a request that is cancelled is refused with 422.',
    tables: each([RIDES.create, WORKS.create], (operation) =>
      instead(operation, (original) => (input, scene) => {
        const id = input.path['requestId'] ?? input.path['workRequestId'];
        const { transportationRequests, workRequests } = scene.store;
        const request = transportationRequests.find(id) ?? workRequests.find(id);
        const told = { promised: 'Open requests take comments.', found: 'another.', next: 'ask again.' };
        return request?.status === 'cancelled'
          ? refuse('invalid-input', told, { status: 422 })
          : original(input, scene);
      }),
    ),
    witness: inBoth(async ({ kin, id, cancel, say }) => [await cancel(id, kin.daughter), await say(kin.son)]),
  },
  {
    id: 'freedom.files-of-requests-with-more-headers',
    freedom: 'The files of requests are sent to be shown, with a charset, an ETag and a word for caches.',
    tables: downloadHeaders((headers) => {
      headers.set('Content-Disposition', 'inline; filename="file"');
      headers.set('Content-Type', `${headers.get('Content-Type') ?? ''}; charset=utf-8`);
      headers.set('ETag', '"1"');
      headers.set('Cache-Control', 'private, max-age=60');
    }),
    witness: enclosing,
  },
  {
    id: 'freedom.comments-of-no-later-change',
    freedom: 'A comment that was never changed has no modified.',
    tables: shows(SHOWN, (comment) => ({ ...comment, modified: null })),
    witness: chatting,
  },
];
