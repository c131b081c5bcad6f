/** What may happen to a work request, as the interface has it: the suite's own idea of it, without any target. */

export const STATES = ['open', 'in_progress', 'completed', 'cancelled'] as const;
export type WorkStatus = (typeof STATES)[number];

/** Whoever acts, seen from the resident for whom requests are filed. */
export const ACTORS = ['resident', 'daughter', 'son', 'neighbour'] as const;
export type Actor = (typeof ACTORS)[number];
export type Creator = Exclude<Actor, 'neighbour'> | 'staff';

export interface WorkEntry {
  readonly title: string;
  readonly creator: Creator;
  status: WorkStatus;
  team: string | undefined;
  type: string | undefined;
  urgency: string;
  /** The day for which staff scheduled the work. */
  day: string | undefined;
  crew: readonly string[];
  /** What was written about it, oldest first. */
  comments: readonly string[];
}

/** The requests of one resident, oldest first. */
export interface WorkBook {
  readonly entries: WorkEntry[];
}

/** What decides who may do what with a request. */
type Stand = Pick<WorkEntry, 'creator' | 'status'>;

/** A request as it is when somebody has just filed it. */
export const newEntry = (filed: Pick<WorkEntry, 'title' | 'creator' | 'team' | 'type'>): WorkEntry => ({
  ...filed,
  status: 'open',
  urgency: 'none',
  day: undefined,
  crew: [],
  comments: [],
});

export const isFinal = ({ status }: Pick<WorkEntry, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';

const isConnection = (who: Actor | Creator): boolean => who === 'daughter' || who === 'son';

/** A resident sees every request filed for them, a connection those that connections made, others none. */
export const sees = (who: Actor, { creator }: Pick<WorkEntry, 'creator'>): boolean =>
  who === 'resident' || (isConnection(who) && isConnection(creator));

/** Those that somebody finds in the list, newest first; undefined where they are refused. */
export function listFor(who: Actor, { entries }: Readonly<WorkBook>): readonly WorkEntry[] | undefined {
  if (who === 'neighbour') return undefined;
  return entries.filter((entry) => sees(who, entry)).reverse();
}

/** Statuses by which a cancel may be answered. Where two reasons speak against it, either may be told. */
export function cancelAnswers(who: Actor, entry: Stand): readonly [number, ...number[]] {
  if (!sees(who, entry)) return [404];
  if (who !== entry.creator) return isFinal(entry) ? [403, 409] : [403];
  return isFinal(entry) ? [409] : [200];
}

/** What a comment gets; on a request that is settled the target decides. */
export function commentAnswer(who: Actor, entry: Stand): 'not found' | 'taken' | 'open' {
  if (!sees(who, entry)) return 'not found';
  return isFinal(entry) ? 'open' : 'taken';
}

/** Where staff can bring a request that stands there. */
export const canMoveTo = (status: WorkStatus, to: 'in_progress' | 'completed'): boolean =>
  status === 'open' || (to === 'completed' && status === 'in_progress');
