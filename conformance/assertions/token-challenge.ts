import type { Answer } from '../kit/call.ts';
import { show } from '../kit/json.ts';
import { reading } from '../kit/reading.ts';
import type { Tools } from '../kit/tools.ts';

/** Records whether the refusal of a request without a valid token says which scheme the target wants. */
export function observeChallenge(t: Tools, answer: Answer): void {
  const challenge = answer.headers['www-authenticate'];
  const outcomes = { bearer: /^Bearer\b/i.test(challenge ?? ''), none: challenge === undefined };
  reading(t, 'token-challenge', answer, outcomes, show(challenge));
}
