import { isRefusal } from '../../mock/http/problem.ts';
import { addComment } from '../../mock/operations/request-comments/comments.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import { series } from '../../witness/transportation.ts';
import { membersIn, textIn } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, asIf, CANCEL, COMMENT, inSpite, REPLACE, rideIn } from './amend.ts';

/** A recurring request is taken for a one-off by an operation that changes it. */
const asOneOff = (operation: typeof REPLACE | typeof CANCEL): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const ride = rideIn(input, scene);
    if (!ride?.recurrence) return original(input, scene);
    amend(scene, ride.id, () => ({ recurrence: null }));
    const reply = original(input, scene);
    amend(scene, ride.id, () => ({ recurrence: ride.recurrence }));
    return reply;
  });

const otherStatus = (operation: typeof REPLACE | typeof CANCEL | typeof COMMENT): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const reply = original(input, scene);
    const isReadOnly = isRefusal(reply) && rideIn(input, scene)?.recurrence;
    return isReadOnly ? { ...reply, status: operation === COMMENT ? 403 : 400 } : reply;
  });

/** Saboteurs of what is tried on recurring requests. */
export const readOnlySaboteurs = saboteursOf('transportation', series, {
  'series-replaced': ['A recurring request is replaced as a one-off is.', ['TRA-78'], asOneOff(REPLACE)],
  'series-replaced-is-400': [
    'Replacing a recurring request is refused with 400.',
    ['TRA-78'],
    otherStatus(REPLACE),
  ],
  'series-noted-in-spite': [
    'Replacing a recurring request is refused, and the notes are kept.',
    ['TRA-78'],
    inSpite(REPLACE, (input, scene) => {
      const ride = rideIn(input, scene);
      if (ride?.recurrence) amend(scene, ride.id, () => ({ notes: textIn(membersIn(input.body)['notes']) }));
    }),
  ],
  'series-cancelled': ['A recurring request is cancelled as a one-off is.', ['TRA-82'], asOneOff(CANCEL)],
  'series-cancelled-is-400': [
    'Cancelling a recurring request is refused with 400.',
    ['TRA-82'],
    otherStatus(CANCEL),
  ],
  'next-occurrence-cancelled-in-spite': [
    'Cancelling a recurring request is refused, and takes its first occurrence away.',
    ['TRA-82'],
    inSpite(CANCEL, (input, scene) => {
      const ride = rideIn(input, scene);
      if (ride?.recurrence)
        amend(scene, ride.id, ({ recurrence, date }) => ({
          recurrence: recurrence && { ...recurrence, exceptionDates: [...recurrence.exceptionDates, date] },
        }));
    }),
  ],
  'series-commented': [
    'A comment on a recurring request is taken.',
    ['TRA-83'],
    instead(COMMENT, (original) => (input, scene) => {
      const ride = rideIn(input, scene);
      if (!ride?.recurrence) return original(input, scene);
      const otherwise = asIf(scene, ({ id }) => (id === ride.id ? { recurrence: null } : {}));
      return original(input, otherwise);
    }),
  ],
  'series-commented-in-spite': [
    'A comment on a recurring request is refused, and is there.',
    ['TRA-83'],
    inSpite(COMMENT, ({ path, body, acting }, scene) => {
      const requestId = path['requestId'] ?? '';
      const text = textIn(membersIn(body)['text']);
      addComment({ requestId, text, author: authorOf(acting), visibleToFamily: true, files: [] }, scene);
    }),
  ],
  'series-commented-is-403': [
    'A comment on a recurring request is refused with 403.',
    ['TRA-83'],
    otherStatus(COMMENT),
  ],
});
