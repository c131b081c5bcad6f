import { inAnswer } from '../mutants/mutation.ts';
import type { Freedom } from './variant.ts';

/** A server that differs in nothing that the interface speaks of: if it is failed, no other score counts. */
export const controlVariant: Freedom = {
  id: 'control.one-more-header',
  description: 'Adds a header of its own to every answer.',
  tables: inAnswer((response) => {
    response.headers.set('X-Served-By', 'control');
    return response;
  }),
  witness: ({ send }) => send('listFacilities'),
};
