import { windowHolds } from '../../domain/window.ts';
import { isRefusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import { compoundKey } from '../../world/keys.ts';
import { zoneOfResident } from '../check-ins/view.ts';
import { startOf } from '../exact-times.ts';
import { flagsOfTheNew } from '../created-reply.ts';
import { refusedForDeleted } from '../for-the-deleted.ts';
import { parentless, unknown } from '../lookup.ts';
import type { Handler, Operations } from '../operation.ts';
import { inListOrder } from '../order.ts';
import { textsAround, windowFor } from '../window.ts';
import { insertPersonalActivity } from './record.ts';
import { coreValues, openValues } from './values.ts';
import { personalActivityView } from './view.ts';

const LIST = 'listPersonalActivities';

const listPersonalActivities: Handler<typeof LIST> = ({ path: { residentId }, query }, context) => {
  const { residents, personalActivities } = context.store;
  if (!residents.find(residentId)) {
    const empty = { status: 200 as const, body: { data: [] } };
    return parentless(LIST, 'a resident', residentId, empty, context);
  }
  const window = windowFor(LIST, query, zoneOfResident(residentId, context), context);
  if (isRefusal(window)) return window;
  const { first, last } = textsAround(window);
  const starts = new Map(
    personalActivities
      // PAC-16
      .between('start', compoundKey(residentId, first), compoundKey(residentId, last))
      .map((activity) => [activity, startOf(activity, zoneOfResident(activity.residentId, context))]),
  );
  // PAC-14, PAC-15, PAC-22
  const found = [...starts].filter(([, start]) => windowHolds(window, start)).map(([activity]) => activity);
  const start = (activity: (typeof found)[number]): string => isoOf(starts.get(activity) ?? window.from);
  const listed = inListOrder(LIST, personalActivities, found, start, context);
  return { status: 200, body: { data: listed.map((activity) => personalActivityView(activity, context)) } };
};

const createPersonalActivity: Handler<'createPersonalActivity'> = (
  { path: { residentId }, body },
  context,
) => {
  const resident = context.store.residents.find(residentId);
  if (!resident) return unknown('a resident', residentId);
  const gone = refusedForDeleted(resident, 'a resident', 'createPersonalActivity', context);
  if (gone) return gone;
  const open = openValues(body, context);
  if (isRefusal(open)) return open;
  const core = coreValues(body, resident, context);
  if (isRefusal(core)) return core;
  const activity = insertPersonalActivity(residentId, { ...core, ...open }, context);
  const made = {
    ...personalActivityView(activity, context),
    ...(activity.confirmed === null && flagsOfTheNew('createPersonalActivity', { confirmed: null }, context)),
  };
  return context.choose('personal-activity-answer', {
    'created-data': { status: 201, body: { data: made } } as const,
    'ok-data': { status: 200, body: { data: made } } as const,
    'created-bare': { status: 201, body: made } as const,
    'no-content': { status: 204, body: undefined } as const,
  });
};

/** The section Personal activities of the interface. */
export const personalActivityOperations: Pick<Operations, typeof LIST | 'createPersonalActivity'> = {
  listPersonalActivities,
  createPersonalActivity,
};
