import { personalVisitView } from '../../mock/operations/personal-visits/view.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import type { World } from '../../mock/world/world.ts';
import { beforeValidation, type Members } from '../input.ts';
import type { Mutation, OneOrMore } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { dayIn } from '../times.ts';

export const LIST = 'listPersonalVisits';
export const CREATE = 'createPersonalVisit';
export const GET = 'getPersonalVisit';
export const REPLACE = 'replacePersonalVisit';
export const DELETE = 'deletePersonalVisit';
export const EVERYWHERE = [LIST, CREATE, GET, REPLACE] as const;
export const WRITES = [CREATE, REPLACE] as const;

/** The verbs of faults for personal visits. */
export const visits = resourceOf<PersonalVisitRecord>({
  records: ({ store }) => store.personalVisits,
  view: personalVisitView,
  id: 'visitId',
  list: LIST,
  create: CREATE,
  replace: REPLACE,
  shownBy: EVERYWHERE,
});

/** Bodies get other members before they are validated; `stored` is what is to be replaced. */
export const sentAs = (
  operations: OneOrMore,
  change: (body: Members, stored: PersonalVisitRecord | undefined, world: World) => Members | false,
): Mutation =>
  beforeValidation(operations, (body, world, { visitId }) => ({
    ...body,
    ...change(body, world.store.personalVisits.find(visitId), world),
  }));

/** Another visit on the same day. */
export const isSameDay = (one: PersonalVisitRecord, other: PersonalVisitRecord): boolean =>
  one.id !== other.id && dayIn(one.startDate) === dayIn(other.startDate);
