interface CaptionSearch {
  /** Any part of the caption, or whole words of it in any order. */
  readonly by: 'substring' | 'words';
  /** Capital and small letters are the same. */
  readonly folded: boolean;
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s\p{P}]+/u).filter((word) => word !== '');

/**
 * Gives the filter captionSearch for a text (the interface: Endpoints, Photos). A photo without a caption never
 * passes, and a search for words that names none finds nothing (PHO-21, PHO-22).
 */
export const captionFilter = (
  wanted: string,
  { by, folded }: CaptionSearch,
): ((caption: string | null) => boolean) => {
  // Lower case first: for some capitals, the capital of their small letter differs.
  const key = (text: string): string => (folded ? text.toLowerCase().toUpperCase() : text);
  if (by === 'substring') return (caption) => caption !== null && key(caption).includes(key(wanted));
  const words = wordsOf(key(wanted));
  return (caption) => {
    const held = new Set(wordsOf(key(caption ?? '')));
    return words.length > 0 && words.every((word) => held.has(word));
  };
};
