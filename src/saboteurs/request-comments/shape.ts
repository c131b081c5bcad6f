import { chatting, enclosing, inBoth } from '../../witness/request-comments.ts';
import { membersIn, without } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { HALVES, inHalves, listing, RIDES, shown, shownInLists, WORKS } from './amend.ts';

const filesIn = (comment: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] =>
  [comment['attachments']].flat().map(membersIn);

/** Lies about what a comment looks like, and what holds it. */
export const shapeSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.ids-by-number',
    lie: 'The list of comments numbers them in the place of their ids.',
    breaks: ['CMT-01'],
    tables: listing((comments) => comments.map((comment, at) => ({ ...comment, id: at + 1 }))),
    witness: chatting,
  },
  {
    id: 'request-comments.staff-without-an-id',
    lie: 'A comment of staff on a work request has an empty id.',
    breaks: ['CMT-01'],
    tables: shownInLists(
      (comment) => ({
        ...comment,
        id: membersIn(comment['author'])['userType'] === 'staff' ? '' : comment['id'],
      }),
      [WORKS],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.text-in-parts',
    lie: 'The text of a comment of staff is an object with the plain text in it.',
    breaks: ['CMT-02'],
    tables: shown((comment) => ({
      ...comment,
      text:
        membersIn(comment['author'])['userType'] === 'staff' ? { plain: comment['text'] } : comment['text'],
    })),
    witness: chatting,
  },
  {
    id: 'request-comments.author-is-a-name',
    lie: 'The author of a comment on a work request is the name alone.',
    breaks: ['CMT-03'],
    tables: shown((comment) => ({ ...comment, author: membersIn(comment['author'])['name'] }), [WORKS]),
    witness: chatting,
  },
  {
    id: 'request-comments.user-type-by-number',
    lie: 'The userType of an author is a number in the list.',
    breaks: ['CMT-03'],
    tables: shownInLists((comment) => {
      const author = membersIn(comment['author']);
      const userType = ['resident', 'connection', 'staff'].indexOf(String(author['userType']));
      return { ...comment, author: { ...author, userType } };
    }),
    witness: chatting,
  },
  {
    id: 'request-comments.author-name-in-parts',
    lie: 'The name of an author is an object with the first and the last name.',
    breaks: ['CMT-03'],
    tables: shown(
      (comment) => {
        const author = membersIn(comment['author']);
        const [first, ...last] = String(author['name']).split(' ');
        return { ...comment, author: { ...author, name: { first, last: last.join(' ') } } };
      },
      [RIDES],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.attachments-by-id',
    lie: 'The attachments of a comment are an object with the files by their ids.',
    breaks: ['CMT-05'],
    tables: shown((comment) => ({
      ...comment,
      attachments: Object.fromEntries(filesIn(comment).map((file) => [String(file['id']), file])),
    })),
    witness: enclosing,
  },
  {
    id: 'request-comments.attachments-are-ids',
    lie: 'The list shows the attachments of a comment as ids alone.',
    breaks: ['CMT-05'],
    tables: shownInLists((comment) => ({ ...comment, attachments: filesIn(comment).map(({ id }) => id) })),
    witness: enclosing,
  },
  {
    id: 'request-comments.sizes-in-words',
    lie: 'The size of a file is a text with its unit in the list of comments on a ride.',
    breaks: ['CMT-05'],
    tables: shownInLists(
      (comment) => ({
        ...comment,
        attachments: filesIn(comment).map((file) => ({ ...file, size: `${String(file['size'])} bytes` })),
      }),
      [RIDES],
    ),
    witness: enclosing,
  },
  {
    id: 'request-comments.created-in-milliseconds',
    lie: 'The created of a comment is a number of milliseconds.',
    breaks: ['CMT-06'],
    tables: shown((comment) => ({ ...comment, created: Date.parse(String(comment['created'])) })),
    witness: chatting,
  },
  {
    id: 'request-comments.modified-by-the-day',
    lie: 'The modified of a comment with a file is a day without a time.',
    breaks: ['CMT-06'],
    tables: shown((comment) => ({
      ...comment,
      modified:
        filesIn(comment).length > 0 ? String(comment['modified']).slice(0, 10) : String(comment['modified']),
    })),
    witness: enclosing,
  },
  {
    id: 'request-comments.list-in-another-member',
    lie: 'The comments stand in a member comments in the place of data.',
    breaks: ['CMT-07'],
    tables: inHalves((half) =>
      afterwards(half.list, (reply) => {
        const body = membersIn(reply.body);
        return { ...reply, body: { ...without(body, 'data'), comments: body['data'] } };
      }),
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.no-comments-no-content',
    lie: 'The list of a request without a comment is answered with 204.',
    breaks: ['CMT-07'],
    tables: inHalves((half) =>
      afterwards(half.list, (reply) =>
        [membersIn(reply.body)['data']].flat().length === 0 ? { status: 204, body: undefined } : reply,
      ),
    ),
    witness: inBoth(({ heard }) => heard()),
  },
  {
    id: 'request-comments.list-by-id',
    lie: 'The data of the list of comments on a work request is an object with the comments by their ids.',
    breaks: ['CMT-07'],
    tables: inHalves(
      (half) =>
        afterwards(half.list, (reply) => {
          const comments = [membersIn(reply.body)['data']].flat().map(membersIn);
          return {
            ...reply,
            body: { data: Object.fromEntries(comments.map((one) => [String(one['id']), one])) },
          };
        }),
      [WORKS],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.answered-unwrapped',
    lie: 'A create answers the comment without an envelope.',
    breaks: ['CMT-14'],
    tables: inHalves((half) =>
      afterwards(half.create, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.answered-with-the-list',
    lie: 'A create answers all the comments on the ride.',
    breaks: ['CMT-14'],
    tables: inHalves(
      (half) =>
        afterwards(half.create, (reply) => ({
          ...reply,
          body: { data: [membersIn(reply.body)['data']] },
        })),
      HALVES.slice(0, 1),
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.answered-with-the-author',
    lie: 'The answer to a comment shows who made it, and not the comment.',
    breaks: ['CMT-14'],
    tables: inHalves((half) =>
      afterwards(half.create, (reply) => ({
        ...reply,
        body: { data: membersIn(membersIn(reply.body)['data'])['author'] },
      })),
    ),
    witness: chatting,
  },
];
