import { ajv, ajvFormats } from '#required';

/**
 * Loads ajv at its first use: that takes a tenth of a start, and many first requests carry nothing to
 * validate.
 */
export const ajvLibrary = () => ({ ...ajv(), addFormats: ajvFormats().default });
