import { chatting, enclosing, inBoth } from '../../witness/request-comments.ts';
import { membersIn, without } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { HALVES, inHalves, listing, shown, shownInLists, WORKS } from './amend.ts';

const filesIn = (comment: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] =>
  [comment['attachments']].flat().map(membersIn);

/** Saboteurs about what a comment looks like, and what holds it. */
export const shapeSaboteurs = saboteursOf('request-comments', chatting, {
  'ids-by-number': [
    'The list of comments numbers them in the place of their ids.',
    ['CMT-01'],
    listing((comments) => comments.map((comment, at) => ({ ...comment, id: at + 1 }))),
  ],
  'staff-without-an-id': [
    'A comment of staff on a work request has an empty id.',
    ['CMT-01'],
    shownInLists(
      (comment) => ({
        ...comment,
        id: membersIn(comment['author'])['userType'] === 'staff' ? '' : comment['id'],
      }),
      [WORKS],
    ),
  ],
  'author-is-a-name': [
    'The author of a comment on a work request is the name alone.',
    ['CMT-03'],
    shown((comment) => ({ ...comment, author: membersIn(comment['author'])['name'] }), [WORKS]),
  ],
  'attachments-by-id': [
    'The attachments of a comment are an object with the files by their ids.',
    ['CMT-05'],
    shown((comment) => ({
      ...comment,
      attachments: Object.fromEntries(filesIn(comment).map((file) => [String(file['id']), file])),
    })),
    enclosing,
  ],
  'attachments-are-ids': [
    'The list shows the attachments of a comment as ids alone.',
    ['CMT-05'],
    shownInLists((comment) => ({ ...comment, attachments: filesIn(comment).map(({ id }) => id) })),
    enclosing,
  ],
  'list-in-another-member': [
    'The comments stand in a member comments in the place of data.',
    ['CMT-07'],
    inHalves((half) =>
      afterwards(half.list, (reply) => {
        const body = membersIn(reply.body);
        return { ...reply, body: { ...without(body, 'data'), comments: body['data'] } };
      }),
    ),
  ],
  'no-comments-no-content': [
    'The list of a request without a comment is answered with 204.',
    ['CMT-07'],
    inHalves((half) =>
      afterwards(half.list, (reply) =>
        [membersIn(reply.body)['data']].flat().length === 0 ? { status: 204, body: undefined } : reply,
      ),
    ),
    inBoth(({ heard }) => heard()),
  ],
  'list-by-id': [
    'The data of the list of comments on a work request is an object with the comments by their ids.',
    ['CMT-07'],
    inHalves(
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
  ],
  'answered-unwrapped': [
    'A create answers the comment without an envelope.',
    ['CMT-14'],
    inHalves((half) =>
      afterwards(half.create, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    ),
  ],
  'answered-with-the-list': [
    'A create answers all the comments on the ride.',
    ['CMT-14'],
    inHalves(
      (half) =>
        afterwards(half.create, (reply) => ({
          ...reply,
          body: { data: [membersIn(reply.body)['data']] },
        })),
      HALVES.slice(0, 1),
    ),
  ],
  'answered-with-the-author': [
    'The answer to a comment shows who made it, and not the comment.',
    ['CMT-14'],
    inHalves((half) =>
      afterwards(half.create, (reply) => ({
        ...reply,
        body: { data: membersIn(membersIn(reply.body)['data'])['author'] },
      })),
    ),
  ],
});
