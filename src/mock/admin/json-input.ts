import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isDate, isDateTime } from '../domain/calendar-day.ts';
import { isHeaderValue } from '../domain/header-value.ts';
import { isRecord } from '../domain/json-object.ts';
import { invalidsOf, refuseInput } from '../http/input-faults.ts';
import type { Invalid, Refusal } from '../http/problem.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  // A fault of the validator carries its schema; its names are the candidates.
  verbose: true,
  formats: { 'date-time': isDateTime, date: isDate, uri: true, email: true, 'header-value': isHeaderValue },
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

/** The refusal of input to the control plane. `promised` says what it takes, in one sentence. */
export const refusedInput = (promised: string, validation: readonly Invalid[]): Refusal =>
  refuseInput(promised, validation, 'correct these members.');

/** A validator of input by a JSON schema, compiled at its first use: undefined, or what is wrong. */
export const inputValidator = (schema: object): ((input: unknown) => readonly Invalid[]) => {
  let validate: ValidateFunction | undefined;
  return (input) => {
    validate ??= compile(schema);
    return validate(input) ? [] : invalidsOf(validate.errors ?? [], 'body');
  };
};
