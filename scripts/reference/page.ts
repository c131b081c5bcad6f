import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { exampleText, summaryOf, tagsOf, throwsText } from './comments.ts';
import { chapters, INLINED, INTRO, LEVERS, NOT_LISTED } from './layout.ts';
import { leversText } from './levers.ts';
import {
  aliasMembers,
  functionsIn,
  functionText,
  groupsIn,
  membersIn,
  type NamedSignature,
  typeText,
  valuesText,
} from './members.ts';

export type Declarations = ReadonlyMap<string, DeclarationReflection>;

export interface Page {
  /** The reference as Markdown, before it is formatted. */
  readonly markdown: string;
  /** What it does not say, in sentences. */
  readonly gaps: readonly string[];
}

/** The symbol of a name: itself, or the one that its alias names. */
const targetOf = (one: DeclarationReflection, all: Declarations): DeclarationReflection => {
  const { type } = one;
  const named =
    type?.type === 'reference' && type.typeArguments === undefined ? all.get(type.name) : undefined;
  return named ?? one;
};

/** The type of an alias, if it can be resolved. */
const aliasText = (name: string, { kind, type }: DeclarationReflection): string => {
  if (kind !== ReflectionKind.TypeAlias || !type || type.type === 'mapped') return '';
  return `\`\`\`ts\ntype ${name} = ${typeText(type)};\n\`\`\``;
};

/** The interfaces that this one extends completely and that have their own sections. */
const parentsOf = (one: DeclarationReflection, all: Declarations): readonly string[] => {
  const types = one.extendedTypes ?? [];
  const names = types.flatMap((type) =>
    type.type === 'reference' && (type.typeArguments ?? []).length === 0 && all.has(type.name)
      ? [type.name]
      : [],
  );
  return names.length === types.length ? names.filter((name) => !INLINED.includes(name)) : [];
};

/** The members that a section lists: those of its parents are in their own sections. */
const listedOf = (one: DeclarationReflection, all: Declarations): readonly DeclarationReflection[] => {
  const members = one.children ?? [];
  const isAlone = one.name !== 'Client' && parentsOf(one, all).length === 0;
  return isAlone ? members : members.filter(({ inheritedFrom }) => inheritedFrom === undefined);
};

const functionSection = ([name, signature]: NamedSignature): string =>
  `#### \`${name}\`\n\n${functionText(name.split('.').at(-1) ?? name, signature)}`;

/** One declaration of an entry point: a function, or an object with its values and functions. */
const declarationText = (one: DeclarationReflection, all: Declarations): string => {
  const [signature] = one.signatures ?? [];
  if (signature) return `### \`${one.name}\`\n\n${functionText(one.name, signature, 'function ')}`;
  const target = targetOf(one, all);
  const parents = parentsOf(target, all).map((name) => `\`${name}\``);
  const members = listedOf(target, all);
  const inherited =
    parents.length === 0
      ? ''
      : `It has all members of ${parents.join(' and ')}${members.length > 0 ? ', and:' : '.'}`;
  return [
    `### \`${one.name}\``,
    [summaryOf(target.comment), inherited].filter(Boolean).join(' '),
    ...tagsOf(target.comment, '@example').map(exampleText),
    aliasText(one.name, target),
    valuesText(members),
    ...functionsIn(members).map(functionSection),
  ]
    .filter(Boolean)
    .join('\n\n');
};

const byName =
  <T>(nameOf: (one: T) => string) =>
  (one: T, other: T): number =>
    nameOf(one) < nameOf(other) ? -1 : 1;

const sortedFunctions = (list: readonly DeclarationReflection[]): readonly string[] =>
  functionsIn(list)
    .toSorted(byName(([name]) => name))
    .map(functionSection);

/** The world: its own values and functions, then one group after another. */
const worldText = (world: DeclarationReflection): string => {
  const children = world.children ?? [];
  const groups = groupsIn(children).toSorted(byName(({ name }) => name));
  const plain = children.filter((one) => !groups.includes(one));
  return [
    summaryOf(world.comment),
    ...tagsOf(world.comment, '@throws').map(throwsText),
    valuesText(plain),
    ...sortedFunctions(plain),
    ...groups.flatMap((group) => [
      `### \`world.${group.name}\``,
      summaryOf(group.comment),
      ...sortedFunctions([group]),
    ]),
  ].join('\n\n');
};

