export const banner = '// Made by `npm run generate` from the contract. Do not edit.\n';

/** A value as TypeScript source. JSON is a subset of it. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2);

export const union = (names: readonly string[]): string => {
  const unique = [...new Set(names)];
  return unique.length === 0 ? 'never' : unique.map((name) => JSON.stringify(name)).join(' | ');
};
