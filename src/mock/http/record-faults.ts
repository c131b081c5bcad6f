import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { recordSchemas } from '../../../openapi/generated/record-schemas.ts';
import { isDate, isDateTime } from '../domain/calendar-day.ts';
import { ajvLibrary } from './ajv-library.ts';
import { invalidsOf } from './input-faults.ts';
import type { Invalid } from './problem.ts';

const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format() !== '';
  } catch {
    return false;
  }
};

let ajv: Ajv2020 | undefined;

const library = (): Ajv2020 => {
  const { Ajv2020 } = ajvLibrary();
  return new Ajv2020({
    ...{ allErrors: true, strict: false, verbose: true },
    formats: {
      'date-or-date-time': (text: string) => isDate(text) || isDateTime(text),
      'time-zone': isTimeZone,
    },
  });
};

const compiled = new Map<string, ValidateFunction>();

const validatorOf = (collection: string): ValidateFunction | undefined => {
  const known = compiled.get(collection);
  const schema = recordSchemas[collection];
  if (known || !schema) return known;
  const made = (ajv ??= library()).compile(schema);
  compiled.set(collection, made);
  return made;
};

/** What is wrong with a record by the types that the store has; nothing for a collection that it has not. */
export const recordFaults = (collection: string, record: unknown, place: string): readonly Invalid[] => {
  const validate = validatorOf(collection);
  if (!validate || validate(record)) return [];
  return invalidsOf(validate.errors ?? [], 'body').map((one) => ({ ...one, pointer: place + one.pointer }));
};
