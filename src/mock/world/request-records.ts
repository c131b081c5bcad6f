/** What transportation and work requests have in common. Instants are UTC texts with milliseconds. */

/** Who made a request or wrote about it; kept as they were then. */
export interface RequestAuthor {
  readonly id: string;
  readonly name: string;
  readonly userType: 'resident' | 'connection' | 'staff';
}

/** What is known of a file of a request or of a comment; its bytes lie in the world's files under `fileId`. */
export interface RequestAttachmentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** What somebody wrote about a request. Comments stand in their collection in the order in which they were made. */
export interface RequestCommentRecord {
  readonly id: string;
  /** Of a transportation or of a work request; their ids are never the same. */
  readonly requestId: string;
  readonly text: string;
  readonly author: RequestAuthor;
  /** Whether family and residents see it; what they write themselves they always see. */
  readonly visibleToFamily: boolean;
  readonly attachments: readonly RequestAttachmentRecord[];
  readonly created: string;
  readonly modified: string;
}

/** Which modules a community has enabled; a community without a record has all of them. */
export interface ModulesRecord {
  /** The facility's. */
  readonly id: string;
  readonly transportation: boolean;
  readonly familyTransportation: boolean;
  readonly workRequests: boolean;
  readonly familyWorkRequests: boolean;
}
