/** What same-text.ts is in a page, where nobody stands outside to measure times. */
export const sameText = (a: string, b: string): boolean => a === b;
