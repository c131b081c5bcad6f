import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import type { RequestCommentRecord } from '../../mock/world/request-records.ts';
import { enclosing, staffTalk } from '../../witness/request-comments.ts';
import type { Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { bytesOf, commentsOn, filesOn, RIDES, serving, WORKS, type Half } from './amend.ts';
import { named, noSuchFile, sending } from './files.ts';

/** Some files are refused though the acting user sees them. */
const withholding = (
  holds: (comment: RequestCommentRecord, input: AnyInput, scene: Scene) => boolean,
  problem: 'not-found' | 'forbidden' = 'not-found',
  halves?: readonly Half[],
): Lie =>
  serving(
    (honest) => (input, scene) => {
      const comment = commentsOn(input, scene).find(({ attachments }) => attachments.some(named(input)));
      return comment && isSeenByFamily(comment) && holds(comment, input, scene)
        ? noSuchFile(problem)
        : honest(input, scene);
    },
    halves,
  );

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Lies about the bytes of files that are there. */
export const downloadingSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.bytes-of-the-first',
    lie: 'Every file of a comment is sent with the bytes of the first one.',
    breaks: ['CMT-32'],
    tables: sending((input, scene) =>
      commentsOn(input, scene)
        .filter(isSeenByFamily)
        .map(({ attachments }) => attachments)
        .find((attachments) => attachments.some(named(input)))
        ?.at(0),
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.bytes-of-the-latest',
    lie: 'Every file of a work request is sent with the bytes of the one that came last with a comment.',
    breaks: ['CMT-32'],
    tables: sending(
      (input, scene) => {
        const files = filesOn(input, scene, isSeenByFamily);
        return files.some(named(input)) ? files.at(-1) : undefined;
      },
      [WORKS],
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.bytes-of-the-same-name',
    lie: 'Of files of one name on a ride the bytes of the first are sent.',
    breaks: ['CMT-32'],
    tables: sending(
      (input, scene) => {
        const files = filesOn(input, scene, isSeenByFamily);
        const file = files.find(named(input));
        return files.find(({ name }) => name === file?.name);
      },
      [RIDES],
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.bytes-as-text',
    lie: 'The bytes of a file are read as text and written anew.',
    breaks: ['CMT-32'],
    tables: bytesOf((bytes) => asBytes(asText(bytes).replaceAll('\0', ''))),
    witness: enclosing,
  },
  {
    id: 'request-comments.lines-of-another-system',
    lie: 'In a text the ends of lines are written in one way.',
    breaks: ['CMT-32'],
    tables: bytesOf((bytes, type) =>
      type.startsWith('text/') ? asBytes(asText(bytes).replaceAll('\r\n', '\n')) : bytes,
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.all-but-the-last-byte',
    lie: 'A file of a comment on a ride is sent without its last byte.',
    breaks: ['CMT-32'],
    tables: bytesOf((bytes) => bytes.subarray(0, -1), [RIDES]),
    witness: enclosing,
  },
  {
    id: 'request-comments.bytes-in-base64',
    lie: 'A file is sent in base64.',
    breaks: ['CMT-32'],
    tables: bytesOf((bytes) => asBytes(Buffer.from(bytes).toString('base64'))),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-in-part',
    lie: 'A file is sent with 206.',
    breaks: ['CMT-32'],
    tables: serving((honest) => (input, scene) => {
      const reply = honest(input, scene);
      return isRefusal(reply) ? reply : { ...reply, status: 206 };
    }),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-for-their-author',
    lie: 'A file is there for whoever sent it, and for the resident.',
    breaks: ['CMT-32'],
    tables: withholding(({ author }, { acting }) => acting.kind === 'connection' && author.id !== acting.id),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-of-connections-for-connections',
    lie: 'The resident gets 403 for the files that connections sent with comments on a work request.',
    breaks: ['CMT-32'],
    tables: withholding(
      ({ author }, { acting }) => acting.kind === 'resident' && author.userType === 'connection',
      'forbidden',
      [WORKS],
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-of-staff-for-nobody',
    lie: 'The files of a comment of staff are not there, visible as the comment is.',
    breaks: ['CMT-32'],
    tables: withholding(({ author }) => author.userType === 'staff'),
    witness: staffTalk,
  },
  {
    id: 'request-comments.files-of-the-latest-comment',
    lie: 'Once another comment has come, the files of those before are not there any more.',
    breaks: ['CMT-32'],
    tables: withholding(({ id }, input, scene) => commentsOn(input, scene).at(-1)?.id !== id),
    witness: enclosing,
  },
  {
    id: 'request-comments.once-only-downloads',
    lie: 'A file of a comment is there for whoever asks first, and for nobody else.',
    breaks: ['CMT-32'],
    tables: (tables) => {
      const takers = new Map<unknown, string>();
      return withholding((_, { path, acting }) => {
        const taker = takers.get(path['attachmentId']) ?? acting.id;
        takers.set(path['attachmentId'], taker);
        return taker !== acting.id;
      })(tables);
    },
    witness: enclosing,
  },
];
