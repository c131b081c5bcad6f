import fc from 'fast-check';
import { REASONS, mark, type Marking } from '../../factories/attendance.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { refused } from '../../kit/match.ts';
import { move } from '../../kit/move.ts';
import { must } from '../../kit/must.ts';
import { entryOf } from '../../assertions/attendance.ts';
import { openBook, type Book, type Seat } from './book.ts';

const place = fc.nat({ max: 1 });
const seats: fc.Arbitrary<Seat> = fc.tuple(place, place);
const reason = fc.constantFrom(...REASONS);
const minutes = fc.integer({ min: 1, max: 240 });
const markings: fc.Arbitrary<Marking> = fc.oneof(
  fc.record({ status: fc.constant('attended' as const), duration: minutes }),
  fc.record({ status: fc.constant('declined' as const), declineReason: reason, duration: minutes }),
  fc.constantFrom({ status: 'attended' } as const, { status: 'declined' } as const),
);

/** A step at a seat with a record or without one; then its activity shows what the book holds. */
const step = (
  name: string,
  seat: Seat,
  isMarked: boolean,
  act: (book: Book) => Promise<void>,
): fc.AsyncCommand<Book, Book> =>
  move({
    name: `${name} at ${seat.join(' of ')}`,
    when: (book) => (book.entryAt(seat) !== undefined) === isMarked,
    async run(book, _real, after) {
      await act(book);
      await book.seeActivity(seat, after);
    },
  });

check({
  id: 'attendance.any-sequence',
  says: 'After any sequence of marks, updates and deletes the lists show what was last sent for each resident.',
  clauses: ['ATT-16', 'ATT-48', 'ATT-56'],
  negative: true,
  async run(t) {
    const commands = [
      fc.tuple(seats, markings).map(([seat, marking]) =>
        // What a second mark does is open; one as declined needs a reason.
        step(`mark ${JSON.stringify(marking)}`, seat, false, async (book) => {
          if (marking.status === 'attended' || marking.declineReason !== undefined)
            return book.mark(seat, marking);
          const { activityId, userId } = await book.placeAt(seat);
          const answer = await mark(t, activityId, entryOf(userId, marking));
          attributed(['ATT-23'], () => must(answer, refused));
        }),
      ),
      fc.tuple(seats, reason, minutes).map(([seat, declineReason, duration]) =>
        step(`update to ${duration} minutes, ${declineReason} if declined`, seat, true, async (book) => {
          const isDeclined = book.entryAt(seat)?.status === 'declined';
          await book.update(seat, { duration, ...(isDeclined && { declineReason }) });
        }),
      ),
      seats.map((seat) => step('delete', seat, true, (book) => book.remove(seat))),
    ];
    const begin = async () => {
      const book = openBook(t, { isRegistered: true });
      await book.hall();
      return { model: book, real: book };
    };
    await t.model(commands, begin, {
      runs: Math.min(t.run.runs, 8),
      maxCommands: 10,
      atEnd: (book) => book.seeAll('at the end'),
    });
  },
});
