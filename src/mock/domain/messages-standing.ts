/** A mark in a conversation: its first `count` messages existed at time `at`. */
export interface Mark {
  /** Instant in UTC with milliseconds; texts of this form compare as the instants do. */
  readonly at: string;
  readonly count: number;
}

/** The state of a thread for one participant, independent of the others. States, Message thread. */
export interface Standing {
  readonly personId: string;
  /** When the thread was archived last; messages that come in later make it active again. */
  readonly archived: Mark | null;
  /** When the thread was marked as read last. */
  readonly read: Mark | null;
  readonly isMuted: boolean;
  readonly hasLeft: boolean;
}

/** The facts of a message on which standings depend. */
export interface Sent {
  readonly authorId: string;
  /** Instant until which the message is hidden; null: visible from its creation. */
  readonly dueAt: string | null;
}

/** Whether any message makes an archived thread active again, or only one of another user. */
export type ClearedBy = 'others-only' | 'own-too';
export type HasReadRule = 'until-message' | 'while-nothing-new' | 'once-marked';
export type UnreadRule = 'inbound' | 'every-message' | 'zero';

/** The standing of a new participant. */
export const joined = (personId: string): Standing => ({
  personId,
  archived: null,
  read: null,
  isMuted: false,
  hasLeft: false,
});

/** The standing of a participant; undefined for those who left (MSG-73). */
export const standingOf = (standings: readonly Standing[], personId: string): Standing | undefined =>
  standings.find((standing) => standing.personId === personId && !standing.hasLeft);

/** Standings in which that of one participant is changed. */
export const withStanding = (
  standings: readonly Standing[],
  personId: string,
  change: Partial<Omit<Standing, 'personId'>>,
): readonly Standing[] =>
  standings.map((standing) => (standing.personId === personId ? { ...standing, ...change } : standing));

/** Whether a message can be seen at an instant. */
export const isOut = ({ dueAt }: Sent, now: string): boolean => dueAt === null || dueAt <= now;

/**
 * The messages that became visible since a mark; without a mark, all visible ones. `messages` are those of one thread
 * in the order of creation.
 */
const since = (messages: readonly Sent[], mark: Mark | null, now: string): readonly Sent[] =>
  messages.filter(
    (message, index) =>
      isOut(message, now) &&
      (mark === null || (message.dueAt === null ? index >= mark.count : message.dueAt > mark.at)),
  );

const isByAnother =
  ({ personId }: Standing) =>
  ({ authorId }: Sent): boolean =>
    authorId !== personId;

/** Whether the thread is archived for the participant: archived once, and no message since (MSG-67). */
export const isArchived = (
  standing: Standing,
  messages: readonly Sent[],
  now: string,
  clearedBy: ClearedBy,
): boolean => {
  if (standing.archived === null) return false;
  const later = since(messages, standing.archived, now);
  return clearedBy === 'own-too' ? later.length === 0 : !later.some(isByAnother(standing));
};

/** What `hasRead` says to the participant (MSG-84). */
export const hasRead = (
  standing: Standing,
  messages: readonly Sent[],
  now: string,
  rule: HasReadRule,
): boolean => {
  if (rule === 'once-marked') return standing.read !== null;
  if (rule === 'until-message' && standing.read === null) return false;
  return !since(messages, standing.read, now).some(isByAnother(standing));
};

/** What `unreadCount` says to the participant. Resources, Message thread. */
export const unreadCount = (
  standing: Standing,
  messages: readonly Sent[],
  now: string,
  rule: UnreadRule,
): number => {
  if (rule === 'zero') return 0;
  const later = since(messages, standing.read, now);
  return rule === 'every-message' ? later.length : later.filter(isByAnother(standing)).length;
};
