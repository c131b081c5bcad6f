import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isDate, isDateTime } from '../domain/calendar-day.ts';
import { isRecord } from '../domain/json-object.ts';
import { refuse, type Invalid, type Refusal } from '../http/problem.ts';
import { nearestName } from './nearest-name.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  // A fault of the validator carries its schema; its names are the candidates.
  verbose: true,
  formats: { 'date-time': isDateTime, date: isDate, uri: true, email: true },
});

/** The schema with every object closed: an unknown member is a typing error. */
export const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return schema['type'] === 'object' ? { additionalProperties: false, ...inner } : inner;
};

const compile = (schema: object): ValidateFunction => {
  const whole = closed(schema);
  return ajv.compile(isRecord(whole) ? whole : false);
};

/** A name as a step of a JSON pointer. */
export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** A hint for an unknown name: a similar known name, or the list of known names. */
export const nameHint = (name: string, known: readonly string[]): string => {
  const near = nearestName(name, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
};

const listed = (schema: unknown): readonly string[] =>
  isRecord(schema) && isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];

const invalid = ({ instancePath, keyword, message, params, parentSchema }: ErrorObject): Invalid => {
  const unknown: unknown = params['additionalProperty'];
  return typeof unknown === 'string'
    ? {
        location: 'body',
        pointer: `${instancePath}/${escaped(unknown)}`,
        code: 'unknown',
        message: `is no member; ${nameHint(unknown, listed(parentSchema))}`,
      }
    : { location: 'body', pointer: instancePath, code: keyword, message: message ?? 'is not allowed' };
};

/** The refusal of input to the control plane. `promised` says what it takes, in one sentence. */
export const refusedInput = (promised: string, validation: readonly Invalid[]): Refusal => {
  const found = validation.map(({ pointer, message }) => `${pointer || '/'} ${message}`).join('; ');
  return refuse(
    'invalid-input',
    {
      promised,
      found: found.endsWith('?') ? found : `${found}.`,
      next: 'mend the members named in `validation`.',
    },
    { validation },
  );
};

/** A validator of input by a JSON schema, compiled at its first use: undefined, or what is wrong. */
export const inputJudge = (schema: object): ((input: unknown) => readonly Invalid[]) => {
  let validate: ValidateFunction | undefined;
  return (input) => {
    validate ??= compile(schema);
    return validate(input) ? [] : (validate.errors ?? []).map(invalid);
  };
};
