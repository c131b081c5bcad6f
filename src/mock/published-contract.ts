import { openapi } from '#required';

/** The published contract. It is large and no call of the API needs it, so it is read when it is asked for. */
export const publishedContract = (): Promise<Readonly<Record<string, unknown>>> => Promise.resolve(openapi());
