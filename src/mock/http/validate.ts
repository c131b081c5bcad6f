import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { ajvLibrary } from './ajv-library.ts';
import { contractDocument } from './contract-document.ts';
import { isDateTime } from '../domain/calendar-day.ts';

export type Fault = ErrorObject;

const validator = (coerce: boolean): Ajv2020 => {
  const { Ajv2020, addFormats } = ajvLibrary();
  const ajv = new Ajv2020({
    allErrors: true,
    // A fault carries its schema and its value, from which the message is made.
    verbose: true,
    strict: false,
    strictNumbers: true,
    coerceTypes: coerce,
    validateSchema: false,
    addUsedSchema: false,
  });
  addFormats(ajv, ['date', 'email', 'uri', 'uri-reference']);
  ajv.addFormat('date-time', isDateTime);
  ajv.addSchema({ ...contractDocument(), $id: 'contract' });
  return ajv;
};

/** Gives the validator of a schema. Each one is compiled at its first use and kept under `key`. */
type Bench = (key: string, schema: () => object) => ValidateFunction;

const bench = (coerce: boolean): Bench => {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();
  return (key, schema) => {
    const known = compiled.get(key);
    if (known) return known;
    ajv ??= validator(coerce);
    const made = ajv.compile(schema());
    compiled.set(key, made);
    return made;
  };
};

/** Turns query texts into the numbers and booleans of their schema; `plain` takes values as they are. */
const coercing = bench(true);
const plain = bench(false);

export interface ParameterFacts {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: string;
}

const NO_FAULTS: readonly Fault[] = [];

const run = (validate: ValidateFunction, value: unknown): readonly Fault[] =>
  validate(value) ? NO_FAULTS : [...(validate.errors ?? [])];

/**
 * Validates parameters and turns the texts in `values` into typed values. `key` is the key of the validator.
 */
export const validateParameters = (
  key: string,
  parameters: readonly ParameterFacts[],
  values: Record<string, unknown>,
): readonly Fault[] => {
  const isBare = Object.keys(values).length === 0;
  if (isBare && !parameters.some(({ required }) => required)) return NO_FAULTS;
  const validate = coercing(key, () => ({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, { $ref: `contract${schema}` }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }));
  return run(validate, values);
};

/** Validates a JSON value by the schema of the contract at a pointer. */
export const validateValue = (pointer: string, value: unknown, coerce = false): readonly Fault[] =>
  run(
    (coerce ? coercing : plain)(pointer, () => ({ $ref: `contract${pointer}` })),
    value,
  );
