/** `checkIn` as words: `check in`. */
export const wordsIn = (name: string): string =>
  name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** The subject of an operation, from its id without the verb: `a check-in`, `facility photos`. */
export const nounOf = (operation: string): string => {
  const words = wordsIn(operation.replace(/^[a-z]+/, '')).replace(/^check in/, 'check-in');
  return words === '' ? operation : words;
};

/** With its article. */
export const article = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** With an article, unless it is a plural. */
export const one = (noun: string): string => (noun.endsWith('s') ? noun : article(noun));

/** A thing in a state: `a waitlisted registration`. */
export const inState = (state: string, resource: string): string =>
  /^[a-z]+$/.test(state) ? `${article(state)} ${resource}` : `${article(resource)} in the state ${state}`;

/** How many things: `1 call`, `2 calls`. */
export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
