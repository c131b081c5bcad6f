import { levers } from '../../../openapi/generated/levers.ts';
import type { Invalid, Refusal } from '../http/problem.ts';
import { inputValidator, refusedInput } from './json-input.ts';

const schemas: Readonly<Record<string, { readonly input: object }>> = levers;
const validators = new Map<string, (input: unknown) => readonly Invalid[]>();

/** What is wrong with a lever's input by the vocabulary, as one refusal; nothing where it fits. */
export const leverFaults = (name: string, input: unknown): Refusal | undefined => {
  const validate = validators.get(name) ?? inputValidator(schemas[name]?.input ?? { not: {} });
  validators.set(name, validate);
  const validation = validate(input);
  return validation.length === 0
    ? undefined
    : refusedInput(
        `The lever ${name} takes a JSON object as described in /__admin/openapi.json.`,
        validation,
      );
};
