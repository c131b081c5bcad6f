import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { document } from '../../../openapi/generated/document.ts';
import { isDateTime } from '../domain/calendar-day.ts';

export type Fault = ErrorObject;

const OPENAPI_KEYWORDS = ['example', 'xml', 'externalDocs', 'discriminator'];

const extensionsIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) extensionsIn(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value)) {
      if (key.startsWith('x-')) found.add(key);
      extensionsIn(member, found);
    }
  return found;
};

const extensions = extensionsIn(document['components']);

const judge = (coerce: boolean): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    strictNumbers: true,
    coerceTypes: coerce,
    validateSchema: false,
    addUsedSchema: false,
  });
  // ajv-formats is CommonJS: its default export is the plugin itself.
  formats.default(ajv, ['date', 'email', 'uri', 'uri-reference']);
  ajv.addFormat('date-time', isDateTime);
  ajv.addVocabulary([...OPENAPI_KEYWORDS, ...extensions]);
  ajv.addSchema({ ...document, $id: 'contract' });
  return ajv;
};

/** A judge and what it has compiled so far, each schema when it is first needed. */
interface Bench {
  readonly ajv: Ajv2020;
  readonly compiled: Map<string, ValidateFunction>;
}

/** Query texts become the numbers and booleans that their schema names; bodies are taken as they are. */
const coercing: Bench = { ajv: judge(true), compiled: new Map() };
const plain: Bench = { ajv: judge(false), compiled: new Map() };

const compile = ({ ajv, compiled }: Bench, key: string, schema: () => object): ValidateFunction => {
  const known = compiled.get(key);
  if (known) return known;
  const made = ajv.compile(schema());
  compiled.set(key, made);
  return made;
};

export interface ParameterFacts {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: string;
}

const NO_FAULTS: readonly Fault[] = [];

const run = (validate: ValidateFunction, value: unknown): readonly Fault[] =>
  validate(value) ? NO_FAULTS : [...(validate.errors ?? [])];

/** Judges parameters of one place and turns their texts into typed values, in place. `key` names the place. */
export const judgeParameters = (
  key: string,
  parameters: readonly ParameterFacts[],
  values: Record<string, unknown>,
): readonly Fault[] => {
  const validate = compile(coercing, key, () => ({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, { $ref: `contract${schema}` }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }));
  return run(validate, values);
};

/** Judges a JSON value by a schema of the contract, named by its pointer. */
export const judgeValue = (pointer: string, value: unknown, coerce = false): readonly Fault[] =>
  run(
    compile(coerce ? coercing : plain, pointer, () => ({ $ref: `contract${pointer}` })),
    value,
  );
