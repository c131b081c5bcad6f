import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOn, entryOf, statusOn } from './registrations-entry.ts';
import type { Entry, UserType } from './registrations-entry.ts';
import { cancel, statusOnRegister } from './waitlist.ts';
import type { Limits, RegisterChoices } from './waitlist.ts';

const readings = fc.record({
  waitlist: fc.constantFrom('when-full' as const, 'when-full-or-queued' as const),
  fullForConnections: fc.constantFrom('refused' as const, 'waitlisted' as const),
});
const limits: fc.Arbitrary<Limits> = fc.record({
  resident: fc.nat({ max: 4 }),
  connection: fc.nat({ max: 2 }),
});

interface Move {
  readonly does: 'register' | 'cancel';
  readonly user: number;
  readonly userType: UserType;
  readonly date: string | null;
}

const days = ['2026-03-02', '2026-03-09', '2026-03-16'];
const moves = (dates: fc.Arbitrary<string | null>): fc.Arbitrary<readonly Move[]> =>
  fc.array(
    fc.record({
      does: fc.constantFrom('register' as const, 'register' as const, 'cancel' as const),
      user: fc.nat({ max: 9 }),
      userType: fc.constantFrom('resident' as const, 'resident' as const, 'connection' as const),
      date: dates,
    }),
    { maxLength: 40 },
  );
const oneTime = moves(fc.constant(null));
const series = moves(fc.constantFrom(null, ...days));

test('after any registrations and cancellations, no day has more registered users than places', () => {
  fc.assert(
    fc.property(series, limits, readings, (some, max, choices) => {
      let entries: readonly Entry[] = [];
      some.forEach((move, index) => {
        entries = play(entries, move, index, max, choices);
        for (const date of [null, ...days]) {
          expect(countOn(entries, 'resident', 'registered', date)).toBeLessThanOrEqual(
            max.resident ?? Infinity,
          );
          expect(countOn(entries, 'connection', 'registered', date)).toBeLessThanOrEqual(
            max.connection ?? Infinity,
          );
        }
      });
    }),
    { numRuns: 300 },
  );
});

test('a one-time activity keeps a queue: first come, first served, one for each place that comes free', () => {
  fc.assert(
    fc.property(oneTime, limits, readings, (some, max, choices) => {
      let entries: readonly Entry[] = [];
      let queue: readonly string[] = [];
      let seated: readonly string[] = [];
      some.forEach((move, index) => {
        const id = userId(move);
        if (
          move.does === 'register' &&
          entryOf(entries, id, null) === undefined &&
          move.userType === 'resident'
        ) {
          if (seated.length < (max.resident ?? Infinity)) seated = [...seated, id];
          else queue = [...queue, id];
        }
        if (move.does === 'cancel' && seated.includes(id)) {
          seated = [...seated.filter((one) => one !== id), ...queue.slice(0, 1)];
          queue = queue.slice(1);
        } else if (move.does === 'cancel') {
          queue = queue.filter((one) => one !== id);
        }
        entries = play(entries, move, index, max, choices);
        const residents = entries.filter((entry) => entry.userType === 'resident');
        const having = (status: string) =>
          residents.filter((one) => one.status === status).map((one) => one.userId);
        expect(having('waitlisted')).toEqual(queue);
        expect(new Set(having('registered'))).toEqual(new Set(seated));
      });
    }),
    { numRuns: 200 },
  );
});

test('a cancel moves up only waitlisted residents, never a connection, and changes no other entry', () => {
  fc.assert(
    fc.property(series, limits, readings, (some, max, choices) => {
      let entries: readonly Entry[] = [];
      some.forEach((move, index) => {
        const before = entries;
        entries = play(entries, move, index, max, choices);
        if (move.does !== 'cancel') return;
        const after = cancel(before, userId(move), move.date, max);
        for (const { entry, date } of after.promoted) {
          const was = before.find((one) => one.id === entry.id);
          expect(entry.userType).toBe('resident');
          expect(was === undefined ? undefined : statusOn(was, date)).toBe('waitlisted');
          expect(statusOn(entry, date)).toBe('registered');
          expect(after.entries).toContain(entry);
        }
        const moved = new Set(
          [...after.cancelled, ...after.promoted.map(({ entry }) => entry)].map((one) => one.id),
        );
        const others = (list: readonly Entry[]) => list.filter((one) => !moved.has(one.id));
        expect(others(after.entries)).toEqual(others(before));
        const waitedAll = after.cancelled.every(
          (one) => one.status === 'waitlisted' && Object.keys(one.onDates).length === 0,
        );
        if (waitedAll) expect(after.promoted).toEqual([]);
        if (after.cancelled.every((one) => one.userType === 'connection')) expect(after.promoted).toEqual([]);
      });
    }),
    { numRuns: 200 },
  );
});

// One move as a server makes it: a second entry of a user for the same thing is refused.
function play(
  entries: readonly Entry[],
  move: Move,
  index: number,
  max: Limits,
  choices: RegisterChoices,
): readonly Entry[] {
  const id = userId(move);
  if (move.does === 'cancel') return cancel(entries, id, move.date, max).entries;
  if (entryOf(entries, id, move.date) !== undefined) return entries;
  const newcomer = { userType: move.userType, occurrenceDate: move.date };
  const status = statusOnRegister(newcomer, entries, max, choices);
  if (status === 'refused') return entries;
  const minute = String(index).padStart(2, '0');
  const some = { ...newcomer, status, userId: id, registeredAt: `2026-01-01T00:${minute}:00Z` };
  return [...entries, entry(`reg_${index}`, some)];
}

function userId({ userType, user }: Move): string {
  return `${userType}_${user}`;
}

function entry(id: string, some: Partial<Entry>): Entry {
  const plain = { userType: 'resident', status: 'registered', occurrenceDate: null, onDates: {} } as const;
  return { id, userId: id, registeredAt: '2026-01-01T00:00:00Z', ...plain, ...some };
}
