import document from '../../../openapi/generated/contract.json' with { type: 'json' };

/** The variant of contract-document.ts for a page, which cannot read a file synchronously. */
export const contractDocument = (): Readonly<Record<string, unknown>> => document;
