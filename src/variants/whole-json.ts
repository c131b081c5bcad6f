import { isExactInteger, parseExact } from '../mock/domain/exact-integer.ts';
import { isRecord } from '../mock/domain/json-object.ts';

/** A whole number that JavaScript would round stands as a text of its digits while a body is changed. */
const held = (value: unknown): unknown => {
  if (isExactInteger(value)) return `⟦${value.$integer}⟧`;
  if (Array.isArray(value)) return value.map(held);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, held(one)]));
};

/** The value of an answer, and the text of one, with every digit of its numbers. */
export const readWhole = async (answer: Response): Promise<unknown> => held(parseExact(await answer.text()));

export const writeWhole = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replaceAll(/"⟦(-?\d+)⟧"/g, '$1');
