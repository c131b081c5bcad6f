import type { ReadingOf } from '../../openapi/generated/choices.ts';

export type Status = 'registered' | 'waitlisted';

/** The rules by which a target may decide who has to wait; the interface leaves it open, so they are learnt. */
export type Rule = ReadingOf<'waitlist-rule'>;

export interface Entry {
  /** Counts the residents from 0. */
  readonly who: number;
  readonly status: Status;
}

/** Who takes part in one activity, in the order in which they came: the suite's own idea of it. */
export interface Attendance {
  readonly places: number;
  entries: readonly Entry[];
}

/** The rules that have explained every answer of a target so far; all of them at first. */
export interface Worlds {
  possible: readonly Rule[];
}

export const allWorlds = (): Worlds => ({ possible: ['when-full', 'when-full-or-queued', 'never'] });

export const statusOf = ({ entries }: Attendance, who: number): Status | undefined =>
  entries.find((entry) => entry.who === who)?.status;

export const countOf = ({ entries }: Attendance, status: Status): number =>
  entries.filter((entry) => entry.status === status).length;

/** What becomes of a newcomer under a rule. */
export function statusUnder(rule: Rule, attendance: Attendance): Status {
  if (rule === 'never') return 'registered';
  if (countOf(attendance, 'registered') >= attendance.places) return 'waitlisted';
  return rule === 'when-full-or-queued' && countOf(attendance, 'waitlisted') > 0
    ? 'waitlisted'
    : 'registered';
}

/** Somebody registered, and the target said how that ended: rules that would have it otherwise are none of its. */
export function enter(attendance: Attendance, who: number, status: Status, worlds: Worlds): void {
  worlds.possible = worlds.possible.filter((rule) => statusUnder(rule, attendance) === status);
  attendance.entries = [...attendance.entries, { who, status }];
}

/**
 * Somebody cancelled. Where a place came free, it goes to the one who has waited longest, who is given back; one who
 * waited leaves nothing behind.
 */
export function leave(attendance: Attendance, who: number): number | undefined {
  const freed = statusOf(attendance, who) === 'registered';
  const left = attendance.entries.filter((entry) => entry.who !== who);
  const next = freed ? left.find(({ status }) => status === 'waitlisted')?.who : undefined;
  attendance.entries = left.map((entry) => (entry.who === next ? { ...entry, status: 'registered' } : entry));
  return next;
}
