/** The ids of the connections for which an announcement is read, and archived; without duplicates. */
export interface Marks {
  readonly readBy: readonly string[];
  readonly archivedBy: readonly string[];
}

interface Flags {
  readonly isRead: boolean;
  readonly isArchived: boolean;
}

/** The flags of an announcement under one connection (ANN-18, ANN-21). */
export function flagsFor(connectionId: string, { readBy, archivedBy }: Marks): Flags {
  return { isRead: readBy.includes(connectionId), isArchived: archivedBy.includes(connectionId) };
}

/** Which of the flags are true under any connection at all. */
export function flagsOfAny({ readBy, archivedBy }: Marks): Flags {
  return { isRead: readBy.length > 0, isArchived: archivedBy.length > 0 };
}

/**
 * The list with a connection, or without it; the very same list where that is so already (ANN-17, ANN-20).
 */
export function marked(ids: readonly string[], connectionId: string, isMarked: boolean): readonly string[] {
  if (ids.includes(connectionId) === isMarked) return ids;
  return isMarked ? [...ids, connectionId] : ids.filter((id) => id !== connectionId);
}
