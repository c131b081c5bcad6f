import type { RequestAttachmentRecord } from '../../mock/world/request-records.ts';
import { enclosing, filing, note, sending } from '../../witness/request-comments.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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
): Mutation =>
  making(
    ({ attachments }) => ({
      attachments: attachments.map((file, at, all) => ({ ...file, name: change(file, at, all) })),
    }),
    halves,
  );

const baseOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Saboteurs about the files that come with something, and their names. */
export const enclosingSaboteurs = saboteursOf('request-comments', enclosing, {
  'files-ignored': ['Parts named files have no effect.', ['CMT-22', 'CMT-24'], arriving(() => [])],
  'files-of-connections-ignored': [
    'Files of a connection on a work request have no effect.',
    ['CMT-22', 'CMT-24'],
    arriving((files, { acting }) => (acting.kind === 'connection' ? [] : files), [WORKS.create]),
  ],
  'first-file-alone': [
    'Of several files the first is kept.',
    ['CMT-24'],
    arriving((files) => files.slice(0, 1)),
  ],
  'last-file-alone-of-a-work-request': [
    'Of several files of a new work request the last is kept.',
    ['CMT-24'],
    arriving((files) => files.slice(-1), ['createWorkRequest']),
    filing([note('one.txt'), note('two.txt')]),
  ],
  'pictures-dropped': [
    'A picture that comes with a comment on a ride is dropped without a word.',
    ['CMT-24'],
    arriving((files) => files.filter(({ type }) => !type.startsWith('image/')), [RIDES.create]),
  ],
  'files-answered-and-not-listed': [
    'The list shows no attachments.',
    ['CMT-24'],
    shownInLists((comment) => ({ ...comment, attachments: [] })),
  ],
  'files-listed-and-not-answered': [
    'The answer to a comment on a work request shows no attachments.',
    ['CMT-24'],
    afterwards(
      WORKS.create,
      inData((comment) => ({ ...comment, attachments: [] })),
    ),
  ],
  'files-of-the-latest-alone': [
    'The list shows the attachments of the latest comment alone.',
    ['CMT-24'],
    listing((comments) =>
      comments.map((comment, at) => (at === comments.length - 1 ? comment : { ...comment, attachments: [] })),
    ),
  ],
  'files-to-their-author': [
    'The attachments of a comment on a ride are shown to its author alone.',
    ['CMT-24'],
    shownInLists(
      (comment, { acting }) => ({
        ...comment,
        attachments: membersIn(comment['author'])['id'] === acting.id ? comment['attachments'] : [],
      }),
      [RIDES],
    ),
  ],
  'files-pile-up': [
    'The list shows with a comment the attachments of those before, too.',
    ['CMT-24'],
    hearing((comments) => {
      const seen = comments.filter(isSeenByFamily);
      return seen.map((comment, at) => ({
        ...comment,
        attachments: seen.slice(0, at + 1).flatMap(({ attachments }) => attachments),
      }));
    }),
  ],
  'files-of-one-name-are-one': [
    'Of files with the same name the last is kept.',
    ['CMT-24', 'CMT-27'],
    arriving((files) =>
      files.filter(({ name }, at) => files.findLastIndex((one) => one.name === name) === at),
    ),
    sending(2, () => note()),
  ],
  'names-in-small-letters': [
    'The name of a file is kept in small letters.',
    ['CMT-25'],
    named(({ name }) => name.toLowerCase()),
  ],
  'names-without-spaces': [
    'Whatever is no letter, figure, dot or dash in the name of a file becomes an underscore.',
    ['CMT-25'],
    named(({ name }) => name.replaceAll(/[^\w.-]/g, '_'), [WORKS]),
  ],
  'names-cut-short': [
    'The name of a file with a comment on a ride ends after 64 letters.',
    ['CMT-25'],
    named(({ name }) => name.slice(0, 64), [RIDES]),
  ],
  'names-without-extension': [
    'The name of a file is kept without its extension.',
    ['CMT-25'],
    named(({ name }) => baseOf(name)),
  ],
  'names-with-an-extension': [
    'A file whose name has no extension is given one.',
    ['CMT-25'],
    named(({ name }) => (name.includes('.') ? name : `${name}.bin`)),
    sending(1, () => note('no-extension')),
  ],
  'name-of-the-first': [
    'All files of a comment have the name of the first.',
    ['CMT-25'],
    named(({ name }, _, [first]) => first?.name ?? name),
  ],
  'names-in-the-list-by-id': [
    'The list shows the id of a file as its name.',
    ['CMT-25'],
    shownInLists((comment) => ({
      ...comment,
      attachments: [comment['attachments']].flat().map((file) => ({
        ...membersIn(file),
        name: membersIn(file)['id'],
      })),
    })),
  ],
  'five-files-with-one-id': [
    'All attachments of a comment bear the id of the first.',
    ['CMT-27'],
    shown((comment) => ({
      ...comment,
      attachments: [comment['attachments']].flat().map((file, _, [first]) => ({
        ...membersIn(file),
        id: membersIn(first)['id'],
      })),
    })),
  ],
  'files-move-on': [
    'With another comment on a work request the files of the one before come to be its own.',
    ['CMT-24'],
    making(
      (stored, input, scene) => {
        const before = commentsOn(input, scene).at(-2);
        if (before) scene.store.requestComments.replace({ ...before, attachments: [] });
        return { attachments: [...(before?.attachments ?? []), ...stored.attachments] };
      },
      [WORKS],
    ),
  ],
});
