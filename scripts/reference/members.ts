import { ReflectionKind, type DeclarationReflection, type SignatureReflection, type SomeType } from 'typedoc';
import { exampleText, summaryOf, tagsOf, throwsText } from './comments.ts';

export const typeText = (type: SomeType | undefined): string => String(type ?? 'unknown');

/** The object that a member holds in place of a type with a name; undefined where it does not. */
const heldBy = ({ type }: DeclarationReflection): readonly DeclarationReflection[] | undefined =>
  type?.type === 'reflection' ? type.declaration.children : undefined;

const parametersIn = (signature: SignatureReflection) => signature.parameters ?? [];

/** A signature as one writes it, with the name that its caller uses. */
const signatureText = (name: string, signature: SignatureReflection): string => {
  const parameters = parametersIn(signature).map(
    (one) =>
      `${one.name}${one.flags.isOptional || one.defaultValue !== undefined ? '?' : ''}: ${typeText(one.type)}`,
  );
  return `${name}(${parameters.join(', ')}): ${typeText(signature.type)}`;
};

/** What is to be known of a function: its signature, what its parameters mean, what it gives and what it throws. */
export const functionText = (name: string, signature: SignatureReflection, intro = ''): string => {
  const { comment } = signature;
  const rows = [
    ...parametersIn(signature)
      .filter((one) => summaryOf(one.comment) !== '')
      .map((one) => `- \`${one.name}\`: ${summaryOf(one.comment)}`),
    ...tagsOf(comment, '@returns').map((text) => `- _returns_: ${text}`),
    ...tagsOf(comment, '@throws').map(throwsText),
  ];
  return [
    `\`\`\`ts\n${intro}${signatureText(name, signature)};\n\`\`\``,
    summaryOf(comment),
    rows.join('\n'),
    ...tagsOf(comment, '@example').map(exampleText),
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** A member that holds a value, as one item of a list. */
const valueItem = (one: DeclarationReflection): string => {
  const says = summaryOf(one.comment);
  const type = typeText(one.type ?? one.getSignature?.type).replaceAll('"', "'");
  return `- \`${one.name}${one.flags.isOptional ? '?' : ''}: ${type}\`${says === '' ? '' : `: ${says}`}`;
};

/** A function, by its name for a caller. */
export type NamedSignature = readonly [name: string, signature: SignatureReflection];

/** The functions of an object, also those of the objects in it, each with its name for a caller: `clock.advance`. */
export const functionsIn = (
  children: readonly DeclarationReflection[],
  under = '',
): readonly NamedSignature[] =>
  children
    .filter(({ kind }) => kind !== ReflectionKind.Constructor)
    .flatMap((one) => [
      ...(one.signatures ?? []).map((signature) => [`${under}${one.name}`, signature] as const),
      ...functionsIn(heldBy(one) ?? [], `${under}${one.name}.`),
    ]);

/** The members of a type, and of what it is a list of, a union of or an alias for. */
const childrenOf = (type: SomeType | undefined): readonly DeclarationReflection[] => {
  switch (type?.type) {
    case 'reflection':
      return type.declaration.children ?? [];
    case 'array':
      return childrenOf(type.elementType);
    case 'typeOperator':
      return childrenOf(type.target);
    case 'union':
    case 'intersection':
      return type.types.flatMap(childrenOf);
    case 'reference':
      return (type.typeArguments ?? []).flatMap(childrenOf);
    default:
      return [];
  }
};

/** The members of an object or of an alias, also those of the objects in them, by name: `now`, `plan.share`. */
export const membersIn = (
  members: readonly DeclarationReflection[],
  under = '',
): readonly (readonly [string, DeclarationReflection])[] =>
  members
    .filter(({ kind }) => kind !== ReflectionKind.Constructor)
    .flatMap((one) => [
      [`${under}${one.name}`, one] as const,
      ...membersIn(childrenOf(one.type), `${under}${one.name}.`),
    ]);

/** Members that an alias spells out. */
export const aliasMembers = ({ kind, type }: DeclarationReflection): readonly DeclarationReflection[] =>
  kind === ReflectionKind.TypeAlias ? childrenOf(type) : [];

/** Whether a member holds a value, not a function or functions. */
const isValue = (one: DeclarationReflection): boolean =>
  one.signatures === undefined && functionsIn(heldBy(one) ?? []).length === 0;

/** The members of an object that are values, as a list. */
export const valuesText = (children: readonly DeclarationReflection[]): string =>
  children.filter(isValue).map(valueItem).join('\n');

/** The members of an object that hold functions, with what is said of them. */
export const groupsIn = (children: readonly DeclarationReflection[]): readonly DeclarationReflection[] =>
  children.filter((one) => functionsIn(heldBy(one) ?? []).length > 0);
