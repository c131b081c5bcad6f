export const banner = '// Made by `npm run generate` from the contract. Do not edit.\n';

/** A whole document as the text of a JSON file; only programs read it, so it has no layout. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** A value as TypeScript source on one line. JSON is a subset of it. */
export const literal = (value: unknown): string => JSON.stringify(value);

/** A table as TypeScript source: one record a line. */
export const table = (records: Readonly<Record<string, unknown>> | readonly unknown[]): string => {
  const [open, close, lines] = Array.isArray(records)
    ? ['[', ']', records.map(literal)]
    : ['{', '}', Object.entries(records).map(([key, record]) => `${literal(key)}: ${literal(record)}`)];
  return `${open}\n${lines.map((line) => `  ${line},\n`).join('')}${close}`;
};

export const union = (names: readonly string[]): string => {
  const unique = [...new Set(names)];
  return unique.length === 0 ? 'never' : unique.map((name) => JSON.stringify(name)).join(' | ');
};
