import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { register } from '../../given/registrations.ts';

export interface Made {
  readonly answer: Answer;
  readonly registration: JsonObject;
}

/** A registration that was answered as the contract states it. */
export async function registered(t: Tools, activityId: string, residentId: string): Promise<Made> {
  const answer = await register(t, activityId, residentId);
  must(answer, status(200, 201), fits);
  return { answer, registration: dataOf(answer) };
}

/** A register that gave a place; who decides for a waitlist where there is room leaves nothing to count. */
export async function seated(t: Tools, activityId: string, residentId: string): Promise<Made> {
  const made = await registered(t, activityId, residentId);
  if (made.registration['status'] === 'waitlisted')
    t.unproven('the target put a resident on the waitlist of an activity that has room');
  return made;
}

/** A cancel that was answered as the contract states it. */
export async function cancelled(t: Tools, activityId: string, userId: string): Promise<Answer> {
  const answer = await t.call('cancelRegistration', { path: { activityId, userId } });
  must(answer, status(204), fits);
  return answer;
}
