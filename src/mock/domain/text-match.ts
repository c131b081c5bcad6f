/** How a searched text must occur in another one. */
export type TextMatch = 'part' | 'part-same-case' | 'words';

// Lower case first: some capitals have small letters whose capitals are others.
const folded = (text: string): string => text.toLowerCase().toUpperCase();

const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}\p{M}_]/u.test(sign);

/** Whether `sought` occurs in `text` as whole words. */
const holdsWords = (text: readonly string[], sought: readonly string[]): boolean =>
  text.some(
    (_, start) =>
      sought.every((sign, index) => text[start + index] === sign) &&
      !(isWordSign(text[start - 1]) && isWordSign(sought[0])) &&
      !(isWordSign(text[start + sought.length]) && isWordSign(sought.at(-1))),
  );

/** Whether a text passes a search. Without a search every one does; no text is an empty one. Endpoints, Messages. */
export const holdsText = (text: string | null, sought: string | undefined, match: TextMatch): boolean => {
  const [held, part] = [text ?? '', sought ?? ''];
  if (match === 'part') return folded(held).includes(folded(part));
  if (match === 'part-same-case') return held.includes(part);
  return part === '' || holdsWords([...folded(held)], [...folded(part)]);
};
