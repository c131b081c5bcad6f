import type { components } from '../../../openapi/generated/types.ts';
import type { Acting } from '../world/acting.ts';
import type { CalendarRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { parentless } from './lookup.ts';
import type { OperationsOf } from './operation.ts';
import { inListOrder } from './order.ts';

const calendarView = (calendar: CalendarRecord, world: World): components['schemas']['Calendar'] => ({
  id: calendar.id,
  name: calendar.name,
  category: calendar.category,
  facilityIds: [...calendar.facilityIds],
  facilityNames: calendar.facilityIds.flatMap((id) => world.store.facilities.find(id)?.name ?? []),
  private: calendar.private,
  created: calendar.created,
});

// CAL-07, CAL-08, CAL-09
const isListed = (calendar: CalendarRecord, facilityId: string, world: World): boolean =>
  calendar.facilityIds.includes(facilityId) ||
  world.choose('shared-calendars', {
    'of-this-facility': false,
    'every-shared': calendar.facilityIds.length > 1,
  });

const isShownTo = (acting: Acting, calendar: CalendarRecord, world: World): boolean => {
  const isFamily = acting.kind === 'resident' || acting.kind === 'connection';
  return world.choose('private-calendars', { shown: true, hidden: !(calendar.private && isFamily) });
};

export const calendarOperations: OperationsOf<'calendars'> = {
  listCalendars: ({ path, acting }, context) => {
    const { facilities, calendars } = context.store;
    if (!facilities.find(path.facilityId)) {
      const empty = { status: 200 as const, body: { data: [] } };
      return parentless('listCalendars', 'a facility', path.facilityId, empty, context);
    }
    const shown = calendars.filter(
      (calendar) => isListed(calendar, path.facilityId, context) && isShownTo(acting, calendar, context),
    );
    const listed = inListOrder('listCalendars', calendars, shown, ({ name }) => name, context);
    return { status: 200, body: { data: listed.map((calendar) => calendarView(calendar, context)) } };
  },
};
