import { isoOf } from '../../world/clock.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

export const calendarLevers = {
  'create-calendar': (
    { facilityIds, name = 'Calendar', category = 'activity', private: isPrivate = false },
    context,
  ) => {
    const { calendars, facilities } = context.store;
    const refusal = unlisted('facilityIds', facilityIds, facilities);
    if (refusal) return refusal;
    const { id } = calendars.insert({
      id: context.ids.next('cal'),
      name,
      category,
      facilityIds: [...new Set(facilityIds)],
      private: isPrivate,
      created: isoOf(context.clock.now()),
    });
    return { calendarId: id };
  },

  'create-activity-type': ({ name, category = 'Social' }, { store, ids }) => {
    const { id } = store.activityTypes.insert({ id: ids.next('typ'), name, category });
    return { activityTypeId: id };
  },
} satisfies Partial<Levers>;
