import type { RequestCommentRecord } from '../../world/request-records.ts';

/**
 * Residents and connections see each other's comments, and those of staff that are flagged (CMT-09, CMT-10, CMT-11,
 * CMT-12).
 */
export const isSeenByFamily = ({ author, visibleToFamily }: RequestCommentRecord): boolean =>
  author.userType !== 'staff' || visibleToFamily;
