import type { Examples } from '../example.ts';

export const healthExamples = { ping: () => ({}) } satisfies Partial<Examples>;
