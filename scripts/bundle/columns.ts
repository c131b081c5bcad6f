import type { Plugin } from 'esbuild';

type Row = Readonly<Record<string, unknown>>;
type Clause = Row & { readonly about: Readonly<Record<string, readonly (string | number)[]>> };

const PARTS = ['member', 'aspect', 'status'];

/** The parts of what a clause is about as texts: they are short, and mostly empty. */
const joined = (about: Clause['about']): Row =>
  Object.fromEntries(PARTS.map((name) => [`about ${name}`, (about[name] ?? []).join(' ')]));

/** What stands where a row has no such member; no member holds it. */
const ABSENT = 0;

/** Rows as one list for each member: values that are alike stand next to each other, and pack well. */
const inColumns = (rows: readonly Row[]): Readonly<Record<string, readonly unknown[]>> => {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries([...names].map((name) => [name, rows.map((row) => row[name] ?? ABSENT)]));
};

/** The code that makes rows of columns again, by their ids. */
const byId = (columns: object): string =>
  [
    `const columns = ${JSON.stringify(columns)};`,
    'const members = Object.entries(columns);',
    `const row = (at) => Object.fromEntries(members.flatMap(([name, column]) => column[at] === ${ABSENT} ? [] : [[name, column[at]]]));`,
    `const parts = ${JSON.stringify(PARTS)};`,
    "const partOf = (text) => text.split(' ').filter(Boolean).map((one) => (/^\\d+$/.test(one) ? Number(one) : one));",
    "const about = (row) => Object.fromEntries(parts.map((name) => [name, partOf(row['about ' + name])]));",
    'export const clauses = Object.fromEntries(columns.id.map((id, at) => [id, { ...row(at), about: about(row(at)) }]));',
  ].join('\n');

/** The clauses, the largest of the tables, which no start needs. */
export const clausesInColumns: Plugin = {
  name: 'clauses-in-columns',
  setup: ({ onLoad }) => {
    onLoad({ filter: /openapi[\\/]generated[\\/]clauses\.ts$/ }, async ({ path }) => {
      const { clauses } = (await import(path)) as { readonly clauses: Readonly<Record<string, Clause>> };
      const rows = Object.values(clauses).map(({ about, ...rest }) => ({ ...rest, ...joined(about) }));
      return { contents: byId(inColumns(rows)) };
    });
  },
};
