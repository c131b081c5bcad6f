import fc from 'fast-check';
import { plainText } from '../../kit/core-values.ts';

/** As long as the longest plain text that may be drawn, and in both cases. */
const long = 'Thursdays Reading Circle And the Garden'.slice(0, 38);

/** Titles that every service must be able to keep; a long one is hardly ever drawn, so it has a chance of its own. */
export const titles: fc.Arbitrary<string> = fc.oneof(fc.constant(long), plainText);
