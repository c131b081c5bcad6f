import type { Examples } from '../example.ts';

export const healthExamples: Pick<Examples, 'ping'> = {
  ping: () => ({ path: {} }),
};
