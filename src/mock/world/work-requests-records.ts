import type { RequestAttachmentRecord, RequestAuthor } from './request-records.ts';

export type WorkRequestStatus = 'open' | 'in_progress' | 'completed' | 'cancelled';

export interface WorkRequestPerson {
  readonly id: string;
  readonly name: string;
}

/** A change of the status of a request. */
export interface WorkRequestMove {
  readonly status: WorkRequestStatus;
  readonly date: string;
  readonly changedBy: WorkRequestPerson;
}

export interface WorkTeam {
  readonly key: string;
  readonly name: string;
}

/** The teams for work requests. Without a record there are the usual ones. */
export interface WorkTeamsRecord {
  /** The id of a facility, or `WHOLE_TENANT` where all facilities have the same teams. */
  readonly id: string;
  readonly teams: readonly WorkTeam[];
}

export const WHOLE_TENANT = 'tenant';

/** The other settings of a community for work requests. A community without a record has the usual ones. */
export interface WorkRequestSettingsRecord {
  /** The id of the facility. */
  readonly id: string;
  readonly types: readonly string[];
  readonly locations: readonly string[];
}

/** A work request. Instants are UTC texts with milliseconds. */
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
  /** Oldest first, with the status at creation as the first. */
  readonly statusHistory: readonly WorkRequestMove[];
  readonly crew: readonly WorkRequestPerson[];
  /** YYYY-MM-DD in the time zone of the community. */
  readonly scheduledDate: string | null;
  readonly completedDate: string | null;
  readonly attachments: readonly RequestAttachmentRecord[];
  /** Whether it is a schedule of recurring maintenance, which no list shows. */
  readonly isMaintenance: boolean;
  readonly creator: RequestAuthor;
  readonly creatorPhone: string | null;
  readonly created: string;
  readonly modified: string;
}
