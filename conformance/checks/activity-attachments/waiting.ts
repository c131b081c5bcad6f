import { register } from '../../given/registrations.ts';
import { field } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';

/** Asks for a place; does the resident have to wait for it? */
export const isWaitlisted = async (t: Tools, activityId: string, residentId: string): Promise<boolean> =>
  field((await register(t, activityId, residentId)).json, 'data.status') === 'waitlisted';
