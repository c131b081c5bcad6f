import ts from 'typescript';
import { expect, test } from 'vitest';
import { document as contract } from '../../openapi/generated/document.ts';
import publishedFile from '../../openapi/generated/openapi.json' with { type: 'json' };
import { bundleContract } from './bundle.ts';
import { forClients } from './for-clients.ts';
import { memberOrigins, type MemberOrigin } from '../../openapi/generated/member-origins.ts';
import { asList, asObject, isObject, resolve, type Json, type JsonObject } from './json.ts';
import { takeOrigins } from './member-origins.ts';
import { markUntyped, typedSchemas } from './member-types.ts';
import { readRegister, readSchemaFiles } from './register.ts';
import { typesModule } from './types-module.ts';
import { lookupDocument } from './lookup-document.ts';

// Both modules hold what JSON.parse would give.
const [written, published] = [contract, publishedFile] as readonly unknown[] as readonly [
  JsonObject,
  JsonObject,
];

interface Found {
  readonly at: string;
  readonly value: JsonObject;
}

/** Every object below a value, with the way to it. */
const objectsIn = (value: unknown, at = ''): readonly Found[] => {
  if (Array.isArray(value)) return value.flatMap((one, place) => objectsIn(one, `${at}/${place}`));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => objectsIn(one, `${at}/${name}`));
  return [{ at, value }, ...inner];
};

const schemas = asObject(asObject(published['components'])['schemas']);

/** Objects with members, at any place; `properties` may itself be the name of a member. */
const shapesIn = (value: unknown): readonly Found[] =>
  objectsIn(value).filter(({ value: one }) => isObject(one['properties']) && one['type'] !== undefined);

test('every object with members has a name, so that no generator invents one', () => {
  const { components, ...rest } = published;
  const { schemas: _named, ...others } = asObject(components);
  expect(shapesIn([rest, others]).map(({ at }) => at)).toEqual([]);
  const nested = Object.values(schemas).flatMap((schema) => shapesIn(schema).filter(({ at }) => at !== ''));
  expect(nested.map(({ at }) => at)).toEqual([]);
});

test('the body of every JSON answer is named by what it holds', () => {
  const answers = [
    ...objectsIn(published['paths']),
    ...objectsIn(asObject(published['components'])['responses']),
  ].flatMap(({ value }) => {
    const { schema } = asObject(asObject(value['content'])['application/json']);
    return value['description'] !== undefined && isObject(schema) ? [schema] : [];
  });
  const names = answers.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref.split('/').at(-1)] : []));
  // The answer of /ping is a text.
  expect(answers.length - names.length).toBe(1);
  expect(names).toEqual(expect.arrayContaining(['FacilityList', 'ResidentPage', 'ResidentAnswer']));
});

test('every refusal has a body that may be read, and the document that the suite judges by has none', () => {
  const refusalsOf = (document: JsonObject) =>
    objectsIn(document['paths']).flatMap(({ value }) =>
      Object.entries(asObject(value['responses']))
        .filter(([status]) => status.startsWith('4'))
        .map(([, answer]) => resolve(document, answer)['content'] !== undefined),
    );
  expect(new Set(refusalsOf(published))).toEqual(new Set([true]));
  expect(new Set(refusalsOf(written))).toEqual(new Set([false]));
});

/** A text or a list: published, the description alone says so. */
const withoutMixedLists = (schema: JsonObject): JsonObject => {
  const { anyOf, ...rest } = schema;
  return asList(anyOf).some((one) => asObject(one)['type'] === 'array') ? rest : schema;
};

/** A schema with every reference followed and null written in one way. */
const plain = (document: JsonObject, value: Json): Json => {
  if (Array.isArray(value)) return asList(value).map((one) => plain(document, one));
  if (!isObject(value)) return value;
  const { format, ...own } = withoutMixedLists(resolve(document, value));
  const schema = format === undefined || format === 'binary' ? own : { ...own, format };
  const types = asList(schema['type']);
  if (isObject(schema['properties']) && types.includes('null'))
    return { anyOf: [plain(document, { ...schema, type: 'object' }), { type: 'null' }] };
  return Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, plain(document, one)]));
};

/** A request without its JSON where it also takes a form: published, the schema of the form describes both. */
const withoutJsonForm = (document: JsonObject, value: Json): Json => {
  const request = resolve(document, value);
  const { 'multipart/form-data': form } = asObject(request['content']);
  return form === undefined ? request : { ...request, content: { 'multipart/form-data': form } };
};

test('what is published says the same as what is written, with the members that every record has', async () => {
  const root = new URL('../../', import.meta.url);
  const [source, files, register] = await Promise.all([
    bundleContract(root),
    readSchemaFiles(new URL('openapi/', root)),
    readRegister(new URL('openapi/', root)),
  ]);
  const forThem = takeOrigins(forClients(source), files).document;
  const clients = markUntyped(forThem, typedSchemas(register.types)).document;
  const bodiesOf = (document: JsonObject) =>
    [...objectsIn(document['paths']), ...objectsIn(document['webhooks'] ?? document['x-webhooks'])].flatMap(
      ({ value }) =>
        value['operationId'] === undefined
          ? []
          : [
              plain(document, withoutJsonForm(document, value['requestBody'] ?? null)),
              ...Object.entries(asObject(value['responses']))
                .filter(([status]) => !status.startsWith('4'))
                .map(([, answer]) => plain(document, answer)),
            ],
    );
  // Only the published document has prose.
  expect(bodiesOf(lookupDocument(published))).toEqual(bodiesOf(lookupDocument(clients)));
});

test('its types compile', { timeout: 60_000 }, async () => {
  const name = 'types.ts';
  const source = await typesModule(published);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    lib: ['lib.es5.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, source, version) : read(file, version);
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  const faults = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  expect(faults.map(({ messageText }) => messageText)).toEqual([]);
  expect(source).toContain('ResidentAnswer: {');
});

/** The names of the schemas that a value refers to. */
const referredIn = (value: unknown): readonly string[] =>
  objectsIn(value).flatMap(({ value: { $ref } }) =>
    typeof $ref === 'string' && $ref.startsWith('#/components/schemas/')
      ? [$ref.slice('#/components/schemas/'.length)]
      : [],
  );

test('no schema holds itself, since runners of workflows crash on one that does', () => {
  const inner = new Map(Object.entries(schemas).map(([name, schema]) => [name, referredIn(schema)]));
  const holdsItself = (name: string): boolean => {
    const reached = new Set<string>();
    const open = [...(inner.get(name) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(...(inner.get(next) ?? []));
    }
    return reached.has(name);
  };
  expect([...inner.keys()].filter(holdsItself)).toEqual([]);
});

test('a member that every record has is required and never null, and any other says when it is absent', () => {
  const resident = asObject(schemas['Resident']);
  const members = asObject(resident['properties']);
  expect(resident['required']).toEqual(expect.arrayContaining(['id', 'firstName', 'fullName']));
  expect(asObject(members['firstName'])['type']).toBe('string');
  expect(resident['required']).not.toContain('nickname');
  expect(members['nickname']).toMatchObject({
    type: ['string', 'null'],
    description: 'Null or absent if it was not sent.',
  });
  const origins: Readonly<Record<string, Readonly<Record<string, MemberOrigin>>>> = memberOrigins;
  for (const [name, record] of Object.entries(origins))
    for (const [path, { always }] of Object.entries(record))
      if (!path.includes('.') && schemas[name] !== undefined)
        expect([name, path, asList(asObject(schemas[name])['required']).includes(path)]).toEqual([
          name,
          path,
          always === true,
        ]);
});
