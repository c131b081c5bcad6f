import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import type { RequestCommentRecord } from '../../mock/world/request-records.ts';
import { enclosing, staffTalk } from '../../witness/request-comments.ts';
import type { Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { bytesOf, commentsOn, filesOn, RIDES, serving, WORKS, type Half } from './amend.ts';
import { named, noSuchFile, sending } from './files.ts';

/** Some files are refused though the acting user sees them. */
const withholding = (
  holds: (comment: RequestCommentRecord, input: AnyInput, scene: Scene) => boolean,
  problem: 'not-found' | 'forbidden' = 'not-found',
  halves?: readonly Half[],
): Mutation =>
  serving(
    (original) => (input, scene) => {
      const comment = commentsOn(input, scene).find(({ attachments }) => attachments.some(named(input)));
      return comment && isSeenByFamily(comment) && holds(comment, input, scene)
        ? noSuchFile(problem)
        : original(input, scene);
    },
    halves,
  );

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Saboteurs about the bytes of files that are there. */
export const downloadingSaboteurs = saboteursOf('request-comments', enclosing, {
  'bytes-of-the-first': [
    'Every file of a comment is sent with the bytes of the first one.',
    ['CMT-32'],
    sending((input, scene) =>
      commentsOn(input, scene)
        .filter(isSeenByFamily)
        .map(({ attachments }) => attachments)
        .find((attachments) => attachments.some(named(input)))
        ?.at(0),
    ),
  ],
  'bytes-of-the-latest': [
    'Every file of a work request is sent with the bytes of the one that came last with a comment.',
    ['CMT-32'],
    sending(
      (input, scene) => {
        const files = filesOn(input, scene, isSeenByFamily);
        return files.some(named(input)) ? files.at(-1) : undefined;
      },
      [WORKS],
    ),
  ],
  'bytes-of-the-same-name': [
    'Of files of one name on a ride the bytes of the first are sent.',
    ['CMT-32'],
    sending(
      (input, scene) => {
        const files = filesOn(input, scene, isSeenByFamily);
        const file = files.find(named(input));
        return files.find(({ name }) => name === file?.name);
      },
      [RIDES],
    ),
  ],
  'bytes-as-text': [
    'The bytes of a file are read as text and written anew.',
    ['CMT-32'],
    bytesOf((bytes) => asBytes(asText(bytes).replaceAll('\0', ''))),
  ],
  'lines-of-another-system': [
    'In a text the ends of lines are written in one way.',
    ['CMT-32'],
    bytesOf((bytes, type) =>
      type.startsWith('text/') ? asBytes(asText(bytes).replaceAll('\r\n', '\n')) : bytes,
    ),
  ],
  'all-but-the-last-byte': [
    'A file of a comment on a ride is sent without its last byte.',
    ['CMT-32'],
    bytesOf((bytes) => bytes.subarray(0, -1), [RIDES]),
  ],
  'bytes-in-base64': [
    'A file is sent in base64.',
    ['CMT-32'],
    bytesOf((bytes) => asBytes(Buffer.from(bytes).toString('base64'))),
  ],
  'files-in-part': [
    'A file is sent with 206.',
    ['CMT-32'],
    serving((original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) ? reply : { ...reply, status: 206 };
    }),
  ],
  'files-for-their-author': [
    'A file is there for whoever sent it, and for the resident.',
    ['CMT-32'],
    withholding(({ author }, { acting }) => acting.kind === 'connection' && author.id !== acting.id),
  ],
  'files-of-connections-for-connections': [
    'The resident gets 403 for the files that connections sent with comments on a work request.',
    ['CMT-32'],
    withholding(
      ({ author }, { acting }) => acting.kind === 'resident' && author.userType === 'connection',
      'forbidden',
      [WORKS],
    ),
  ],
  'files-of-staff-for-nobody': [
    'The files of a comment of staff are not there, visible as the comment is.',
    ['CMT-32'],
    withholding(({ author }) => author.userType === 'staff'),
    staffTalk,
  ],
  'files-of-the-latest-comment': [
    'Once another comment has come, the files of those before are not there any more.',
    ['CMT-32'],
    withholding(({ id }, input, scene) => commentsOn(input, scene).at(-1)?.id !== id),
  ],
  'once-only-downloads': [
    'A file of a comment is there for whoever asks first, and for nobody else.',
    ['CMT-32'],
    (tables) => {
      const takers = new Map<unknown, string>();
      return withholding((_, { path, acting }) => {
        const taker = takers.get(path['attachmentId']) ?? acting.id;
        takers.set(path['attachmentId'], taker);
        return taker !== acting.id;
      })(tables);
    },
  ],
});
