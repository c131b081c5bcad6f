import { asList, asObject, asText, resolve, type JsonObject } from '../generate/json.ts';
import { operationsOf } from '../generate/operations.ts';
import { change, type Change, type Contract } from './change.ts';
import { compareSchemas } from './schemas.ts';

interface Found {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
  readonly document: JsonObject;
}

const byId = ({ document }: Contract): ReadonlyMap<string, Found> =>
  new Map(operationsOf(document).map((one) => [one.id, { ...one, document }]));

/** Parameters of path and operation, by place and name. */
const parametersOf = ({ document, path, operation }: Found): ReadonlyMap<string, JsonObject> => {
  const shared = asObject(asObject(document['paths'])[path])['parameters'];
  return new Map(
    [...asList(shared), ...asList(operation['parameters'])]
      .map((one) => resolve(document, one))
      .map((one) => [`${asText(one['in'])} ${asText(one['name'])}`, one]),
  );
};

const compareParameters = (before: Found, after: Found): readonly Change[] => {
  const [old, now] = [parametersOf(before), parametersOf(after)];
  const of = after.id;
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (!is) return [change('breaking', of, `the ${name} is gone`)];
    const isRequired = is['required'] === true;
    if (!was)
      return [
        change(
          isRequired ? 'breaking' : 'additive',
          of,
          `the ${name} is new${isRequired ? ' and required' : ''}`,
        ),
      ];
    const differs = (was['required'] === true) !== isRequired;
    return [
      ...(differs
        ? [
            change(
              isRequired ? 'breaking' : 'additive',
              of,
              `the ${name} is ${isRequired ? 'now' : 'no longer'} required`,
            ),
          ]
        : []),
      ...compareSchemas(
        { document: before.document, schema: was['schema'] },
        { document: after.document, schema: is['schema'] },
        of,
        `${name}.`,
        'sent',
      ),
    ];
  });
};

const contentOf = (document: JsonObject, holder: unknown): JsonObject =>
  asObject(resolve(document, holder)['content']);

const compareContents = (
  [before, old]: readonly [Found, unknown],
  [after, now]: readonly [Found, unknown],
  at: string,
  direction: 'sent' | 'answered',
): readonly Change[] => {
  const [was, is] = [contentOf(before.document, old), contentOf(after.document, now)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((type) => {
    if (is[type] === undefined) return [change('breaking', after.id, `${at}${type} ${direction} is gone`)];
    if (was[type] === undefined) return [change('additive', after.id, `${at}${type} ${direction} is new`)];
    return compareSchemas(
      { document: before.document, schema: asObject(was[type])['schema'] },
      { document: after.document, schema: asObject(is[type])['schema'] },
      after.id,
      at,
      direction,
    );
  });
};

const compareAnswers = (before: Found, after: Found): readonly Change[] => {
  const [old, now] = [asObject(before.operation['responses']), asObject(after.operation['responses'])];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((status) => {
    if (now[status] === undefined) return [change('breaking', after.id, `the answer ${status} is gone`)];
    if (old[status] === undefined) return [change('additive', after.id, `the answer ${status} is new`)];
    return compareContents([before, old[status]], [after, now[status]], '', 'answered');
  });
};

const compareOperation = (before: Found, after: Found): readonly Change[] => {
  const of = after.id;
  const words = ['summary', 'description'].filter((name) => before.operation[name] !== after.operation[name]);
  const [part, was] = [asText(after.operation['x-part']), asText(before.operation['x-part'])];
  return [
    ...(before.method === after.method && before.path === after.path
      ? []
      : [change('breaking', of, `${before.method} ${before.path} is now ${after.method} ${after.path}`)]),
    ...(part === was
      ? []
      : [change(part === 'planned' ? 'breaking' : 'additive', of, `${was} is now ${part}`)]),
    ...compareParameters(before, after),
    ...compareContents(
      [before, before.operation['requestBody']],
      [after, after.operation['requestBody']],
      '',
      'sent',
    ),
    ...compareAnswers(before, after),
    ...words.map((name) => change('wording', of, `its ${name}`)),
  ];
};

/** What changed in the operations. */
export const compareOperations = (before: Contract, after: Contract): readonly Change[] => {
  const [old, now] = [byId(before), byId(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    if (!is) return [change('breaking', id, 'the operation is gone')];
    if (!was) return [change('additive', id, `${is.method.toUpperCase()} ${is.path} is new`)];
    return compareOperation(was, is);
  });
};
