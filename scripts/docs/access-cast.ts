import { levers } from '../../src/mock/admin/levers/table.ts';
import { isRefusal, type Refusal } from '../../src/mock/http/problem.ts';
import { contextOf } from '../../src/mock/operation-context.ts';
import type { World } from '../../src/mock/world/world.ts';
import { first } from '../../src/examples/tour.ts';

/** People of every kind around one resident, and what they made. */
export interface Cast {
  /** Acting ids, by what the person is to the resident in the path. */
  readonly people: Readonly<Record<string, string>>;
  /** Ids in the paths, except those of requests. */
  readonly path: Readonly<Record<string, string>>;
  /** Ids of a transportation and a work request, by their creator. */
  readonly requests: Readonly<Record<string, { readonly requestId: string; readonly workRequestId: string }>>;
}

const granted = <T extends object>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new Error(`a lever was refused: ${outcome.found}`);
  return outcome;
};

/** Puts the cast into a world that serves the planned part as well. */
export const castIn = (world: World): Cast => {
  const context = contextOf(world, 'http://127.0.0.1', (event) => [event]);
  const [home, away] = world.store.facilities.all();
  const facilityId = first(home ? [home] : [], 'a facility').id;
  const facilityIds = [facilityId];
  const everything = {
    transportation: true,
    familyTransportation: true,
    workRequests: true,
    familyWorkRequests: true,
  };
  granted(levers['switch-modules']({ facilityId, ...everything }, context));
  const resident = (): string => granted(levers['create-resident']({ facilityId }, context)).residentId;
  const relative = (...residentIds: string[]): string =>
    granted(levers['create-connection']({ residentIds, facilityIds }, context)).connectionId;
  const staff = (at: string[], permissions: 'VIEW_ACTIVITIES'[]): string =>
    granted(levers['create-staff']({ facilityIds: at, permissions }, context)).staffId;
  const [own, other] = [resident(), resident()];
  const [linked, family] = [relative(own), relative(own)];
  const calendars = world.store.calendars.filter((one) => one.facilityIds.includes(facilityId));
  const { activityId } = granted(
    levers['create-activity']({ calendarId: first(calendars, 'a calendar at home').id }, context),
  );
  const file = { name: 'plan.txt', type: 'text/plain', content: '' };
  const { attachmentId } = granted(levers['attach-to-activity']({ activityId, ...file }, context));
  const madeBy = (creatorId: string) => ({
    ...granted(levers['create-transportation-request']({ residentId: own, creatorId }, context)),
    workRequestId: granted(levers['create-work-request']({ residentId: own, creatorId }, context))
      .workRequestId,
  });
  const member = staff(facilityIds, ['VIEW_ACTIVITIES']);
  return {
    people: {
      'the resident': own,
      'another resident': other,
      'a linked connection': linked,
      'a connection of another': relative(other),
      'staff, may view activities': member,
      'staff without permission': staff(facilityIds, []),
      'staff of elsewhere': staff([away?.id ?? facilityId], ['VIEW_ACTIVITIES']),
      'a system actor': first(world.store.systemActors.all(), 'a system actor').id,
      'an unknown id': 'nobody',
    },
    path: { facilityId, residentId: own, connectionId: linked, activityId, attachmentId },
    requests: {
      'the resident': madeBy(own),
      'the linked connection': madeBy(linked),
      'another linked connection': madeBy(family),
      staff: madeBy(member),
    },
  };
};
