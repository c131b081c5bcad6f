import type { Answer } from '../kit/call.ts';
import { bodyMembersOf } from '../kit/body.ts';
import { isObject } from '../kit/json.ts';
import { problemTypeOf, textsIn } from '../kit/nameless.ts';
import type { Tools } from '../kit/tools.ts';

type Kind = 'problem' | 'plain' | 'empty' | `other: ${string}`;

/** How many faults a problem lists, if it does. */
const faultsIn = (json: unknown): number =>
  Math.max(
    0,
    ...Object.values(isObject(json) ? json : {}).map((one) => (Array.isArray(one) ? one.length : 0)),
  );

/** The kind of an error body. One that names members at fault names these, and one that says what is wrong these words. */
function kindOf(answer: Answer, names: readonly string[], words: readonly string[]): Kind {
  const { operationId, bytes, json, text } = answer;
  if (bytes.length === 0) return 'empty';
  if (problemTypeOf(answer) === undefined) return 'plain';
  const members = [...Object.keys(bodyMembersOf(operationId)), ...names];
  const named = textsIn(json).filter((one) => members.includes(one));
  if (named.some((one) => !names.includes(one)) || names.some((one) => !named.includes(one)))
    return `other: a problem that names ${named.join(', ') || 'no member'}`;
  if (names.length > 0 && faultsIn(json) > names.length)
    return `other: a problem with ${faultsIn(json)} faults of ${names.join(', ')}`;
  return words.every((word) => text.includes(word))
    ? 'problem'
    : 'other: a problem that does not say what is wrong';
}

/** Records what the body of a refusal holds; where members are at fault, whether it names these and says these words. */
export function observeErrorBody(
  t: Tools,
  answer: Answer,
  names: readonly string[] = [],
  words: readonly string[] = [],
): void {
  if (answer.status >= 400) t.observe('error-body', answer.operationId, kindOf(answer, names, words));
}
