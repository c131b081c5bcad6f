import { chatting, enclosing, inBoth } from '../../witness/request-comments.ts';
import { membersIn, without } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { HALVES, inHalves, listing, shown, shownInLists, WORKS } from './amend.ts';

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
    id: 'request-comments.author-is-a-name',
    lie: 'The author of a comment on a work request is the name alone.',
    breaks: ['CMT-03'],
    tables: shown((comment) => ({ ...comment, author: membersIn(comment['author'])['name'] }), [WORKS]),
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
