import type { Comment, CommentDisplayPart } from 'typedoc';

/** A comment as Markdown on one line; code blocks keep their lines. */
const textOf = (parts: readonly CommentDisplayPart[]): string => {
  const text = parts.map((part) => part.text).join('');
  return text.includes('```') ? text.trim() : text.replace(/\s*\n\s*/g, ' ').trim();
};

export const summaryOf = (comment: Comment | undefined): string => textOf(comment?.summary ?? []);

/** The texts of the tags of this name, such as `@throws`. */
export const tagsOf = (comment: Comment | undefined, name: `@${string}`): readonly string[] =>
  (comment?.getTags(name) ?? []).map(({ content }) => textOf(content));

export const exampleText = (text: string): string =>
  text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``;

export const throwsText = (text: string): string =>
  `- _throws_: ${text.replace(/^(CesError|TypeError)\b/, '`$1`')}`;
