import type { Answer } from '../kit/call.ts';
import { cut, field, isObject, items } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { oneLine } from '../quoting/terminal.ts';

/** An answer in a sentence: its status, and the text of a refusal if it has one. */
export function answerSummary({ status, json, text, exchange }: Answer): string {
  const words = ['detail', 'message', 'title', 'error', 'error.message'].map((name) => field(json, name));
  const said = words.find((word): word is string => typeof word === 'string' && word !== '') ?? text.trim();
  const quote = said === '' || said.startsWith('<') ? '' : `: "${cut(oneLine(said), 200)}"`;
  return `${status} to ${exchange.method} ${exchange.path.split('?')[0] ?? ''}${isSuccess({ status }) ? '' : quote}`;
}

/** The objects that a list holds; undefined where the answer is no list. */
export function listed(answer: Answer | undefined): readonly JsonObject[] | undefined {
  const data = field(answer?.json, 'data');
  return answer && isSuccess(answer) && Array.isArray(data) ? items(data).filter(isObject) : undefined;
}

/** The ids that a list holds. */
export const idsIn = (answer: Answer | undefined): readonly string[] | undefined =>
  listed(answer)?.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

/** The record in an answer, wrapped in data or bare. */
export function recordIn(answer: Answer | undefined): JsonObject | undefined {
  if (!answer || !isSuccess(answer)) return undefined;
  const data = field(answer.json, 'data');
  if (isObject(data)) return data;
  return isObject(answer.json) ? answer.json : undefined;
}
