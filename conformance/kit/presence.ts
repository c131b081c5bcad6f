import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { MemberOf, RecordName } from '../../openapi/generated/member-origins.ts';
import type { Answer } from './call.ts';
import { check } from './check.ts';
import type { CheckSpec } from './check.ts';
import { isObject, show } from './json.ts';
import type { JsonObject } from './json.ts';
import { precondition } from './precondition.ts';
import { Violation } from './errors.ts';
import { dataOf, listOf } from './read.ts';
import { differences, differencesText, isBlank } from './same.ts';
import type { Tools } from './tools.ts';
import { hasExampleShape } from './alternate-shape.ts';

/** A resource as one answer shows it. */
export interface ShownResource {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/** What a presence check looks at, and the values that it knows by the names of the members. */
export interface Sample {
  readonly shown: readonly ShownResource[];
  /** A member without a value here is asked for by presence alone. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Members that have no value yet in these answers, or none that the target shows. */
  readonly except?: readonly string[];
}

/** Which members of one resource are asked for. Names are dotted paths; `*` stands for every element of a list. */
interface PresenceSpec<R extends RecordName> extends Pick<
  CheckSpec,
  'id' | 'says' | 'profile' | 'needs' | 'exclusive'
> {
  /** The resource by its heading in the interface. */
  readonly resource: string;
  /** Its schema, which says where the values of its members come from. */
  readonly record: R;
  readonly clause: ClauseId;
  readonly members: readonly MemberOf<R>[];
}

/** The resource under `data` of an answer. */
export const shownBy = (answer: Answer): ShownResource => ({
  answer,
  resource: isExample(answer) ? {} : dataOf(answer),
});

/** One element of a list, found by its id or by another member; empty where the list does not hold it. */
export const listedBy = (answer: Answer, id: string, by = 'id'): ShownResource => ({
  answer,
  resource: listOf(answer).find((item) => item[by] === id) ?? {},
});

/** Nothing is asked of the shape of a worked example: its members are others. */
const isExample = ({ operationId, json }: Answer): boolean => hasExampleShape(operationId, json);

/** What a presence check asks for. */
export interface DeclaredPresence {
  readonly resource: string;
  readonly record: RecordName;
  readonly members: readonly string[];
}

const specs: DeclaredPresence[] = [];

/** Every presence check whose file has been imported. */
export const declaredPresence = (): readonly DeclaredPresence[] => specs;

/**
 * Declares a check: each listed member is there, with the right value, in every answer of the sample. Null, absent and
 * empty stand only for what was never set (Conventions and the tables of Resources).
 */
export function presence<R extends RecordName>(
  spec: PresenceSpec<R>,
  sampleOf: (t: Tools) => Promise<readonly Sample[]>,
): void {
  const { resource: name, record, clause, members, ...rest } = spec;
  specs.push({ resource: name, record, members });
  check({
    ...rest,
    clauses: [clause],
    async run(t) {
      for (const { shown, values = {}, except = [] } of await sampled(name, () => sampleOf(t))) {
        const asked = members.filter((member) => !except.includes(member));
        for (const one of shown.filter(({ answer }) => !isExample(answer))) {
          if (isBlank(one.resource)) throw absent(one, name);
          for (const member of asked) mustShow(one, name, member, values[member]);
        }
      }
    },
  });
}

/** Others judge the answers on the way to a sample; a body that is not as described may be what is looked for. */
async function sampled<T>(name: string, sample: () => Promise<T>): Promise<T> {
  try {
    return await sample();
  } catch (error) {
    if (error instanceof Violation && error.finding.aspect !== 'shape')
      return precondition(`${name} shown`, () => Promise.reject(error));
    throw error;
  }
}

/** Whether a list holds the resource is no matter of its members. */
const absent = ({ answer }: ShownResource, name: string): Violation =>
  new Violation({
    kind: 'missing-item',
    promised: `${name} to look at (${answer.operationId})`,
    found: 'no such resource',
    aspect: 'envelope',
    exchanges: [answer.exchange],
  });

/** What is not as described on the way to a member is for the checks of the description. */
function mustLeadOn(answer: Answer, promised: string, resource: unknown, member: string): void {
  const way = member.split('.').slice(0, -1);
  const unfit = valuesAt(resource, way).find((one) => !isBlank(one) && !isObject(one) && !Array.isArray(one));
  if (way.length === 0 || unfit === undefined) return;
  const path = way.filter((part) => part !== '*');
  throw new Violation({
    kind: 'wrong-type',
    promised,
    found: `${show(unfit)} as ${way.join('.')}`,
    members: [{ path: path.join('.') }],
    schemaMismatch: path,
    exchanges: [answer.exchange],
  });
}

/** The member is there in the answer, and says the value where one is known. */
export function mustShow(
  { answer, resource }: ShownResource,
  name: string,
  member: string,
  value?: unknown,
): void {
  const where = `(${answer.operationId})`;
  const known = value === undefined ? '' : `, ${show(value, 80)}`;
  const found = valuesAt(resource, member.split('.'));
  const promised = `the member ${member} of ${name}${known}: its value exists ${where}`;
  const path = member.split('.').filter((part) => part !== '*');
  mustLeadOn(answer, promised, resource, member);
  const without = (reported: string): Violation =>
    new Violation({
      kind: 'missing-member',
      promised,
      found: reported,
      absent: firstBlank(resource, member),
      exchanges: [answer.exchange],
    });
  if (found.length === 0) throw without(`an empty list on the way to ${member}`);
  for (const one of found) {
    if (isBlank(one)) throw without(one === undefined ? 'no such member' : show(one));
    if (value !== undefined) {
      // The right value under another type is there; of which type it has to be is another sentence.
      const isSaid = typeof one === 'string' && typeof value === 'number' && Number(one) === value;
      const wrong = isSaid ? [] : differences(one, value);
      if (wrong.length === 0) continue;
      // It is there: what is wrong with it is for the sentence about the member to say.
      throw new Violation({
        kind: 'wrong-value',
        promised,
        found: differencesText(wrong),
        schemaMismatch: path,
        exchanges: [answer.exchange],
      });
    }
  }
}

/** The outermost member on the way to one without a value that has no value itself. */
function firstBlank(resource: JsonObject, member: string): string {
  const path = member.split('.');
  const at = path.findIndex(
    (part, place) =>
      part !== '*' &&
      (valuesAt(resource, path.slice(0, place + 1)).some(isBlank) || place === path.length - 1),
  );
  return path
    .slice(0, at + 1)
    .filter((part) => part !== '*')
    .join('.');
}

/** What stands at a path; `undefined` where a part of it is not there. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [undefined];
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [undefined];
}
