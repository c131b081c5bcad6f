import { choices as register, type ChoiceId } from '../../../openapi/generated/choices.ts';
import type { Choose } from './choices.ts';

/** `Choose` with the names of the readings as outcomes. */
type Ask = (choice: ChoiceId, outcomes: Readonly<Record<string, string>>, operation?: string) => string;

/** The name of the reading in force of a choice, for an operation where one is given. */
export const readingTaken = (choose: Choose, choice: ChoiceId, operation?: string): string => {
  const names = Object.keys(register[choice].readings);
  // `Choose` requires every reading and no other. That holds here, but the compiler can check it for one
  // choice only.
  return (choose as Ask)(choice, Object.fromEntries(names.map((name) => [name, name])), operation);
};
