import { openapi, workflows } from '#required';

/** The published contract. It is large and no call of the API needs it, so it is read when it is asked for. */
export const publishedContract = (): Promise<Readonly<Record<string, unknown>>> => Promise.resolve(openapi());

/** The workflows, an Arazzo document. */
export const publishedWorkflows = (): Promise<Readonly<Record<string, unknown>>> =>
  Promise.resolve(workflows());
