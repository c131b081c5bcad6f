import type { RequestCommentRecord } from '../../world/request-records.ts';

/**
 * Residents and connections see what any of them wrote, and of staff what is flagged (CMT-09, CMT-10, CMT-11,
 * CMT-12).
 */
export const isSeenByFamily = ({ author, visibleToFamily }: RequestCommentRecord): boolean =>
  author.userType !== 'staff' || visibleToFamily;
