import type { RequestAttachmentRecord } from '../../mock/world/request-records.ts';
import { enclosing, filing, note, sending } from '../../witness/request-comments.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  arriving,
  commentsOn,
  hearing,
  listing,
  making,
  RIDES,
  shown,
  shownInLists,
  WORKS,
  type Half,
} from './amend.ts';
import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';

/** The names of files are kept otherwise. */
const named = (
  change: (file: RequestAttachmentRecord, at: number, all: readonly RequestAttachmentRecord[]) => string,
  halves?: readonly Half[],
): Lie =>
  making(
    ({ attachments }) => ({
      attachments: attachments.map((file, at, all) => ({ ...file, name: change(file, at, all) })),
    }),
    halves,
  );

const baseOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Lies about the files that come with something, and their names. */
export const enclosingSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.files-ignored',
    lie: 'Parts named files have no effect.',
    breaks: ['CMT-22', 'CMT-24'],
    tables: arriving(() => []),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-of-connections-ignored',
    lie: 'Files of a connection on a work request have no effect.',
    breaks: ['CMT-22', 'CMT-24'],
    tables: arriving((files, { acting }) => (acting.kind === 'connection' ? [] : files), [WORKS.create]),
    witness: enclosing,
  },
  {
    id: 'request-comments.first-file-alone',
    lie: 'Of several files the first is kept.',
    breaks: ['CMT-24'],
    tables: arriving((files) => files.slice(0, 1)),
    witness: enclosing,
  },
  {
    id: 'request-comments.last-file-alone-of-a-work-request',
    lie: 'Of several files of a new work request the last is kept.',
    breaks: ['CMT-24'],
    tables: arriving((files) => files.slice(-1), ['createWorkRequest']),
    witness: filing([note('one.txt'), note('two.txt')]),
  },
  {
    id: 'request-comments.pictures-dropped',
    lie: 'A picture that comes with a comment on a ride is dropped without a word.',
    breaks: ['CMT-24'],
    tables: arriving((files) => files.filter(({ type }) => !type.startsWith('image/')), [RIDES.create]),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-answered-and-not-listed',
    lie: 'The list shows no attachments.',
    breaks: ['CMT-24'],
    tables: shownInLists((comment) => ({ ...comment, attachments: [] })),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-listed-and-not-answered',
    lie: 'The answer to a comment on a work request shows no attachments.',
    breaks: ['CMT-24'],
    tables: afterwards(
      WORKS.create,
      inData((comment) => ({ ...comment, attachments: [] })),
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-of-the-latest-alone',
    lie: 'The list shows the attachments of the latest comment alone.',
    breaks: ['CMT-24'],
    tables: listing((comments) =>
      comments.map((comment, at) => (at === comments.length - 1 ? comment : { ...comment, attachments: [] })),
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-to-their-author',
    lie: 'The attachments of a comment on a ride are shown to its author alone.',
    breaks: ['CMT-24'],
    tables: shownInLists(
      (comment, { acting }) => ({
        ...comment,
        attachments: membersIn(comment['author'])['id'] === acting.id ? comment['attachments'] : [],
      }),
      [RIDES],
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-pile-up',
    lie: 'The list shows with a comment the attachments of those before, too.',
    breaks: ['CMT-24'],
    tables: hearing((comments) => {
      const seen = comments.filter(isSeenByFamily);
      return seen.map((comment, at) => ({
        ...comment,
        attachments: seen.slice(0, at + 1).flatMap(({ attachments }) => attachments),
      }));
    }),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-of-one-name-are-one',
    lie: 'Of files with the same name the last is kept.',
    breaks: ['CMT-24', 'CMT-27'],
    tables: arriving((files) =>
      files.filter(({ name }, at) => files.findLastIndex((one) => one.name === name) === at),
    ),
    witness: sending(2, () => note()),
  },
  {
    id: 'request-comments.names-in-small-letters',
    lie: 'The name of a file is kept in small letters.',
    breaks: ['CMT-25'],
    tables: named(({ name }) => name.toLowerCase()),
    witness: enclosing,
  },
  {
    id: 'request-comments.names-without-spaces',
    lie: 'Whatever is no letter, figure, dot or dash in the name of a file becomes an underscore.',
    breaks: ['CMT-25'],
    tables: named(({ name }) => name.replaceAll(/[^\w.-]/g, '_'), [WORKS]),
    witness: enclosing,
  },
  {
    id: 'request-comments.names-cut-short',
    lie: 'The name of a file with a comment on a ride ends after 64 letters.',
    breaks: ['CMT-25'],
    tables: named(({ name }) => name.slice(0, 64), [RIDES]),
    witness: enclosing,
  },
  {
    id: 'request-comments.names-without-extension',
    lie: 'The name of a file is kept without its extension.',
    breaks: ['CMT-25'],
    tables: named(({ name }) => baseOf(name)),
    witness: enclosing,
  },
  {
    id: 'request-comments.names-with-an-extension',
    lie: 'A file whose name has no extension is given one.',
    breaks: ['CMT-25'],
    tables: named(({ name }) => (name.includes('.') ? name : `${name}.bin`)),
    witness: sending(1, () => note('no-extension')),
  },
  {
    id: 'request-comments.name-of-the-first',
    lie: 'All files of a comment have the name of the first.',
    breaks: ['CMT-25'],
    tables: named(({ name }, _, [first]) => first?.name ?? name),
    witness: enclosing,
  },
  {
    id: 'request-comments.names-in-the-list-by-id',
    lie: 'The list shows the id of a file as its name.',
    breaks: ['CMT-25'],
    tables: shownInLists((comment) => ({
      ...comment,
      attachments: [comment['attachments']].flat().map((file) => ({
        ...membersIn(file),
        name: membersIn(file)['id'],
      })),
    })),
    witness: enclosing,
  },
  {
    id: 'request-comments.five-files-with-one-id',
    lie: 'All attachments of a comment bear the id of the first.',
    breaks: ['CMT-27'],
    tables: shown((comment) => ({
      ...comment,
      attachments: [comment['attachments']].flat().map((file, _, [first]) => ({
        ...membersIn(file),
        id: membersIn(first)['id'],
      })),
    })),
    witness: enclosing,
  },
  {
    id: 'request-comments.files-move-on',
    lie: 'With another comment on a work request the files of the one before come to be its own.',
    breaks: ['CMT-24'],
    tables: making(
      (stored, input, scene) => {
        const before = commentsOn(input, scene).at(-2);
        if (before) scene.store.requestComments.replace({ ...before, attachments: [] });
        return { attachments: [...(before?.attachments ?? []), ...stored.attachments] };
      },
      [WORKS],
    ),
    witness: enclosing,
  },
];
