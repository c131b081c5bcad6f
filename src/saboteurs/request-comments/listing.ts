import { chatting, inBoth } from '../../witness/request-comments.ts';
import { membersIn, type Members } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { creatorOf, hearing, isBy, listing, RIDES, seenBut, WORKS } from './amend.ts';

const kindOf = (comment: Members): unknown => membersIn(comment['author'])['userType'];
const byText = (one: Members, other: Members): number =>
  String(one['text']) < String(other['text']) ? -1 : 1;

const fiftyTwo = inBoth(async ({ kin, say, heard }) => {
  for (let count = 0; count < 52; count += 1) await say(kin.daughter, `No. ${count}`);
  return heard();
});

/** Lies about the order of comments, and about those of the family. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.newest-first',
    lie: 'The comments on a work request come newest first.',
    breaks: ['CMT-08'],
    tables: listing((comments) => comments.toReversed(), [WORKS]),
    witness: chatting,
  },
  {
    id: 'request-comments.long-talks-newest-first',
    lie: 'Where there are more than five comments, the newest stands first.',
    breaks: ['CMT-08'],
    tables: listing((comments) => (comments.length > 5 ? comments.toReversed() : comments)),
    witness: chatting,
  },
  {
    id: 'request-comments.ordered-by-author',
    lie: 'The comments of one author stand together.',
    breaks: ['CMT-08'],
    tables: listing((comments) => {
      const authors = [...new Set(comments.map(({ author }) => membersIn(author)['id']))];
      return authors.flatMap((id) => comments.filter(({ author }) => membersIn(author)['id'] === id));
    }),
    witness: chatting,
  },
  {
    id: 'request-comments.ordered-by-text',
    lie: 'The comments on a ride come in the order of their texts.',
    breaks: ['CMT-08'],
    tables: listing((comments) => comments.toSorted(byText), [RIDES]),
    witness: chatting,
  },
  {
    id: 'request-comments.staff-have-the-last-word',
    lie: 'Comments of staff stand behind all others.',
    breaks: ['CMT-08'],
    tables: listing((comments) => [
      ...comments.filter((one) => kindOf(one) !== 'staff'),
      ...comments.filter((one) => kindOf(one) === 'staff'),
    ]),
    witness: chatting,
  },
  {
    id: 'request-comments.latest-stands-first',
    lie: 'A connection finds the latest comment first and the others behind it, oldest first.',
    breaks: ['CMT-08'],
    tables: listing((comments, { acting }) =>
      acting.kind === 'connection' ? [...comments.slice(-1), ...comments.slice(0, -1)] : comments,
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.latest-five',
    lie: 'The list holds the latest five comments.',
    breaks: ['CMT-09', 'CMT-10'],
    tables: listing((comments) => comments.slice(-5)),
    witness: chatting,
  },
  {
    id: 'request-comments.first-fifty',
    lie: 'The list holds the first fifty comments.',
    breaks: ['CMT-09', 'CMT-10'],
    tables: listing((comments) => comments.slice(0, 50)),
    witness: fiftyTwo,
  },
  {
    id: 'request-comments.residents-among-themselves',
    lie: 'Connections do not see what the resident wrote.',
    breaks: ['CMT-09'],
    tables: hearing(seenBut((comment, _, reader) => reader === 'connection' && isBy(comment, 'resident'))),
    witness: chatting,
  },
  {
    id: 'request-comments.residents-to-the-creator',
    lie: 'Of the connections, only the one that made the request sees what the resident wrote.',
    breaks: ['CMT-09'],
    tables: hearing((comments, input, scene) =>
      seenBut(
        (comment, readerId, reader) =>
          reader === 'connection' && isBy(comment, 'resident') && creatorOf(input, scene)?.id !== readerId,
      )(comments, input),
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.connections-one-by-one',
    lie: 'A connection does not see what another connection wrote.',
    breaks: ['CMT-10'],
    tables: hearing(
      seenBut(
        (comment, readerId, reader) =>
          reader === 'connection' && isBy(comment, 'connection') && comment.author.id !== readerId,
      ),
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.connections-hidden-from-residents',
    lie: 'The resident does not see what connections wrote about a work request.',
    breaks: ['CMT-10'],
    tables: hearing(
      seenBut((comment, _, reader) => reader === 'resident' && isBy(comment, 'connection')),
      [WORKS],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.bystanders-unheard',
    lie: 'What a connection wrote about a ride of another connection is seen by nobody else.',
    breaks: ['CMT-10'],
    tables: hearing(
      (comments, input, scene) =>
        seenBut(
          (comment, readerId) =>
            isBy(comment, 'connection') &&
            comment.author.id !== creatorOf(input, scene)?.id &&
            comment.author.id !== readerId,
        )(comments, input),
      [RIDES],
    ),
    witness: chatting,
  },
];
