import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The variant of ajv-library.ts for a page. */
export const ajvLibrary = () => ({ Ajv2020, addFormats: addFormats.default });
