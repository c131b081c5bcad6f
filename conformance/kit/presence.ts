import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import { memberOrigins } from '../../openapi/generated/member-origins.ts';
import type { MemberOf, MemberOrigin, RecordName } from '../../openapi/generated/member-origins.ts';
import type { Answer } from './call.ts';
import { check } from './check.ts';
import type { CheckSpec } from './check.ts';
import type { JsonObject } from './json.ts';
import { precondition } from './precondition.ts';
import { Violation } from './errors.ts';
import { hasLever } from './levers.ts';
import { mustAlwaysShow, mustShow, showsAny } from './must-show.ts';
import { dataOf, listOf } from './read.ts';
import { isBlank } from './same.ts';
import { lever, type Lines } from './to-add.ts';
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
  'id' | 'says' | 'profile' | 'needs' | 'exclusive' | 'readsWithout'
> {
  /** The resource by its heading in the interface. */
  readonly resource: string;
  /** Its schema, which says where the values of its members come from. */
  readonly record: R;
  readonly clause: ClauseId;
  readonly members: readonly MemberOf<R>[];
  readonly found?: Found;
}

/** A record that the target has, in all answers that show it. */
export interface FoundSample extends Sample {
  /** Members that have a value, whichever it is, because other answers show so. */
  readonly known?: readonly string[];
}

/** What is looked at where a lever is missing. */
interface Found {
  readonly levers: readonly [LeverName, ...LeverName[]];
  readonly records: (t: Tools) => Promise<readonly FoundSample[]>;
  /** What to add to the configuration besides levers. */
  readonly ways?: readonly Lines[];
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
  const { resource: name, record, clause, members, found, ...rest } = spec;
  specs.push({ resource: name, record, members });
  check({
    ...rest,
    clauses: [clause],
    async run(t) {
      if (found && !found.levers.every((name) => hasLever(t.run, name))) return mustShowFound(t, spec, found);
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

/**
 * Of a found record it is not known what was set: each of its answers shows what every such record has, and what another
 * answer shows of it. Unproven where nothing that was found has a member.
 */
async function mustShowFound<R extends RecordName>(
  t: Tools,
  { resource: name, record, members }: PresenceSpec<R>,
  { levers, records, ways = [] }: Found,
): Promise<void> {
  const samples = await sampled(name, () => records(t));
  const origins: Readonly<Record<string, MemberOrigin>> = memberOrigins[record];
  for (const { shown, values = {}, known = [], except = [] } of samples)
    for (const member of members.filter((one) => !except.includes(one))) {
      const isKnown = values[member] !== undefined || known.includes(member);
      const isElsewhere = !member.includes('*') && shown.some((one) => showsAny(one.resource, member));
      for (const one of shown.filter(({ answer }) => !isExample(answer))) {
        if (isBlank(one.resource)) throw absent(one, name);
        if (isKnown || isElsewhere) mustShow(one, name, member, values[member]);
        else if (origins[member]?.always) mustAlwaysShow(one, name, member);
      }
    }
  const unseen = members.filter((member) => {
    const asked = samples.filter(({ except = [] }) => !except.includes(member));
    return (
      asked.length > 0 &&
      asked.every(({ shown }) => !shown.some(({ resource }) => showsAny(resource, member)))
    );
  });
  if (unseen.length > 0)
    t.unproven(
      `needs ${name} with ${unseen.join(', ')}, and none that was found has it`,
      ...ways,
      ...levers.map(lever),
    );
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
