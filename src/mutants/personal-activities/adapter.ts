import { personalActivityView } from '../../mock/operations/personal-activities/view.ts';
import type { PersonalActivityRecord } from '../../mock/world/personal-activities-records.ts';
import type { World } from '../../mock/world/world.ts';
import { beforeValidation, type Members } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { showsWith } from '../verbs.ts';

export const LIST = 'listPersonalActivities';
export const CREATE = 'createPersonalActivity';

/** The verbs of faults for personal activities, which nothing replaces. */
export const { createsAs, listsOnly, listsToo } = resourceOf<PersonalActivityRecord>({
  records: ({ store }) => store.personalActivities,
  view: personalActivityView,
  id: 'personalActivityId',
  list: LIST,
  create: CREATE,
  replace: CREATE,
  shownBy: [CREATE, LIST],
});

/** The list shows its items otherwise. */
export const listsAs = (change: (activity: Members) => Members): Mutation =>
  showsWith(LIST, (activity) => ({ ...change(activity) }));

/** Bodies get other members before they are validated. */
export const sentAs = (change: (body: Members, world: World) => Members | false): Mutation =>
  beforeValidation(CREATE, (body, world) => ({ ...body, ...change(body, world) }));
