import type { Standing } from '../domain/messages-standing.ts';

/** A conversation, and how each of its participants stands to it. Instants are UTC texts with milliseconds. */
export interface ThreadRecord {
  readonly id: string;
  readonly title: string | null;
  /** In the order in which they are shown; whoever has left stays on record. */
  readonly standings: readonly Standing[];
  readonly createdAt: string;
}

/** Messages stand in their collection in the order in which they were made. */
export interface MessageRecord {
  readonly id: string;
  readonly threadId: string;
  /** A resident, connection or staff member; whoever else was let in, by the id of the acting user. */
  readonly authorId: string;
  readonly body: string;
  readonly attachmentId: string | null;
  readonly createdAt: string;
  /** The time that was asked for; what it does is an open choice. */
  readonly scheduledAt: string | null;
  readonly isDeleted: boolean;
}

/** A file that staff have uploaded for messages to carry. */
export interface MessageAttachmentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}
