import type { ServicesOfWorlds } from './world-services.ts';
import type { Call } from './call.ts';
import { spoiled } from './faults/spoil.ts';
import type { Answer } from './http/answer.ts';
import { refusalAnswer } from './http/reply.ts';
import { LONGEST_DELAY } from './http/preferences.ts';
import { validateValue } from './http/validate.ts';
import type { Route } from './http/routes.ts';

/**
 * Whether the body that a fault sets fits the schema of the contract; true where the contract has no schema
 * for it.
 */
const fits = ({ answers }: Route, status: number, body: unknown): boolean => {
  const schema = (answers[String(status)] ?? answers[`${Math.floor(status / 100)}XX`])?.schema;
  return schema === undefined || validateValue(schema, body).length === 0;
};

/**
 * Adds the rules behind an answer: to the problem of a refusal, to the header field Clauses of every other
 * answer.
 */
const withReasons = async (answer: Answer, { exchange, common }: Call): Promise<Answer> => {
  const { route, refusal } = exchange;
  const { clausesOf, explained } = await import('./explain.ts');
  if (refusal) return refusalAnswer(explained(refusal, exchange), undefined, common);
  if (!route) return answer;
  return { ...answer, headers: { ...answer.headers, Clauses: clausesOf(route).join(', ') } };
};

/**
 * Applies `explain`, names the applied preferences in the header field Preference-Applied, and logs the
 * others.
 */
const withPreferences = async (answer: Answer, call: Call, log: (line: string) => void): Promise<Answer> => {
  const { asks, exchange } = call;
  if (!asks) return answer;
  const { code, delay, explain } = asks;
  const isGiven = code === undefined || answer.status === code;
  const notes = isGiven
    ? asks.notes
    : [
        ...asks.notes,
        `code=${code} is not a status of ${exchange.route?.id ?? 'the mock'} answers: ${answer.status}`,
      ];
  for (const note of notes) log(`${exchange.method} ${exchange.path}: Prefer ${note}`);
  const applied = [
    ...(code !== undefined && isGiven ? [`code=${code}`] : []),
    ...(delay === undefined ? [] : [`delay=${delay}`]),
    ...(explain ? ['explain'] : []),
  ];
  exchange.applied = applied;
  exchange.notes = notes;
  const given = explain ? await withReasons(answer, call) : answer;
  return applied.length === 0
    ? given
    : { ...given, headers: { ...given.headers, 'Preference-Applied': applied.join(', ') } };
};

/** The answer to a request with preferences or faults, with both applied. It resolves after their delay. */
export const applyFaults = async (
  answer: Answer,
  call: Call,
  { log, wait }: ServicesOfWorlds,
): Promise<Answer> => {
  const { exchange, asks } = call;
  const { struck, route } = exchange;
  const preferred = await withPreferences(answer, call, log);
  const faultEffect = struck?.faultEffect;
  if (route && faultEffect?.body !== undefined)
    exchange.outsideContract = !fits(route, answer.status, faultEffect.body);
  const given = faultEffect ? spoiled(preferred, faultEffect) : preferred;
  const delay = Math.min(LONGEST_DELAY, (asks?.delay ?? 0) + (struck?.delay ?? 0));
  if (delay > 0) await wait(delay);
  return given;
};
