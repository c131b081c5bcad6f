import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { listOf } from '../kit/read.ts';
import { lever, people } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import { lately } from './homes.ts';

/** A personal activity of a configured resident in the list of the last weeks. It is only read. */
export interface FoundPersonalActivity {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/** Residents who are asked. */
const ASKED = 12;

export const residentsOfConfig = (t: Tools): readonly string[] =>
  t.run.identities
    .flatMap(({ kind, id }) => (kind === 'resident' && id !== undefined ? [id] : []))
    .slice(0, ASKED);

/** Those of all configured residents; unproven where there is none. */
export const foundPersonalActivities = once(async (t: Tools): Promise<readonly FoundPersonalActivity[]> => {
  const query = await lately(t);
  const found: FoundPersonalActivity[] = [];
  for (const residentId of residentsOfConfig(t)) {
    const answer = await t.call('listPersonalActivities', { path: { residentId }, query });
    if (isSuccess(answer)) found.push(...listOf(answer).map((resource) => ({ answer, resource })));
  }
  t.tier('discovery');
  return found.length > 0
    ? found
    : t.unproven(
        'needs a resident under identities with a personal activity of the last weeks',
        people('resident'),
        lever('create-personal-activity'),
      );
});
