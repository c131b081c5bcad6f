import { document as contract } from '../../../openapi/generated/document.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf, profileOf } from '../../calls/facts.ts';
import { served } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { isObject } from '../../kit/json.ts';
import { success, answerText } from '../../kit/match.ts';
import { wrongFormat, wrongType } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import { objectAt, resolved } from '../../kit/walk.ts';

/** Every answer with a body: JSON, its ids strings, its date-times ISO 8601. */
for (const id of operationIds.filter((one) => !['none', 'binary', 'open'].includes(factsOf(one).envelope))) {
  const instants = dateTimesIn(id);
  const { envelope } = factsOf(id);
  check({
    id: `breadth.${id}.formats`,
    says: `${id} answers JSON in which ids are strings and date-times are written by ISO 8601.`,
    clauses: ['CNV-02', 'CNV-03', 'CNV-04'],
    profile: profileOf(id),
    async run(t) {
      const { answer } = await served(t, id);
      await precondition('an answer', () => must(answer, success));
      await attributing(['CNV-02'], () => {
        mustHold(answer, 'a JSON body', answer.json !== undefined, wrongFormat(answerText(answer)));
        const type = answer.headers['content-type'];
        const saysJson = type === undefined || envelope === 'text' || /json/i.test(type);
        mustHold(
          answer,
          'a body that says of itself that it is JSON',
          saysJson,
          wrongFormat(`content type ${type ?? 'none'}`),
        );
      });
      const members = membersIn(answer.json).filter(([, value]) => !isBlank(value));
      await attributing(['CNV-03'], () => {
        for (const [path, value] of members.filter(([one]) => isId(nameAt(one))))
          mustHold(answer, `a string as ${path}`, typeof value === 'string', wrongType(path, value));
      });
      await attributing(['CNV-04'], () => {
        for (const [path, value] of members.filter(([one]) => instants.has(nameAt(one)))) {
          const isInstant = typeof value === 'string' && readDateTime(value) !== undefined;
          mustHold(answer, `an ISO 8601 date-time as ${path}`, isInstant, wrongType(path, value));
        }
      });
    },
  });
}

/** The number that another system knows a connection by is called an id and is none of the service's own. */
const isId = (name: string): boolean => /(^id|Id)$/.test(name) && name !== 'pccId';

/** Dotted paths and values of all members, however deep. */
function membersIn(value: unknown, path: readonly string[] = []): readonly (readonly [string, unknown])[] {
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = [...path, name];
    return [[at.join('.'), inner] as const, ...membersIn(inner, at)];
  });
}

/** The innermost member of a path; none where it ends at a place in a list. */
const nameAt = (path: string): string => path.split('.').at(-1) ?? '';

/** Names of the members that the contract describes as date-times and as nothing else, wherever they stand; none that has no type at one of its places. */
function dateTimesIn(id: OperationId): ReadonlySet<string> {
  const pointers = Object.values(factsOf(id).answers).flatMap(({ schema }) =>
    schema === undefined ? [] : [schema],
  );
  const names = new Set<string>();
  const untyped = new Set<string>();
  const collect = (given: unknown): void => {
    const schema = resolved(contract, given);
    if (!isObject(schema)) return;
    for (const [name, inner] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {})) {
      const member = resolved(contract, inner);
      const isUntyped = isObject(inner) && inner['x-untyped'] === true;
      if (isUntyped) untyped.add(name);
      else if (isObject(member) && member['format'] === 'date-time') names.add(name);
      collect(member);
    }
    collect(schema['items']);
    for (const key of ['anyOf', 'allOf']) if (Array.isArray(schema[key])) schema[key].forEach(collect);
  };
  for (const pointer of pointers) collect(objectAt(contract, pointer));
  return new Set([...names].filter((name) => !untyped.has(name)));
}
