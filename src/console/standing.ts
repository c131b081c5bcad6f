/** A registration as it is kept. */
export interface Registration {
  readonly id: string;
  readonly activityId: string;
  readonly occurrenceDate: string | null;
  readonly userId: string;
  readonly userType: string;
  readonly personId: string;
  readonly registeredAt: string;
  readonly status: string;
  readonly onDates: Readonly<Record<string, string>>;
}

/** The registration of one user for an activity on a day. */
export interface Standing {
  readonly id: string;
  readonly personId: string;
  readonly userType: string;
  readonly registeredAt: string;
  readonly status: string;
  /** The position in the waitlist, from 1; undefined for registered users. */
  readonly position: number | undefined;
  /** Whether it is for every day of a series. */
  readonly isWhole: boolean;
}

const byTime = (one: Registration, other: Registration): number =>
  one.registeredAt.localeCompare(other.registeredAt) || one.id.localeCompare(other.id);

/** The registered and waitlisted users of an activity on a day, in order; without a day all. */
export const standingsOf = (
  registrations: readonly Registration[],
  activityId: string,
  day: string | undefined,
): readonly Standing[] => {
  let waiting = 0;
  return registrations
    .filter((one) => one.activityId === activityId)
    .filter((one) => day === undefined || one.occurrenceDate === null || one.occurrenceDate === day)
    .toSorted(byTime)
    .flatMap((one) => {
      const status = (day === undefined ? undefined : one.onDates[day]) ?? one.status;
      if (status === 'cancelled') return [];
      const { id, personId, userType, registeredAt, occurrenceDate } = one;
      const position = status === 'waitlisted' ? (waiting += 1) : undefined;
      return [{ id, personId, userType, registeredAt, status, position, isWhole: occurrenceDate === null }];
    });
};

/** What changed for one user between two reads. */
export interface Move {
  readonly id: string;
  readonly says: 'came' | 'moved up';
}

/** The users who are new, and those who moved up from the waitlist. */
export const movesBetween = (before: readonly Standing[], after: readonly Standing[]): readonly Move[] => {
  const was = new Map(before.map((one) => [one.id, one.status]));
  return after.flatMap(({ id, status }): readonly Move[] => {
    const former = was.get(id);
    if (former === undefined) return [{ id, says: 'came' }];
    return former === 'waitlisted' && status !== 'waitlisted' ? [{ id, says: 'moved up' }] : [];
  });
};
