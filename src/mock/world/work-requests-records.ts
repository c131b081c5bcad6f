import type { RequestAttachmentRecord, RequestAuthor } from './request-records.ts';

export type WorkRequestStatus = 'open' | 'in_progress' | 'completed' | 'cancelled';

export interface WorkRequestPerson {
  readonly id: string;
  readonly name: string;
}

/** A request coming into a state. */
export interface WorkRequestMove {
  readonly status: WorkRequestStatus;
  readonly date: string;
  readonly changedBy: WorkRequestPerson;
}

export interface WorkTeam {
  readonly key: string;
  readonly name: string;
}

/** The teams that take work requests; where none are recorded they are the usual ones. */
export interface WorkTeamsRecord {
  /** Whose they are: a facility's id, or `WHOLE_TENANT` where all facilities have the same. */
  readonly id: string;
  readonly teams: readonly WorkTeam[];
}

export const WHOLE_TENANT = 'tenant';

/** What else a community offers for work requests; a community without a record has the usual settings. */
export interface WorkRequestSettingsRecord {
  /** The facility's. */
  readonly id: string;
  readonly types: readonly string[];
  readonly locations: readonly string[];
}

/** Something that is to be repaired or seen to. Instants are UTC texts with milliseconds. */
export interface WorkRequestRecord {
  readonly id: string;
  readonly residentId: string;
  readonly facilityId: string;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly team: string | null;
  readonly type: string | null;
  readonly urgency: string;
  readonly status: WorkRequestStatus;
  /** Oldest first, the state it was made in included. */
  readonly statusHistory: readonly WorkRequestMove[];
  readonly crew: readonly WorkRequestPerson[];
  /** YYYY-MM-DD on the clock of the community. */
  readonly scheduledDate: string | null;
  readonly completedDate: string | null;
  readonly attachments: readonly RequestAttachmentRecord[];
  /** A schedule of recurring maintenance, which no list shows. */
  readonly isMaintenance: boolean;
  readonly creator: RequestAuthor;
  readonly creatorPhone: string | null;
  readonly created: string;
  readonly modified: string;
}
