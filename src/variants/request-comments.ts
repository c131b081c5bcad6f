import type { AnyInput } from '../mock/http/input.ts';
import { LARGEST_FILE } from '../mock/operations/request-comments/files.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { membersIn, textIn, type Members } from '../mutants/input.ts';
import { inGate, together, withContext } from '../mutants/mutation.ts';
import { arriving, CARRIERS, RIDES, SHOWN, WORKS } from '../mutants/request-comments/amend.ts';
import { shows } from '../mutants/verbs.ts';
import { downloadHeaders, itemsIn, refusal, refusedWith, refusing, unreadWith, uuidOf } from './shapes.ts';
import type { Witness } from '../witness/client.ts';
import { freedomsOf, type Freedom } from './variant.ts';

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

const note = (name: string) => ({ name, type: 'text/plain', text: `about ${name}` });

/** Files of odd names, several and too many, comments without words, and those on what was cancelled. */
const unusual: Witness = async ({ exampleOf, send }) => {
  const some = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt'].map(note);
  for (const operation of CARRIERS)
    for (const files of [some.slice(0, 2), some, [note('../note.txt')]]) await send(operation, { files });
  for (const operation of COMMENTS) await send(operation, { body: { text: ' ' } });
  for (const [cancel, comment, list] of [
    ['cancelTransportationRequest', RIDES.create, RIDES.list],
    ['cancelWorkRequest', WORKS.create, WORKS.list],
  ] as const) {
    await send(list);
    const { at } = exampleOf(cancel);
    await send(cancel);
    await send(comment, { at });
  }
};

const LIMITS = ['bad-request', 'too-large', 'unprocessable'] as const;

/** Each of the operations that take files refuses too much in its own way, and all together in every way. */
const limitsFrom = (first: number) => {
  const reading = (at: number) => LIMITS[(first + at) % LIMITS.length] ?? 'bad-request';
  const [ride, request, comment] = [reading(0), reading(1), reading(2)];
  const limits = {
    createTransportationRequestComment: ride,
    createWorkRequest: request,
    createWorkRequestComment: comment,
  };
  return [
    `Too much is refused by ${ride} with a ride, ${request} with a work request, ${comment} with a comment on one.`,
    { readings: { 'request-file-limits': { '*': 'by-kind', ...limits } } },
    unusual,
  ] as const;
};

/** Operations that differ from the others in what they take. */
const byOperation = freedomsOf({
  ...Object.fromEntries(
    COMMENTS.map((operation) => [
      `closed-to-${operation}`,
      [
        `What is settled is closed to ${operation}, and takes other comments.`,
        { readings: { 'comment-on-closed-request': { '*': 'accepted', [operation]: 'refused' } } },
        unusual,
      ],
    ]),
  ),
  ...Object.fromEntries(
    CARRIERS.map((operation) => [
      `form-alone-for-${operation}`,
      [
        `${operation} takes no JSON, other operations do.`,
        { readings: { 'request-files-form': { '*': 'json-or-multipart', [operation]: 'multipart-only' } } },
      ],
    ]),
  ),
  ...Object.fromEntries(LIMITS.map((_, at) => [`limits-by-operation-${at + 1}`, limitsFrom(at)])),
  'pictures-and-papers-for-createWorkRequest': [
    'createWorkRequest takes pictures and PDF files alone, other operations take files of every kind.',
    { readings: { 'request-file-kinds': { '*': 'any', createWorkRequest: 'pictures-and-papers' } } },
    unusual,
  ],
});

/** Freedoms of comments on requests, and of files. */
export const requestCommentFreedoms: readonly Freedom[] = [
  ...byOperation,
  ...freedomsOf({
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
      unusual,
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
    ],
    'authors-by-initials': [
      'The name of an author is the first name and a letter of the last.',
      authorsAs((author) => {
        const [first = '', last = ''] = textIn(author['name']).split(' ');
        return { ...author, name: `${first} ${last.slice(0, 1)}.` };
      }),
    ],
    'wordless-comments-unprocessable': [
      'A comment without text is refused with 422.',
      unreadWith(422, (operation) => COMMENTS.some((one) => one === operation)),
    ],
    'empty-comments-are-refused': [
      'A comment without a letter in it is refused.',
      refusing(COMMENTS, 'A comment says something.', ({ text }) => textIn(text).trim() === ''),
      unusual,
    ],
    'too-many-files-conflict': [
      'Too many files are refused with 409, and a comment with too large a file with 403.',
      together(
        refusedWith(403, COMMENTS, (_refused, { files }) => files.length < 6 && files.some(isTooLarge)),
        refusedWith(409, CARRIERS, (_refused, { files }) => files.length > 5),
      ),
      unusual,
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
    ],
    'paths-are-no-names': [
      'A file whose name has a slash in it is refused.',
      refusing(CARRIERS, 'The name of a file is no path.', (_body, { files }) =>
        files.some(({ name }) => /[\\/]/.test(name)),
      ),
      unusual,
    ],
    'last-part-of-a-path': [
      'Of a path in the place of a name the last part is kept.',
      arriving(CARRIERS, (files) =>
        files.map((file) => ({ ...file, name: file.name.split(/[\\/]/).at(-1) ?? file.name })),
      ),
      unusual,
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
      unusual,
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
    ],
  }),
];
