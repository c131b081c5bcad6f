/** How a searched text must occur in another one. */
export type TextMatch = 'part' | 'part-same-case' | 'words';

// Lower case first: for some capitals, the capital of their small letter differs.
const folded = (text: string): string => text.toLowerCase().toUpperCase();

const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}\p{M}_]/u.test(sign);

/** Whether `wanted` occurs in `text` as whole words. */
const holdsWords = (text: readonly string[], wanted: readonly string[]): boolean =>
  text.some(
    (_, start) =>
      wanted.every((sign, index) => text[start + index] === sign) &&
      !(isWordSign(text[start - 1]) && isWordSign(wanted[0])) &&
      !(isWordSign(text[start + wanted.length]) && isWordSign(wanted.at(-1))),
  );

/** Whether a text passes a search. Without a search every one does; no text is an empty one. Endpoints, Messages. */
export const holdsText = (text: string | null, wanted: string | undefined, match: TextMatch): boolean => {
  const [held, part] = [text ?? '', wanted ?? ''];
  if (match === 'part') return folded(held).includes(folded(part));
  if (match === 'part-same-case') return held.includes(part);
  return part === '' || holdsWords([...folded(held)], [...folded(part)]);
};
