import type { Standing } from '../domain/messages-standing.ts';

/** A conversation with the state of each participant. Instants are UTC texts with milliseconds. */
export interface ThreadRecord {
  readonly id: string;
  readonly title: string | null;
  /** In the order in which they are shown. Participants who have left stay in the list. */
  readonly standings: readonly Standing[];
  readonly createdAt: string;
}

/** A message. The collection has messages in the order of creation. */
export interface MessageRecord {
  readonly id: string;
  readonly threadId: string;
  /** The id of a resident, connection or staff member; for any other author the id of the acting user. */
  readonly authorId: string;
  readonly body: string;
  readonly attachmentId: string | null;
  readonly createdAt: string;
  /** The requested time. Its effect is an open choice. */
  readonly scheduledAt: string | null;
  readonly isDeleted: boolean;
}

/** A file that staff uploaded as an attachment for messages. */
export interface MessageAttachmentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}
