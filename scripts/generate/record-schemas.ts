import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

type Schema = Readonly<Record<string, unknown>>;

/** Texts that are more than texts, by the names that records have for them. */
const FORMATS: readonly (readonly [RegExp, Schema])[] = [
  [
    /(?:^day|^at|^dob|^until|^anniversary|^created|^modified|^updated|^date|At|Dates?)$/,
    { format: 'date-or-date-time' },
  ],
  [/^date[A-Z]/, { format: 'date-or-date-time' }],
  [/Time$/, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }],
  [/^time[zZ]one$/, { format: 'time-zone' }],
];

const textOf = (place: string): Schema => {
  const name =
    place
      .replace(/(?:\[\]|\.\*)+$/, '')
      .split('.')
      .at(-1) ?? '';
  return { type: 'string', ...FORMATS.find(([names]) => names.test(name))?.[1] };
};

/** What the types of a record say, as a JSON schema; a type that JSON cannot express is an error. */
const schemaOf = (type: ts.Type, checker: ts.TypeChecker, place: string): Schema => {
  const { flags } = type;
  if (type.isUnion()) return unionOf(type, checker, place);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.String) return textOf(place);
  if (flags & ts.TypeFlags.Number) return { type: 'number' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (flags & ts.TypeFlags.Unknown) return {};
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { type: 'array', items: item ? schemaOf(item, checker, `${place}[]`) : {} };
  }
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(type, checker, place);
  throw new Error(`${place} has a type that no JSON has: ${checker.typeToString(type)}`);
};

/** `a | b | null` as one enum, everything else as alternatives; `undefined` only stands for a member that is left out. */
const unionOf = (type: ts.UnionType, checker: ts.TypeChecker, place: string): Schema => {
  const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const schemas = parts.map((part) => schemaOf(part, checker, place));
  const values = schemas.flatMap((one) => ('const' in one ? [one['const']] : []));
  const others = schemas.filter((one) => !('const' in one));
  const isTruth = values.length === 2 && values.every((value) => typeof value === 'boolean');
  const all = [...(isTruth ? [{ type: 'boolean' }] : values.length > 0 ? [{ enum: values }] : []), ...others];
  return all.length === 1 && all[0] ? all[0] : { anyOf: all };
};

const objectOf = (type: ts.Type, checker: ts.TypeChecker, place: string): Schema => {
  const members = checker.getPropertiesOfType(type);
  const rest = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const isOptional = (member: ts.Symbol): boolean => (member.flags & ts.SymbolFlags.Optional) !== 0;
  return {
    type: 'object',
    required: members.filter((member) => !isOptional(member)).map(({ name }) => name),
    properties: Object.fromEntries(
      members.map((member) => [
        member.name,
        schemaOf(checker.getTypeOfSymbol(member), checker, `${place}.${member.name}`),
      ]),
    ),
    ...(rest && { additionalProperties: schemaOf(rest, checker, `${place}.*`) }),
  };
};

/** The type of the records of a collection: what its `all` gives. */
const recordOf = (collection: ts.Type, checker: ts.TypeChecker): ts.Type | undefined => {
  const all = collection.getProperty('all');
  const [signature] = all ? checker.getTypeOfSymbol(all).getCallSignatures() : [];
  const given = signature && checker.getReturnTypeOfSignature(signature);
  return given && checker.isArrayType(given)
    ? checker.getTypeArguments(given as ts.TypeReference)[0]
    : undefined;
};

/** A JSON schema for the records of every collection of a world, from the types of the store. */
const recordSchemas = (root: URL): Readonly<Record<string, Schema>> => {
  const path = fileURLToPath(new URL('src/mock/world/store.ts', root));
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    ...{ target: ts.ScriptTarget.ES2023, types: [] },
  };
  const program = ts.createProgram([path], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const store = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Store');
  if (!store) throw new Error(`${path} exports no type Store`);
  return Object.fromEntries(
    checker
      .getDeclaredTypeOfSymbol(store)
      .getProperties()
      .map((collection) => {
        const record = recordOf(checker.getTypeOfSymbol(collection), checker);
        if (!record) throw new Error(`${collection.name} is no collection of records`);
        return [collection.name, schemaOf(record, checker, collection.name)];
      }),
  );
};

/** Where the types of records stand. */
const FOLDERS = ['src/mock/world/', 'src/mock/domain/', 'scripts/generate/'];

const digestOf = async (root: URL): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const name of (await readdir(new URL(folder, root))).sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        hash.update(await readFile(new URL(folder + name, root)));
  return hash.digest('hex');
};

/** The schemas as a module. To read the types takes seconds, so it is done only where a file has changed. */
export const recordSchemasModule = async (root: URL): Promise<string> => {
  const head = `// ${await digestOf(root)}\n`;
  const before = await readFile(new URL('openapi/generated/record-schemas.ts', root), 'utf8').catch(() => '');
  if (before.startsWith(head)) return before;
  const schemas = JSON.stringify(recordSchemas(root));
  return `${head}/** A JSON schema for the records of every collection of a world. */
export const recordSchemas: Readonly<Record<string, object>> = ${schemas};
`;
};
