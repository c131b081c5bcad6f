/** The model of a work request by the interface: its states and the allowed moves. */

export const STATES = ['open', 'in_progress', 'completed', 'cancelled'] as const;
export type WorkStatus = (typeof STATES)[number];

/** The acting user, by the relation to the resident of the requests. */
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
  /** The day on which staff scheduled the work; undefined if none is scheduled. */
  day: string | undefined;
  crew: readonly string[];
  /** The comments, oldest first. */
  comments: readonly string[];
}

/** The requests of one resident, oldest first. */
export interface WorkBook {
  readonly entries: WorkEntry[];
}

/** The values that decide who may do what with a request. */
type Stand = Pick<WorkEntry, 'creator' | 'status'>;

/** A new request, as it is filed. */
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

/** A resident sees every request for this resident, a connection those of the connections, others none. */
export const sees = (who: Actor, { creator }: Pick<WorkEntry, 'creator'>): boolean =>
  who === 'resident' || (isConnection(who) && isConnection(creator));

/** The requests in the list of a person, newest first; undefined if the list is refused. */
export function listFor(who: Actor, { entries }: Readonly<WorkBook>): readonly WorkEntry[] | undefined {
  if (who === 'neighbour') return undefined;
  return entries.filter((entry) => sees(who, entry)).reverse();
}

/** The allowed statuses of a cancel. If two reasons for a refusal apply, both statuses are allowed. */
export function cancelAnswers(who: Actor, entry: Stand): readonly [number, ...number[]] {
  if (!sees(who, entry)) return [404];
  if (who !== entry.creator) return isFinal(entry) ? [403, 409] : [403];
  return isFinal(entry) ? [409] : [200];
}

/** The outcome of a comment; open for a settled request. */
export function commentAnswer(who: Actor, entry: Stand): 'not found' | 'taken' | 'open' {
  if (!sees(who, entry)) return 'not found';
  return isFinal(entry) ? 'open' : 'taken';
}

/** Whether staff can bring a request from one status to another. */
export const canMoveTo = (status: WorkStatus, to: 'in_progress' | 'completed'): boolean =>
  status === 'open' || (to === 'completed' && status === 'in_progress');
