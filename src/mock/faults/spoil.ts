import { withDigits } from '../domain/exact-integer.ts';
import { isRecord } from '../domain/json-object.ts';
import { jsonTextOf, type Answer } from '../http/answer.ts';
import type { FaultEffect } from './rule.ts';

const listOf = (text: string): Readonly<Record<string, unknown>> | undefined => {
  const body: unknown = JSON.parse(text);
  return isRecord(body) && Array.isArray(body['data']) ? body : undefined;
};

/** The answer of a list without its items. */
const emptied = (answer: Answer): Answer => {
  const text = answer.status === 200 ? jsonTextOf(answer) : undefined;
  const list = text === undefined ? undefined : listOf(text);
  if (!list) return answer;
  const paging = 'hasMore' in list ? { nextCursor: null, hasMore: false } : {};
  return { ...answer, body: JSON.stringify({ ...list, data: [], ...paging }) };
};

/** The answer after a fault effect. */
export const spoiled = (answer: Answer, { truncate, lost, body, emptyList }: FaultEffect): Answer => {
  if (truncate) return { ...answer, ends: 'halved' };
  if (lost) return { ...answer, ends: 'dropped' };
  if (emptyList) return emptied(answer);
  if (body === undefined) return answer;
  const headers = { ...answer.headers, 'Content-Type': 'application/json' };
  return { ...answer, headers, body: withDigits(JSON.stringify(body)) };
};

/** No answer at all. */
export const dropped: Answer = { status: 0, headers: {}, body: null, ends: 'dropped' };
