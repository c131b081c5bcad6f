import type { RawBody } from '../http/body.ts';
import { isRefusal, type Refusal } from '../http/problem.ts';
import type { Beginning } from '../world/tenancy.ts';
import { resetSchema } from './reset-schema.ts';
import { nowIn, objectInput, scenarioIn } from './world-input.ts';

const RESET =
  'A reset takes no body, or a JSON object with seed (a whole number), scenario (a name) and now (an instant).';
const readReset = objectInput(resetSchema, RESET);

/** What a reset is to begin with, from its body; a refusal where that says anything else. */
export const resetInput = (raw: RawBody, scenarios: readonly string[]): Partial<Beginning> | Refusal => {
  const input = readReset(raw);
  if (isRefusal(input)) return input;
  const { seed } = input;
  const scenario = scenarioIn(input, scenarios, RESET);
  if (isRefusal(scenario)) return scenario;
  const now = nowIn(input, RESET);
  if (isRefusal(now)) return now;
  return {
    ...(typeof seed === 'number' && { seed }),
    ...(scenario !== undefined && { scenario }),
    ...(now && { now }),
  };
};
