/** What JSON may hold as it is, and a terminal or the log of a workflow would obey. */
const OBEYED = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]|(?<=#)#(?=\w*\[)/g;

/** JSON that can be shown anywhere: the same value, with \u escapes for the characters that something would obey. */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    OBEYED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
