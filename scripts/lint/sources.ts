import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { memberTypes, type TypedSchema } from '../../openapi/generated/member-types.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import type { Step } from './step.ts';

/** What names lines of the interface. */
interface Citing {
  readonly id: string;
  readonly source: { readonly line: number; readonly also?: readonly number[] };
}

/** Why nothing can be promised by a line: it is empty, a heading, the rule below a table's head, or beyond the end. */
const emptiness = (line: string | undefined): string | undefined => {
  if (line === undefined) return 'is beyond the end';
  const text = line.trim();
  if (text === '') return 'is empty';
  if (/^#{1,6} /.test(text)) return 'is a heading';
  if (/^\|?[\s|:-]+\|?$/.test(text)) return 'is the rule below the head of a table';
  return undefined;
};

/** Citations of lines that say nothing. */
export const sourceProblems = (text: string, cited: readonly Citing[]): readonly string[] => {
  const lines = text.split('\n');
  return cited.flatMap(({ id, source: { line, also = [] } }) =>
    [line, ...also].flatMap((number) => {
      const why = emptiness(lines[number - 1]);
      return why === undefined ? [] : [`${id} cites line ${number} of the interface, which ${why}`];
    }),
  );
};

const plain = (text: string): string => text.replaceAll('`', '');

/** Types for which the line that is named does not have the words. */
export const wordProblems = (text: string, types: readonly TypedSchema[]): readonly string[] => {
  const lines = text.split('\n').map(plain);
  return types.flatMap(({ schema, members }) =>
    Object.entries(members).flatMap(([member, { line, words }]) =>
      lines[line - 1]?.includes(words) === true
        ? []
        : [`openapi/types.yaml: line ${line} of the interface has no “${words}” for ${schema}.${member}`],
    ),
  );
};

const interfaceText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined);

/** The interface is no part of the project; CES_INTERFACE names it where it is not next to it. */
const interfacePath = resolve(process.env['CES_INTERFACE'] ?? '../shared/interface.md');

export const sourcesStep: Step = {
  name: 'sources of clauses',
  skips: async () =>
    (await interfaceText(interfacePath)) === undefined
      ? `the interface is not at ${interfacePath}; CES_INTERFACE says where it is`
      : undefined,
  run: async () => {
    const text = (await interfaceText(interfacePath)) ?? '';
    return [...sourceProblems(text, Object.values(clauses)), ...wordProblems(text, memberTypes)].join('\n');
  },
};
