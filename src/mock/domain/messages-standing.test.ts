import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasRead,
  isArchived,
  isOut,
  joined,
  standingOf,
  unreadCount,
  withStanding,
  type ClearedBy,
  type HasReadRule,
  type Sent,
  type Standing,
  type UnreadRule,
} from './messages-standing.ts';

const people = ['ann', 'ben', 'cay'] as const;
const at = (minute: number): string => new Date(Date.UTC(2026, 5, 1, 0, minute)).toISOString();

const person = fc.constantFrom(...people);
type Move =
  | { readonly move: 'send'; readonly who: string; readonly dueIn: number | null }
  | { readonly move: 'archive' | 'read' | 'leave' | 'mute'; readonly who: string }
  | { readonly move: 'wait'; readonly minutes: number };

const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        move: fc.constant('send' as const),
        who: person,
        dueIn: fc.option(fc.integer({ min: 1, max: 4 })),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        move: fc.constantFrom('archive' as const, 'read' as const, 'leave' as const, 'mute' as const),
        who: person,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ move: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 3 }) }),
    },
  ),
  { maxLength: 25 },
);

/** Plays the moves with standings, which keep marks. */
const play = (history: readonly Move[]) => {
  let standings: readonly Standing[] = people.map(joined);
  const messages: Sent[] = [];
  let minute = 0;
  for (const one of history) {
    if (one.move === 'wait') minute += one.minutes;
    else if (one.move === 'send')
      messages.push({ authorId: one.who, dueAt: one.dueIn === null ? null : at(minute + one.dueIn) });
    else if (standingOf(standings, one.who)) {
      const mark = { at: at(minute), count: messages.length };
      const change = { archive: { archived: mark }, read: { read: mark }, leave: { hasLeft: true } };
      standings = withStanding(
        standings,
        one.who,
        one.move === 'mute' ? { isMuted: true } : change[one.move],
      );
    }
  }
  return { standings, messages, now: at(minute) };
};

interface Flags {
  archived: boolean;
  read: boolean;
  marked: boolean;
  unread: number;
  all: number;
  left: boolean;
  muted: boolean;
}

/** A model with plain flags that every move and every message updates at once. */
const keep = (history: readonly Move[], clearedBy: ClearedBy, startsRead: boolean) => {
  const flags = new Map<string, Flags>(
    people.map((name) => [
      name,
      { archived: false, read: startsRead, marked: false, unread: 0, all: 0, left: false, muted: false },
    ]),
  );
  const pending: { who: string; due: number }[] = [];
  let minute = 0;
  const comesOut = (author: string): void => {
    for (const [name, own] of flags) {
      own.all += 1;
      if (name === author && clearedBy === 'others-only') continue;
      own.archived = false;
      if (name === author) continue;
      own.read = false;
      own.unread += 1;
    }
  };
  for (const one of history) {
    if (one.move === 'wait') {
      for (let step = 0; step < one.minutes; step += 1) {
        minute += 1;
        for (const { who } of pending.filter(({ due }) => due === minute)) comesOut(who);
      }
    } else if (one.move === 'send') {
      if (one.dueIn === null) comesOut(one.who);
      else pending.push({ who: one.who, due: minute + one.dueIn });
    } else {
      const own = flags.get(one.who);
      if (!own || own.left) continue;
      if (one.move === 'archive') own.archived = true;
      if (one.move === 'mute') own.muted = true;
      if (one.move === 'leave') own.left = true;
      if (one.move === 'read') Object.assign(own, { read: true, marked: true, unread: 0, all: 0 });
    }
  }
  return flags;
};

test.each(['others-only', 'own-too'] as const)(
  'marks give the same as flags that every move updates; cleared by %s',
  (clearedBy) => {
    fc.assert(
      fc.property(
        moves,
        fc.constantFrom<HasReadRule>('until-message', 'while-nothing-new'),
        (history, rule) => {
          const { standings, messages, now } = play(history);
          const kept = keep(history, clearedBy, rule === 'while-nothing-new');
          for (const standing of standings) {
            const own = kept.get(standing.personId);
            const counts = (['inbound', 'every-message', 'zero'] satisfies UnreadRule[]).map((unread) =>
              unreadCount(standing, messages, now, unread),
            );
            expect({
              archived: isArchived(standing, messages, now, clearedBy),
              marked: hasRead(standing, messages, now, 'once-marked'),
              read: hasRead(standing, messages, now, rule),
              left: standing.hasLeft,
              muted: standing.isMuted,
              counts,
            }).toEqual({
              archived: own?.archived === true,
              marked: own?.marked,
              read: own?.read,
              left: own?.left,
              muted: own?.muted,
              counts: [own?.unread, own?.all, 0],
            });
          }
        },
      ),
      { numRuns: 400 },
    );
  },
);

test('an action of one participant changes no other standing', () => {
  fc.assert(
    fc.property(moves, person, (history, name) => {
      const others = history.filter((one) => one.move === 'wait' || one.move === 'send' || one.who === name);
      const of = (all: readonly Move[]) => play(all).standings.find(({ personId }) => personId === name);
      expect(of(history)).toEqual(of(others));
    }),
  );
});

test('a participant who left stays out, with any actions of the others', () => {
  fc.assert(
    fc.property(moves, moves, person, (before, after, who) => {
      const { standings } = play([...before, { move: 'leave', who }, ...after]);
      expect(standingOf(standings, who)).toBeUndefined();
      expect(standings.some(({ personId }) => personId === who)).toBe(true);
    }),
  );
});

test('a message is out at once, or from its instant on', () => {
  expect(isOut({ authorId: 'ann', dueAt: null }, at(0))).toBe(true);
  expect(isOut({ authorId: 'ann', dueAt: at(1) }, at(0))).toBe(false);
  expect(isOut({ authorId: 'ann', dueAt: at(1) }, at(1))).toBe(true);
});
