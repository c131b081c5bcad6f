import { choices as register, type ChoiceId } from '../../../openapi/generated/choices.ts';
import type { Choose } from './choices.ts';

/** A choice whose outcomes are its readings themselves. */
type Ask = (choice: ChoiceId, outcomes: Readonly<Record<string, string>>, operation?: string) => string;

/** The reading that is in force at an open choice; of an operation where one is named. */
export const readingTaken = (choose: Choose, choice: ChoiceId, operation?: string): string => {
  const names = Object.keys(register[choice].readings);
  // Every reading is given and no other, as `Choose` asks for; the compiler sees that of one choice at a time only.
  return (choose as Ask)(choice, Object.fromEntries(names.map((name) => [name, name])), operation);
};
