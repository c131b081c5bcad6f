import type { OperationsOf } from '../operation.ts';
import { getActivityAttachment } from './attachment.ts';
import { deleteActivity } from './delete.ts';
import { getActivity } from './get.ts';
import { listActivities } from './list.ts';
import { listActivityTypes } from './types.ts';
import { createActivity, replaceActivity } from './write.ts';

export const activityOperations: OperationsOf<'activities'> = {
  listActivities,
  getActivity,
  createActivity,
  replaceActivity,
  deleteActivity,
  listActivityTypes,
  getActivityAttachment,
};
