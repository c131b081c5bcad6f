import { levers } from '../../../openapi/generated/levers.ts';
import type { Invalid, Refusal } from '../http/problem.ts';
import { inputJudge, refusedInput } from './json-input.ts';

const schemas: Readonly<Record<string, { readonly input: object }>> = levers;
const judges = new Map<string, (input: unknown) => readonly Invalid[]>();

/** What is wrong with a lever's input by the vocabulary, as one refusal; nothing where it fits. */
export const leverFaults = (name: string, input: unknown): Refusal | undefined => {
  const judge = judges.get(name) ?? inputJudge(schemas[name]?.input ?? { not: {} });
  judges.set(name, judge);
  const validation = judge(input);
  return validation.length === 0
    ? undefined
    : refusedInput(
        `The lever ${name} takes a JSON object as /__admin/openapi.json describes it.`,
        validation,
      );
};