const codeIn = (text: string): string => (text.match(/```[^]*?```|`[^`]+`/g) ?? []).join('\n');

/** The names of types in a text that are documented. */
const namesIn = (text: string, all: Declarations): readonly string[] =>
  [...new Set(codeIn(text).match(/\b[A-Z]\w+/g) ?? [])].filter((name) => all.has(name));

/** The types that a text names, and those that they name in turn, by name. */
const typesNamedBy = (text: string, all: Declarations): ReadonlyMap<string, string> => {
  const elsewhere = [...chapters.flatMap(({ names }) => names), ...INLINED, ...NOT_LISTED];
  const found = new Map<string, string>();
  const queue = [...namesIn(text, all)];
  for (const name of queue) {
    const one = all.get(name);
    if (!one || found.has(name) || elsewhere.includes(name)) continue;
    const section = declarationText(one, all);
    found.set(name, section);
    queue.push(...namesIn(section, all));
  }
  return new Map([...found].toSorted(byName(([name]) => name)));
};

/** What a section should say and does not. */
const gapsOf = (name: string, all: Declarations): readonly string[] => {
  const one = all.get(name);
  if (!one) return [];
  const target = targetOf(one, all);
  const members = listedOf(target, all);
  const functions: readonly NamedSignature[] = [
    ...(one.signatures ?? []).map((its) => [name, its] as const),
    ...functionsIn(members).map(([member, its]) => [`${name}.${member}`, its] as const),
  ];
  return [
    ...functions
      .filter(([, { comment }]) => !summaryOf(comment) && tagsOf(comment, '@returns').length === 0)
      .map(([at]) => `${at} has no docstring.`),
    ...functions.flatMap(([at, { parameters = [] }]) =>
      parameters
        .filter(({ comment }) => !summaryOf(comment))
        .map((parameter) => `${at} has no docstring for its parameter ${parameter.name}.`),
    ),
    ...membersIn([...members, ...aliasMembers(target)])
      .filter(([, { signatures, comment }]) => !signatures && !summaryOf(comment))
      .map(([member]) => `${name}.${member} has no docstring.`),
    ...(one.signatures || summaryOf(target.comment) ? [] : [`${name} has no docstring.`]),
  ];
};

/** Types of the language, of the web and of what the entry points build on. */
const KNOWN_TYPES = 'HttpHandler Partial Pick Promise Readonly Record Request RequestInit Response URL'.split(
  ' ',
);

/** What signatures, members and aliases name as a type and no section explains. */
const unknownTypesIn = (text: string, all: Declarations): readonly string[] => {
  const lines = text.match(/^(?:- `\w+\??: [^`]*`|(?:function )?\w+\(.*\): .*;$|type .*)/gm) ?? [];
  const names =
    lines
      .join('\n')
      .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')
      .match(/\b[A-Z]\w+/g) ?? [];
  return [...new Set(names)].filter((name) => !all.has(name) && !KNOWN_TYPES.includes(name));
};

export const referencePage = (all: Declarations): Page => {
  const section = (name: string): string => {
    const one = all.get(name);
    if (!one) throw new Error(`scripts/reference/layout.ts names ${name}, which is no declaration.`);
    return name === 'World' ? worldText(one) : declarationText(one, all);
  };
  const parts = chapters.map(({ title, says, names }) =>
    [`## ${title}`, says, ...names.map(section)].filter(Boolean).join('\n\n'),
  );
  const types = typesNamedBy(parts.join('\n'), all);
  const markdown = [
    INTRO,
    ...parts,
    `## Levers\n\n${LEVERS}\n\n${leversText(false)}`,
    `## Levers of the planned part\n\nOnly in a mock with \`planned: true\`.\n\n${leversText(true)}`,
    '## Types\n\nWhat the functions above take and return.',
    ...types.values(),
  ]
    .join('\n\n')
    .replaceAll('readonly ', '');
  const listed = [...chapters.flatMap(({ names }) => names), ...types.keys()];
  const unknown = unknownTypesIn([...parts, ...types.values()].join('\n'), all);
  return {
    markdown,
    gaps: [
      ...listed.flatMap((name) => gapsOf(name, all)),
      ...unknown.map((name) => `${name} is named as a type and has no section.`),
    ],
  };
};
