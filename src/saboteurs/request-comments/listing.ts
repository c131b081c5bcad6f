import { chatting, inBoth } from '../../witness/request-comments.ts';
import { membersIn, type Members } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { creatorOf, hearing, isBy, listing, RIDES, seenBut, WORKS } from './amend.ts';

const kindOf = (comment: Members): unknown => membersIn(comment['author'])['userType'];
const byText = (one: Members, other: Members): number =>
  String(one['text']) < String(other['text']) ? -1 : 1;

const fiftyTwo = inBoth(async ({ kin, say, heard }) => {
  for (let count = 0; count < 52; count += 1) await say(kin.daughter, `No. ${count}`);
  return heard();
});

/** Saboteurs about the order of comments, and about those of the family. */
export const listingSaboteurs = saboteursOf('request-comments', chatting, {
  'newest-first': [
    'The comments on a work request come newest first.',
    ['CMT-08'],
    listing((comments) => comments.toReversed(), [WORKS]),
  ],
  'long-talks-newest-first': [
    'Where there are more than five comments, the newest stands first.',
    ['CMT-08'],
    listing((comments) => (comments.length > 5 ? comments.toReversed() : comments)),
  ],
  'ordered-by-author': [
    'The comments of one author stand together.',
    ['CMT-08'],
    listing((comments) => {
      const authors = [...new Set(comments.map(({ author }) => membersIn(author)['id']))];
      return authors.flatMap((id) => comments.filter(({ author }) => membersIn(author)['id'] === id));
    }),
  ],
  'ordered-by-text': [
    'The comments on a ride come in the order of their texts.',
    ['CMT-08'],
    listing((comments) => comments.toSorted(byText), [RIDES]),
  ],
  'staff-have-the-last-word': [
    'Comments of staff stand behind all others.',
    ['CMT-08'],
    listing((comments) => [
      ...comments.filter((one) => kindOf(one) !== 'staff'),
      ...comments.filter((one) => kindOf(one) === 'staff'),
    ]),
  ],
  'latest-stands-first': [
    'A connection finds the latest comment first and the others behind it, oldest first.',
    ['CMT-08'],
    listing((comments, { acting }) =>
      acting.kind === 'connection' ? [...comments.slice(-1), ...comments.slice(0, -1)] : comments,
    ),
  ],
  'latest-five': [
    'The list holds the latest five comments.',
    ['CMT-09', 'CMT-10'],
    listing((comments) => comments.slice(-5)),
  ],
  'first-fifty': [
    'The list holds the first fifty comments.',
    ['CMT-09', 'CMT-10'],
    listing((comments) => comments.slice(0, 50)),
    fiftyTwo,
  ],
  'residents-among-themselves': [
    'Connections do not see what the resident wrote.',
    ['CMT-09'],
    hearing(seenBut((comment, _, reader) => reader === 'connection' && isBy(comment, 'resident'))),
  ],
  'residents-to-the-creator': [
    'Of the connections, only the one that made the request sees what the resident wrote.',
    ['CMT-09'],
    hearing((comments, input, scene) =>
      seenBut(
        (comment, readerId, reader) =>
          reader === 'connection' && isBy(comment, 'resident') && creatorOf(input, scene)?.id !== readerId,
      )(comments, input),
    ),
  ],
  'connections-one-by-one': [
    'A connection does not see what another connection wrote.',
    ['CMT-10'],
    hearing(
      seenBut(
        (comment, readerId, reader) =>
          reader === 'connection' && isBy(comment, 'connection') && comment.author.id !== readerId,
      ),
    ),
  ],
  'connections-hidden-from-residents': [
    'The resident does not see what connections wrote about a work request.',
    ['CMT-10'],
    hearing(
      seenBut((comment, _, reader) => reader === 'resident' && isBy(comment, 'connection')),
      [WORKS],
    ),
  ],
  'bystanders-unheard': [
    'What a connection wrote about a ride of another connection is seen by nobody else.',
    ['CMT-10'],
    hearing(
      (comments, input, scene) =>
        seenBut(
          (comment, readerId) =>
            isBy(comment, 'connection') &&
            comment.author.id !== creatorOf(input, scene)?.id &&
            comment.author.id !== readerId,
        )(comments, input),
      [RIDES],
    ),
  ],
});
