import type { BodyOf } from '../../../openapi/generated/contract.ts';
import type { Answer } from '../../kit/call.ts';
import { field } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import type { Tools } from '../../kit/tools.ts';

/** Sends a create. The connection it makes is deleted at the end of the check. */
export async function createAny(
  t: Tools,
  body: BodyOf<'createConnection'> & Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const answer = await t.call('createConnection', { body });
  const connectionId: unknown = isSuccess(answer) ? field(answer.json, 'data.id') : undefined;
  if (typeof connectionId === 'string')
    t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
  return answer;
}
