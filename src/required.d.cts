/** The contract by which the mock judges. */
export function contract(): Readonly<Record<string, unknown>>;
/** The contract as it is published. */
export function openapi(): Readonly<Record<string, unknown>>;
/** The workflows, an Arazzo document. */
export function workflows(): Readonly<Record<string, unknown>>;
export function ajv(): typeof import('ajv/dist/2020.js');
export function ajvFormats(): typeof import('ajv-formats');
/** The path of the folder with the built pages. */
export const pages: string;
