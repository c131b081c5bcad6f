import type { Answer } from '../kit/call.ts';
import { bodyMembersOf } from '../kit/body.ts';
import { field, isObject } from '../kit/json.ts';
import type { Tools } from '../kit/tools.ts';

type Kind = 'problem' | 'plain' | 'empty' | `other: ${string}`;

/** The kind of an error body. One that names members at fault names these, and one that says what is wrong these words. */
function kindOf(
  { operationId, bytes, headers, json, text }: Answer,
  names: readonly string[],
  words: readonly string[],
): Kind {
  if (bytes.length === 0) return 'empty';
  const isProblem = headers['content-type']?.startsWith('application/problem+json') === true;
  if (!isProblem || typeof field(json, 'type') !== 'string') return 'plain';
  const members = [...Object.keys(bodyMembersOf(operationId)), ...names];
  const named = textsIn(json).filter((one) => members.includes(one));
  if (named.some((one) => !names.includes(one)) || names.some((one) => !named.includes(one)))
    return `other: a problem that names ${named.join(', ') || 'no member'}`;
  return words.every((word) => text.includes(word))
    ? 'problem'
    : 'other: a problem that does not say what is wrong';
}

/** Members that say where a fault is, and of which kind, by words that are names of other members, too. */
const KINDS = ['location', 'in', 'code', 'type'];

/** Every text in a value, however deep. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => (KINDS.includes(name) ? [] : textsIn(one)));
};

/** Records what the body of a refusal holds; where members are at fault, whether it names these and says these words. */
export function observeErrorBody(
  t: Tools,
  answer: Answer,
  names: readonly string[] = [],
  words: readonly string[] = [],
): void {
  if (answer.status >= 400) t.observe('error-body', answer.operationId, kindOf(answer, names, words));
}
