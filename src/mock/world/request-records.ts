/** Records that transportation and work requests share. Instants are UTC texts with milliseconds. */

/** The author of a request or comment, with name and type at that time. */
export interface RequestAuthor {
  readonly id: string;
  readonly name: string;
  readonly userType: 'resident' | 'connection' | 'staff';
}

/** The facts of a file of a request or comment. Its bytes are in the world's files under `fileId`. */
export interface RequestAttachmentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** A comment on a request. The collection has comments in the order of creation. */
export interface RequestCommentRecord {
  readonly id: string;
  /** The id of a transportation or a work request; the two never have the same id. */
  readonly requestId: string;
  readonly text: string;
  readonly author: RequestAuthor;
  /** Whether family and residents see it. They always see their own comments. */
  readonly visibleToFamily: boolean;
  readonly attachments: readonly RequestAttachmentRecord[];
  readonly created: string;
  readonly modified: string;
}

/** Which modules a community has enabled; a community without a record has all of them. */
export interface ModulesRecord {
  /** The id of the facility. */
  readonly id: string;
  readonly transportation: boolean;
  readonly familyTransportation: boolean;
  readonly workRequests: boolean;
  readonly familyWorkRequests: boolean;
}
