import type { ValidateFunction } from 'ajv';
import { LineCounter, isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { locator, problemOf } from './config-problems.ts';
import type { Locate } from './config-problems.ts';
import { UsageError } from './usage.ts';

/** The values of a YAML (or JSON) text that fits its schema, and a function that finds their lines. */
interface YamlFile<T> {
  readonly values: T;
  readonly locate: Locate;
}

/**
 * Parses a text of the user and validates it by a schema. `name` is the name of the file in messages; `text`
 * may rewrite every string and gets its place and the keys that lead to it. An empty file gives `empty`. Throws UsageError with the lines.
 */
export function parseYaml<T>(
  source: string,
  name: string,
  schema: { readonly validate: ValidateFunction<T>; readonly empty: unknown },
  text: (value: string, where: string, keys: readonly string[]) => string = (value) => value,
): YamlFile<T> {
  const lines = new LineCounter();
  // The parser would compare every key with every other one.
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: false });
  const broken = document.errors[0];
  if (broken) {
    const line = broken.linePos?.[0].line ?? 1;
    const quote = source.split('\n')[line - 1]?.includes('${')
      ? ' Inside { } and [ ], quote it: "${NAME}".'
      : '';
    throw refusal(name, [`${line}: not YAML. ${broken.message.split('\n')[0] ?? ''}${quote}`]);
  }
  const repeated = repeatedKeys(document, lines);
  if (repeated.length > 0) throw refusal(name, repeated);
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const keys = path.flatMap((one) => (isPair(one) ? [String(one.key)] : []));
      node.value = text(node.value, `${name}:${lines.linePos(node.range?.[0] ?? 0).line}`, keys);
    },
  });
  const values: unknown = document.toJS() ?? schema.empty;
  const locate = locator(document, lines);
  const { validate } = schema;
  if (!validate(values))
    throw refusal(
      name,
      (validate.errors ?? []).map((error) => problemOf(error, locate)),
    );
  return { values, locate };
}

/** The duplicate keys of a map, each with its line. */
function repeatedKeys(document: Document, lines: LineCounter): string[] {
  const problems: string[] = [];
  const lineOf = (range: readonly number[] | null | undefined): number => lines.linePos(range?.[0] ?? 0).line;
  visit(document, {
    Map(_, { items }) {
      const known = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [line, first] = [lineOf(key.range), known.get(key.value)];
        if (first === undefined) known.set(key.value, line);
        else problems.push(`${line}: the key '${String(key.value)}' is already in line ${first}; keep one.`);
      }
    },
  });
  return problems;
}

/** The usage error about a file; each problem begins with its line. */
export const refusal = (name: string, problems: readonly string[]): UsageError =>
  new UsageError([...new Set(problems)].map((problem) => `${name}:${problem}`).join('\n'));
