/** What published-contract.ts is in a page. */
export const publishedContract = async (): Promise<object> =>
  (await import('../../openapi/generated/openapi.json', { with: { type: 'json' } })).default;
