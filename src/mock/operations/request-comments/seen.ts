import type { RequestCommentRecord } from '../../world/request-records.ts';

/** Residents and connections see what any of them wrote, and of staff what is flagged (the interface: Transportation). */
export const isSeenByFamily = ({ author, visibleToFamily }: RequestCommentRecord): boolean =>
  author.userType !== 'staff' || visibleToFamily;
