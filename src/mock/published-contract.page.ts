/** The variant of published-contract.ts for a page. */
export const publishedContract = async (): Promise<Readonly<Record<string, unknown>>> =>
  (await import('../../openapi/generated/openapi.json', { with: { type: 'json' } })).default;

/** The variant for a page of the workflows, too. */
export const publishedWorkflows = async (): Promise<Readonly<Record<string, unknown>>> =>
  (await import('../../openapi/generated/workflows.json', { with: { type: 'json' } })).default;
