import { isRefusal } from '../../mock/http/problem.ts';
import { addComment } from '../../mock/operations/request-comments/comments.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import { series } from '../../witness/transportation.ts';
import { membersIn, textIn } from '../input.ts';
import { instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, asIf, CANCEL, COMMENT, inSpite, REPLACE, rideIn } from './amend.ts';
import { liar } from './liar.ts';

const lying = liar('transportation', series);

/** A recurring request is taken for a one-off by an operation that changes it. */
const asOneOff = (operation: typeof REPLACE | typeof CANCEL): Lie =>
  instead(operation, (honest) => (input, scene) => {
    const ride = rideIn(input, scene);
    if (!ride?.recurrence) return honest(input, scene);
    amend(scene, ride.id, () => ({ recurrence: null }));
    const reply = honest(input, scene);
    amend(scene, ride.id, () => ({ recurrence: ride.recurrence }));
    return reply;
  });

const otherStatus = (operation: typeof REPLACE | typeof CANCEL | typeof COMMENT): Lie =>
  instead(operation, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    const isReadOnly = isRefusal(reply) && rideIn(input, scene)?.recurrence;
    return isReadOnly ? { ...reply, status: operation === COMMENT ? 403 : 400 } : reply;
  });

/** Lies of what is tried on recurring requests. */
export const readOnlySaboteurs: readonly Saboteur[] = [
  lying('series-replaced', 'A recurring request is replaced as a one-off is.', ['TRA-78'], asOneOff(REPLACE)),
  lying(
    'series-replaced-is-400',
    'Replacing a recurring request is refused with 400.',
    ['TRA-78'],
    otherStatus(REPLACE),
  ),
  lying(
    'series-noted-in-spite',
    'Replacing a recurring request is refused, and the notes are kept.',
    ['TRA-78'],
    inSpite(REPLACE, (input, scene) => {
      const ride = rideIn(input, scene);
      if (ride?.recurrence) amend(scene, ride.id, () => ({ notes: textIn(membersIn(input.body)['notes']) }));
    }),
  ),
  lying(
    'series-cancelled',
    'A recurring request is cancelled as a one-off is.',
    ['TRA-82'],
    asOneOff(CANCEL),
  ),
  lying(
    'series-cancelled-is-400',
    'Cancelling a recurring request is refused with 400.',
    ['TRA-82'],
    otherStatus(CANCEL),
  ),
  lying(
    'next-occurrence-cancelled-in-spite',
    'Cancelling a recurring request is refused, and takes its first occurrence away.',
    ['TRA-82'],
    inSpite(CANCEL, (input, scene) => {
      const ride = rideIn(input, scene);
      if (ride?.recurrence)
        amend(scene, ride.id, ({ recurrence, date }) => ({
          recurrence: recurrence && { ...recurrence, exceptionDates: [...recurrence.exceptionDates, date] },
        }));
    }),
  ),
  lying(
    'series-commented',
    'A comment on a recurring request is taken.',
    ['TRA-83'],
    instead(COMMENT, (honest) => (input, scene) => {
      const ride = rideIn(input, scene);
      if (!ride?.recurrence) return honest(input, scene);
      const otherwise = asIf(scene, ({ id }) => (id === ride.id ? { recurrence: null } : {}));
      return honest(input, otherwise);
    }),
  ),
  lying(
    'series-commented-in-spite',
    'A comment on a recurring request is refused, and is there.',
    ['TRA-83'],
    inSpite(COMMENT, ({ path, body, acting }, scene) => {
      const requestId = path['requestId'] ?? '';
      const text = textIn(membersIn(body)['text']);
      addComment({ requestId, text, author: authorOf(acting), visibleToFamily: true, files: [] }, scene);
    }),
  ),
  lying(
    'series-commented-is-403',
    'A comment on a recurring request is refused with 403.',
    ['TRA-83'],
    otherStatus(COMMENT),
  ),
];
