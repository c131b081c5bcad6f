/** A count with its noun: 1 check, 2 checks. */
export const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A text without the marks around names of members. */
export const unmarked = (text: string): string => text.replaceAll('`', '');
