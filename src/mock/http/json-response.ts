import { withDigits } from '../domain/exact-integer.ts';

/** A value as an answer, with all digits of its whole numbers. */
export const jsonResponse = (value: object): Response =>
  new Response(withDigits(JSON.stringify(value)), { headers: { 'Content-Type': 'application/json' } });
