import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { levers } from '../../../openapi/generated/levers.ts';
import { isDate, isDateTime } from '../domain/calendar-day.ts';
import { refuse, type Refusal } from '../http/problem.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: { 'date-time': isDateTime, date: isDate, uri: true, email: true },
});
const compiled = new Map<string, ValidateFunction>();

const schemas: Readonly<Record<string, { readonly input: object }>> = levers;

/** What is wrong with a lever's input by the vocabulary, as one refusal; nothing where it fits. */
export const leverFaults = (name: string, input: unknown): Refusal | undefined => {
  const validate = compiled.get(name) ?? ajv.compile(schemas[name]?.input ?? false);
  compiled.set(name, validate);
  if (validate(input)) return undefined;
  const validation = (validate.errors ?? []).map(({ instancePath, keyword, message }) => ({
    location: 'body' as const,
    pointer: instancePath,
    code: keyword,
    message: message ?? 'is not allowed',
  }));
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
