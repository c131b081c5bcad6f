/** The variant of same-text.ts for a page, where no outsider can measure times. */
export const sameText = (a: string, b: string): boolean => a === b;
