import type { DeclarationReflection } from 'typedoc';
import { summaryOf, tagsOf } from './comments.ts';
import { chapters, INTRO, LEVERS, NOT_LISTED } from './layout.ts';
import { leversText } from './levers.ts';
import { functionsIn, functionText, groupsIn, typeText, valuesText } from './members.ts';

export type Declarations = ReadonlyMap<string, DeclarationReflection>;

/** What another name stands for: itself, or what the alias names. */
const targetOf = (one: DeclarationReflection, all: Declarations): DeclarationReflection =>
  (one.type?.type === 'reference' && one.type.typeArguments === undefined && all.get(one.type.name)) || one;

/** What an alias stands for, where that can be read. */
const aliasText = ({ name, type, children, signatures }: DeclarationReflection): string => {
  if (children ?? signatures ?? !type) return '';
  const text = typeText(type);
  return type?.type === 'mapped' || text.length > 400 ? '' : `\`\`\`ts\ntype ${name} = ${text};\n\`\`\``;
};

const objectText = (one: DeclarationReflection): string => {
  const children = one.children ?? [];
  return [
    summaryOf(one.comment),
    ...tagsOf(one.comment, '@throws').map(
      (text) => `- _throws_: ${text.replace(/^CesError\b/, '`CesError`')}`,
    ),
    ...tagsOf(one.comment, '@example'),
    aliasText(one),
    valuesText(children),
  ]
    .filter(Boolean)
    .join('\n\n');
};

const own = (children: readonly DeclarationReflection[]): readonly DeclarationReflection[] =>
  children.filter(({ inheritedFrom }) => inheritedFrom === undefined);

/** The interfaces that this one extends as a whole, where each has a section of its own. */
const parentsOf = (one: DeclarationReflection, all: Declarations): readonly string[] => {
  const types = one.extendedTypes ?? [];
  const names = types.flatMap((type) =>
    type.type === 'reference' && (type.typeArguments ?? []).length === 0 && all.has(type.name)
      ? [type.name]
      : [],
  );
  return names.length === types.length ? names : [];
};

/** One declaration of an entry point: a function, or an object with its values and functions. */
const declarationText = (one: DeclarationReflection, all: Declarations): string => {
  const [signature] = one.signatures ?? [];
  if (signature) return `### \`${one.name}\`\n\n${functionText(one.name, signature, 'function ')}`;
  const target = targetOf(one, all);
  const parents = parentsOf(target, all);
  const isClient = target.name === 'Client';
  const members = target.children ?? [];
  const children = parents.length > 0 || isClient ? own(members) : members;
  const inherited =
    parents.length > 0
      ? `It has all members of ${parents.map((name) => `\`${name}\``).join(' and ')}, and:`
      : '';
  const says = [summaryOf(target.comment), inherited].filter(Boolean).join(' ');
  const example = tagsOf(target.comment, '@example');
  const functions = functionsIn(children);
  return [
    `### \`${one.name}\``,
    says,
    ...example.map((text) => (text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``)),
    one.name === 'test' ? '' : aliasText({ ...target, name: one.name } as DeclarationReflection),
    valuesText(children),
    ...functions.map(
      ([name, its]) => `#### \`${name}\`\n\n${functionText(name.split('.').at(-1) ?? name, its)}`,
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** The world: its own values and functions, then one group after another. */
const worldText = (world: DeclarationReflection): string => {
  const children = world.children ?? [];
  const groups = groupsIn(children).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const plain = children.filter((one) => !groups.includes(one));
  const functionItems = (list: readonly DeclarationReflection[], under = '') =>
    functionsIn(list, under).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    objectText({ ...world, children: plain } as DeclarationReflection),
    ...functionItems(plain).map(([name, its]) => `#### \`${name}\`\n\n${functionText(name, its)}`),
    ...groups.flatMap((group) => [
      `### \`world.${group.name}\``,
      summaryOf(group.comment),
      ...functionItems([group]).map(
        ([name, its]) => `#### \`${name}\`\n\n${functionText(name.split('.').at(-1) ?? name, its)}`,
      ),
    ]),
  ].join('\n\n');
};

/** The names of types in a text that are documented. */
const namesIn = (text: string, all: Declarations): readonly string[] =>
  [...new Set(text.match(/\b[A-Z]\w+/g) ?? [])].filter((name) => all.has(name));

/** The types that a text names, and those that they name in turn, by name. */
const typesNamedBy = (text: string, all: Declarations, listed: readonly string[]): readonly string[] => {
  const found = new Map<string, string>();
  const queue = [...namesIn(text, all)];
  for (const name of queue) {
    const one = all.get(name);
    if (!one || found.has(name) || listed.includes(name) || NOT_LISTED.includes(name)) continue;
    const section = declarationText(one, all);
    found.set(name, section);
    queue.push(...namesIn((section.match(/`[^`]+`/g) ?? []).join(' '), all));
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, section]) => section);
};

/** The reference as Markdown, before it is formatted. */
export const referencePage = (all: Declarations): string => {
  const section = (name: string): string => {
    const one = all.get(name);
    if (!one) throw new Error(`scripts/reference/layout.ts names ${name}, which is no declaration.`);
    return name === 'World' ? worldText(one) : declarationText(one, all);
  };
  const parts = chapters.map(({ title, says, names }) =>
    [`## ${title}`, says, ...names.map(section)].filter(Boolean).join('\n\n'),
  );
  const inCode = parts.join('\n').match(/```[^]*?```|`[^`]+`/g) ?? [];
  const listed = chapters.flatMap(({ names }) => names);
  return [
    INTRO,
    ...parts,
    `## Levers\n\n${LEVERS}\n\n${leversText(false)}`,
    `## Levers of the planned part\n\nOnly in a mock with \`planned: true\`.\n\n${leversText(true)}`,
    '## Types\n\nWhat the functions above take and return.',
    ...typesNamedBy(inCode.join('\n'), all, listed),
  ]
    .join('\n\n')
    .replaceAll('readonly ', '');
};

/** Functions without a docstring, by their names for a caller. */
export const undocumented = (all: Declarations): readonly string[] =>
  [...chapters.flatMap(({ names }) => names), 'WithWorlds'].flatMap((name) => {
    const one = all.get(name);
    const functions =
      one?.signatures?.map((its) => [name, its] as const) ?? functionsIn(own(one?.children ?? []));
    return functions
      .filter(
        ([, { comment, inheritedFrom }]) =>
          !inheritedFrom && !summaryOf(comment) && !tagsOf(comment, '@returns').length,
      )
      .map(([member]) => (member === name ? name : `${name}.${member}`));
  });
