/** As long as a plain text may be that every service keeps, of several words in both cases: hardly ever is one drawn. */
export const LONG_TITLE = 'The Reading Circle and the Rose Garden';
