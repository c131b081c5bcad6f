import type { TypedSchema } from '../../openapi/generated/member-types.ts';

/** By section and schema, the members whose type is judged, and the line and the words that state it. */
export const typesTable = (types: readonly TypedSchema[]): string => {
  const sections = [...new Set(types.map(({ section }) => section))];
  const blocks = sections.map((section) => {
    const own = types.filter((one) => one.section === section);
    const rows = own.flatMap(({ schema, members }) =>
      Object.entries(members).map(
        ([member, { line, words }]) =>
          `  ${`${schema}.${member}`.padEnd(44)}${String(line).padStart(4)}  ${words}`,
      ),
    );
    return [`${section}: ${rows.length}`, ...rows].join('\n');
  });
  const all = types.reduce((sum, { members }) => sum + Object.keys(members).length, 0);
  return [
    ...blocks,
    `${all} members are judged by their type; besides them ids, which are strings by line 19.`,
  ].join('\n');
};
