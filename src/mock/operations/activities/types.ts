import type { components } from '../../../../openapi/generated/types.ts';
import type { ActivityTypeRecord } from '../../world/records.ts';
import type { Operations } from '../operation.ts';
import { inListOrder } from '../order.ts';

const typeView = ({ id, name, category }: ActivityTypeRecord): components['schemas']['ActivityType'] => ({
  id,
  name,
  category,
});

/** The list is the same for every acting user (ACT-104). */
export const listActivityTypes: Operations['listActivityTypes'] = (_input, context) => {
  const { activityTypes } = context.store;
  const listed = inListOrder(
    'listActivityTypes',
    activityTypes,
    activityTypes.all(),
    ({ name }) => name,
    context,
  );
  return { status: 200, body: { data: listed.map(typeView) } };
};
