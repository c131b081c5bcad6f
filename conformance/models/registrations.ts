import type { ReadingOf } from '../../openapi/generated/choices.ts';

export type Status = 'registered' | 'waitlisted';

/**
 * The rules by which a target may put residents on the waitlist. The interface leaves the rule open, so the
 * model learns it.
 */
export type Rule = ReadingOf<'waitlist-rule'>;

export interface Entry {
  /** The index of the resident, from 0. */
  readonly who: number;
  readonly status: Status;
}

/** The model of one activity: its residents in the order in which they registered. */
export interface Attendance {
  readonly places: number;
  entries: readonly Entry[];
}

/** The rules that fit every answer of a target so far. At first these are all rules. */
export interface Worlds {
  possible: readonly Rule[];
}

export const allWorlds = (): Worlds => ({ possible: ['when-full', 'when-full-or-queued', 'never'] });

export const statusOf = ({ entries }: Attendance, who: number): Status | undefined =>
  entries.find((entry) => entry.who === who)?.status;

export const countOf = ({ entries }: Attendance, status: Status): number =>
  entries.filter((entry) => entry.status === status).length;

/** The status of a new resident under a rule. */
export function statusUnder(rule: Rule, attendance: Attendance): Status {
  if (rule === 'never') return 'registered';
  if (countOf(attendance, 'registered') >= attendance.places) return 'waitlisted';
  return rule === 'when-full-or-queued' && countOf(attendance, 'waitlisted') > 0
    ? 'waitlisted'
    : 'registered';
}

/**
 * Records a registration with the status that the target gave. Rules that expect another status are removed.
 */
export function enter(attendance: Attendance, who: number, status: Status, worlds: Worlds): void {
  worlds.possible = worlds.possible.filter((rule) => statusUnder(rule, attendance) === status);
  attendance.entries = [...attendance.entries, { who, status }];
}

/**
 * Records a cancel. A free place goes to the resident who has waited longest, whose index is returned;
 * undefined if no one moves up.
 */
export function leave(attendance: Attendance, who: number): number | undefined {
  const freed = statusOf(attendance, who) === 'registered';
  const left = attendance.entries.filter((entry) => entry.who !== who);
  const next = freed ? left.find(({ status }) => status === 'waitlisted')?.who : undefined;
  attendance.entries = left.map((entry) => (entry.who === next ? { ...entry, status: 'registered' } : entry));
  return next;
}
