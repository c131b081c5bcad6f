import type { ClauseId } from '../../openapi/generated/clauses.ts';

/** What a thread shows each user of their own standing in it. */
export const FLAGS = ['isArchived', 'isMuted', 'hasRead'] as const;
type Flag = (typeof FLAGS)[number];

/**
 * The model of the states of a few threads for each of the same people. Undefined: the interface leaves the
 * value open at that moment; the next read sets it, and then it must stay.
 */
export interface Standing extends Record<Flag, boolean | undefined> {
  hasLeft: boolean;
  /** Never took part. */
  readonly isOutside: boolean;
}

export interface Said {
  readonly author: number;
  readonly body: string;
}

export interface Thread {
  title: string;
  /** Oldest first. */
  said: readonly Said[];
  /** By the index of the person. */
  readonly standings: readonly Standing[];
}

/** The last move, for the reads after it: a text, who did it and where, and the clauses that a wrong read breaks. */
export interface Done {
  readonly after: string;
  readonly who: number;
  readonly where: number;
  readonly faults: {
    readonly own: Partial<Record<Flag | 'hasLeft', ClauseId>>;
    readonly others: Partial<Record<Flag | 'hasLeft', ClauseId>>;
  };
}

export interface Threads {
  readonly threads: readonly Thread[];
  /** The number of moves so far. */
  steps: number;
  last?: Done;
}

/** A new thread among some of these people, in which the first of them may have sent a message. */
export const newThread = (
  title: string,
  people: number,
  first?: string,
  cast: readonly number[] = [...Array(people).keys()],
): Thread => ({
  title,
  said: first === undefined ? [] : [{ author: cast[0] ?? 0, body: first }],
  standings: Array.from({ length: people }, (_, who) => ({
    isOutside: !cast.includes(who),
    hasLeft: !cast.includes(who),
    isArchived: false,
    isMuted: undefined,
    hasRead: undefined,
  })),
});

/** A message is unread for everybody but its author; for the author `hasRead` is open. */
export function say(thread: Thread, author: number, body: string): void {
  thread.said = [...thread.said, { author, body }];
  for (const [who, standing] of thread.standings.entries()) {
    standing.hasRead = undefined;
    if (who !== author) standing.isArchived = false;
    else if (standing.isArchived !== false) standing.isArchived = undefined;
  }
}

/** Archiving a thread may also mark it as read, so `hasRead` becomes open unless it is true. */
export function archive(thread: Thread, who: number): void {
  const hasRead = thread.standings[who]?.hasRead === true ? true : undefined;
  change(thread, who, { isArchived: true, hasRead });
}

export const mute = (thread: Thread, who: number, isMuted: boolean): void => change(thread, who, { isMuted });

export const markRead = (thread: Thread, who: number): void => change(thread, who, { hasRead: true });

/** The others may get a system message about it, so their states become open. */
export function leave(thread: Thread, who: number): void {
  change(thread, who, { hasLeft: true });
  unsettle(thread);
}

/** The same is true for a new title. */
export function rename(thread: Thread, title: string): void {
  thread.title = title;
  unsettle(thread);
}

export const isIn = (thread: Thread | undefined, who: number): boolean =>
  thread?.standings[who]?.hasLeft === false;

export const countIn = ({ standings }: Thread): number => standings.filter(({ hasLeft }) => !hasLeft).length;

function change(thread: Thread, who: number, to: Partial<Standing>): void {
  Object.assign(thread.standings[who] ?? {}, to);
}

function unsettle({ standings }: Thread): void {
  for (const standing of standings) {
    standing.hasRead = undefined;
    if (standing.isArchived !== false) standing.isArchived = undefined;
  }
}
