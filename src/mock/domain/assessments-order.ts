/** When an interview began and when it was completed: UTC texts of one form, null while it is not completed. */
interface InterviewDates {
  readonly dateStarted: string;
  readonly dateCompleted: string | null;
}

const descending = (one: string, other: string): number => (one === other ? 0 : one < other ? 1 : -1);

/**
 * Interviews, given in the order in which they were made, as a list shows them: completed ones by the date of
 * completion, those without one among themselves by that of their start, the latest first in both (ASM-11).
 */
export const inCompletionOrder = <T extends InterviewDates>(
  interviews: readonly T[],
  unfinished: 'first' | 'last',
): readonly T[] => {
  // Of two with one date the one made later comes first.
  const latestFirst = interviews.toReversed();
  const done = latestFirst
    .filter(({ dateCompleted }) => dateCompleted !== null)
    .sort((one, other) => descending(one.dateCompleted ?? '', other.dateCompleted ?? ''));
  const open = latestFirst
    .filter(({ dateCompleted }) => dateCompleted === null)
    .sort((one, other) => descending(one.dateStarted, other.dateStarted));
  return unfinished === 'first' ? [...open, ...done] : [...done, ...open];
};

/** The one that was completed last, or begun where it is not completed; of two of one date the one made later. */
export const mostRecentOf = <T extends InterviewDates>(interviews: readonly T[]): T | undefined => {
  const momentOf = ({ dateCompleted, dateStarted }: T): string => dateCompleted ?? dateStarted;
  return interviews.toReversed().sort((one, other) => descending(momentOf(one), momentOf(other)))[0];
};
