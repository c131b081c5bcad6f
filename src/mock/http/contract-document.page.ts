import document from '../../../openapi/generated/contract.json' with { type: 'json' };

/** What contract-document.ts is in a page: nothing can be read later there without waiting. */
export const contractDocument = (): Readonly<Record<string, unknown>> => document;
