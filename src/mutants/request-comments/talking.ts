import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { membersIn, textIn, without, type Members } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, type OneOrMore } from '../mutation.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { lists, showsWith, answersData } from '../verbs.ts';
import {
  CREATES,
  creatorOf,
  isBy,
  isSeen,
  LISTS,
  listsThose,
  requestIn,
  RIDES,
  SHOWN,
  WORKS,
  type Comment,
} from './amend.ts';

type Kind = Comment['author']['userType'];

const authorOf = (comment: Members): Members => membersIn(comment['author']);
const idOf = (value: unknown): unknown => membersIn(value)['id'];

const ordered = rowOf(
  (
    how: string,
    operations: OneOrMore,
    order: (items: readonly Members[], input: AnyInput) => readonly unknown[],
  ) => [`The comments in the list are ${how}.`, lists(operations, order)],
);

/** The list leaves out what one kind of people wrote, to one kind of readers, but for one of these. */
const hidden = rowOf(
  (operations: OneOrMore, { by, to, but }: { by: Kind; to: Kind; but?: 'author' | 'creator' }) => [
    `The list leaves out what a ${by} wrote to a ${to}${but ? `, save to the ${but}` : ''}.`,
    listsThose(operations, (comments, input, context) => {
      const { kind, id } = input.acting;
      const creatorId = creatorOf(input, context)?.id;
      return comments.filter((one) => {
        const isSpared = id === (but === 'author' ? one.author.id : but && creatorId);
        return isSeen(one) && (kind !== to || !isBy(one, by) || isSpared);
      });
    }),
  ],
);

/** The list holds some of the comments that are for staff only. */
const disclosed = rowOf(
  (
    to: string,
    operations: OneOrMore,
    isShown: (
      comments: readonly Comment[],
      at: number,
      input: AnyInput,
      context: OperationContext,
    ) => boolean,
  ) => [
    `Comments for staff only are shown ${to}.`,
    listsThose(operations, (comments, input, context) =>
      comments.filter((one, at) => isSeen(one) || isShown(comments, at, input, context)),
    ),
  ],
);

/** The list holds comments on other requests. */
const ofOthers = rowOf(
  (
    which: string,
    operations: OneOrMore,
    isListed: (comment: Comment, input: AnyInput, context: OperationContext) => boolean,
  ) => [
    `The list holds ${which}.`,
    listsThose(operations, (_comments, input, context) =>
      context.store.requestComments.filter((one) => isSeen(one) && isListed(one, input, context)),
    ),
  ],
);

export const talkingMutants: readonly Mutant[] = [
  ...mutantsOf('request-comments', {
    // Mutants about what a comment looks like, what holds it, and which comments a list holds.
    'ids-by-number': wrongType(['CMT-01'], LISTS, 'id', 'number'),
    'staff-without-an-id': breaking('CMT-01')
      .says('A comment of staff on a work request has an empty id.')
      .by(showsWith, WORKS.list, (one) => ({ id: authorOf(one)['userType'] === 'staff' ? '' : one['id'] })),
    'author-is-a-name': wrongValue(['CMT-03'], [WORKS.list, WORKS.create], 'author')
      .as('a name')
      .by((author) => membersIn(author)['name']),
    'list-in-another-member': breaking('CMT-07', 'CNV-10')
      .says('The comments are in a member comments instead of data.')
      .by(afterwards, LISTS, ({ body, ...reply }) => ({
        ...reply,
        body: { ...without(membersIn(body), 'data'), comments: membersIn(body)['data'] },
      })),
    'list-by-id': breaking('CMT-07', 'CNV-10')
      .says('The data of the list of comments on a work request is an object with the comments by their ids.')
      .by(answersData, WORKS.list, (data) =>
        Object.fromEntries([data].flat().map((one) => [String(idOf(one)), one])),
      ),
    'answered-unwrapped': withoutEnvelope(['CMT-14', 'CNV-08'], CREATES),
    'ordered-by-text': ordered(['CMT-08'], 'sorted by text', RIDES.list, (items) =>
      items.toSorted((one, other) => (textIn(one['text']) < textIn(other['text']) ? -1 : 1)),
    ),
    'connections-hidden-from-residents': hidden(['CMT-10'], WORKS.list, { by: 'connection', to: 'resident' }),
    'bystanders-unheard': breaking('CMT-10')
      .says('Comments of a connection on a ride of another connection are hidden from everyone else.')
      .by(listsThose, RIDES.list, (comments, input, context) => {
        const heard = [creatorOf(input, context)?.id, input.acting.id];
        return comments.filter(
          (one) => isSeen(one) && (!isBy(one, 'connection') || heard.includes(one.author.id)),
        );
      }),
    'staff-to-residents-alone': hidden(['CMT-11'], LISTS, { by: 'staff', to: 'connection' }),
    'staff-to-family-alone': hidden(['CMT-11'], RIDES.list, { by: 'staff', to: 'resident' }),
    'own-ones-everywhere': ofOthers(
      ['CMT-13'],
      'the comments of the one who asks on all work requests',
      WORKS.list,
      ({ requestId, author }, input, { store }) =>
        requestId === requestIn(input) ||
        (author.id === input.acting.id && store.workRequests.find(requestId) !== undefined),
    ),
    'no-comments-no-content': breaking('CMT-07')
      .says('The list of a request without a comment is answered with 204.')
      .by(afterwards, LISTS, (reply) =>
        JSON.stringify(reply.body) === '{"data":[]}' ? { status: 204, body: undefined } : reply,
      ),
    'first-fifty': ordered(['CMT-09', 'CMT-10'], 'the first fifty', LISTS, (items) => items.slice(0, 50)),
    'of-the-newest-request': breaking('CMT-13')
      .says('A ride without a comment shows the comments of the latest ride that has some.')
      .by(listsThose, RIDES.list, (comments, _input, { store }) => {
        const all = store.requestComments.filter(
          (one) => isSeen(one) && store.transportationRequests.find(one.requestId) !== undefined,
        );
        const seen = comments.filter(isSeen);
        return seen.length > 0 ? seen : all.filter(({ requestId }) => requestId === all.at(-1)?.requestId);
      }),
    'staff-only-to-residents': disclosed(
      ['CMT-12'],
      'to the resident on a work request',
      WORKS.list,
      (_, __, { acting }) => acting.kind === 'resident',
    ),
    'attachments-are-ids': wrongValue(['CMT-05'], LISTS, 'attachments.*').as('an id').by(idOf),
  }),
  ...leavingOut(
    'request-comments',
    { resource: 'a comment', breaks: ['CMT-101'], operations: SHOWN },
    'text author author.id,name,userType created attachments attachments.*.id,name,type,size',
  ),
];
