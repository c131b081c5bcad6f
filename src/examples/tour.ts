import { Temporal } from 'temporal-polyfill';
import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { membersAt } from '../mock/http/members.ts';
import { isoOf } from '../mock/world/clock.ts';
import type { ActivityRecord, FacilityRecord } from '../mock/world/records.ts';
import type { World } from '../mock/world/world.ts';

/** What an example can use: the tenant of the calls, and another one, whose people are unknown there. */
export interface Tour {
  readonly world: World;
  readonly elsewhere: World;
}

/** The first item of a list; throws if the list is empty. `what` names the item. */
export const first = <T>(list: readonly T[], what: string): T => {
  const [one] = list;
  if (one === undefined) throw new Error(`the examples need ${what}; the demo world has none`);
  return one;
};

export const home = ({ world }: Tour): FacilityRecord => first(world.store.facilities.all(), 'a facility');

/** Today in the home facility plus a number of days: YYYY-MM-DD. */
export const dayAtHome = (tour: Tour, days = 0): string =>
  tour.world.clock.now().toZonedDateTimeISO(home(tour).timeZone).toPlainDate().add({ days }).toString();

/** A window of whole days, as the lists take it. */
export const windowOfDays = (tour: Tour, from: number, to: number) => ({
  startDate: `${dayAtHome(tour, from)}T00:00:00Z`,
  endDate: `${dayAtHome(tour, to)}T23:59:59Z`,
});

/** Whether an activity of one time lies ahead and takes place. */
export const isAhead =
  ({ clock }: World) =>
  ({ recurrence, startDate, isCancelled, isDeleted }: ActivityRecord): boolean =>
    recurrence === null && !isCancelled && !isDeleted && Temporal.Instant.compare(startDate, clock.now()) > 0;

/** Whether a record existed before the examples began, so that an example also works alone. */
export const isFromBefore =
  ({ clock }: World) =>
  ({ created }: { readonly created: string }): boolean =>
    created < isoOf(clock.now());

/** The members of a record that the body of an operation takes and that have a value. */
export const bodyFrom = (operation: OperationId, record: object): Readonly<Record<string, unknown>> => {
  const facts = operations[operation];
  const members = 'body' in facts ? membersAt(facts.body.schema) : {};
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => Object.hasOwn(members, name) && value !== null),
  );
};
