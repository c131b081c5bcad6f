import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { levers } from '../../../openapi/generated/levers.ts';
import { isDate, isDateTime } from '../domain/calendar-day.ts';
import { refuse, type Invalid, type Refusal } from '../http/problem.ts';
import { nearestName } from './nearest-name.ts';
import { isRecord } from '../domain/json-object.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  // Faults bring their schema along: what it lists is what may have been meant.
  verbose: true,
  formats: { 'date-time': isDateTime, date: isDate, uri: true, email: true },
});
const compiled = new Map<string, ValidateFunction>();

const schemas: Readonly<Record<string, { readonly input: object }>> = levers;

/** The schema with every object in it closed: a member that it does not list is a slip of the pen. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return schema['type'] === 'object' ? { additionalProperties: false, ...inner } : inner;
};

const compile = (name: string): ValidateFunction => {
  const schema = closed(schemas[name]?.input);
  return ajv.compile(isRecord(schema) ? schema : false);
};

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const hint = (name: string, schema: unknown): string => {
  const listed = isRecord(schema) && isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];
  const near = nearestName(name, listed);
  if (near !== undefined) return `did you mean ${near}?`;
  return listed.length === 0 ? 'there are none' : `there are ${listed.join(', ')}`;
};

const invalid = ({ instancePath, keyword, message, params, parentSchema }: ErrorObject): Invalid => {
  const unknown: unknown = params['additionalProperty'];
  return typeof unknown === 'string'
    ? {
        location: 'body',
        pointer: `${instancePath}/${escaped(unknown)}`,
        code: 'unknown',
        message: `is no member; ${hint(unknown, parentSchema)}`,
      }
    : { location: 'body', pointer: instancePath, code: keyword, message: message ?? 'is not allowed' };
};

/** What is wrong with a lever's input by the vocabulary, as one refusal; nothing where it fits. */
export const leverFaults = (name: string, input: unknown): Refusal | undefined => {
  const validate = compiled.get(name) ?? compile(name);
  compiled.set(name, validate);
  if (validate(input)) return undefined;
  const validation = (validate.errors ?? []).map(invalid);
  return refuse(
    'invalid-input',
    {
      promised: `The lever ${name} takes a JSON object as openapi/levers.yaml describes it.`,
      found: `${validation.map(({ pointer, message }) => `${pointer || '/'} ${message}`).join('; ')}.`,
      next: 'mend the members named in `validation`.',
    },
    { validation },
  );
};
