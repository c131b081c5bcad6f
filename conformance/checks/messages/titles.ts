/**
 * The longest text that no open question concerns, of several words in both cases. Random texts are rarely
 * like this.
 */
export const LONG_TITLE = 'The Reading Circle and the Rose Garden';
