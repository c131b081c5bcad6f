import { refuse, type Refusal } from '../../http/problem.ts';
import type { World } from '../../world/world.ts';

export type FlatList = 'listPersonalActivitiesFlat' | 'listPhotosFlat' | 'listMessagesFlat';

/** Whether the list contains the items of this resident. */
export type Asked = (residentId: string) => boolean;

const everyResident =
  ({ store }: World): Asked =>
  (id) =>
    store.residents.find(id) !== undefined;

const noResident: Asked = () => false;

/** The refusal of a flat list with a wrong query. */
export const refusedQuery = (name: string, promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    { validation: [{ location: 'query', pointer: `/${name}`, code: name, message: promised }] },
  );

/** The residents of a flat list: the named one, otherwise by the open choices. */
export const residentsAsked = (
  operation: FlatList,
  residentId: string | undefined,
  world: World,
): Asked | Refusal => {
  if (residentId === undefined)
    return world.choose(
      'flat-resident-left-out',
      {
        refused: refusedQuery(
          'residentId',
          'The query must name the resident in residentId.',
          'no residentId.',
          'send residentId.',
        ),
        'every-resident': everyResident(world),
        'empty-list': noResident,
      },
      operation,
    );
  // FLT-05
  if (world.store.residents.find(residentId)) return (id) => id === residentId;
  return world.choose(
    'flat-unknown-resident',
    {
      'empty-list': noResident,
      refused: refuse('not-found', {
        promised: 'residentId must be the id of a resident of this tenant.',
        found: `${residentId}, which is not the id of a resident.`,
        next: 'use an id from an answer of the same tenant.',
      }),
    },
    operation,
  );
};

/** The maximal number of items of a flat list, by its query and the open choices. */
export const mostItems = (
  operation: 'listPhotosFlat' | 'listMessagesFlat',
  limit: number | undefined,
  world: World,
): number | Refusal => {
  const unasked = world.choose('flat-limit-left-out', { fifty: 50, all: Infinity });
  if (limit === undefined) return unasked;
  if (limit >= 1) return limit;
  return world.choose(
    'flat-limit-below-one',
    {
      refused: refusedQuery(
        'limit',
        'limit must be 1 or more.',
        `${limit}.`,
        'ask for at least 1, or leave it out.',
      ),
      ignored: unasked,
      'empty-list': 0,
    },
    operation,
  );
};
